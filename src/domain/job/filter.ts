import type { Day } from '../calendar'
import type { Job, JobStatus } from './job'

/** What the job list is narrowed to (JOB-03); empty fields narrow nothing. */
export type JobFilter = {
  search?: string | undefined
  status?: JobStatus | undefined
  date?: Day | undefined
}

/** What a job is found by, written once: a list of thousands is searched at every key, and its jobs do not change meanwhile. */
const searchTexts = new WeakMap<Job, string>()

const searchText = (job: Job): string => {
  const known = searchTexts.get(job)
  if (known !== undefined) return known
  const text = [job.title, job.job_number, job.property_address, job.client_first_name].join('\n').toLowerCase()
  searchTexts.set(job, text)
  return text
}

/**
 * Narrows a list of jobs: search looks in title, job number, property address and the client's first name (JOB-03). Cancelled jobs
 * are left out unless asked for by status (JOB-08, X-43).
 */
export const filterJobs = (jobs: readonly Job[], filter: JobFilter): Job[] => {
  const words = filter.search?.trim().toLowerCase() ?? ''
  return jobs.filter(
    (job) =>
      (filter.status ? job.status === filter.status : job.status !== 'cancelled') &&
      (!filter.date || job.scheduled_date === filter.date) &&
      (words === '' || searchText(job).includes(words)),
  )
}
