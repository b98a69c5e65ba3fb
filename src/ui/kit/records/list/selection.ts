import { useMemo, useState } from 'react'

export type Selection = ReadonlySet<number>

export const toggled = (selection: Selection, id: number): Selection => {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Shift-click: selects everything between two ids in display order. Without a visible anchor it selects only the target. */
export const withRange = (
  selection: Selection,
  shown: readonly number[],
  anchor: number,
  target: number,
): Selection => {
  const from = shown.indexOf(anchor)
  const to = shown.indexOf(target)
  if (to < 0) return selection
  const range = from < 0 ? [target] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  return new Set([...selection, ...range])
}

/** Selects everything visible, or deselects it if all of it was selected. */
export const toggledAll = (selection: Selection, shown: readonly number[]): Selection =>
  shown.length > 0 && shown.every((id) => selection.has(id)) ? new Set() : new Set(shown)

/** Drops hidden records from the selection, so that no one acts on rows out of sight. */
export const visibleSelection = (selection: Selection, shown: readonly number[]): Selection => {
  if (selection.size === 0) return selection
  const visible = shown.filter((id) => selection.has(id))
  return visible.length === selection.size ? selection : new Set(visible)
}

const NOTHING: Selection = new Set()

export const useSelection = <R extends { id: number }>(shown: readonly R[]) => {
  const [picked, setPicked] = useState(NOTHING)
  const selection = useMemo(
    () =>
      picked.size === 0
        ? picked
        : visibleSelection(
            picked,
            shown.map(({ id }) => id),
          ),
    [picked, shown],
  )
  const selected = useMemo(
    () => (selection.size === 0 ? [] : shown.filter(({ id }) => selection.has(id))),
    [selection, shown],
  )
  return { selection, selected, setPicked, clearSelection: () => setPicked(NOTHING) }
}
