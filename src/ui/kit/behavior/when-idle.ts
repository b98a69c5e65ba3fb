import { useEffect, useState } from 'react'

/** In ms. */
const AT_LATEST = 3_000

let loading = 0
const waiting = new Set<() => void>()

/** Marks the page as loading while mounted: deferred work then yields network and CPU. */
export const useIsLoading = (): void =>
  useEffect(() => {
    loading += 1
    return () => {
      loading -= 1
      if (loading === 0) for (const proceed of [...waiting]) proceed()
    }
  }, [])

/** Runs work when idle and nothing is loading, after three seconds at the latest. Returns a cancel function. */
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

/** True after the first idle moment since mounting, for content that no one looks for at once. */
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
