import type { Clock } from '@/domain/clock'
import type { CardProvider } from './card-provider'

type Settings = {
  /** Stripe's public key; empty for the test provider. */
  stripeKey: string
  clock: Clock
  newId: () => string
}

/**
 * The card provider of this build: Stripe where its public key is set, else the embedded test provider. Each loads when it is wanted.
 * @throws Failure or Error when it cannot be loaded; asking again may help.
 */
export const loadCardProvider = async ({ stripeKey, clock, newId }: Settings): Promise<CardProvider> =>
  stripeKey
    ? (await import('./stripe-provider')).createStripeProvider(stripeKey)
    : (await import('./test-provider')).createTestProvider({ clock, newId })
