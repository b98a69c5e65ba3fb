import type { PaymentMethod } from '@/domain/subscription/billing'

/** What the card provider says of a card that was typed into its form: taken in, or waiting for its holder's confirmation. */
export type ProviderCard = { payment_method_id: string; needs_confirmation: boolean }

/**
 * The services of adding a card. The first two speak to the card provider, whose form holds the number; it never leaves that form.
 * Each rejects with a plain `Failure`. `src/services/cards` and `src/services/billing` fill them.
 */
export type CardSetupPorts = {
  /** Hands the form over to the provider. @throws Failure "Your card was declined." and the like. */
  takeCard(): Promise<ProviderCard>
  /** Asks the holder to confirm. @throws Failure when they do not. */
  confirmCard(input: { payment_method_id: string }): Promise<void>
  /** Keeps the card for the customer. */
  addCard(input: {
    key: string
    customer_id: string
    payment_method_id: string
    set_as_default: boolean
  }): Promise<PaymentMethod>
}
