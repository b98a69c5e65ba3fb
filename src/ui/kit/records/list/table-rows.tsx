import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type RefObject, useEffect, useState } from 'react'
import { useIsPrinting } from '@/ui/kit/layout/printing'
import { toast } from '@/ui/kit/overlays/toaster'
import { ROW_HEIGHT, useDensity } from '@/ui/kit/theme/density'
import { actByKey } from '../actions/action-items'
import type { RecordContext, Records, ShownColumn } from '../actions/definition'
import { useNewRecord } from '../actions/new-record'
import type { Activity } from '../actions/use-record-actions'
import { RecordRow } from './record-row'
import { useRowKeys } from './row-keys'
import type { Selection } from './selection'
import { HEAD_HEIGHT } from './table-css'

type TableRowsProps<R> = {
  definition: Records<R>
  context: RecordContext
  records: readonly R[]
  columns: readonly ShownColumn<R>[]
  activity: Activity
  selection: Selection
  scroller: RefObject<HTMLDivElement | null>
  onOpen: (record: R) => void
  onPick: (id: number, range: boolean) => void
  onAct: (what: string, record: R) => void
}

/** Virtualized rows with spacers. The current row is always rendered, to keep focus; print renders all. */
export const TableRows = <R extends { id: number }>(props: TableRowsProps<R>) => {
  const { records, activity, scroller, selection, onOpen, onPick, onAct, ...shared } = props
  const { definition, context } = shared
  const [density] = useDensity()
  const printing = useIsPrinting()
  const rowHeight = ROW_HEIGHT[density]
  const [currentId, setCurrentId] = useState<number | null>(null)
  const current = Math.max(
    0,
    records.findIndex(({ id }) => id === currentId),
  )

  const virtual = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Needed before the first measurement: without it the first paint has a gap and no rows.
    initialRect: { width: 0, height: window.innerHeight },
    getItemKey: (index) => records[index]?.id ?? index,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      printing
        ? withCurrent(0, count - 1, current, count)
        : withCurrent(startIndex - overscan, endIndex + overscan, current, count),
    overscan: 8,
    scrollPaddingEnd: HEAD_HEIGHT,
    useFlushSync: false,
  })
  // The virtualizer keeps sizes until it is notified that they have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sizes are made of
  useEffect(() => virtual.measure(), [rowHeight])

  const newId = useNewRecord(shared.definition.noun[0])
  const newAt = newId === null ? -1 : records.findIndex(({ id }) => id === newId)
  // In the middle, since messages cover what is at the foot.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, when it comes into the list
  useEffect(() => {
    if (newAt >= 0) virtual.scrollToIndex(newAt, { align: 'center' })
  }, [newId, newAt >= 0])

  const keys = useRowKeys({
    records,
    current,
    pageSize: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    moveTo: (index) => {
      setCurrentId(records[index]?.id ?? null)
      virtual.scrollToIndex(index)
    },
    onOpen,
    onPick,
    actKeys: [...new Set(definition.actions.flatMap(({ key = [] }) => key))],
    onAct(key, record) {
      const busy = activity.get(record.id)?.busy
      const refusal = actByKey({ definition, context, record, busy, act: (what) => onAct(what, record) }, key)
      if (refusal !== null) toast({ title: refusal, kind: 'info' })
    },
  })

  const items = virtual.getVirtualItems()
  return (
    <tbody
      ref={keys.body}
      onKeyDown={keys.onKeyDown}
      onFocus={(event) => setCurrentId(Number(event.target.closest<HTMLElement>('[data-record]')?.dataset.record))}
    >
      {items.map((item, place) => {
        const record = records[item.index]
        if (!record) return null
        return (
          <Fragment key={record.id}>
            <Gap height={item.start - (items[place - 1]?.end ?? 0)} />
            <RecordRow
              record={record}
              activity={activity.get(record.id)}
              rowIndex={item.index + 2}
              selected={selection.has(record.id)}
              current={item.index === current}
              isNew={record.id === newId}
              {...shared}
            />
          </Fragment>
        )
      })}
      <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  )
}

const withCurrent = (from: number, to: number, current: number, count: number): number[] => {
  const first = Math.max(0, from)
  const last = Math.min(count - 1, to)
  const range = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  if (current >= first && current <= last) return range
  return current < first ? [current, ...range] : [...range, current]
}

const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden className="gap">
      <td style={{ height }} />
    </tr>
  ) : null
