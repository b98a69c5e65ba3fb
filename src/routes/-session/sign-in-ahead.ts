import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '@/ui/kit/behavior/when-idle'

/** What someone does who is about to sign in, the entries that a password manager makes included. */
const SIGNS = ['keydown', 'input', 'pointerdown', 'pointermove'] as const

/** Begins the session as soon as the page rests: a stranger's page is drawn without it. */
export const useSessionAhead = (): void => {
  const { session } = useRouteContext({ from: '__root__' })
  // What fails is tried again by who signs in.
  useEffect(() => whenIdle(() => void session.decided().catch(() => undefined)), [session])
}

/**
 * Loads what someone who signs in is about to need: with the first sign of them on the page, or `idle` as soon as it rests. Until there is a sign,
 * its files are only fetched, and sample data that is missing is planted, in steps too small to hold anyone up.
 */
export const useSignInAhead = (when: 'sign' | 'idle'): void => {
  const router = useRouter()
  const { ahead } = useRouteContext({ from: '__root__' })
  const load = useEffectEvent(() => {
    ahead.load()
    // What fails is loaded again, and said, by the page.
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
