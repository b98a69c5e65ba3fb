import type { UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Instant } from '@/domain/clock'
import type { Job } from '@/domain/job/job'
import { PAGES } from '@/domain/pages'
import { jobQuery } from '@/services/jobs/queries'
import { LazyJobDetails } from '@/ui/jobs/lazy-parts'
import type { ClientOption, DetailTab, JobActivity, JobsSurroundings } from '@/ui/jobs/types'
import type { DamagedRecord } from '@/ui/kit/records/damaged-notice'
import { accessTo } from '../-guard'
import { type OpenAsOf, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'
import { bookingsOn } from './bookings'

type Props = JobsSurroundings &
  OpenAsOf & {
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

/** Gathers what the details drawer shows of one job. */
export const JobDetailsContainer = ({ jobId, jobs, damaged, clients, asOf: moment, onAsOf, ...rest }: Props) => {
  const { workspace, user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  const { record, source, history, asOf } = useOpenRecord({
    id: jobId,
    kind: 'job',
    list: jobs,
    damaged,
    single: jobQuery(workspace.http, rest.actor.business_id, jobId),
    asOf: moment,
    onAsOf,
  })
  return (
    <LazyJobDetails
      {...rest}
      source={source}
      client={clients.find(({ id }) => id === record?.client_id) ?? null}
      seesClients={accessTo(PAGES.clients, user, context) === 'shown'}
      bookings={record ? bookingsOn(jobs.data ?? [], record.scheduled_date) : []}
      history={history}
      asOf={asOf}
      timeZone={rest.actor.time_zone}
    />
  )
}
