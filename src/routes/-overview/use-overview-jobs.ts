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

/** The current business time, to the minute. */
export const useMoment = (): Moment => {
  const { clock, actor } = useWorkspace()
  const now = useNow(clock)
  return { today: dayAt(now, actor.time_zone), time: timeAt(now, actor.time_zone) }
}

type ShownJobs = { jobs: Loadable<readonly Job[]>; hasNone: boolean }

const COMING = { state: 'loading' } as const

/** Queries only the jobs of the days shown. */
export const useShownJobs = (): ShownJobs => {
  const { workspace, actor } = useWorkspace()
  const { http } = workspace
  const { today } = useMoment()
  const shown = useQuery(jobsBetweenQuery(http, actor.business_id, daysShown(today)))
  const isEmpty = shown.data?.length === 0
  const all = useQuery({
    ...jobsQuery(http, actor.business_id),
    enabled: isEmpty,
    // All jobs are prefetched for the next page; a day that has jobs doesn't re-render for them.
    notifyOnChangeProps: isEmpty ? ['data', 'isPending'] : [],
  })
  return {
    // A business without jobs is guided to its first one above the day, so the day waits until that is certain.
    jobs: isEmpty && all.isPending ? COMING : loadable(shown),
    hasNone: isEmpty && all.data?.length === 0,
  }
}

/** Prefetches all jobs and the jobs page once the overview is on screen: it is often visited next, and most pages share its code. */
export const useJobsAhead = (seesJobs: boolean): void => {
  const { workspace, actor } = useWorkspace()
  const { http, queryClient } = workspace
  const businessId = actor.business_id
  const router = useRouter()
  useEffect(() => {
    if (!seesJobs) return
    return whenIdle(() => {
      void queryClient.prefetchQuery(jobsQuery(http, businessId))
      // The page itself retries and reports failures.
      router.loadRouteChunk(router.routesById['/dashboard/jobs'])?.catch(() => undefined)
    })
  }, [seesJobs, queryClient, http, businessId, router])
}
