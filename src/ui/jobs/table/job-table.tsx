import { Box } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useMemo, useRef } from 'react'
import type { Day } from '@/domain/calendar'
import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { type Selection, toggled, toggledAll, withRange } from '../rules/selection'
import type { JobActivity, JobColumn } from '../types'
import { COLUMN_LOOKS } from './columns'
import { SharedTip } from './shared-tip'
import { tableCss } from './table-css'
import { TableRows } from './table-rows'
import { type SortDirection, useJobTable } from './use-job-table'

/** What a row can be asked for. */
export type RowHandlers = {
  open: (job: Job) => void
  act: (command: JobCommand, job: Job) => void
  retry: (job: Job) => void
  /** The row's menu, to be shown beside the button that was pressed. */
  more: (job: Job, button: HTMLElement) => void
}

export type JobTableProps = {
  jobs: readonly Job[]
  hidden: readonly JobColumn[]
  activity: ReadonlyMap<number, JobActivity>
  actor: Actor
  today: Day
  selection: Selection
  onSelection: (selection: Selection) => void
  handlers: RowHandlers
}

/** The job list (JOB-05, JOB-06): 10,000 rows, of which only those in sight are drawn. */
export const JobTable = memo(({ jobs, hidden, selection, onSelection, handlers, ...row }: JobTableProps) => {
  const table = useJobTable(jobs, hidden)
  const ids = useMemo(() => table.shown.map((job) => job.id), [table.shown])
  const anchor = useRef<number>(-1)
  const scroller = useRef<HTMLDivElement>(null)

  const pick = (id: number, range: boolean) => {
    onSelection(range ? withRange(selection, ids, anchor.current, id) : toggled(selection, id))
    anchor.current = id
  }

  const ask = (act: string, job: Job, button: HTMLElement) => {
    if (act === 'open') handlers.open(job)
    if (act === 'retry') handlers.retry(job)
    if (act === 'more') handlers.more(job, button)
    const command = JOB_COMMANDS.find((name) => name === act)
    if (command) handlers.act(command, job)
  }

  const onClick = (event: React.MouseEvent<HTMLElement>) => {
    const hit = actAt(event.target)
    if (!hit) return
    if (hit.act === 'pick') return pick(hit.jobId, event.shiftKey)
    const job = table.shown.find(({ id }) => id === hit.jobId)
    if (job) ask(hit.act, job, hit.button)
  }

  const allPicked = ids.length > 0 && selection.size === ids.length
  return (
    <Box ref={scroller} css={tableCss} onClick={onClick}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows take the focus and can be selected, as a grid's may */}
      <table role="grid" aria-label="Jobs" aria-rowcount={ids.length + 1} aria-multiselectable>
        <Columns columns={table.columns} />
        <thead>
          <tr aria-rowindex={1}>
            <th className="pick">
              <input
                type="checkbox"
                aria-label="Select all jobs shown"
                checked={allPicked}
                ref={(box) => {
                  if (box) box.indeterminate = selection.size > 0 && !allPicked
                }}
                onChange={() => onSelection(toggledAll(selection, ids))}
              />
            </th>
            {table.columns.map((id) => (
              <HeadCell key={id} id={id} direction={table.directionOf(id)} onSort={() => table.toggleSort(id)} />
            ))}
            <th className="acts">Actions</th>
          </tr>
        </thead>
        <TableRows
          jobs={table.shown}
          columns={table.columns}
          selection={selection}
          scroller={scroller}
          onOpen={handlers.open}
          onPick={pick}
          {...row}
        />
      </table>
      <SharedTip within={scroller} />
    </Box>
  )
})

/** The action and the job that a click was meant for; a disabled action is none. */
const actAt = (target: EventTarget): { act: string; jobId: number; button: HTMLElement } | null => {
  if (!(target instanceof Element)) return null
  const button = target.closest<HTMLElement>('[data-act]')
  const jobId = Number(button?.closest<HTMLElement>('[data-job]')?.dataset.job)
  if (!button?.dataset.act || !jobId || button.ariaDisabled === 'true') return null
  return { act: button.dataset.act, jobId, button }
}

const Columns = ({ columns }: { columns: readonly JobColumn[] }) => (
  <colgroup>
    <col style={{ width: 40 }} />
    {columns.map((id) => (
      <col key={id} style={{ width: COLUMN_LOOKS[id].width ?? undefined }} />
    ))}
    <col style={{ width: 164 }} />
  </colgroup>
)

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const

const HeadCell = ({ id, direction, onSort }: { id: JobColumn; direction: SortDirection; onSort: () => void }) => (
  <th aria-sort={ARIA_SORT[direction]} className={COLUMN_LOOKS[id].end && 'end'}>
    <button type="button" onClick={onSort}>
      {COLUMN_LOOKS[id].label}
      {direction === 'asc' && <ArrowUp aria-hidden />}
      {direction === 'desc' && <ArrowDown aria-hidden />}
    </button>
  </th>
)
