import type { CardProvider } from '@/services/cards/card-provider'
import type { Shared } from './area'

/** Stripe when its public key is set, otherwise the embedded test provider. Each loads on demand. */
export const loadCardProvider = async ({
  env: { stripeKey },
  clock,
  newId,
}: Pick<Shared, 'env' | 'clock' | 'newId'>): Promise<CardProvider> =>
  stripeKey
    ? (await import('@/services/cards/stripe-provider')).createStripeProvider(stripeKey)
    : (await import('@/services/cards/test-provider')).createTestProvider({ clock, newId })
