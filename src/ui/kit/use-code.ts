import { useEffect, useEffectEvent, useState } from 'react'

/** Longest wait for a quiet moment, ms. */
const AT_LATEST = 3_000

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, AT_LATEST)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST })
  return () => cancelIdleCallback(handle)
}

/**
 * Code that a page does without at first: it is loaded in a quiet moment, or at once when it is wanted, and null until then. Unlike
 * `lazy` it replaces nothing that is on screen meanwhile, so that neither focus nor keys are lost. A load that failed is told of only
 * when the code was wanted, and tried again the next time it is. `load` must be the same on every render.
 */
export const useCode = <C>(
  load: () => Promise<C>,
  wanted: boolean,
  onFailure: () => void = () => undefined,
): C | null => {
  const [code, setCode] = useState<{ it: C } | null>(null)
  const failed = useEffectEvent(onFailure)
  const missing = code === null

  useEffect(() => {
    if (!missing) return
    const fetch = () =>
      void load().then(
        (it) => setCode({ it }),
        () => wanted && failed(),
      )
    if (!wanted) return whenIdle(fetch)
    fetch()
  }, [load, wanted, missing])

  return code?.it ?? null
}
