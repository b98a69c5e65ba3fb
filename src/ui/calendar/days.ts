import type { Job } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { groupedBy } from '@/domain/record/grouped-by'
import type { Day } from '@/domain/time/calendar'

/** The jobs of each day, earliest first. */
export const jobsByDay = (jobs: readonly Job[]): ReadonlyMap<Day, readonly Job[]> => {
  const days = groupedBy(jobs, ({ scheduled_date }) => scheduled_date)
  for (const ofDay of days.values()) ofDay.sort(bySlot)
  return days
}

/** The owner of a cell in a week: a crew member, or no one yet. */
export type CellOf = number | null

/** The jobs of one person of a day's jobs; those without a crew for null. */
export const jobsOf = (jobs: readonly Job[], lane: CellOf): Job[] =>
  jobs.filter(({ assigned_crew_members: crew }) => (lane === null ? crew.length === 0 : crew.includes(lane)))
