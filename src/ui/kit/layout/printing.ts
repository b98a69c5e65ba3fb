import { useSyncExternalStore } from 'react'

let printing = false

const subscribe = (listener: () => void) => {
  const stop = new AbortController()
  const set = (now: boolean) => () => {
    printing = now
    listener()
  }
  window.addEventListener('beforeprint', set(true), stop)
  window.addEventListener('afterprint', set(false), stop)
  return () => stop.abort()
}

/** True during print, which shows whole lists and has nothing to press or scroll. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
