import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { driveTo, homesFrom } from '@/domain/job/on-my-way'
import { positionsFrom } from '@/domain/scheduling/travel'
import { timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { accountQuery } from '@/services/account/queries'
import type { ClientOption, OnMyWayContext } from '@/ui/jobs/types'
import { useWorkspace } from '../-session/workspace'

type Sources = {
  jobs: readonly Job[]
  crew: readonly CrewMember[]
  clients: readonly ClientOption[]
  properties: readonly Property[]
  now: Instant
}

export const useOnMyWay = ({ jobs, crew, clients, properties, now }: Sources): OnMyWayContext => {
  const { workspace, actor } = useWorkspace()
  const { data: account, isError } = useQuery(accountQuery(workspace.graphql))
  const homeOf = useMemo(() => homesFrom(crew), [crew])
  const positionOf = useMemo(() => positionsFrom(properties), [properties])
  return {
    business: account?.businessName ?? (isError ? '' : null),
    time: timeAt(now, actor.time_zone),
    clientOf: (job) => clients.find(({ id }) => id === job.client_id) ?? null,
    driveTo: (job) => driveTo(job, jobs, positionOf, homeOf),
  }
}
