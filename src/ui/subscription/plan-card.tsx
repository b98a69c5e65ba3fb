import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatPrice } from '@/domain/money/money'
import { nextPayment } from '@/domain/subscription/next-payment'
import { annualSaving, DATA_RETENTION_DAYS, planOf, subscriptionPrice } from '@/domain/subscription/plan'
import {
  isEnded,
  milestoneOf,
  nextBillingAt,
  type Subscription,
  statusLabel,
  statusTone,
} from '@/domain/subscription/subscription'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Badge } from '@/ui/kit/feedback/badge'
import { SkeletonLine } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { trialDaysRemaining } from './rules/words'
import type { SubscriptionScreenProps } from './types'

type Props = Pick<SubscriptionScreenProps, 'card' | 'mayManage' | 'now' | 'timeZone'> & {
  subscription: Subscription
  children: ReactNode
}

/** Plan, price, status and next payment (SUB-01, SUB-05 to SUB-07). */
export const PlanCard = ({ subscription, card, mayManage, now, timeZone, children }: Props) => {
  const { status, plan_name } = subscription
  const { label, at } = milestoneOf(subscription)
  const daysRemaining = trialDaysRemaining(subscription, now)
  const next = nextPayment(subscription, card ?? null, (day) => calendarDate(day, timeZone))
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
          {daysRemaining !== null && <Fact label="Trial days left">{daysRemaining}</Fact>}
          <Fact label="Billing period">{subscription.billing_period === 'monthly' ? 'Monthly' : 'Annual'}</Fact>
        </chakra.dl>
        {next &&
          (card === undefined ? (
            <chakra.div minH={{ base: '2lh', sm: '1lh' }}>
              <SkeletonLine width="60%" />
            </chakra.div>
          ) : (
            <p>
              {next.text}{' '}
              {mayManage && next.action && <TextLink to="/dashboard/billing">{ACTIONS[next.action]}</TextLink>}
            </p>
          ))}
        {subscription.billing_period === 'monthly' && nextBillingAt(subscription) !== null && (
          <AnnualSaving subscription={subscription} />
        )}
        <Advice subscription={subscription} />
        {children}
      </chakra.div>
    </Card>
  )
}

const ACTIONS = { add_card: 'Add a card', pay: 'Pay now or update card' } as const

const AnnualSaving = ({ subscription: { plan_id } }: Pick<Props, 'subscription'>) => {
  const plan = planOf(plan_id)
  if (!plan) return null
  const { amount, percent } = annualSaving(plan)
  return (
    <chakra.p
      width="fit-content"
      px="2"
      py="0.5"
      borderRadius="sm"
      bg="success.subtle"
      color="success.fg"
      textStyle="small"
      fontWeight="medium"
    >
      Save {formatPrice(amount)} ({percent}%) a year with annual billing
    </chakra.p>
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

/** The action that the status requires, if any. */
const Advice = ({ subscription }: Pick<Props, 'subscription'>) => {
  if (isEnded(subscription))
    return (
      <p>
        This subscription has ended. Choose a plan to start again; your data is kept for {DATA_RETENTION_DAYS} days.
      </p>
    )
  if (subscription.status === 'past_due')
    return <chakra.p color="danger.fg">Your payment is past due. Please update your payment method.</chakra.p>
  return null
}
