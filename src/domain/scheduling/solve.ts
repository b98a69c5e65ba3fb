import { pause } from '../async/with-pauses'
import type { Job, JobPlace } from '../job/job'
import { type PlanProblem, timeInPlan } from './board'
import type { RoundsPlan } from './search/problem'
import { type Course, createSearch } from './search/search'
import { createTimetable } from './search/timetable'

/** A plan, and where it puts each job; null where someone is missing for it. */
export type Solution = { plan: RoundsPlan; placeOf: (job: Job) => JobPlace | null }

/** People write down times in these steps. */
const NEAT_MINUTES = 5

/** When each visit begins, in whole steps wherever those behind it leave room for that. Those who do one task together begin together. */
const neatBegins = (problem: PlanProblem, plan: RoundsPlan): number[] => {
  const { visits, shifts } = problem
  const { latest, leg, load } = createTimetable(problem)
  load(plan)
  const begins = [...plan.begins]
  for (const [shift, round] of plan.rounds.entries()) {
    let free = shifts[shift]?.from ?? 0
    let before: number | null = null
    for (const visit of round) {
      const { pinned = null, minutes = 0, options = [] } = visits[visit] ?? {}
      const open = options[plan.option[visit] ?? 0]?.open ?? 0
      const earliest = Math.max(open, before === null ? free : free + leg(before, visit))
      const neat = Math.ceil(earliest / NEAT_MINUTES) * NEAT_MINUTES
      const begin = neat <= (latest[visit] ?? 0) ? neat : earliest
      if (pinned === null) begins[visit] = begin
      free = Math.max(free, (begins[visit] ?? 0) + minutes)
      before = visit
    }
  }
  return begins
}

/** How long to search a day that should stay much as it is. */
const SHORT: Course = { slices: 3, from: 10, to: 1 }

/** How long to look: a short course, or the usual one; and a number of slices beyond it. */
type Patience = { isShort: boolean; effort: number }

/** Looks for good rounds. The same problem with the same patience always comes out the same. */
export type Solver = (problem: PlanProblem, patience: Patience) => Promise<Solution>

type Begun = { search: ReturnType<typeof createSearch>; done: number }

const begin = (problem: PlanProblem, isShort: boolean): Begun => ({
  search: isShort ? createSearch(problem, SHORT) : createSearch(problem),
  done: 0,
})

/** Looks on until the patience is at its end; the page may draw and answer in the meantime. */
const lookOn = async (begun: Begun, problem: PlanProblem, effort: number): Promise<Solution> => {
  const { search } = begun
  const last = search.slices === 0 ? 0 : search.slices + effort
  for (; begun.done < last; begun.done++) {
    if (begun.done > 0) await pause()
    search.next()
  }
  return solutionOf(problem, search.best().plan)
}

/** Looks from the beginning. */
export const solve: Solver = (problem, { isShort, effort }) => lookOn(begin(problem, isShort), problem, effort)

/** Continues where it stopped when asked about the same problem again with more patience; one call after the other. */
export const createContinuing = (): Solver => {
  let previous: (Begun & { about: string }) | null = null
  return (problem, { isShort, effort }) => {
    const about = JSON.stringify([problem, isShort])
    const isFurther = previous?.about === about && previous.done <= previous.search.slices + effort
    const begun = previous && isFurther ? previous : { ...begin(problem, isShort), about }
    previous = begun
    return lookOn(begun, problem, effort)
  }
}

/** Where a plan puts each job. */
const solutionOf = (problem: PlanProblem, plan: RoundsPlan): Solution => {
  const begins = neatBegins(problem, plan)
  const shiftOf = new Map(plan.rounds.flatMap((round, shift) => round.map((visit) => [visit, shift] as const)))

  const placeOf = (job: Job): JobPlace | null => {
    const own = problem.visits.flatMap(({ task, minutes }, visit) => {
      const unit = problem.units[shiftOf.get(visit) ?? -1]
      // Someone who replaces one of a crew is a task of their own.
      return Math.abs(task) === job.id ? [{ unit, minutes, begin: begins[visit] ?? 0 }] : []
    })
    const [first] = own
    const crew = own.flatMap(({ unit }) => unit?.members ?? [])
    if (!first?.unit || own.some(({ unit }) => !unit)) return null
    return {
      scheduled_date: first.unit.day,
      scheduled_start_time: timeInPlan(first.begin),
      scheduled_end_time: timeInPlan(first.begin + first.minutes),
      assigned_crew_members: crew.map(({ id }) => id),
    }
  }
  return { plan, placeOf }
}
