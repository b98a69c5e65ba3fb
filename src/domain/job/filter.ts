import { searchPeopleBy } from '../text/search-people'
import type { Day } from '../time/calendar'
import type { Job, JobStatus } from './job'

/** Filters of the job list (JOB-03); empty fields filter nothing. */
export type JobFilter = {
  search?: string | undefined
  status?: JobStatus | undefined
  date?: Day | undefined
  /** A crew member's id, or `no one` for unassigned jobs. */
  crew?: string | undefined
}

const hasCrew = ({ assigned_crew_members }: Job, crew: string): boolean =>
  crew === 'nobody' ? assigned_crew_members.length === 0 : assigned_crew_members.includes(Number(crew))

export type FilterJobs = (jobs: readonly Job[], filter: JobFilter) => Job[]

/**
 * Every search word must occur in the title, job number, property address or client name (JOB-03), or in the client's phone number in any
 * format, which jobs don't carry. Cancelled jobs are hidden unless their status is selected (JOB-08, X-43).
 */
const filterJobsBy = (phoneOf: (clientId: number) => string): FilterJobs => {
  const finds = searchPeopleBy(
    (job: Job) => [job.title, job.job_number, job.property_address, job.client_first_name, job.client_last_name],
    ({ client_id }) => phoneOf(client_id),
  )
  return (jobs, filter) => {
    const isFound = finds(filter.search)
    return jobs.filter(
      (job) =>
        (filter.status ? job.status === filter.status : job.status !== 'cancelled') &&
        (!filter.date || job.scheduled_date === filter.date) &&
        (!filter.crew || hasCrew(job, filter.crew)) &&
        isFound(job),
    )
  }
}

export const filterJobs = filterJobsBy(() => '')

export const filterJobsOf = (clients: readonly { id: number; phone: string }[]): FilterJobs => {
  const phones = new Map(clients.map(({ id, phone }) => [id, phone]))
  return filterJobsBy((id) => phones.get(id) ?? '')
}
