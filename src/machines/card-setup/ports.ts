import type { PaymentMethod } from '@/domain/subscription/billing'

/** The card provider's result for a card typed into its form. */
export type ProviderCard = { payment_method_id: string; needs_confirmation: boolean }

/**
 * The first two talk to the card provider, whose form holds the number; it never leaves that form. Each rejects with a plain `Failure`.
 * Implemented in `src/services/cards` and `src/services/billing`.
 */
export type CardSetupPorts = {
  /** Submits the provider's form. Throws Failure, such as "Your card was declined." */
  takeCard(): Promise<ProviderCard>
  /** Asks the cardholder to confirm. Throws Failure when they decline. */
  confirmCard(input: { payment_method_id: string }): Promise<void>
  addCard(input: {
    key: string
    customer_id: string
    payment_method_id: string
    set_as_default: boolean
  }): Promise<PaymentMethod>
}
