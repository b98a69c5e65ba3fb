import { Ban, Ellipsis, PanelRightOpen, Play, UserPlus } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Day } from '@/domain/calendar'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { ACTION_LABELS, BUSY_LABELS, judgeAction, ROW_COMMANDS, refusalOf } from '../rules/actions'
import { customerName, fullAddress, shortAddress } from '../rules/customer'
import type { JobActivity, JobColumn } from '../types'

import { COLUMN_LOOKS, cellClass } from './columns'

const ICONS = { assign: UserPlus, start: Play, cancel: Ban } as const

type RowProps = {
  job: Job
  columns: readonly JobColumn[]
  activity: JobActivity | undefined
  actor: Actor
  today: Day
  /** Its place among all rows, for screen readers; the head is the first. */
  rowIndex: number
  selected: boolean
  /** The one row that Tab reaches. */
  current: boolean
}

/**
 * One job of the table, in plain elements only. It has no handlers: the table listens once for all rows and reads `data-act` and
 * `data-job`, so that a row is drawn again only when what it shows has changed.
 */
export const JobRow = memo(({ job, columns, activity, actor, today, rowIndex, selected, current }: RowProps) => {
  const stop = current ? 0 : -1
  return (
    <tr
      data-job={job.id}
      data-busy={activity?.busy}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-busy={activity?.busy !== undefined}
      tabIndex={stop}
    >
      <td className="pick">
        <input
          type="checkbox"
          data-act="pick"
          checked={selected}
          readOnly
          tabIndex={-1}
          aria-label={`Select ${job.job_number}`}
        />
      </td>
      {columns.map((id) => (
        <td key={id} className={cellClass(id)}>
          {cellOf(id, { job, activity, today, stop, columns })}
        </td>
      ))}
      <td className="acts">
        <RowButton act="open" label="Details" of={job} stop={stop} icon={<PanelRightOpen aria-hidden />} />
        {ROW_COMMANDS.map((command) => (
          <CommandButton key={command} {...{ command, job, actor, stop }} busy={activity?.busy} />
        ))}
        <RowButton act="more" label="More actions" of={job} stop={stop} icon={<Ellipsis aria-hidden />} />
      </td>
    </tr>
  )
})

type CellContext = Pick<RowProps, 'job' | 'activity' | 'today' | 'columns'> & { stop: number }

const cellOf = (id: JobColumn, { job, activity, today, stop, columns }: CellContext): ReactNode => {
  if (id === 'status' && activity?.busy) return <span className="busy">{BUSY_LABELS[activity.busy]}</span>
  if (id !== 'title') return COLUMN_LOOKS[id].cell(job, today)
  return (
    <>
      <button type="button" className="link clip" data-act="open" tabIndex={stop} title={job.title}>
        {job.title}
      </button>
      <span className="sub clip" title={fullAddress(job)}>
        {columns.includes('customer') && <span className="who">{customerName(job)} · </span>}
        {columns.includes('address') && shortAddress(job)}
      </span>
    </>
  )
}

type RowButtonProps = { act: string; label: string; of: Job; stop: number; icon: ReactNode; refusal?: string | null }

const RowButton = ({ act, label, of, stop, icon, refusal = null }: RowButtonProps) => (
  <button
    type="button"
    data-act={act}
    data-tip={refusal ?? label}
    tabIndex={stop}
    aria-label={`${label} ${of.job_number}`}
    aria-disabled={refusal !== null}
    aria-description={refusal ?? undefined}
    aria-haspopup={act === 'more' ? 'menu' : undefined}
  >
    {icon}
  </button>
)

type CommandButtonProps = {
  command: (typeof ROW_COMMANDS)[number]
  job: Job
  actor: Actor
  stop: number
  busy: JobCommand | undefined
}

const CommandButton = ({ command, job, actor, stop, busy }: CommandButtonProps) => {
  const Icon = ICONS[command]
  return (
    <RowButton
      act={command}
      label={ACTION_LABELS[command].replace('…', '')}
      of={job}
      stop={stop}
      icon={<Icon aria-hidden />}
      refusal={refusalOf(judgeAction(actor, command, job, busy))}
    />
  )
}

/** Under a row whose last command failed: why, and Retry. */
export const FailureRow = ({ job, failure, span }: { job: Job; failure: string; span: number }) => (
  <tr className="failure" data-job={job.id}>
    <td colSpan={span}>
      <span role="alert">{failure}</span>{' '}
      <button type="button" className="link" data-act="retry" aria-label={`Retry ${job.job_number}`}>
        Retry
      </button>
    </td>
  </tr>
)
