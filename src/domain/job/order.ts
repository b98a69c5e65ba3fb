import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import type { Job } from './job'

/** What the orders of a job list look at. */
export type OrderedJob = Pick<Job, 'id' | 'scheduled_date' | 'scheduled_start_time'>

/** By day and start time, soonest first; jobs of one moment in the order they were made. */
export const bySlot = (a: OrderedJob, b: OrderedJob): number =>
  earliestFirst(a.scheduled_date, b.scheduled_date) ||
  earliestFirst(a.scheduled_start_time, b.scheduled_start_time) ||
  a.id - b.id

/** The latest first: what has been done or dropped is looked up from its end. */
export const byNewest = (a: OrderedJob, b: OrderedJob): number => bySlot(b, a)

/** As a dispatcher reads the list: today, then the days to come, then the past from yesterday backwards (JOB-05). */
export const byAgenda =
  (today: Day) =>
  (a: OrderedJob, b: OrderedJob): number => {
    const past = a.scheduled_date < today
    if (past !== b.scheduled_date < today) return past ? 1 : -1
    return past ? byNewest(a, b) : bySlot(a, b)
  }
