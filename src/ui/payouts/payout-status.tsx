import { type PayoutStatus, payoutStatusLabel } from '@/domain/payout/vocabulary'
import { StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'

const TONES: Record<PayoutStatus, Tone> = {
  pending: 'warning',
  processing: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export const PayoutStatusTag = ({ status }: { status: PayoutStatus }) => (
  <StatusDot tone={TONES[status]}>{payoutStatusLabel(status)}</StatusDot>
)
