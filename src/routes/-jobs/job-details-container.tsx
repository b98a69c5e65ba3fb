import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Instant } from '@/domain/clock'
import type { Job } from '@/domain/job/job'
import { historyQuery } from '@/services/history/queries'
import { jobQuery } from '@/services/jobs/queries'
import { LazyJobDetails } from '@/ui/jobs/lazy-parts'
import type { ClientOption, DetailTab, JobActivity, JobsSurroundings } from '@/ui/jobs/types'
import { recordSource } from '@/ui/kit/record-source'
import type { DamagedRecord } from '@/ui/kit/records/damaged-notice'
import { loadable, pageable } from '../-loadable'
import { useWorkspace } from '../-workspace'
import { bookingsOn } from './bookings'

type Props = JobsSurroundings & {
  jobId: number
  jobs: Pick<UseQueryResult<Job[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
  clients: readonly ClientOption[]
  activity: JobActivity
  tab: DetailTab
  onTab: (tab: DetailTab) => void
  onClose: () => void
  now: Instant
}

/** The details show the history, where the change that broke the job can be undone. */
const DAMAGED = { state: 'damaged', history: null } as const

/** Gathers what the details drawer shows of one job: from the list where it is there, else by a call of its own. */
export const JobDetailsContainer = ({ jobId, jobs, damaged, clients, ...rest }: Props) => {
  const { workspace } = useWorkspace()
  const listed = jobs.data?.find(({ id }) => id === jobId)
  const isDamaged = damaged.some(({ id }) => id === jobId)
  const single = useQuery({
    ...jobQuery(workspace.http, rest.actor.business_id, jobId),
    enabled: listed === undefined && !isDamaged && (jobs.data !== undefined || jobs.error !== null),
  })
  const job = listed ?? single.data
  const history = useInfiniteQuery(historyQuery(workspace.graphql, `job/${jobId}`))

  return (
    <LazyJobDetails
      {...rest}
      source={isDamaged ? DAMAGED : recordSource(loadable({ data: job, error: single.error, refetch: single.refetch }))}
      client={clients.find(({ id }) => id === job?.client_id) ?? null}
      bookings={job ? bookingsOn(jobs.data ?? [], job.scheduled_date) : []}
      history={pageable(history, ({ facts }) => facts)}
      timeZone={rest.actor.time_zone}
    />
  )
}
