import type { UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Job } from '@/domain/job/job'
import { PAGES } from '@/domain/pages'
import { jobQuery } from '@/services/jobs/queries'
import { LazyJobDetails } from '@/ui/jobs/lazy-parts'
import type { ClientOption, JobDetailsProps } from '@/ui/jobs/types'
import type { DamagedRecord } from '@/ui/kit/records/damaged-notice'
import { accessTo } from '../-access'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-workspace'

type Props = OpenedProps<JobDetailsProps, 'client' | 'seesClients' | 'known'> & {
  jobs: Pick<UseQueryResult<Job[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
  clients: readonly ClientOption[]
}

const NONE: readonly Job[] = []

/** Gathers what the details drawer shows of one job. */
export const JobDetailsContainer = ({ jobs, clients, ...props }: Props) => {
  const { workspace, actor, user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  const single = jobQuery(workspace.http, actor.business_id, props.id)
  const { record, page } = useOpenRecord({ ...props, kind: 'job', list: jobs, single })
  return (
    <LazyJobDetails
      {...props}
      {...page}
      client={clients.find(({ id }) => id === record?.client_id) ?? null}
      seesClients={accessTo(PAGES.clients, user, context) === 'shown'}
      known={jobs.data ?? NONE}
    />
  )
}
