import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Instant } from '@/domain/clock'
import { toFailure } from '@/domain/failure'
import type { Job } from '@/domain/job/job'
import { historyQuery } from '@/services/history/queries'
import { jobQuery } from '@/services/jobs/queries'
import { LazyJobDetails } from '@/ui/jobs/lazy-parts'
import type { ClientOption, DetailTab, JobActivity, JobDetailsSource, JobsSurroundings } from '@/ui/jobs/types'
import type { Workspace } from '../-context'
import { loadable } from '../-loadable'
import { bookingsOn } from './bookings'

type Props = JobsSurroundings & {
  jobId: number
  jobs: Pick<UseQueryResult<Job[]>, 'data' | 'error'>
  clients: readonly ClientOption[]
  workspace: Workspace
  activity: JobActivity
  tab: DetailTab
  onTab: (tab: DetailTab) => void
  onClose: () => void
  now: Instant
}

const sourceOf = (job: Job | undefined, error: unknown): JobDetailsSource => {
  if (job) return { state: 'ready', value: job }
  if (error === null || error === undefined) return { state: 'loading' }
  const failure = toFailure(error)
  if (failure.status === 404) return { state: 'missing' }
  if (failure.status === 403) return { state: 'forbidden' }
  return failure.status === 0 ? { state: 'offline' } : { state: 'failed', failure }
}

/** Gathers what the details drawer shows of one job: from the list where it is there, else by a call of its own. */
export const JobDetailsContainer = ({ jobId, jobs, clients, workspace, ...rest }: Props) => {
  const listed = jobs.data?.find(({ id }) => id === jobId)
  const single = useQuery({
    ...jobQuery(workspace.http, rest.actor.business_id, jobId),
    enabled: listed === undefined && (jobs.data !== undefined || jobs.error !== null),
  })
  const job = listed ?? single.data
  const history = useInfiniteQuery(historyQuery(workspace.graphql, `job/${jobId}`))

  return (
    <Suspense>
      <LazyJobDetails
        {...rest}
        job={sourceOf(job, single.error)}
        onRetryJob={() => void single.refetch()}
        client={clients.find(({ id }) => id === job?.client_id) ?? null}
        bookings={job ? bookingsOn(jobs.data ?? [], job.scheduled_date) : []}
        history={{
          facts: loadable({
            data: history.data?.pages.flatMap((page) => page.facts),
            error: history.error,
          }),
          onMore: history.hasNextPage ? () => void history.fetchNextPage() : undefined,
          loadingMore: history.isFetchingNextPage,
          onRetry: () => void history.refetch(),
        }}
        timeZone={rest.actor.time_zone}
      />
    </Suspense>
  )
}
