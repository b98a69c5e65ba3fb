import { chakra } from '@chakra-ui/react'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'

export type ConflictLine = {
  id: number
  /** `JOB-1042 Spring cleanup` */
  job: string
  /** `Luis Ortega, Wed, Nov 18` */
  who: string
  reason: string
  /** `Completed 10:15 AM, 2 photos, signed by Ana Stone`, in order. */
  steps: readonly string[]
  notes: string
  /** `Record as done on Wed, Nov 18` */
  recordLabel: string
  recordRefusal: string | null
  noteRefusal: string | null
  busy: boolean
  onRecord: () => void
  onNote: () => void
  onDiscard: () => void
}

type Props = { lines: readonly ConflictLine[]; failure: string | null; onClose: () => void }

/** Offline work on jobs that changed in the meantime, with all its data and the ways to resolve it. */
export const ConflictsDialog = ({ lines, failure, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title="Work to settle"
    description={lines.length > 0 && 'This was done offline, and the job changed before it was sent. Nothing is lost.'}
    footer={
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    }
  >
    {failure !== null && (
      <chakra.p role="alert" color="danger.fg">
        {failure}
      </chakra.p>
    )}
    {lines.length === 0 && <p>Everything is settled.</p>}
    <chakra.ul listStyle="none" display="grid" gap="4">
      {lines.map((line) => (
        <Line key={line.id} {...line} />
      ))}
    </chakra.ul>
  </Dialog>
)

const Line = (line: ConflictLine) => {
  const { job, who, reason, steps, notes, recordLabel, recordRefusal, noteRefusal, busy } = line
  return (
    <chakra.li display="grid" gap="1" pb="4" borderBottomWidth="1px" _last={{ borderBottomWidth: 0, pb: 0 }}>
      <chakra.p fontWeight="medium" overflowWrap="anywhere">
        {job}
      </chakra.p>
      <chakra.p color="fg.muted">{who}</chakra.p>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      {notes && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          “{notes}”
        </chakra.p>
      )}
      <chakra.p color="danger.fg" overflowWrap="anywhere">
        {reason}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1">
        <ActionButton
          size="sm"
          // Not the primary button when only the office may record it.
          variant={recordRefusal === null ? 'solid' : 'outline'}
          minH="11"
          disabledReason={recordRefusal}
          loading={busy}
          onClick={line.onRecord}
        >
          {recordLabel}
        </ActionButton>
        <ActionButton
          size="sm"
          variant="outline"
          minH="11"
          disabledReason={noteRefusal}
          loading={busy}
          onClick={line.onNote}
        >
          Keep as a note on the job
        </ActionButton>
        <Button
          size="sm"
          variant="ghost"
          minH="11"
          disabled={busy}
          onClick={line.onDiscard}
          aria-label={`Discard: ${job}`}
        >
          Discard
        </Button>
      </chakra.div>
    </chakra.li>
  )
}
