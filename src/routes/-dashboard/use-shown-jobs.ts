import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Day } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { jobsBetweenQuery, jobsQuery } from '@/services/jobs/queries'
import type { Loadable } from '@/ui/kit/loadable'
import { whenIdle } from '@/ui/kit/when-idle'
import { daysShown } from '@/ui/overview/today'
import { loadable } from '../-loadable'
import { useWorkspace } from '../-workspace'

/** The jobs that the overview shows, and whether the business has none at all. */
export type ShownJobs = { jobs: Loadable<readonly Job[]>; hasNone: boolean }

const COMING = { state: 'loading' } as const

/**
 * Asks for the jobs of the overview's days alone. All others, and the page that lists them, load once it is on screen: it is often the next one,
 * and most other pages share its code.
 */
export const useShownJobs = (today: Day, seesJobs: boolean): ShownJobs => {
  const { workspace, actor } = useWorkspace()
  const router = useRouter()
  const { http, queryClient } = workspace
  const businessId = actor.business_id
  const shown = useQuery({ ...jobsBetweenQuery(http, businessId, daysShown(today)), enabled: seesJobs })
  const isEmpty = shown.data?.length === 0
  const all = useQuery({ ...jobsQuery(http, businessId), enabled: isEmpty })

  useEffect(() => {
    if (!seesJobs) return
    return whenIdle(() => {
      void queryClient.prefetchQuery(jobsQuery(http, businessId))
      // What fails is loaded again, and said, by the page.
      router.loadRouteChunk(router.routesById['/dashboard/jobs'])?.catch(() => undefined)
    })
  }, [seesJobs, queryClient, http, businessId, router])
  return {
    // A business without a job is led to its first one, above the day: the day waits until that is known.
    jobs: isEmpty && all.isPending ? COMING : loadable(shown),
    hasNone: all.data?.length === 0,
  }
}
