import { type KnownEstimate, standingOf } from '@/domain/estimate/commands'
import type { EstimateStanding } from '@/domain/estimate/vocabulary'
import { standingText } from '@/domain/estimate/words'
import { StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'

const TONES: Record<EstimateStanding, Tone> = {
  draft: 'neutral',
  sent: 'info',
  viewed: 'violet',
  approved: 'success',
  rejected: 'danger',
  expired: 'warning',
  revised: 'neutral',
  converted: 'accent',
}

/** An estimate's status. */
export const EstimateStatusTag = ({ estimate }: { estimate: KnownEstimate }) => {
  const standing = standingOf(estimate)
  return <StatusDot tone={TONES[standing]}>{standingText(standing)}</StatusDot>
}
