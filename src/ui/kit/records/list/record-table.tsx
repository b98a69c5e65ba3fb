import { Box } from '@chakra-ui/react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { memo, useId, useMemo, useRef } from 'react'
import { useIsPrinting } from '@/ui/kit/layout/printing'
import { mayAct } from '../actions/action-items'
import { countText, headingOf, type RecordContext, type Records, type ShownColumn } from '../actions/definition'
import type { Activity } from '../actions/use-record-actions'
import { opensRecord } from './click-to-open'
import { type Selection, toggled, toggledAll, withRange } from './selection'
import { SharedTip } from './shared-tip'
import { directionOf, type SortDirection } from './sort'
import { tableCss, tableSizes, tableWidths } from './table-css'
import { TableRows } from './table-rows'

export type RowHandlers<R> = {
  open: (record: R) => void
  act: (what: string, record: R) => void
  retry: (record: R) => void
  forget: (record: R) => void
  more: (record: R, button: HTMLElement) => void
}

export type RecordTableProps<R extends { id: number }> = {
  definition: Records<R>
  context: RecordContext
  records: readonly R[]
  columns: readonly ShownColumn<R>[]
  sort: string | undefined
  onToggleSort: (column: string) => void
  activity: Activity
  selection: Selection
  onSelection: (selection: Selection) => void
  handlers: RowHandlers<R>
}

/** The most rows printed: about forty pages, and three to four seconds of work. */
const MOST_ON_PAPER = 500

/** A virtualized table for 10,000 rows. Print takes the first ones and says that there are more. */
const Table = <R extends { id: number }>(props: RecordTableProps<R>) => {
  const { definition, records, columns, sort, onToggleSort, selection, onSelection, handlers, ...row } = props
  const ids = useMemo(() => records.map(({ id }) => id), [records])
  const table = useId()
  const widths = useMemo(() => tableWidths(`[data-table="${table}"]`, definition), [table, definition])
  const anchor = useRef<number>(-1)
  const scroller = useRef<HTMLDivElement>(null)
  const isCut = useIsPrinting() && records.length > MOST_ON_PAPER

  // Users without any action have no use for a selection.
  const hasActs = mayAct(props)
  const pick = (id: number, range: boolean) => {
    if (!hasActs) return
    onSelection(range ? withRange(selection, ids, anchor.current, id) : toggled(selection, id))
    anchor.current = id
  }

  const onClick = (event: React.MouseEvent<HTMLElement>) => {
    const hit = actAt(event.target)
    if (!hit) return
    const { act, id, button } = hit
    if (act === 'pick') return pick(id, event.shiftKey)
    // The second click of a double click would run the next step.
    if (event.detail > 1) return
    const record = records.find((candidate) => candidate.id === id)
    if (!record) return
    if (act === 'open') handlers.open(record)
    else if (act === 'retry' || act === 'forget') handlers[act](record)
    else if (act === 'more') handlers.more(record, button)
    else handlers.act(act, record)
  }

  const allPicked = ids.length > 0 && selection.size === ids.length
  return (
    <Box
      ref={scroller}
      css={tableCss}
      style={tableSizes(definition)}
      data-table={table}
      data-scrolls="md"
      onClick={onClick}
    >
      <style>{widths}</style>
      {isCut && (
        <p className="cut">
          {`The first ${MOST_ON_PAPER} of ${countText(definition, records.length)}. Export CSV has all of them.`}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows take the focus and can be selected, as a grid's may */}
      <table role="grid" aria-label={headingOf(definition)} aria-rowcount={ids.length + 1} aria-multiselectable>
        <colgroup>
          {hasActs && <col className="col-pick" />}
          {columns.map(({ id }) => (
            <col key={id} className={`col-${id}`} />
          ))}
          {hasActs && <col className="col-acts" />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {hasActs && (
              <th className="pick">
                <input
                  type="checkbox"
                  aria-label={`Select all ${definition.noun[1]} shown`}
                  checked={allPicked}
                  ref={(box) => {
                    if (box) box.indeterminate = selection.size > 0 && !allPicked
                  }}
                  onChange={() => onSelection(toggledAll(selection, ids))}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                direction={directionOf(column.id, sort)}
                onSort={() => onToggleSort(column.id)}
              />
            ))}
            {hasActs && <th className="acts">Actions</th>}
          </tr>
        </thead>
        <TableRows
          definition={definition}
          records={isCut ? records.slice(0, MOST_ON_PAPER) : records}
          columns={columns}
          selection={selection}
          scroller={scroller}
          onOpen={handlers.open}
          onPick={pick}
          onAct={handlers.act}
          {...row}
        />
      </table>
      <SharedTip within={scroller} />
    </Box>
  )
}
export const RecordTable = memo(Table) as typeof Table

/** The action and record of a click; ignores disabled actions. The row itself opens the record. */
const actAt = (target: EventTarget): { act: string; id: number; button: HTMLElement } | null => {
  if (!(target instanceof Element)) return null
  const row = target.closest<HTMLElement>('[data-record]')
  const button = target.closest<HTMLElement>('[data-act]')
  const id = Number(row?.dataset.record)
  if (!row || !id || button?.ariaDisabled === 'true') return null
  if (button?.dataset.act) return { act: button.dataset.act, id, button }
  return opensRecord(target) ? { act: 'open', id, button: row } : null
}

type HeadCellProps<R> = { column: ShownColumn<R>; direction: SortDirection; onSort: () => void }

const HeadCell = <R,>({ column, direction, onSort }: HeadCellProps<R>) => (
  <th aria-sort={direction} className={column.end ? `of-${column.id} end` : `of-${column.id}`}>
    <button type="button" onClick={onSort}>
      {column.label}
      {direction === 'ascending' && <ArrowUp aria-hidden />}
      {direction === 'descending' && <ArrowDown aria-hidden />}
    </button>
  </th>
)
