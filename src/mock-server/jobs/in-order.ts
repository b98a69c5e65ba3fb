import type { Job } from '@/domain/job/job'
import type { Day } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { between, inOrder, type Order, type Reader } from '../core/log/rows'

const NEWEST_FIRST: Order<Job> = {
  group: ({ business_id }) => business_id,
  compare: (a, b) =>
    earliestFirst(b.scheduled_date, a.scheduled_date) ||
    earliestFirst(a.scheduled_start_time, b.scheduled_start_time) ||
    a.id - b.id,
}

/** A business's jobs, newest day first, by time within a day. */
export const jobsOf = (businessId: number, store: Pick<Reader, 'table'>): readonly Job[] =>
  inOrder(store.table('jobs'), NEWEST_FIRST, businessId)

export const newestFirst = (jobs: readonly Job[]): readonly Job[] => jobs.toSorted(NEWEST_FIRST.compare)

/** Inclusive range, same order. Indexed, because a business has years of jobs. */
export const jobsBetween = (
  businessId: number,
  { first, last }: { first: Day; last: Day },
  store: Pick<Reader, 'table'>,
): readonly Job[] =>
  between(
    jobsOf(businessId, store),
    (job) => job.scheduled_date <= last,
    (job) => job.scheduled_date < first,
  )

export const jobsOn = (businessId: number, day: Day, store: Pick<Reader, 'table'>): readonly Job[] =>
  jobsBetween(businessId, { first: day, last: day }, store)
