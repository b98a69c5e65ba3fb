import { createPricing, placesOf, putIn } from './place'
import { type RoundsPlan, type RoundsProblem, SLICE, tasksOf } from './problem'
import { drawing, fallOf, tolerance } from './random'
import { createRecreate } from './recreate'
import { placeByRegret } from './regret'
import { createRuin } from './ruin'
import { LONGEST_EXACT, shortestOrder } from './shortest-order'
import { createTimetable } from './timetable'

/** Length of a search and its temperature range, in minutes of driving. */
export type Course = {
  /** Number of slices of `SLICE` iterations. Further slices reuse the last settings. */
  slices: number
  from: number
  to: number
}

/** Smaller differences are floating-point errors. */
const LEAST_GAIN = 1e-6
/** Fraction of the search during which it accepts omitting rarely omitted tasks. */
const DARING = 0.2
/** Slices for a day of up to 60 visits; `LONG_COURSE` is for larger ones. */
const SHORT_COURSE = 20
const LONG_COURSE = 80
const MANY_VISITS = 60

const courseFor = (visits: number): Course => ({
  slices: visits > MANY_VISITS ? LONG_COURSE : Math.min(SHORT_COURSE, Math.ceil(visits / 2)),
  from: 30,
  to: 2,
})

const countOfFree = ({ visits }: RoundsProblem): number => visits.filter(({ pinned }) => pinned === null).length

/**
 * Searches for good routes: initial placement by regret, then repeated ruin and recreate. The plan after a slice depends only on the
 * problem and the slice number.
 */
export const createSearch = (problem: RoundsProblem, course: Course = courseFor(countOfFree(problem))) => {
  const { visits, shifts } = problem
  const draw = drawing(problem.seed)
  const table = createTimetable(problem)
  const pricing = createPricing(problem, table, null)
  const tasks = tasksOf(problem)
  const taskOf = new Int32Array(visits.length)
  for (const [task, together] of tasks.entries()) for (const visit of together) taskOf[visit] = task
  const omissionCounts = new Float64Array(tasks.length)
  const ruin = createRuin(problem, table, taskOf, tasks)
  const blinking = createPricing(problem, table, draw)
  const recreate = createRecreate(problem, { tasks, leftOften: omissionCounts, table, pricing: blinking, draw })

  const omissionCost = (task: number): number => visits[tasks[task]?.[0] ?? 0]?.leftOut ?? 0
  const sumOf = (out: readonly number[], of: (task: number) => number) => out.reduce((sum, task) => sum + of(task), 0)
  const often = (task: number): number => omissionCounts[task] ?? 0

  const placePinned = (): void => {
    const pinned = visits
      .flatMap(({ pinned: shift, options: [at] }, visit) =>
        shift === null || !at ? [] : [{ visit, shift, at: at.open }],
      )
      .sort((a, b) => a.at - b.at || a.visit - b.visit)
    for (const { visit, shift } of pinned) table.insert(visit, shift, table.rounds[shift]?.length ?? 0, 0)
  }

  placePinned()
  let out = placeByRegret(problem, { tasks, table, pricing })
  const costNow = (): number => table.total() + sumOf(out, omissionCost)
  let current = costNow()
  let best = { plan: table.plan(), out, cost: current }
  let temperature = course.from
  const cooling = fallOf(course.from, course.to, course.slices)
  const daring = Math.floor(course.slices * DARING)
  const isSettled = visits.every(({ pinned }) => pinned !== null)

  const tryOnce = (isDaring: boolean): void => {
    table.keep()
    const before = out
    const oftenBefore = isDaring ? sumOf(before, often) : 0
    out = recreate([...before, ...ruin(draw)])
    const cost = costNow()
    const isAccepted = cost < current + temperature * tolerance(draw) || (isDaring && sumOf(out, often) < oftenBefore)
    if (!isAccepted) {
      table.back()
      out = before
      return
    }
    current = cost
    if (cost < best.cost - LEAST_GAIN) best = { plan: table.plan(), out, cost }
  }

  const backToBest = (): void => {
    table.load(best.plan)
    out = best.out
    current = best.cost
  }

  /** Applies a change and rolls it back unless it improves the cost; returns true when it was kept. */
  const gains = (change: () => void): boolean => {
    const [before, was] = [out, current]
    table.keep()
    change()
    current = costNow()
    if (current < was - LEAST_GAIN) return true
    table.back()
    out = before
    current = was
    return false
  }

  const isMoved = (task: number): boolean => {
    const together = tasks[task] ?? []
    if (together.some((visit) => visits[visit]?.pinned !== null)) return false
    return gains(() => {
      const affectedShifts = new Set(together.map((visit) => table.roundOf[visit] ?? -1))
      for (const visit of together) table.remove(visit)
      for (const shift of affectedShifts) if (shift >= 0) table.refresh(shift)
      const places = placesOf(together, omissionCost(task), pricing)
      if (places) putIn(together, places, table)
      const others = out.filter((each) => each !== task)
      out = places ? others : [...others, task]
    })
  }

  const putInBestOrder = (shift: number): void => {
    const round = table.rounds[shift] ?? []
    if (round.length < 2 || round.length > LONGEST_EXACT) return
    const ordered = shortestOrder(problem, { shift, round, busy: table.busy[shift] ?? 0, chosen: table.option })
    if (!ordered) return
    gains(() => {
      for (const visit of [...round]) table.remove(visit)
      for (const [index, { visit, option }] of ordered.entries()) table.insert(visit, shift, index, option)
    })
  }

  /** Reinserts each task at its cheapest position until nothing improves, then gives each route its best order. */
  const settle = (): void => {
    const all = [...tasks.keys()]
    let moved = all
    while (moved.length > 0) moved = all.filter(isMoved)
    for (const shift of shifts.keys()) putInBestOrder(shift)
  }

  let slice = 0
  return {
    slices: isSettled || shifts.length === 0 ? 0 : course.slices,
    next(): void {
      if (isSettled || shifts.length === 0) return
      for (let tried = 0; tried < SLICE; tried++) tryOnce(slice < daring)
      slice += 1
      if (slice === daring) backToBest()
      if (slice < course.slices) temperature *= cooling
    },
    /** The best routes so far, after local optimization, and their cost including omitted tasks. The search can continue afterwards. */
    best(): { plan: RoundsPlan; cost: number } {
      const there = { plan: table.plan(), out, current }
      backToBest()
      settle()
      const settled = { plan: table.plan(), cost: current }
      table.load(there.plan)
      out = there.out
      current = there.current
      return settled
    },
  }
}
