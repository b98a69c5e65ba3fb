import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { listed } from '@/domain/text/wording'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { jobsPhrase } from './records'

type Props = { members: readonly CrewMember[]; jobs: readonly Job[]; onAssign: () => void; onGoBack: () => void }

export const DoubleBooking = ({ members, jobs, onAssign, onGoBack }: Props) => (
  <ConfirmDialog
    open={members.length > 0}
    title={`${listed(members.map(fullName))} ${members.length === 1 ? 'is' : 'are'} booked at ${jobs.length === 1 ? 'that time' : 'some of these times'}. Assign anyway?`}
    object={jobsPhrase(jobs)}
    confirmLabel="Assign anyway"
    destructive={false}
    onConfirm={onAssign}
    onCancel={onGoBack}
  >
    The jobs overlap, so one of them will start late or needs another crew.
  </ConfirmDialog>
)
