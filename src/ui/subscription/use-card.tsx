import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { numberText } from '@/domain/money/number-text'
import { planOf } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLine } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { LimitMeter, LimitMeterToCome } from '@/ui/shared/limit-meter'
import type { SubscriptionScreenProps } from './types'

type Props = Pick<SubscriptionScreenProps, 'use'> & { subscription: Subscription; upgrade: ReactNode }

/** Used customers and users. */
export const UseCard = ({ use, subscription, upgrade }: Props) => {
  const limits = planOf(subscription.plan_id)?.limits
  return (
    <Card title="Usage">
      <Loaded of={use} loading={<Coming />} failed="Usage could not be loaded.">
        {({ customers, users }) => (
          <chakra.dl display="grid" gap="4">
            <Used label="Customers" used={customers} limit={limits?.maxCustomers ?? null} upgrade={upgrade} />
            <Used label="Users" used={users} limit={limits?.maxUsers ?? null} upgrade={upgrade} />
          </chakra.dl>
        )}
      </Loaded>
    </Card>
  )
}

const Coming = () => (
  <chakra.div role="status" display="grid" gap="4">
    <VisuallyHidden>Loading usage…</VisuallyHidden>
    {['customers', 'users'].map((used) => (
      <div key={used} aria-hidden>
        <chakra.div mb="1">
          <SkeletonLine width="35%" textStyle="small" />
        </chakra.div>
        <LimitMeterToCome />
      </div>
    ))}
  </chakra.div>
)

const Used = (props: { label: string; used: number; limit: number | null; upgrade: ReactNode }) => {
  const { label, used, limit, upgrade } = props
  return (
    <div>
      <chakra.dt textStyle="small" color="fg.muted" mb="1">
        {label}
      </chakra.dt>
      <dd>
        {limit === null ? (
          <chakra.span fontVariantNumeric="tabular-nums">{numberText(used)}, no limit</chakra.span>
        ) : (
          <LimitMeter label={label} used={used} limit={limit} upgrade={upgrade} />
        )}
      </dd>
    </div>
  )
}
