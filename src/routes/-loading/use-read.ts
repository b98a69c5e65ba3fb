import { useEffect, useState } from 'react'
import { toFailure } from '@/domain/record/failure'
import type { Loadable } from '@/ui/kit/feedback/loadable'

/**
 * What `read` answers, for pages without a session. It reads again when `read` changes, so keep its identity with `useCallback`, and when
 * a failure is retried. `show` puts another answer in its place.
 */
export const useRead = <Value>(read: () => Promise<Value>): { loaded: Loadable<Value>; show(value: Value): void } => {
  const [loaded, setLoaded] = useState<Loadable<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true
    const retry = () => setAttempt((former) => former + 1)
    read().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) => isCurrent && setLoaded({ state: 'failed', failure: toFailure(error), retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [read, attempt])
  return { loaded, show: (value) => setLoaded({ state: 'ready', value }) }
}
