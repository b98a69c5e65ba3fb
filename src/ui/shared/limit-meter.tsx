import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { numberText } from '@/domain/money/number-text'
import { type LimitState, limitState } from '@/domain/subscription/limits'
import { Meter } from '@/ui/kit/feedback/meter'
import { Skeleton, SkeletonLine } from '@/ui/kit/feedback/skeleton'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'

type Props = {
  label: string
  used: number
  limit: number
  /** A link to upgrade, shown once the limit is reached. */
  upgrade?: ReactNode
}

/** Text beside the color, which alone is not accessible. */
const words = (state: LimitState, remaining: number): string => {
  if (state === 'reached') return 'Limit reached.'
  return `Nearly full: ${numberText(remaining)} left.`
}

/** Warns from 80 % (X-28). */
export const LimitMeter = ({ label, used, limit, upgrade }: Props) => {
  const state = limitState(used, limit)
  const text = `${numberText(used)} of ${numberText(limit)}`
  const warns = state !== 'free'
  return (
    <chakra.div display="grid" gap="1">
      <Meter label={label} value={Math.min(used, limit)} max={limit} text={text} tone={warns ? 'warning' : 'accent'} />
      <chakra.p textStyle="caption" color="fg.muted">
        {text}
      </chakra.p>
      {warns && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="1.5" textStyle="small" color="warning.fg">
          <StatusIcon kind="warning" size={14} />
          {words(state, limit - used)}
          {state === 'reached' && upgrade}
        </chakra.p>
      )}
    </chakra.div>
  )
}

export const LimitMeterToCome = () => (
  <chakra.div display="grid" gap="1">
    <Skeleton height="6px" borderRadius="full" />
    <SkeletonLine width="35%" textStyle="caption" />
  </chakra.div>
)
