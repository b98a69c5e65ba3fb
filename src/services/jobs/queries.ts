import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/jobs'
import type { Damaged } from '@/contract/list-answer'
import type { Job } from '@/domain/job/job'
import type { Day } from '@/domain/time/day'
import type { Http } from '../http/http'
import { loadOnceMore } from '../renewal'
import type { AttachmentService } from './attachment-service'

declare module '../renewal' {
  interface Topics {
    jobs: true
  }
}

/** Jobs per page (JOB-17). */
const PER_PAGE = 100
/** Pages requested in parallel after the first. */
const AT_ONCE = 20

const listKey = (businessId: number) => ['jobs', businessId] as const

/** Cached list: jobs, and records that can't be parsed. */
type JobList = { jobs: Job[]; damaged: Damaged[] }

type Narrowed = { client_id?: number; first_day?: Day; last_day?: Day }

const loadAll = async (
  http: Http,
  businessId: number,
  signal: AbortSignal,
  narrowed: Narrowed = {},
): Promise<JobList> => {
  const load = (page: number) =>
    http.call(contract.listJobs, { params: { businessId }, query: { page, per_page: PER_PAGE, ...narrowed }, signal })
  const first = await load(1)
  const pages = [first]
  const last = Math.ceil(first.total / PER_PAGE)
  for (let next = 2; next <= last; next += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - next + 1) }, (_, i) => next + i)
    for (const answer of await Promise.all(numbers.map(load))) pages.push(answer)
  }
  return { jobs: pages.flatMap(({ jobs }) => jobs), damaged: pages.flatMap(({ damaged }) => damaged) }
}

const listQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: listKey(businessId),
    meta: { renewedBy: ['jobs'] },
    queryFn: ({ signal }) => loadAll(http, businessId, signal),
    staleTime: 30_000,
  })

export const jobsIn = ({ jobs }: JobList): Job[] => jobs
const damagedIn = ({ damaged }: JobList): Damaged[] => damaged

/** All jobs visible to the person. Filters and search run locally, so that they respond within a frame. */
export const jobsQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: jobsIn })

export const clientJobsQuery = (http: Http, businessId: number, clientId: number) =>
  queryOptions({
    queryKey: ['client-jobs', businessId, clientId],
    // Local writes patch only the full list, so any write makes this one stale.
    meta: { renewedBy: ['facts'] },
    queryFn: async ({ signal }) => (await loadAll(http, businessId, signal, { client_id: clientId })).jobs,
  })

/** Jobs between two days, inclusive, because a business has years of them. Shows the former days while new ones load. */
export const jobsBetweenQuery = (http: Http, businessId: number, { first, last }: { first: Day; last: Day }) =>
  queryOptions({
    queryKey: ['jobs-between', businessId, first, last],
    // As for one client's jobs.
    meta: { renewedBy: ['facts'] },
    queryFn: async ({ signal }) => (await loadAll(http, businessId, signal, { first_day: first, last_day: last })).jobs,
    placeholderData: keepPreviousData,
  })

export const damagedJobsQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: damagedIn })

export const jobQuery = (http: Http, businessId: number, jobId: number) =>
  queryOptions({
    queryKey: ['job', businessId, jobId],
    meta: { renewedBy: ['jobs'] },
    queryFn: async ({ signal }) => (await http.call(contract.getJob, { params: { businessId, jobId }, signal })).job,
  })

export const patchJob = (client: QueryClient, job: Job): void => {
  client.setQueryData<JobList>(listKey(job.business_id), (list) => {
    if (!list) return list
    const { jobs, damaged } = list
    const isListed = jobs.some(({ id }) => id === job.id)
    return {
      jobs: isListed ? jobs.map((old) => (old.id === job.id ? job : old)) : [job, ...jobs],
      damaged: damaged.filter(({ id }) => id !== job.id),
    }
  })
  client.setQueryData(['job', job.business_id, job.id], job)
  void loadOnceMore(client, { queryKey: listKey(job.business_id), exact: true })
}

export const dropJob = (client: QueryClient, businessId: number, jobId: number): void => {
  void client.resetQueries({ queryKey: ['job', businessId, jobId], exact: true })
  client.setQueryData<JobList>(
    listKey(businessId),
    (list) =>
      list && {
        jobs: list.jobs.filter(({ id }) => id !== jobId),
        damaged: list.damaged.filter(({ id }) => id !== jobId),
      },
  )
  void loadOnceMore(client, { queryKey: listKey(businessId), exact: true })
}

/** Immutable, but cached briefly because photos may be large. */
export const photoQuery = ({ photo }: Pick<AttachmentService, 'photo'>, jobId: number, photoId: string) =>
  queryOptions({
    queryKey: ['job-photo', jobId, photoId],
    queryFn: () => photo(jobId, photoId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

/** The drawing is immutable. */
export const signatureQuery = ({ signature }: Pick<AttachmentService, 'signature'>, jobId: number, id: string) =>
  queryOptions({
    queryKey: ['job-signature', jobId, id],
    queryFn: () => signature(jobId, id),
    staleTime: Number.POSITIVE_INFINITY,
  })
