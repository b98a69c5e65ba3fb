import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '@/ui/kit/behavior/when-idle'

/** Signs that someone is about to sign in, including input by a password manager. */
const SIGNS = ['keydown', 'input', 'pointerdown', 'pointermove'] as const

/** Starts the session once the page is idle, since public pages render without it. */
export const useSessionAhead = (): void => {
  const { session } = useRouteContext({ from: '__root__' })
  useEffect(() => whenIdle(() => void session.decided().catch(() => undefined)), [session])
}

/**
 * Preloads the dashboard for someone about to sign in: at the first sign of input, or once idle. Until there is input, files are only
 * fetched, and missing sample data is seeded in steps too small to block.
 */
export const useSignInAhead = (when: 'sign' | 'idle'): void => {
  const router = useRouter()
  const { ahead } = useRouteContext({ from: '__root__' })
  const load = useEffectEvent(() => {
    ahead.load()
    for (const id of ['/dashboard', '/dashboard/'] as const)
      router.loadRouteChunk(router.routesById[id])?.catch(() => undefined)
    import('./signed-in').catch(() => undefined)
  })
  const fetchFiles = useEffectEvent(() => ahead.fetch())
  useSessionAhead()
  useEffect(() => {
    if (when === 'idle') return whenIdle(load)
    const stop = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, begin)
    }
    const begin = () => {
      stop()
      load()
    }
    for (const sign of SIGNS) window.addEventListener(sign, begin)
    const cancel = whenIdle(fetchFiles)
    return () => {
      cancel()
      stop()
    }
  }, [when])
}
