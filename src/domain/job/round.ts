import type { Day } from '../time/calendar'
import { isOpen } from './commands'
import type { Job } from './job'
import { bySlot } from './order'

/** One person's jobs of a day, in the order in which they are driven to. */
export type Round = {
  /** The one under way, else the first that is still to be done; null once all are. */
  next: Job | null
  /** What comes after it. */
  later: readonly Job[]
  /** What is completed, in the order of the day. */
  done: readonly Job[]
}

const isUnderWay = ({ status }: Job): boolean => status === 'in_progress' || status === 'en_route'

/** Whether someone goes to a job on the day: it is scheduled that day, or it is in progress from another day, such as past midnight. */
export const isOnRound = (job: Job, memberId: number, day: Day): boolean =>
  job.assigned_crew_members.includes(memberId) && (job.scheduled_date === day || isUnderWay(job))

/** The round of a crew member, without what was cancelled or missed. */
export const roundOf = (jobs: readonly Job[], memberId: number, day: Day): Round => {
  const own = jobs.filter((job) => isOnRound(job, memberId, day)).sort(bySlot)
  const open = own.filter(({ status }) => isOpen(status))
  const ofDay = open.filter(({ scheduled_date }) => scheduled_date === day)
  const begun = (some: readonly Job[]) => some.find(({ status }) => status === 'in_progress') ?? some.find(isUnderWay)
  const next = begun(ofDay) ?? begun(open) ?? open[0] ?? null
  return { next, later: open.filter((job) => job !== next), done: own.filter(({ status }) => status === 'completed') }
}
