import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import type { TimeOfDay } from '../time/calendar'
import type { Day } from '../time/day'
import { layOut, type PlanProblem, type Preferences, shiftsOf } from './board'
import { isCrewed, waitsForCrew } from './bookings'
import type { FindPosition } from './travel'

/** The work of one day, who is there to do it, and where it is. */
export type WorkDay = {
  date: Day
  jobs: readonly Job[]
  crew: readonly CrewMember[]
  positionOf: FindPosition
  /** Nothing is planned before; absent where the whole day lies ahead. */
  notBefore?: TimeOfDay | null
}

/** What it must save to move a job from the time it was planned for. */
const MOVED = { stay: 0, move: 5 }

/** Lays the jobs of a day out as visits: a job with a crew stays where it is, a job that waits for one needs to be placed. */
export const dayProblem = ({ date, crew, positionOf, ...day }: WorkDay, preferences: Preferences): PlanProblem => {
  const days = [date]
  const shifts = shiftsOf({ days, crew, notBefore: day.notBefore ?? null })
  const jobs = day.jobs.filter((job) => waitsForCrew(job) || isCrewed(job))
  return layOut({ days, jobs, shifts, positionOf, preferences }, (job, board) =>
    waitsForCrew(job) ? board.placed(job, board.optionsOn(job, date, MOVED)) : board.pinned(job),
  )
}
