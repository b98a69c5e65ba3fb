import { chakra } from '@chakra-ui/react'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { type ReactNode, useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import type { Outcome } from './run-on-many'
import { announce } from './use-record-actions'

export type RecordLinesProps<R> = {
  title: string
  records: Loadable<readonly R[]>
  noun: readonly [one: string, many: string]
  none: string
  nameOf: (record: R) => string
  /** Null for an available action. */
  refusals: { edit: string | null; remove: (record: R) => string | null }
  consequence: string
  /** Absent for records that stay. */
  remove?: (record: R) => Promise<Outcome>
  onEdit: (id: number) => void
  children: (record: R) => ReactNode
}

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyleType: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '2', py: '1.5', borderBottomWidth: '1px' },
    '& li:last-child': { borderBottomWidth: '0' },
    '& li > div': { flex: '1', minW: '0' },
  },
})

/** Records with Edit and Delete at each, for lists that are too short for a table. */
export const RecordLines = <R extends { id: number }>(props: RecordLinesProps<R>) => {
  const { title, records, nameOf, refusals, remove, onEdit } = props
  const [one, many] = props.noun
  const [going, setGoing] = useState<R | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const removeNow = async (record: R) => {
    setGoing(null)
    setFailure(null)
    const outcome = await remove?.(record)
    if (!outcome) return
    if (!outcome.ok) return setFailure(outcome.failure.message)
    await outcome.shown
    announce(`${nameOf(record)} deleted`, { undo: outcome.undo })
  }
  return (
    <>
      {failure && (
        <Banner kind="warning" detail={failure} onDismiss={() => setFailure(null)}>
          Failed to delete {one}. Please try again.
        </Banner>
      )}
      {records.state === 'loading' && <SkeletonLines count={8} label={`Loading ${many}…`} />}
      {records.state === 'failed' && (
        <Banner kind="warning" detail={records.failure.message} onRetry={records.retry}>
          Failed to load {many}. Please try again.
        </Banner>
      )}
      {records.state === 'ready' && records.value.length === 0 && <chakra.p color="fg.muted">{props.none}</chakra.p>}
      {records.state === 'ready' && (
        <Lines aria-label={title}>
          {records.value.map((record) => (
            <li key={record.id}>
              <div>{props.children(record)}</div>
              <IconButton
                label={`Edit ${nameOf(record)}`}
                disabledReason={refusals.edit}
                onClick={() => onEdit(record.id)}
              >
                <Pencil size={16} aria-hidden />
              </IconButton>
              {remove && (
                <IconButton
                  label={`Delete ${nameOf(record)}`}
                  disabledReason={refusals.remove(record)}
                  onClick={() => setGoing(record)}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </Lines>
      )}
      {going && (
        <ConfirmDialog
          open
          title={`Delete this ${one}?`}
          object={nameOf(going)}
          confirmLabel={`Delete ${one}`}
          onConfirm={() => void removeNow(going)}
          onCancel={() => setGoing(null)}
        >
          {props.consequence}
        </ConfirmDialog>
      )}
    </>
  )
}
