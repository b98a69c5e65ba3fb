import type { CardProvider } from '@/services/cards/card-provider'
import type { Shared } from './area'

/** Stripe where its public key is set, else the embedded test provider. Each loads when it is wanted. */
export const loadCardProvider = async ({
  env: { stripeKey },
  clock,
  newId,
}: Pick<Shared, 'env' | 'clock' | 'newId'>): Promise<CardProvider> =>
  stripeKey
    ? (await import('@/services/cards/stripe-provider')).createStripeProvider(stripeKey)
    : (await import('@/services/cards/test-provider')).createTestProvider({ clock, newId })
