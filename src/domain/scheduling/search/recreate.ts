import { type Pricing, placesOf, putIn } from './place'
import type { RoundsProblem } from './problem'
import type { Draw } from './random'
import type { Timetable } from './timetable'

/** An insertion order, smallest key first; `share` is its relative probability. */
type Order = { share: number; key: (task: number) => number }

/** Dependencies of `createRecreate`. `leftOften` counts how often each task was omitted. */
type InsertionContext = {
  tasks: readonly number[][]
  leftOften: Float64Array
  table: Timetable
  pricing: Pricing
  draw: Draw
}

const ordersOf = ({ visits, travel }: RoundsProblem, { tasks, leftOften, draw }: InsertionContext): Order[] => {
  const leaders = tasks.map(([first = 0]) => visits[first])
  const spread = leaders.map((visit) => (travel[visit?.place ?? 0] ?? []).reduce((sum, way) => sum + way, 0))
  const opens = leaders.map((visit) => Math.min(...(visit?.options.map(({ open }) => open) ?? [])))
  const closes = leaders.map((visit) => Math.max(...(visit?.options.map(({ close }) => close) ?? [])))
  const width = leaders.map(
    (visit) => visit?.options.reduce((sum, { open, close }) => sum + close - open, visit.options.length) ?? 0,
  )
  return [
    { share: 4, key: draw },
    { share: 2, key: (task) => -(leaders[task]?.minutes ?? 0) },
    { share: 2, key: (task) => leaders[task]?.able.length ?? 0 },
    { share: 1, key: (task) => -(spread[task] ?? 0) },
    { share: 1, key: (task) => spread[task] ?? 0 },
    { share: 2, key: (task) => width[task] ?? 0 },
    { share: 1, key: (task) => opens[task] ?? 0 },
    { share: 0.2, key: (task) => -(closes[task] ?? 0) },
    { share: 5.8, key: (task) => -(leftOften[task] ?? 0) },
  ]
}

/**
 * Reinserts tasks one by one at their cheapest position, in a randomly chosen order. Returns the tasks that cost more than omitting them.
 */
export const createRecreate = (problem: RoundsProblem, desk: InsertionContext) => {
  const { tasks, leftOften, table, pricing, draw } = desk
  const orders = ordersOf(problem, desk)
  const shares = orders.reduce((sum, { share }) => sum + share, 0)
  const omissionCosts = tasks.map(([first = 0]) => problem.visits[first]?.leftOut ?? 0)

  const keyOf = new Float64Array(tasks.length)

  const drawn = (): Order['key'] => {
    const at = draw() * shares
    let sum = 0
    for (const { share, key } of orders) {
      sum += share
      if (at < sum) return key
    }
    return draw
  }

  return (out: readonly number[]): number[] => {
    const key = drawn()
    for (const task of out) keyOf[task] = key(task)
    const order = out.toSorted((a, b) => (keyOf[a] ?? 0) - (keyOf[b] ?? 0) || a - b)
    return order.filter((task) => {
      const together = tasks[task] ?? []
      const places = placesOf(together, omissionCosts[task] ?? 0, pricing)
      if (places) putIn(together, places, table)
      else leftOften[task] = (leftOften[task] ?? 0) + 1
      return !places
    })
  }
}
