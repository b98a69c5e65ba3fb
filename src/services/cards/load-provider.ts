import type { CardProvider } from './card-provider'

/** The card provider of this build: Stripe where its public key is set, else the embedded test provider. Each loads when it is wanted. */
export const loadCardProvider = async (stripeKey: string): Promise<CardProvider> =>
  stripeKey
    ? (await import('./stripe-provider')).createStripeProvider(stripeKey)
    : (await import('./test-provider')).createTestProvider()
