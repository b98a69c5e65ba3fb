import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Address } from '@/ui/kit/actions/address'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { namesPhrase, type Records } from './definition'
import type { Outcome } from './run-on-many'
import type { RecordActions } from './use-record-actions'

/** Certain refusals, shown instead of the confirmation. */
export type Stops<R> = {
  /** Replaces the question if every record is refused: "This client can't be deleted yet". */
  title: (count: number) => string
  /** Confirming is disabled until this is true. */
  isKnown: boolean
  /** The reason and a link to the remedy; null if allowed. */
  of: (record: R) => Stop | null
}
type Stop = { reason: string; way: { label: string; to: Address; search?: Record<string, unknown> } }

type RecordQuestionProps<R extends { id: number }, C extends string> = {
  definition: Pick<Records<R, C>, 'noun' | 'short' | 'name' | 'actions'>
  actions: RecordActions<R, C>
  command: (record: R) => Promise<Outcome>
  stops?: Stops<R>
  note?: Note<R>
}

/** A non-blocking note on the consequences. Confirming is disabled until `isKnown`. */
type Note<R> = { isKnown: boolean; of: (records: readonly R[]) => string | null }

/** Confirms an action by naming the records; renders nothing without a pending question. */
export const RecordQuestion = <R extends { id: number }, C extends string>({
  definition,
  actions,
  command,
  stops,
  note,
}: RecordQuestionProps<R, C>) => {
  const { asking, stopAsking } = actions
  const asks = definition.actions.find(({ id }) => id === asking?.what)?.asks
  if (!asking || !asks) return null
  const stopped = asking.records.flatMap((record) => {
    const stop = stops?.of(record) ?? null
    return stop ? [{ record, name: definition.name(record), ...stop }] : []
  })
  const free = asking.records.filter((each) => !stopped.some(({ record }) => record === each))
  if (stops && free.length === 0)
    return <Stopped title={stops.title(stopped.length)} stopped={stopped} onClose={stopAsking} />
  const question = asks(free.length)
  const noted = note?.of(free) ?? null
  const confirm = () => {
    stopAsking()
    void actions.run({ what: asking.what, records: free, command })
  }
  return (
    <ConfirmDialog
      open
      title={question.title}
      object={namesPhrase(definition, free)}
      confirmLabel={question.confirm}
      busy={stops?.isKnown === false || note?.isKnown === false}
      busyLabel="Checking…"
      onConfirm={confirm}
      onCancel={stopAsking}
    >
      {question.consequence}
      {noted !== null && <chakra.p mt="3">{noted}</chakra.p>}
      {stopped.length > 0 && (
        <chakra.div mt="3">
          <p>Left out:</p>
          <Reasons stopped={stopped} onClose={stopAsking} />
        </chakra.div>
      )}
    </ConfirmDialog>
  )
}

type StoppedProps = {
  title: string
  stopped: readonly (Stop & { record: { id: number }; name: string })[]
  onClose: () => void
}

const Stopped = ({ title, stopped, onClose }: StoppedProps) => {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="sm"
      initialFocus={() => close.current}
      footer={
        <Button ref={close} variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Reasons stopped={stopped} onClose={onClose} />
    </Dialog>
  )
}

const NAMED = 5

const Reasons = ({ stopped, onClose }: Omit<StoppedProps, 'title'>) => (
  <chakra.ul listStyleType="none" display="grid" gap="3" overflowWrap="anywhere">
    {stopped.slice(0, NAMED).map(({ record, name, reason, way }) => (
      <li key={record.id}>
        <chakra.p fontWeight="medium">{name}</chakra.p>
        <p>
          {reason}{' '}
          <TextLink to={way.to} search={way.search ?? {}} onClick={onClose}>
            {way.label}
          </TextLink>
        </p>
      </li>
    ))}
    {stopped.length > NAMED && <li>{`and ${stopped.length - NAMED} more`}</li>}
  </chakra.ul>
)
