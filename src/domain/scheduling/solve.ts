import { pause } from '../async/with-pauses'
import type { Job, JobPlace } from '../job/job'
import { type PlanProblem, timeInPlan } from './board'
import type { RoundsPlan } from './search/problem'
import { type Course, createSearch } from './search/search'
import { createTimetable } from './search/timetable'

export type Solution = { plan: RoundsPlan; placeOf: (job: Job) => JobPlace | null }

/** Times are rounded to these steps. */
const NEAT_MINUTES = 5

/** Rounds starts to whole steps where later visits leave room. Visits of one task start together. */
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

const SHORT: Course = { slices: 3, from: 10, to: 1 }

type Patience = { isShort: boolean; effort: number }

/** The same problem with the same effort always has the same result. */
export type Solver = (problem: PlanProblem, patience: Patience) => Promise<Solution>

type Begun = { search: ReturnType<typeof createSearch>; done: number }

const begin = (problem: PlanProblem, isShort: boolean): Begun => ({
  search: isShort ? createSearch(problem, SHORT) : createSearch(problem),
  done: 0,
})

/** Runs to the end of the course, yielding so that the page can render and respond. */
const lookOn = async (begun: Begun, problem: PlanProblem, effort: number): Promise<Solution> => {
  const { search } = begun
  const last = search.slices === 0 ? 0 : search.slices + effort
  for (; begun.done < last; begun.done++) {
    if (begun.done > 0) await pause()
    search.next()
  }
  return solutionOf(problem, search.best().plan)
}

export const solve: Solver = (problem, { isShort, effort }) => lookOn(begin(problem, isShort), problem, effort)

/** Continues a previous search when called with the same problem and more effort. Calls must not overlap. */
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

const solutionOf = (problem: PlanProblem, plan: RoundsPlan): Solution => {
  const begins = neatBegins(problem, plan)
  const shiftOf = new Map(plan.rounds.flatMap((round, shift) => round.map((visit) => [visit, shift] as const)))

  const placeOf = (job: Job): JobPlace | null => {
    const own = problem.visits.flatMap(({ task, minutes }, visit) => {
      const unit = problem.units[shiftOf.get(visit) ?? -1]
      // A replacement for one crew member is a separate task with a negative id.
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
