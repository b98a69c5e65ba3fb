import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

type RowKeys<R> = {
  records: readonly R[]
  current: number
  /** Rows that fit, for Page Up and Page Down. */
  pageSize: number
  moveTo: (index: number) => void
  onOpen: (record: R) => void
  onPick: (id: number, range: boolean) => void
}

/** Where a key leads from a row; null for keys that lead nowhere. */
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

/** The grid's keys: arrows, Page, Home and End move the focus, Enter opens, Space selects, Shift+Space selects a range. */
export const useRowKeys = <R extends { id: number }>({
  records,
  current,
  pageSize,
  moveTo,
  onOpen,
  onPick,
}: RowKeys<R>) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number | null>(null)

  // A row far away is drawn only after the scroll, so the focus is given when it is there.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = body.current?.querySelector<HTMLElement>(`tr[data-record="${wanted.current}"]`)
    if (!row) return
    row.focus({ preventScroll: true })
    wanted.current = null
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const record = records[current]
    if (!record || !(event.target instanceof HTMLTableRowElement)) return
    const next = rowAfter(event.key, current, records.length, pageSize)
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next !== null) {
      wanted.current = records[next]?.id ?? null
      return moveTo(next)
    }
    if (event.key === 'Enter') return onOpen(record)
    onPick(record.id, event.shiftKey)
  }
  return { body, onKeyDown }
}
