import { useMemo, useState } from 'react'
import type { Job } from '@/domain/job/job'
import { keptShown, type Selection } from './rules/selection'

const NOTHING: Selection = new Set()

/** The rows that are ticked, of those that show. */
export const useSelection = (shown: readonly Job[]) => {
  const [picked, setPicked] = useState(NOTHING)
  const selection = useMemo(
    () =>
      picked.size === 0
        ? picked
        : keptShown(
            picked,
            shown.map(({ id }) => id),
          ),
    [picked, shown],
  )
  const selected = useMemo(
    () => (selection.size === 0 ? [] : shown.filter(({ id }) => selection.has(id))),
    [selection, shown],
  )
  return { selection, selected, setPicked, clear: () => setPicked(NOTHING) }
}
