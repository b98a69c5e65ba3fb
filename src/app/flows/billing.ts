import { defineFlow } from '@/events/flow'
import { cardSetupMachine } from '@/machines/card-setup/machine'
import { checkoutMachine } from '@/machines/checkout/machine'
import { checkoutUpcasters } from '@/machines/checkout/upcasters'
import { actorsFor } from '@/machines/port'
import { subscriptionMachine } from '@/machines/subscription/machine'
import type { ServicesOf, Shared } from '../areas/area'
import type { billing } from '../areas/billing'
import { loadedLater } from '../loaded-later'

export const billingFlows = (shared: Shared, { cardProvider }: Pick<ServicesOf<typeof billing>, 'cardProvider'>) => {
  const { changed, graphql, http, location, queryClient, user } = shared
  const onChanged = () => void changed('billing', 'facts')
  const { changePlan, cancelSubscription, resumeSubscription, openPortal } = loadedLater(async () => {
    const [{ createSubscriptionPorts }, { patchSubscription }] = await Promise.all([
      import('@/services/subscription/subscription-ports'),
      import('@/services/subscription/queries'),
    ])
    return createSubscriptionPorts({
      http,
      returnUrl: () => location.href,
      onSubscription(customerId, subscription) {
        patchSubscription(queryClient, customerId, subscription)
        onChanged()
      },
    })
  })
  const { createCheckout, readSubscription } = loadedLater(async () => {
    const [{ createCheckoutPorts }, { keepConfirmation }] = await Promise.all([
      import('@/services/subscription/checkout-ports'),
      import('@/services/subscription/queries'),
    ])
    return createCheckoutPorts({
      http,
      graphql,
      origin: location.origin,
      user,
      onConfirmed(sessionId, confirmation) {
        keepConfirmation(queryClient, sessionId, confirmation)
        onChanged()
      },
    })
  })
  const { takeCard, confirmCard, addCard } = loadedLater(async () => {
    const { createCardSetupPorts } = await import('@/services/billing/billing-service')
    return createCardSetupPorts({ http, provider: cardProvider, onAdded: onChanged })
  })
  return {
    checkout: defineFlow({
      name: 'checkout',
      machine: checkoutMachine.provide({ actors: actorsFor({ createCheckout, readSubscription }) }),
      upcasters: checkoutUpcasters,
      writeAhead: ['checkout.choose'],
    }),
    subscription: defineFlow({
      name: 'subscription',
      machine: subscriptionMachine.provide({
        actors: actorsFor({ changePlan, cancelSubscription, resumeSubscription, openPortal }),
      }),
      writeAhead: ['subscription.change_plan', 'subscription.cancel', 'subscription.resume'],
    }),
    'card-setup': defineFlow({
      name: 'card-setup',
      machine: cardSetupMachine.provide({ actors: actorsFor({ takeCard, confirmCard, addCard }) }),
      writeAhead: ['card.submit'],
      // A reload clears what the user typed, and only the card provider can tell if it accepted the card.
      resumes: () => false,
    }),
  }
}
