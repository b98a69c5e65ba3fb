import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { closedJobs, stillClosed } from '@/domain/chemical/reentry'
import type { Property } from '@/domain/client/property'
import type { Instant } from '@/domain/clock'
import type { Job } from '@/domain/job/job'
import { applicationsQuery } from '@/services/chemicals/queries'
import { useWorkspace } from '../-workspace'

type Known = { jobs: readonly Job[]; properties: readonly Property[]; now: Instant; wanted: boolean }

const NOWHERE: ReadonlyMap<number, string> = new Map()

/** Jobs where nobody may enter yet because of chemicals, and until when; asked for once a calendar is `wanted`. */
export const useClosedJobs = ({ jobs, properties, now, wanted }: Known): ReadonlyMap<number, string> => {
  const { workspace, actor } = useWorkspace()
  const { data } = useQuery({ ...applicationsQuery(workspace.graphql, actor.business_id), enabled: wanted })
  return useMemo(() => {
    const applications = wanted && data ? stillClosed(data, now, actor.time_zone) : []
    return applications.length === 0 ? NOWHERE : closedJobs(jobs, { applications, properties }, now, actor.time_zone)
  }, [wanted, data, jobs, properties, now, actor.time_zone])
}
