import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyJobDialogs } from '@/ui/jobs/dialogs/lazy-job-dialogs'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import { LazyJobDetails } from '../-jobs/lazy-job-details'

/** Preloads what opening a stop needs, when idle, since the network may be gone later. */
export const useDetailsAhead = (hasDay: boolean): void => {
  const router = useRouter()
  const isPhone = useIsPhone()
  useEffect(() => {
    if (!hasDay) return
    let isGone = false
    const load = async () => {
      const parts = await Promise.allSettled([
        // The router swallows its own preload failure, but without a network the others fail too.
        router.preloadRoute({ to: '/dashboard/jobs' }),
        LazyJobDetails.preload(),
        LazyJobDialogs.preload(),
        import('@/ui/kit/records/list/records-panel').then(({ preloadRows }) => preloadRows(isPhone)),
      ])
      // A failed preload is repeated when the network is back; a failure while online shows up where the code is needed.
      if (!isGone && parts.some(({ status }) => status === 'rejected')) stop = onceOnline(() => void load())
    }
    let stop = whenIdle(() => void load())
    return () => {
      isGone = true
      stop()
    }
  }, [hasDay, isPhone, router])
}

const onceOnline = (work: () => void): (() => void) => {
  window.addEventListener('online', work, { once: true })
  return () => window.removeEventListener('online', work)
}
