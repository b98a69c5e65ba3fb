import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyJobDialogs } from '@/ui/jobs/dialogs/lazy-job-dialogs'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import { LazyJobDetails } from '../-jobs/lazy-job-details'

/** Once there is a day, loads in a quiet moment what opening a stop needs, since the network may be gone by then. */
export const useDetailsAhead = (hasDay: boolean): void => {
  const router = useRouter()
  const isPhone = useIsPhone()
  useEffect(() => {
    if (!hasDay) return
    let isGone = false
    const load = async () => {
      const parts = await Promise.allSettled([
        // The router keeps a failure of its own to itself; without a network the others fail with it.
        router.preloadRoute({ to: '/dashboard/jobs' }),
        LazyJobDetails.preload(),
        LazyJobDialogs.preload(),
        import('@/ui/kit/records/list/records-panel').then(({ preloadRows }) => preloadRows(isPhone)),
      ])
      // A day that was kept opens without a network too. What fails with one is loaded again, and said, where it is wanted.
      if (!isGone && parts.some(({ status }) => status === 'rejected')) stop = onceOnline(() => void load())
    }
    let stop = whenIdle(() => void load())
    return () => {
      isGone = true
      stop()
    }
  }, [hasDay, isPhone, router])
}

/** Does something when the network is back; the answer calls it off. */
const onceOnline = (work: () => void): (() => void) => {
  window.addEventListener('online', work, { once: true })
  return () => window.removeEventListener('online', work)
}
