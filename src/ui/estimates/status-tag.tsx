import { computedStatusOf, type EstimateCore } from '@/domain/estimate/commands'
import type { EstimateComputedStatus } from '@/domain/estimate/vocabulary'
import { computedStatusText } from '@/domain/estimate/words'
import { StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'

const TONES: Record<EstimateComputedStatus, Tone> = {
  draft: 'neutral',
  sent: 'info',
  viewed: 'violet',
  approved: 'success',
  rejected: 'danger',
  expired: 'warning',
  revised: 'neutral',
  converted: 'accent',
}

export const EstimateStatusTag = ({ estimate }: { estimate: EstimateCore }) => {
  const computedStatus = computedStatusOf(estimate)
  return <StatusDot tone={TONES[computedStatus]}>{computedStatusText(computedStatus)}</StatusDot>
}
