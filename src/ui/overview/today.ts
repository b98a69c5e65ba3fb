import type { Day } from '@/domain/calendar'
import { filterJobs } from '@/domain/job/filter'
import { JOB_STATUSES, type Job, type JobStatus } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { type Cents, sumOfCents } from '@/domain/money'

/** A day's jobs of one status. */
export type StatusCount = {
  status: JobStatus
  count: number
  /** Whether these still need their crew. */
  isWaiting: boolean
}

/** A day's work at a glance. */
export type DaySummary = {
  /** What the job list shows for the day, which leaves out cancelled jobs (JOB-08). */
  count: number
  /** The same jobs by status; those that wait for a crew lead, statuses without a job are left out. */
  byStatus: StatusCount[]
  /** What is still to be given a crew, soonest first. */
  unassigned: Job[]
  /** What the day's work is estimated to bring; missed jobs bring nothing. */
  planned: Cents
}

const WAITING: readonly JobStatus[] = ['scheduled', 'rescheduled']
const ORDER = [...WAITING, ...JOB_STATUSES.filter((status) => !WAITING.includes(status))]

/** Sums up the jobs of a day. */
export const summaryOf = (jobs: readonly Job[], day: Day): DaySummary => {
  const onDay = filterJobs(jobs, { date: day })
  const ofStatus = (status: JobStatus) => onDay.filter((job) => job.status === status)
  const planned = onDay.filter(({ status }) => status !== 'missed')
  return {
    count: onDay.length,
    byStatus: ORDER.map((status) => ({
      status,
      count: ofStatus(status).length,
      isWaiting: WAITING.includes(status),
    })).filter(({ count }) => count > 0),
    unassigned: WAITING.flatMap(ofStatus).sort(bySlot),
    planned: sumOfCents(planned.map((job) => job.estimated_cost)),
  }
}
