import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, type ReactNode } from 'react'
import { hasRowMenu, mayAct, rowButtons } from '../actions/action-items'
import { type RecordContext, type Records, refusalOf, type ShownColumn } from '../actions/definition'
import type { RecordActivity } from '../actions/use-record-actions'

type RowProps<R> = {
  definition: Records<R>
  context: RecordContext
  record: R
  columns: readonly ShownColumn<R>[]
  activity: RecordActivity | undefined
  /** 1-based among all rows, for screen readers; the header row is the first. */
  rowIndex: number
  selected: boolean
  /** The row in the tab order. */
  current: boolean
  isNew: boolean
}

/**
 * A table row of plain elements. It has no handlers: the table listens once for all rows and reads `data-act` and `data-record`, so that a
 * row only renders when its content changes.
 */
const Row = <R extends { id: number }>(props: RowProps<R>) => {
  const { definition, context, record, columns, activity, rowIndex, selected, current, isNew } = props
  const stop = current ? 0 : -1
  const name = definition.short(record)
  const hasActs = mayAct({ definition, context })
  const { lead, asides } = rowButtons({ definition, context, record })
  return (
    <tr
      data-record={record.id}
      data-busy={activity?.busy}
      data-new={isNew || undefined}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-busy={activity?.busy !== undefined}
      tabIndex={stop}
    >
      {hasActs && (
        <td className="pick">
          <input
            type="checkbox"
            data-act="pick"
            checked={selected}
            readOnly
            tabIndex={-1}
            aria-label={`Select ${name}`}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={column.end ? `of-${column.id} end` : `of-${column.id}`}>
          {column.id === definition.opens ? (
            <TitleCell {...props} column={column} stop={stop} />
          ) : (
            cellOf(column, props)
          )}
        </td>
      ))}
      {hasActs && (
        <td className="acts">
          <RowFailure definition={definition} record={record} activity={activity} />
          {[...asides, ...(lead ? [lead] : [])].map((action) => {
            const Icon = action.icon
            return (
              Icon && (
                <RowButton
                  // A stable key, so that focus stays as the next step replaces the last.
                  key={action === lead ? 'lead' : action.id}
                  act={action.id}
                  label={action.label.replace('…', '')}
                  of={name}
                  stop={stop}
                  look={action === lead ? 'lead' : 'aside'}
                  icon={<Icon aria-hidden />}
                  refusal={refusalOf(definition, action, record, context, activity?.busy)}
                />
              )
            )
          })}
          {hasRowMenu({ definition, context }) && (
            <RowButton act="more" label="More actions" of={name} stop={stop} icon={<Ellipsis aria-hidden />} />
          )}
        </td>
      )}
    </tr>
  )
}
export const RecordRow = memo(Row) as typeof Row

/** A running action replaces the status. */
const cellOf = <R,>(column: ShownColumn<R>, { definition, context, record, activity }: RowProps<R>): ReactNode => {
  if (column.id === definition.statusColumn && activity?.busy)
    return <span className="busy">{definition.actions.find(({ id }) => id === activity.busy)?.busyLabel}</span>
  if (column.id === definition.statusColumn && activity?.waiting)
    return (
      <>
        {column.cell(record, context)}
        <span className="waiting">Waiting for network</span>
      </>
    )
  return column.cell(record, context)
}

const TitleCell = <R,>({
  definition,
  context,
  record,
  column,
  columns,
  stop,
}: RowProps<R> & { column: ShownColumn<R>; stop: number }) => {
  const title = definition.title(record)
  const below = columns
    .filter((column) => column.under)
    .sort((a, b) => (a.hideBelow ?? 0) - (b.hideBelow ?? 0))
    .map((column) => ({ id: column.id, text: column.under?.(record) ?? '' }))
    .filter(({ text }) => text !== '')
  return (
    <>
      <button type="button" className="link clip" data-act="open" tabIndex={stop} title={title}>
        {column.cell(record, context)}
      </button>
      {below.length > 0 && (
        <span className="sub clip" title={below.map(({ text }) => text).join(' · ')}>
          {below.map(({ id, text }, place) => (
            <span key={id} className={`under-${id}`}>
              {text}
              {place < below.length - 1 && ' · '}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

type RowButtonProps = {
  act: string
  label: string
  of: string
  stop: number
  icon: ReactNode
  look?: 'lead' | 'aside'
  refusal?: string | null
}

const RowButton = ({ act, label, of, stop, icon, look, refusal = null }: RowButtonProps) => (
  <button
    type="button"
    className={look}
    data-act={act}
    data-tip={refusal ?? label}
    tabIndex={stop}
    aria-label={`${label} ${of}`}
    aria-disabled={refusal !== null}
    aria-description={refusal ?? undefined}
    aria-haspopup={act === 'more' ? 'menu' : undefined}
  >
    {icon}
  </button>
)

type FailureProps<R> = { definition: Records<R>; record: R; activity: RecordActivity | undefined }

export const failureOf = <R,>(definition: Records<R>, activity: RecordActivity | undefined): string | null => {
  if (activity?.failure === undefined) return null
  const stated = definition.actions.find(({ id }) => id === activity.failed)?.failure
  return [stated, activity.failure].filter(Boolean).join(' · ')
}

/** Retry after a failure, or Dismiss if it would fail again. */
export const nextLink = (activity: RecordActivity | undefined) =>
  activity?.final ? ({ act: 'forget', label: 'Dismiss' } as const) : ({ act: 'retry', label: 'Retry' } as const)

/** Overlays the row's last columns with the failure and Retry, without layout shift. */
const RowFailure = <R,>({ definition, record, activity }: FailureProps<R>) => {
  const failure = failureOf(definition, activity)
  if (failure === null) return null
  const { act, label } = nextLink(activity)
  return (
    <div className="failure" role="alert" data-tip={failure}>
      <span className="why">{failure}</span>
      <button type="button" className="again" data-act={act} aria-label={`${label} ${definition.short(record)}`}>
        {label}
      </button>
    </div>
  )
}
