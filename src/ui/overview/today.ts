import type { Day } from '@/domain/calendar'
import { JOB_STATUSES, type Job, type JobStatus, statusLabel } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { type Cents, sumOfCents } from '@/domain/money'

/** A day's jobs of one status. */
export type StatusCount = { status: JobStatus; label: string; count: number }

/** A day's work at a glance. */
export type DaySummary = {
  /** All that is on for the day: cancelled jobs are not. */
  count: number
  /** By status; those that wait for a crew lead, statuses without a job are left out. */
  byStatus: StatusCount[]
  /** What is still to be given a crew, soonest first. */
  unassigned: Job[]
  /** What the day's work is estimated to bring; cancelled and missed jobs bring nothing. */
  planned: Cents
}

const WAITING: readonly JobStatus[] = ['scheduled', 'rescheduled']
const FALLEN_OUT: readonly JobStatus[] = ['cancelled', 'missed']
const ORDER = [...WAITING, ...JOB_STATUSES.filter((status) => !WAITING.includes(status))]

/** Sums up the jobs of a day. */
export const summaryOf = (jobs: readonly Job[], day: Day): DaySummary => {
  const onDay = jobs.filter((job) => job.scheduled_date === day)
  const ofStatus = (status: JobStatus) => onDay.filter((job) => job.status === status)
  const planned = onDay.filter((job) => !FALLEN_OUT.includes(job.status))
  return {
    count: onDay.filter((job) => job.status !== 'cancelled').length,
    byStatus: ORDER.map((status) => ({
      status,
      label: status === 'scheduled' ? 'Unassigned' : statusLabel(status),
      count: ofStatus(status).length,
    })).filter(({ count }) => count > 0),
    unassigned: WAITING.flatMap(ofStatus).sort(bySlot),
    planned: sumOfCents(planned.map((job) => job.estimated_cost)),
  }
}
