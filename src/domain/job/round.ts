import type { Day } from '../time/calendar'
import { isOpen } from './commands'
import type { Job } from './job'
import { bySlot } from './order'

/** One person's jobs of a day, in driving order. */
export type Round = {
  /** The one under way, or else the first to do; null when all are done. */
  next: Job | null
  later: readonly Job[]
  done: readonly Job[]
}

const isUnderWay = ({ status }: Job): boolean => status === 'in_progress' || status === 'en_route'

/** True when scheduled that day, or in progress from another day, such as past midnight. */
export const isOnRound = (job: Job, memberId: number, day: Day): boolean =>
  job.assigned_crew_members.includes(memberId) && (job.scheduled_date === day || isUnderWay(job))

/** Excludes cancelled and missed jobs. */
export const roundOf = (jobs: readonly Job[], memberId: number, day: Day): Round => {
  const own = jobs.filter((job) => isOnRound(job, memberId, day)).sort(bySlot)
  const open = own.filter(({ status }) => isOpen(status))
  const ofDay = open.filter(({ scheduled_date }) => scheduled_date === day)
  const begun = (some: readonly Job[]) => some.find(({ status }) => status === 'in_progress') ?? some.find(isUnderWay)
  const next = begun(ofDay) ?? begun(open) ?? open[0] ?? null
  return { next, later: open.filter((job) => job !== next), done: own.filter(({ status }) => status === 'completed') }
}
