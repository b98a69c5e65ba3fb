import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  type BillingPeriod,
  type PlanChoice as Choice,
  type PlanId,
  subscriptionPrice,
} from '@/domain/subscription/plan'
import { isQuoteGood, type Quote } from '@/domain/subscription/plan-change'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { Banner } from '@/ui/kit/feedback/banner'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { ChangePreview } from './change-preview'
import { PlanChoice } from './plan-choice'
import { changePreview } from './rules/change-preview'
import { tooSmall } from './rules/plan-limits'
import { offerText, planOffers } from './rules/plan-offers'
import type { PlanUse } from './types'

type Props = {
  subscription: Subscription
  use: PlanUse | null
  now: Instant
  timeZone: string
  onConfirm: (choice: Choice, quote: Quote) => void
  onClose: () => void
}

/** Labels; `yearly` on the wire. */
const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Annual' },
] as const

/** The quote's timestamp, stable while it is valid, so that the displayed amounts are charged. */
const useQuotedAt = (now: Instant): Instant => {
  const [at, setAt] = useState(now)
  if (isQuoteGood(at, now)) return at
  setAt(now)
  return now
}

/** Picks a plan or period, previews the cost, and confirms naming both (SUB-08). */
export const ChangePlanDialog = ({ subscription, use, now, timeZone, onConfirm, onClose }: Props) => {
  const [chosen, setChosen] = useState<PlanId | null>(null)
  const [period, setPeriod] = useState<BillingPeriod>(subscription.billing_period)
  const at = useQuotedAt(now)
  const offers = planOffers(subscription, period)
  const offer = offers.find(({ plan, isPresent }) => plan.id === chosen && !isPresent)
  const preview = offer && changePreview(subscription, offer.choice, at, (day) => calendarDate(day, timeZone))
  const warning = offer && use ? tooSmall(offer.plan, use) : null
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change plan"
      description={`You are on ${subscription.plan_name}, ${subscriptionPrice(subscription)}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep {subscription.plan_name}
          </Button>
          <ActionButton
            disabledReason={offer ? null : 'Choose another plan first.'}
            onClick={() => offer && preview && onConfirm(offer.choice, preview.quote)}
          >
            {offer ? offerText(offer, subscription) : 'Change plan'}
          </ActionButton>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <SegmentedControl label="Billing period" value={period} onChange={setPeriod} options={PERIODS} />
        <PlanChoice offers={offers} chosen={offer ? chosen : null} onChoose={setChosen} />
        <div aria-live="polite">
          {offer && preview && (
            <ChangePreview
              title={
                offer.plan.id === subscription.plan_id
                  ? `${offer.label}: ${offer.plan.name}`
                  : `${offer.label} from ${subscription.plan_name} to ${offer.plan.name}`
              }
              preview={preview}
            />
          )}
        </div>
        {warning && <Banner kind="warning">{warning}</Banner>}
      </chakra.div>
    </Dialog>
  )
}
