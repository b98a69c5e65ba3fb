import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DATA_KEPT_DAYS, planOf, subscriptionPrice } from '@/domain/subscription/plan'
import { isEnded, milestoneOf, type Subscription, statusLabel, statusTone } from '@/domain/subscription/subscription'
import { Badge } from '@/ui/kit/badge'
import { Card } from '@/ui/kit/card'
import { calendarDate } from '@/ui/kit/relative-time'
import { TextLink } from '@/ui/kit/text-link'
import { trialLeft } from './rules/trial-left'
import type { SubscriptionScreenProps } from './types'

type Props = Pick<SubscriptionScreenProps, 'mayManage' | 'now' | 'timeZone'> & {
  subscription: Subscription
  /** What can be done with it. */
  children: ReactNode
}

/** The plan, what it costs, how it stands and what comes next (SUB-01, SUB-05 to SUB-07). */
export const PlanCard = ({ subscription, mayManage, now, timeZone, children }: Props) => {
  const { status, plan_name } = subscription
  const { label, at } = milestoneOf(subscription)
  const left = trialLeft(subscription, now)
  return (
    <Card title="Your plan" actions={<Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>}>
      <chakra.div display="grid" gap="4">
        <div>
          <chakra.p textStyle="figure">{plan_name}</chakra.p>
          <chakra.p color="fg.muted">{subscriptionPrice(subscription)}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            {planOf(subscription.plan_id)?.description}
          </chakra.p>
        </div>
        <chakra.dl display="flex" flexWrap="wrap" columnGap="10" rowGap="3">
          <Fact label={label}>{calendarDate(at, timeZone)}</Fact>
          {left !== null && <Fact label="Trial days left">{left}</Fact>}
          <Fact label="Billing period">{subscription.billing_period === 'monthly' ? 'Monthly' : 'Annual'}</Fact>
        </chakra.dl>
        <Advice subscription={subscription} mayManage={mayManage} />
        {children}
      </chakra.div>
    </Card>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="small" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.dd>
  </div>
)

/** What the status asks of the person, if anything. */
const Advice = ({ subscription, mayManage }: Pick<Props, 'subscription' | 'mayManage'>) => {
  if (isEnded(subscription))
    return (
      <p>This subscription has ended. Choose a plan to start again; your data is kept for {DATA_KEPT_DAYS} days.</p>
    )
  if (subscription.status === 'past_due')
    return (
      <chakra.p color="danger.fg">
        Your payment is past due. Please update your payment method.{' '}
        {mayManage && <TextLink to="/dashboard/billing">Go to Billing</TextLink>}
      </chakra.p>
    )
  return null
}
