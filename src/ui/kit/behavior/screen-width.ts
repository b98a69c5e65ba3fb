import { useSyncExternalStore } from 'react'

/**
 * Makes a hook that returns whether the screen is at most this many px wide, and follows when it is turned or the window resized. Paper doesn't
 * count as a screen: what is printed has room, whatever it is printed from.
 */
const atMost = (width: number) => {
  const query = `screen and (max-width: ${width}px)`
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Whether rows become cards. A tablet keeps its tables. */
export const useIsPhone = atMost(767)

/** Whether the menu leaves a page too little room: on tablets held upright and in half a window. */
export const useIsNarrow = atMost(1023)
