import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Job } from '@/domain/job/job'
import type { Moment } from '@/domain/scheduling/lateness'
import { dayAt, timeAt } from '@/domain/time/calendar'
import { jobsBetweenQuery, jobsQuery } from '@/services/jobs/queries'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { daysShown } from '@/ui/overview/today'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { useWorkspace } from '../-session/workspace'

/** The moment at the business, to the minute. */
export const useMoment = (): Moment => {
  const { clock, actor } = useWorkspace()
  const now = useNow(clock)
  return { today: dayAt(now, actor.time_zone), time: timeAt(now, actor.time_zone) }
}

/** The jobs that the overview shows, and whether the business has none at all. */
type ShownJobs = { jobs: Loadable<readonly Job[]>; hasNone: boolean }

const COMING = { state: 'loading' } as const

/** Asks for the jobs of the overview's days alone. */
export const useShownJobs = (): ShownJobs => {
  const { workspace, actor } = useWorkspace()
  const { http } = workspace
  const { today } = useMoment()
  const shown = useQuery(jobsBetweenQuery(http, actor.business_id, daysShown(today)))
  const isEmpty = shown.data?.length === 0
  const all = useQuery({
    ...jobsQuery(http, actor.business_id),
    enabled: isEmpty,
    // All jobs are loaded ahead for the next page; a day that has its jobs isn't drawn again for them.
    notifyOnChangeProps: isEmpty ? ['data', 'isPending'] : [],
  })
  return {
    // A business without a job is led to its first one, above the day: the day waits until that is known.
    jobs: isEmpty && all.isPending ? COMING : loadable(shown),
    hasNone: isEmpty && all.data?.length === 0,
  }
}

/**
 * Loads all jobs, and the page that lists them, once the overview is on screen: it is often the next one, and most other pages share its
 * code.
 */
export const useJobsAhead = (seesJobs: boolean): void => {
  const { workspace, actor } = useWorkspace()
  const { http, queryClient } = workspace
  const businessId = actor.business_id
  const router = useRouter()
  useEffect(() => {
    if (!seesJobs) return
    return whenIdle(() => {
      void queryClient.prefetchQuery(jobsQuery(http, businessId))
      // What fails is loaded again, and said, by the page.
      router.loadRouteChunk(router.routesById['/dashboard/jobs'])?.catch(() => undefined)
    })
  }, [seesJobs, queryClient, http, businessId, router])
}
