import { choiceText } from '@/domain/subscription/plan'
import { SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import type { Address } from '@/ui/kit/actions/address'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Buyer } from './buyer'

export const BuyerNotice = ({ buyer }: { buyer: Buyer }) => {
  switch (buyer.kind) {
    case 'stranger':
    case 'loading':
      return null
    case 'unknown':
      return (
        <Banner kind="error" onRetry={buyer.onRetry}>
          {SUBSCRIPTION_LOAD_FAILED}
        </Banner>
      )
    case 'may_not_buy':
      return (
        <Banner kind="info" detail="The business owner, or someone who manages its billing, can.">
          You can’t choose a plan.
        </Banner>
      )
    case 'not_onboarded':
      return (
        <Banner
          kind="info"
          detail="Your trial can start right after."
          actions={<Way to="/onboarding" label="Finish setting up" />}
        >
          Finish setting up your business first.
        </Banner>
      )
    case 'subscribed':
      return (
        <Banner
          kind="success"
          detail="See it, change it or cancel it on the Subscription page."
          actions={<Way to="/dashboard/subscription" label="Manage subscription" />}
        >
          You are on {choiceText({ plan: buyer.plan_id, period: buyer.billing_period })}.
        </Banner>
      )
    case 'ready':
      return buyer.had_trial ? (
        <Banner kind="info" detail="You have had the free trial, so a new subscription starts with its first payment.">
          Your subscription has ended.
        </Banner>
      ) : null
  }
}

const Way = ({ to, label }: { to: Address; label: string }) => (
  <Button asChild size="sm" variant="outline">
    <AppLink to={to}>{label}</AppLink>
  </Button>
)
