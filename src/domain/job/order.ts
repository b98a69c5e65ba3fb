import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import type { Job } from './job'

export type OrderedJob = Pick<Job, 'id' | 'scheduled_date' | 'scheduled_start_time'>

/** By day and start time, soonest first, then by creation. */
export const bySlot = (a: OrderedJob, b: OrderedJob): number =>
  earliestFirst(a.scheduled_date, b.scheduled_date) ||
  earliestFirst(a.scheduled_start_time, b.scheduled_start_time) ||
  a.id - b.id

/** Latest first, since finished jobs are looked up from the end. */
export const byNewest = (a: OrderedJob, b: OrderedJob): number => bySlot(b, a)

/** Today first, then the coming days, then the past backwards from yesterday (JOB-05). */
export const byAgenda =
  (today: Day) =>
  (a: OrderedJob, b: OrderedJob): number => {
    const past = a.scheduled_date < today
    if (past !== b.scheduled_date < today) return past ? 1 : -1
    return past ? byNewest(a, b) : bySlot(a, b)
  }
