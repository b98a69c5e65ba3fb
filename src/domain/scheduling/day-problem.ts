import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import type { TimeOfDay } from '../time/calendar'
import type { Day } from '../time/day'
import { layOut, type PlanProblem, type Preferences, shiftsOf } from './board'
import { isCrewed, waitsForCrew } from './bookings'
import type { FindPosition } from './travel'

export type WorkDay = {
  date: Day
  jobs: readonly Job[]
  crew: readonly CrewMember[]
  positionOf: FindPosition
  /** Nothing is scheduled before this time; absent means the whole day is available. */
  notBefore?: TimeOfDay | null
}

/** Savings required to move a job from its planned time. */
const MOVED = { stay: 0, move: 5 }

export const dayProblem = ({ date, crew, positionOf, ...day }: WorkDay, preferences: Preferences): PlanProblem => {
  const days = [date]
  const shifts = shiftsOf({ days, crew, notBefore: day.notBefore ?? null })
  const jobs = day.jobs.filter((job) => waitsForCrew(job) || isCrewed(job))
  return layOut({ days, jobs, shifts, positionOf, preferences }, (job, board) =>
    waitsForCrew(job) ? board.placed(job, board.optionsOn(job, date, MOVED)) : board.pinned(job),
  )
}
