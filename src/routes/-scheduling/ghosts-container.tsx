import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listProperties } from '@/domain/client/listed-property'
import { clientsQuery } from '@/services/clients/queries'
import { crewsQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { GhostView } from '@/ui/calendar/ghosts/ghost-view'
import type { GhostViewProps } from '@/ui/calendar/ghosts/types'
import { bothReady } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly never[] = []

type Props = Omit<GhostViewProps, 'jobs' | 'crews' | 'properties' | 'tiles'>

export const GhostsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const { data: crews = NONE } = useQuery(crewsQuery(workspace.graphql))
  const properties = useMemo(
    () => listProperties(clients.data ?? NONE, actor.business_id),
    [clients.data, actor.business_id],
  )
  return (
    <Loaded
      of={bothReady(loadable(jobs, clients), loadable(clients), (value) => value)}
      loading={<Skeleton height="16rem" role="status" aria-label="Loading the jobs…" />}
      failed="Failed to load the jobs."
    >
      {(loadedJobs) => (
        <GhostView {...props} {...{ crews, properties }} jobs={loadedJobs} tiles={workspace.map.tiles} />
      )}
    </Loaded>
  )
}
