import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundJob } from './commands'

export type JobSearch = (text: string) => Promise<readonly FoundJob[]>

/** What the search shows for the current text. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; jobs: readonly FoundJob[] }
  | { kind: 'failed' }

const PAUSE_MS = 150
const LEAST = 2

/** Searches a moment after the last key; an answer that comes after the text has changed is dropped. */
export const useJobSearch = (text: string, search: JobSearch): SearchState => {
  const asked = text.trim()
  const wanted = asked.length >= LEAST
  const [answer, setAnswer] = useState<{ to: string; state: SearchState } | null>(null)

  const ask = useEffectEvent(search)

  useEffect(() => {
    if (!wanted) return
    let current = true
    const settle = (state: SearchState) => current && setAnswer({ to: asked, state })
    const timer = setTimeout(() => {
      ask(asked).then(
        (jobs) => settle({ kind: 'found', jobs }),
        () => settle({ kind: 'failed' }),
      )
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked, wanted])

  if (!wanted) return { kind: 'idle' }
  return answer?.to === asked ? answer.state : { kind: 'searching' }
}
