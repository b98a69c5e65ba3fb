import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 767px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's, where rows become cards. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
