import { Box } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useMemo, useRef } from 'react'
import type { Day } from '@/domain/calendar'
import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { type Selection, toggled, toggledAll, withRange } from '../rules/selection'
import { directionOf, type SortDirection } from '../rules/sort'
import type { JobActivity, JobColumn, JobSort } from '../types'
import { COLUMN_LOOKS, cellClass } from './columns'
import { SharedTip } from './shared-tip'
import { tableCss } from './table-css'
import { TableRows } from './table-rows'
import { tableWidths } from './table-widths'

/** What a row can be asked for. */
export type RowHandlers = {
  open: (job: Job) => void
  act: (command: JobCommand, job: Job) => void
  retry: (job: Job) => void
  /** The row's menu, to be shown beside the button that was pressed. */
  more: (job: Job, button: HTMLElement) => void
}

export type JobTableProps = {
  /** In the order shown. */
  jobs: readonly Job[]
  columns: readonly JobColumn[]
  sort: JobSort | undefined
  onToggleSort: (column: JobColumn) => void
  activity: ReadonlyMap<number, JobActivity>
  actor: Actor
  today: Day
  selection: Selection
  onSelection: (selection: Selection) => void
  handlers: RowHandlers
}

/** The job list (JOB-05, JOB-06): 10,000 rows, of which only those in sight are drawn. */
export const JobTable = memo((props: JobTableProps) => {
  const { jobs, columns, sort, onToggleSort, selection, onSelection, handlers, ...row } = props
  const ids = useMemo(() => jobs.map((job) => job.id), [jobs])
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
    const job = jobs.find(({ id }) => id === hit.jobId)
    if (job) ask(hit.act, job, hit.button)
  }

  const allPicked = ids.length > 0 && selection.size === ids.length
  return (
    <Box ref={scroller} css={[tableCss, tableWidths]} onClick={onClick}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows take the focus and can be selected, as a grid's may */}
      <table role="grid" aria-label="Jobs" aria-rowcount={ids.length + 1} aria-multiselectable>
        <Columns columns={columns} />
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
            {columns.map((id) => (
              <HeadCell key={id} id={id} direction={directionOf(id, sort)} onSort={() => onToggleSort(id)} />
            ))}
            <th className="acts">Actions</th>
          </tr>
        </thead>
        <TableRows
          jobs={jobs}
          columns={columns}
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
    <col className="col-pick" />
    {columns.map((id) => (
      <col key={id} className={`col-${id}`} />
    ))}
    <col className="col-acts" />
  </colgroup>
)

const HeadCell = ({ id, direction, onSort }: { id: JobColumn; direction: SortDirection; onSort: () => void }) => (
  <th aria-sort={direction} className={cellClass(id)}>
    <button type="button" onClick={onSort}>
      {COLUMN_LOOKS[id].label}
      {direction === 'ascending' && <ArrowUp aria-hidden />}
      {direction === 'descending' && <ArrowDown aria-hidden />}
    </button>
  </th>
)
