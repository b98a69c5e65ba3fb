import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { subscriptionPrice } from '@/domain/subscription/plan'
import { isEnded, milestoneOf, type Subscription, statusLabel, statusTone } from '@/domain/subscription/subscription'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Badge } from '@/ui/kit/feedback/badge'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLine as Line } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'

export type SubscriptionCardProps = {
  subscription: Loadable<Subscription | null>
  mayManage: boolean
  timeZone: string
}

export const SubscriptionCard = ({ subscription, ...rest }: SubscriptionCardProps) => {
  const value = subscription.state === 'ready' ? subscription.value : null
  return (
    <Card
      title="Subscription"
      actions={value && <Badge tone={statusTone(value.status)}>{statusLabel(value.status)}</Badge>}
    >
      <Loaded
        of={subscription}
        loading={<Coming />}
        failed={() => <chakra.p color="fg.muted">Couldn’t be loaded.</chakra.p>}
      >
        {(data) => <Plan subscription={data} {...rest} />}
      </Loaded>
    </Card>
  )
}

/** Same lines as a loaded card, to avoid a layout shift. */
const Coming = () => (
  <chakra.div role="status" display="grid" gap="3">
    <VisuallyHidden>Loading the subscription…</VisuallyHidden>
    <div aria-hidden>
      <Line width="60%" textStyle="figure" />
      <Line width="45%" />
    </div>
    <div aria-hidden>
      <Line width="40%" textStyle="small" />
      <Line width="35%" />
    </div>
  </chakra.div>
)

const Plan = ({ subscription, ...rest }: Rest & { subscription: Subscription | null }) => {
  if (subscription === null) return <None {...rest} />
  return isEnded(subscription) ? (
    <Over subscription={subscription} {...rest} />
  ) : (
    <PlanDetails subscription={subscription} {...rest} />
  )
}

type Rest = Omit<SubscriptionCardProps, 'subscription'>
type PlanProps = Rest & { subscription: Subscription }

const PlanDetails = ({ subscription, timeZone }: PlanProps) => {
  const { label, at } = milestoneOf(subscription)
  return (
    <chakra.div display="grid" gap="3">
      <div>
        <chakra.p textStyle="figure">{subscription.plan_name}</chakra.p>
        <chakra.p color="fg.muted">{subscriptionPrice(subscription)}</chakra.p>
      </div>
      <dl>
        <chakra.dt textStyle="small" color="fg.muted">
          {label}
        </chakra.dt>
        <chakra.dd fontVariantNumeric="tabular-nums">{calendarDate(at, timeZone)}</chakra.dd>
      </dl>
    </chakra.div>
  )
}

const None = ({ mayManage, children }: Pick<Rest, 'mayManage'> & { children?: ReactNode }) => (
  <chakra.div display="grid" gap="2">
    <p>No active subscription</p>
    {children ?? (mayManage && <ToPricing>Start free trial</ToPricing>)}
  </chakra.div>
)

/** Trials are granted only once, so the next step is to choose a plan. */
const Over = ({ subscription, mayManage, timeZone }: PlanProps) => (
  <None mayManage={mayManage}>
    <chakra.p color="fg.muted">
      {subscription.plan_name} ended on {calendarDate(milestoneOf(subscription).at, timeZone)}.
    </chakra.p>
    {mayManage && <ToPricing>Choose a plan</ToPricing>}
  </None>
)

const ToPricing = ({ children }: { children: ReactNode }) => (
  <p>
    <TextLink to="/pricing">{children}</TextLink>
  </p>
)
