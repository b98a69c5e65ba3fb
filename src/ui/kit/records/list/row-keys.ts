import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useKeys } from '@/ui/kit/behavior/keys'

type RowKeys<R> = {
  records: readonly R[]
  current: number
  pageSize: number
  moveTo: (index: number) => void
  onOpen: (record: R) => void
  onPick: (id: number, range: boolean) => void
  actKeys: readonly string[]
  onAct: (key: string, record: R) => void
}

/** The target row of a key; null for other keys. */
export const rowAfter = (key: string, current: number, count: number, pageSize: number): number | null => {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageSize,
    PageUp: -pageSize,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, current + step))
}

/**
 * Grid keys: arrows, Page, Home and End move focus, Enter opens, Space selects, Shift+Space selects a range. Anywhere on the page J and K
 * also move it, X selects, and action shortcuts apply to the focused row.
 */
export const useRowKeys = <R extends { id: number }>({
  records,
  current,
  pageSize,
  moveTo,
  onOpen,
  onPick,
  actKeys,
  onAct,
}: RowKeys<R>) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number | null>(null)

  const giveFocus = () => {
    if (wanted.current === null) return
    const row = body.current?.querySelector<HTMLElement>(`tr[data-record="${wanted.current}"]`)
    if (!row) return
    row.focus({ preventScroll: true })
    wanted.current = null
  }
  // A distant row renders only after the scroll, so focus is set once it exists.
  useLayoutEffect(giveFocus)

  const goTo = (index: number) => {
    wanted.current = records[index]?.id ?? null
    moveTo(index)
  }
  const hasFocus = () => body.current?.contains(document.activeElement) ?? false
  /** The first key press shows the focused row; later ones move. */
  const step = (key: string) => () => {
    if (records.length === 0) return
    goTo(hasFocus() ? (rowAfter(key, current, records.length, pageSize) ?? current) : current)
    giveFocus()
  }
  const onRow = (does: (record: R) => void) => () => {
    const record = records[current]
    if (record && hasFocus()) does(record)
  }
  useKeys({
    ...Object.fromEntries(actKeys.map((key) => [key, onRow((record) => onAct(key, record))])),
    j: step('ArrowDown'),
    k: step('ArrowUp'),
    x: onRow(({ id }) => onPick(id, false)),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const record = records[current]
    if (!record || !(event.target instanceof HTMLTableRowElement)) return
    const next = rowAfter(event.key, current, records.length, pageSize)
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next !== null) return goTo(next)
    if (event.key === 'Enter') return onOpen(record)
    onPick(record.id, event.shiftKey)
  }
  return { body, onKeyDown }
}
