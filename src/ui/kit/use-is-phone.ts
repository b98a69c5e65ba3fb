import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 899px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether rows become cards: on phones, and on tablets held upright, where the menu leaves a table no room. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
