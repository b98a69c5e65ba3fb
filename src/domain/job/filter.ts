import type { Day } from '../calendar'
import { searchBy } from '../search'
import type { Job, JobStatus } from './job'

/** What the job list is narrowed to (JOB-03); empty fields narrow nothing. */
export type JobFilter = {
  search?: string | undefined
  status?: JobStatus | undefined
  date?: Day | undefined
  /** A crew member's id, or `nobody` for jobs that nobody is assigned to. */
  crew?: string | undefined
}

const hasCrew = ({ assigned_crew_members }: Job, crew: string): boolean =>
  crew === 'nobody' ? assigned_crew_members.length === 0 : assigned_crew_members.includes(Number(crew))

const finds = searchBy((job: Job) => [
  job.title,
  job.job_number,
  job.property_address,
  job.client_first_name,
  job.client_last_name,
])

/**
 * Narrows a list of jobs: every word of the search is somewhere in the title, job number, property address or the client's name
 * (JOB-03). Cancelled jobs are left out unless asked for by status (JOB-08, X-43).
 */
export const filterJobs = (jobs: readonly Job[], filter: JobFilter): Job[] => {
  const isFound = finds(filter.search)
  return jobs.filter(
    (job) =>
      (filter.status ? job.status === filter.status : job.status !== 'cancelled') &&
      (!filter.date || job.scheduled_date === filter.date) &&
      (!filter.crew || hasCrew(job, filter.crew)) &&
      isFound(job),
  )
}
