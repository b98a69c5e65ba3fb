import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '@/ui/kit/when-idle'

const SIGNS = ['keydown', 'pointerdown'] as const

/** Loads what someone who signs in is about to need: with the first key or press on the page, or `idle` as soon as it rests. */
export const useSignInAhead = (when: 'pressed' | 'idle'): void => {
  const router = useRouter()
  const { ahead } = useRouteContext({ from: '__root__' })
  const load = useEffectEvent(() => {
    ahead()
    // What fails is loaded again, and said, by the page.
    for (const id of ['/dashboard', '/dashboard/'] as const)
      router.loadRouteChunk(router.routesById[id])?.catch(() => undefined)
  })
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
    return stop
  }, [when])
}
