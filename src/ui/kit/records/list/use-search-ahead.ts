import { useEffect } from 'react'
import { whenIdle } from '@/ui/kit/behavior/when-idle'

/** Small enough to go unnoticed even on an old phone. */
const AT_A_TIME = 250
/** Any letter works: the result is discarded. */
const SOME_WORD = { search: 'a' }

/**
 * Warms up the search when idle, in batches: the first search builds each record's search text, which for thousands of records takes longer
 * than a key press may.
 */
export const useSearchAhead = <R>(
  narrow: (records: readonly R[], query: typeof SOME_WORD) => unknown,
  records: readonly R[],
): void =>
  useEffect(() => {
    let searched = 0
    let stop = () => {}
    const proceed = () => {
      if (searched >= records.length) return
      stop = whenIdle(() => {
        narrow(records.slice(searched, searched + AT_A_TIME), SOME_WORD)
        searched += AT_A_TIME
        proceed()
      })
    }
    proceed()
    return () => stop()
  }, [narrow, records])
