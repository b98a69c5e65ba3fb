import type { Job } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { groupedBy } from '@/domain/record/grouped-by'
import type { Day } from '@/domain/time/calendar'

export const jobsByDay = (jobs: readonly Job[]): ReadonlyMap<Day, readonly Job[]> => {
  const days = groupedBy(jobs, ({ scheduled_date }) => scheduled_date)
  for (const ofDay of days.values()) ofDay.sort(bySlot)
  return days
}

/** Row owner in a week: a crew member, or null for unassigned. */
export type CellOf = number | null

/** One person's jobs of a day; null selects unassigned ones. */
export const jobsOf = (jobs: readonly Job[], lane: CellOf): Job[] =>
  jobs.filter(({ assigned_crew_members: crew }) => (lane === null ? crew.length === 0 : crew.includes(lane)))
