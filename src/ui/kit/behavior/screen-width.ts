import { useSyncExternalStore } from 'react'

/** Makes a media query hook. Print doesn't count as a screen, since paper has room. */
const atMost = (width: number) => {
  const query = `screen and (max-width: ${width}px)`
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Below this width rows become cards. A tablet keeps its tables. */
export const useIsPhone = atMost(767)

/** The menu leaves a page too little room, as on portrait tablets and in half a window. */
export const useIsNarrow = atMost(1023)
