import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { planOf } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { LimitMeter } from '@/ui/kit/limit-meter'
import { SkeletonLines } from '@/ui/kit/skeleton'
import type { SubscriptionScreenProps } from './types'

type Props = Pick<SubscriptionScreenProps, 'use' | 'onRetryUse'> & { subscription: Subscription; upgrade: ReactNode }

/** What is used of the plan: customers and people. */
export const UseCard = ({ use, onRetryUse, subscription, upgrade }: Props) => {
  const limits = planOf(subscription.plan_id)?.limits
  return (
    <Card title="Usage">
      {use.state === 'loading' && <SkeletonLines count={4} label="Loading usage…" />}
      {use.state === 'failed' && (
        <EmptyState kind="failed" title="Usage could not be loaded." hint={use.failure.message} onRetry={onRetryUse} />
      )}
      {use.state === 'ready' && (
        <chakra.dl display="grid" gap="4">
          <Used label="Customers" used={use.value.customers} limit={limits?.maxCustomers ?? null} upgrade={upgrade} />
          <Used label="Users" used={use.value.users} limit={limits?.maxUsers ?? null} upgrade={upgrade} />
        </chakra.dl>
      )}
    </Card>
  )
}

const count = new Intl.NumberFormat('en-US')

const Used = (props: { label: string; used: number; limit: number | null; upgrade: ReactNode }) => {
  const { label, used, limit, upgrade } = props
  return (
    <div>
      <chakra.dt textStyle="small" color="fg.muted" mb="1">
        {label}
      </chakra.dt>
      <dd>
        {limit === null ? (
          <chakra.span fontVariantNumeric="tabular-nums">{count.format(used)}, no limit</chakra.span>
        ) : (
          <LimitMeter label={label} used={used} limit={limit} upgrade={upgrade} />
        )}
      </dd>
    </div>
  )
}
