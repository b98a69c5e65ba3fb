import { useEffect } from 'react'
import { whenIdle } from '@/ui/kit/behavior/when-idle'

/** Records that are searched without being noticed, even on an old phone. */
const AT_A_TIME = 250
/** Any letter: what is found is of no interest. */
const SOME_WORD = { search: 'a' }

/**
 * Searches a list in quiet moments before anyone does, some records at a time: the first search of a record builds the texts that it is found
 * by, which for thousands of records takes longer than a key press may.
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
