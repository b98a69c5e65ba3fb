import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Instant } from '@/domain/clock'
import { type PlanId, subscriptionPrice } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import { ActionButton } from '@/ui/kit/action-button'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { calendarDate } from '@/ui/kit/relative-time'
import { ChangePreview } from './change-preview'
import { PlanChoice } from './plan-choice'
import { changePreview } from './rules/change-preview'
import { tooSmall } from './rules/plan-limits'
import { planOffers } from './rules/plan-offers'
import type { PlanUse } from './types'

type Props = {
  subscription: Subscription
  /** Null while it is not known. */
  use: PlanUse | null
  now: Instant
  timeZone: string
  onConfirm: (plan: PlanId) => void
  onClose: () => void
}

/** Chooses another plan, shows what it comes to and asks for a yes that names both (SUB-08). */
export const ChangePlanDialog = ({ subscription, use, now, timeZone, onConfirm, onClose }: Props) => {
  const [chosen, setChosen] = useState<PlanId | null>(null)
  const offers = planOffers(subscription)
  const offer = offers.find(({ plan }) => plan.id === chosen)
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
            onClick={() => offer && onConfirm(offer.plan.id)}
          >
            {offer ? `${offer.label} to ${offer.plan.name}` : 'Change plan'}
          </ActionButton>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <PlanChoice offers={offers} chosen={chosen} onChoose={setChosen} />
        <div aria-live="polite">
          {offer && (
            <ChangePreview
              title={`${offer.label} from ${subscription.plan_name} to ${offer.plan.name}`}
              preview={changePreview(subscription, offer.plan.id, now, (at) => calendarDate(at, timeZone))}
            />
          )}
        </div>
        {warning && <Banner kind="warning">{warning}</Banner>}
      </chakra.div>
    </Dialog>
  )
}
