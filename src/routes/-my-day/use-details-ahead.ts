import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyJobDialogs } from '@/ui/jobs/dialogs/lazy-job-dialogs'
import { whenIdle } from '@/ui/kit/when-idle'
import { LazyJobDetails } from '../-jobs/lazy-job-details'

/** Loads in a quiet moment, once there is a day, what a stop opens, its details beside the list of jobs: by then there may be no network. */
export const useDetailsAhead = (hasDay: boolean): void => {
  const router = useRouter()
  useEffect(() => {
    if (!hasDay) return
    return whenIdle(() => {
      void router.preloadRoute({ to: '/dashboard/jobs' })
      const parts = [
        LazyJobDetails.preload(),
        LazyJobDialogs.preload(),
        import('@/ui/kit/records/record-cards'),
        import('@/ui/kit/records/record-table'),
      ]
      // What fails is loaded again, and said, where it is wanted.
      for (const part of parts) part.catch(() => undefined)
    })
  }, [hasDay, router])
}
