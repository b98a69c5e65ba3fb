import { formatDay } from '@/domain/calendar'
import { filterJobs } from '@/domain/job/filter'
import { type Job, statusLabel } from '@/domain/job/job'
import type { FoundJob } from '@/ui/shell/commands'

const FOUND_AT_MOST = 8

const found = (job: Job): FoundJob => ({
  id: job.id,
  title: `${job.job_number} ${job.title}`,
  detail: [
    formatDay(job.scheduled_date),
    `${job.client_first_name} ${job.client_last_name}`,
    ...(job.status === 'cancelled' ? [statusLabel(job.status)] : []),
  ].join(' · '),
})

/** The jobs that the search of the shell offers; cancelled ones only where no other matches, so that every job number is found. */
export const findJobs = (jobs: readonly Job[], search: string): FoundJob[] => {
  const open = filterJobs(jobs, { search })
  const matching = open.length > 0 ? open : filterJobs(jobs, { search, status: 'cancelled' })
  return matching.slice(0, FOUND_AT_MOST).map(found)
}
