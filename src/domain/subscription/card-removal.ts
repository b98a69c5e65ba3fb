import { nextBillingAt, type Subscription } from './subscription'

/**
 * Why the only card can't be removed; null when a card can: there is another, or nothing more will be charged. A trial runs without a
 * card (LAND-09), so that one may go.
 */
export const cardRemovalRefusal = ({
  cards,
  subscription,
}: {
  cards: number
  subscription: Subscription | null
}): string | null => {
  if (cards > 1 || !subscription || subscription.status === 'trialing') return null
  return nextBillingAt(subscription) === null
    ? null
    : 'This is the only card that pays for your subscription. Add another card first.'
}
