import { isRetryable, isUnanswered, toFailure } from '@/domain/record/failure'
import type { FlowNetwork } from '@/events/flow'

/**
 * The network as flows see it, from the browser's events and failed calls. Checked again when the page becomes visible, since a phone may
 * be connected to a network that lets nothing through.
 */
export const createNetwork = (page: Window): FlowNetwork => ({
  isOnline: () => page.navigator.onLine,
  isGone: (error) => isUnanswered(toFailure(error)),
  mayPass: (error) => isRetryable(toFailure(error)),
  subscribe(listener) {
    const look = () => {
      if (page.document.visibilityState === 'visible') listener()
    }
    page.addEventListener('online', listener)
    page.addEventListener('focus', look)
    page.document.addEventListener('visibilitychange', look)
    return () => {
      page.removeEventListener('online', listener)
      page.removeEventListener('focus', look)
      page.document.removeEventListener('visibilitychange', look)
    }
  },
})
