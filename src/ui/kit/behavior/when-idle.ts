import { useEffect, useState } from 'react'

/** Longest wait for a quiet moment, ms. */
const AT_LATEST = 3_000

let loading = 0
const waiting = new Set<() => void>()

/** Says that something on screen is loading as long as the caller is shown: what can wait leaves the network and the processor to it. */
export const useIsLoading = (): void =>
  useEffect(() => {
    loading += 1
    return () => {
      loading -= 1
      if (loading === 0) for (const proceed of [...waiting]) proceed()
    }
  }, [])

/** Does something in a quiet moment, when nothing on screen is loading; after three seconds in any case. The answer calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  let stop = () => {}
  const proceed = () => {
    stop()
    stop = soon(() => {
      if (loading === 0) finish()
      else waiting.add(proceed)
    })
  }
  const finish = () => {
    cancel()
    work()
  }
  const latest = setTimeout(finish, AT_LATEST)
  const cancel = () => {
    clearTimeout(latest)
    waiting.delete(proceed)
    stop()
  }
  proceed()
  return cancel
}

/** Whether a quiet moment has come since the caller was first shown: what no one looks for at once is asked for then. */
export const useHasRested = (): boolean => {
  const [hasRested, setHasRested] = useState(false)
  useEffect(() => whenIdle(() => setHasRested(true)), [])
  return hasRested
}

const soon = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
