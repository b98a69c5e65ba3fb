import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import type { OfList } from '../list/filters'
import { bare } from './action-items'
import { refusalText, splitBulk } from './bulk'
import { type Records, unlessBusy, verdictOf } from './definition'
import { saveRecords } from './save-records'
import { progressText } from './use-record-actions'

/**
 * Bulk actions with the number of records each applies to, and reasons for the rest. While one runs it shows progress, and the others wait.
 */
export const BulkBar = <R extends { id: number }>({ list }: OfList<R>) => {
  const { definition, context, selected, actions } = list
  const { progress } = actions
  const busyLabel = definition.actions.find(({ id }) => id === progress?.what)?.busyLabel
  const offered = definition.actions
    .filter(({ bulk, offered }) => bulk && (offered?.(context.actor) ?? true))
    .map((action) => bulkOf(action, list, busyLabel))
  const exclusions = offered.filter(({ why, refusal }) => why !== null && refusal === null)
  return (
    <chakra.section
      aria-label={`Selected ${definition.noun[1]}`}
      data-command-bar
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="3"
      py="1.5"
      bg="accent.subtle"
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="md"
    >
      <chakra.p me="2" fontWeight="semibold">
        <span aria-live="polite">{busyLabel ?? `${selected.length} selected`}</span>
        {/* Announcing every step would drown out everything else. */}
        {progress && ` ${progressText(progress)}`}
      </chakra.p>
      {offered.map(({ action, can, off }) => (
        <ActionButton
          key={action.id}
          size="sm"
          variant="outline"
          disabledReason={off}
          onClick={() => actions.act(action.id, can)}
        >
          {action.label} ({can.length})
        </ActionButton>
      ))}
      {(definition.exportRefusal?.(context.actor) ?? null) === null && (
        <Button size="sm" variant="outline" onClick={() => void saveRecords(list, selected)}>
          Export CSV ({selected.length})
        </Button>
      )}
      {exclusions.length > 0 && <Exclusions actions={exclusions} />}
      {/* Progress is visible while records are selected. */}
      {!progress && (
        <Button size="sm" variant="ghost" ms="auto" onClick={list.clearSelection}>
          Clear
        </Button>
      )}
    </chakra.section>
  )
}

/**
 * `why` is the reason for the excluded records, `refusal` the reason if none qualify, `off` the reason that the action is unavailable now.
 */
const bulkOf = <R extends { id: number }>(
  action: Records<R>['actions'][number],
  { definition, context, selected }: OfList<R>['list'],
  busyLabel: string | undefined,
) => {
  const split = splitBulk(action, context, selected)
  const why = refusalText(split)
  const lacks = action.needs !== undefined && split.can.length !== action.needs
  const none = split.can.length === 0 ? why : null
  const refusal = lacks ? `Select exactly ${action.needs} ${definition.noun[1]} for this.` : none
  const verdict = unlessBusy(busyLabel, () => verdictOf(refusal))
  return { action, can: split.can, why, refusal, off: verdict.ok ? null : verdict.reason }
}

type ExclusionsProps = { actions: readonly { action: { id: string; label: string }; why: string | null }[] }

/** Lists, by action, the reasons that selected records are excluded. */
const Exclusions = ({ actions }: ExclusionsProps) => {
  const id = useId()
  const lines = actions.map(({ action, why }) => (
    <chakra.span key={action.id} display="block" py="0.5">
      <strong>{bare(action)}:</strong> {why}{' '}
    </chakra.span>
  ))
  return (
    <>
      <Tooltip content={lines} showsOnPress>
        <Button size="sm" variant="ghost" aria-describedby={id}>
          Why not all?
        </Button>
      </Tooltip>
      <VisuallyHidden id={id}>{lines}</VisuallyHidden>
    </>
  )
}
