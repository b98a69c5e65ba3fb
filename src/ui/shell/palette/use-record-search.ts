import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundRecord, RecordSearch } from './commands'

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; records: readonly FoundRecord[] }
  | { kind: 'failed' }

const PAUSE_MS = 150
const LEAST = 2

/** Debounced; drops responses for outdated text. */
export const useRecordSearch = (text: string, search: RecordSearch): SearchState => {
  const query = text.trim()
  const wanted = query.length >= LEAST
  const [answer, setAnswer] = useState<{ to: string; state: SearchState } | null>(null)

  const ask = useEffectEvent(search)

  useEffect(() => {
    if (!wanted) return
    let current = true
    const settle = (state: SearchState) => current && setAnswer({ to: query, state })
    const timer = setTimeout(() => {
      ask(query).then(
        (records) => settle({ kind: 'found', records }),
        () => settle({ kind: 'failed' }),
      )
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query, wanted])

  if (!wanted) return { kind: 'idle' }
  return answer?.to === query ? answer.state : { kind: 'searching' }
}
