import type { CrewMember } from '@/domain/crew'
import { fullName } from '@/domain/user'
import { listed } from '@/domain/wording'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'

type Props = { members: readonly CrewMember[]; object: string; onAssign: () => void; onGoBack: () => void }

/** Asks before people are put on a job while they are booked for another one. */
export const DoubleBooking = ({ members, object, onAssign, onGoBack }: Props) => (
  <ConfirmDialog
    open={members.length > 0}
    title={`${listed(members.map(fullName))} ${members.length === 1 ? 'is' : 'are'} booked at that time. Assign anyway?`}
    object={object}
    confirmLabel="Assign anyway"
    destructive={false}
    onConfirm={onAssign}
    onCancel={onGoBack}
  >
    The jobs overlap, so one of them will start late or needs another crew.
  </ConfirmDialog>
)
