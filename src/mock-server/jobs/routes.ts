import type { ReadQueryOf } from '@/contract/endpoint'
import { getJob, listJobs } from '@/contract/jobs'
import { mayListJobs, maySeeJob, seesAllJobs } from '@/domain/job/commands'
import { filterJobs, type JobFilter } from '@/domain/job/filter'
import type { Job } from '@/domain/job/job'
import type { Route } from '../core/call'
import { damagedRows } from '../core/history/subjects'
import type { Store } from '../core/log/store'
import { permitReading, Refusal, recordOf } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { withClientName } from './client-name'
import { jobsBetween, newestFirst } from './in-order'
import { shownTo } from './job-view'

/** Bounds of all job dates. */
const [FIRST_DAY, LAST_DAY] = ['0000-01-01', '9999-12-31']

type Wanted = Pick<ReadQueryOf<typeof listJobs>, 'client_id' | 'first_day' | 'last_day'>

const jobsIn = (
  businessId: number,
  { client_id, first_day: first = FIRST_DAY, last_day: last = LAST_DAY }: Wanted,
  store: Store,
): readonly Job[] => {
  if (client_id === undefined) return jobsBetween(businessId, { first, last }, store)
  const isWanted = ({ business_id, scheduled_date: day }: Job) =>
    business_id === businessId && first <= day && day <= last
  return newestFirst(store.naming('jobs', 'client_id', client_id).filter(isWanted))
}

/** The API returns cancelled jobs; hiding them is up to the list on screen (JOB-08, X-41). */
const narrowed = (jobs: readonly Job[], { status, date, search }: JobFilter): readonly Job[] => {
  if (!status && !date && !search) return jobs
  const found = new Set(filterJobs(jobs, { status, date, search }))
  if (!status) for (const job of filterJobs(jobs, { status: 'cancelled', date, search })) found.add(job)
  return jobs.filter((job) => found.has(job))
}

/** EP-045, EP-047. */
export const jobRoutes: readonly Route[] = [
  reading(listJobs, ({ actor, businessId, query }, store) => {
    permitReading('jobs', mayListJobs(actor), store)
    const { page, per_page, status, date, search, client_id, first_day, last_day } = query
    const all = jobsIn(businessId, query, store)
    const seen = seesAllJobs(actor) ? all : all.filter((job) => maySeeJob(actor, job))
    const named = search ? seen.map(withClientName(store)) : seen
    const found = narrowed(named, { status, date, search })
    const jobs = found.slice((page - 1) * per_page, page * per_page)
    // Damaged jobs are appended unchanged to the first page; the client marks them and keeps the others.
    const isWhole = client_id === undefined && first_day === undefined && last_day === undefined
    const damaged = page === 1 && isWhole ? damagedRows('jobs', actor, store) : []
    const listed = [...jobs.map(shownTo(actor, store)), ...damaged]
    return { jobs: listed, total: found.length, page, per_page }
  }),

  reading(getJob, (request, store) => {
    const job = recordOf('jobs', request.params.jobId, request, store)
    if (!maySeeJob(request.actor, job)) throw new Refusal(403, 'Your role can’t see this job.')
    return { job: shownTo(request.actor, store)(job) }
  }),
]
