import type { InvoiceCore } from '@/domain/invoice/commands'
import type { Cents } from '@/domain/money/money'
import type { PayCode } from '@/domain/payment/pay-code'
import type { PaymentStatus } from '@/domain/payment/vocabulary'
import type { Keyed } from '../port'

/** What should be paid: the invoice, its customer, and how much. */
export type PaymentOrder = { invoice_id: number; customer_id: number; amount: Cents; description: string }

/** A card that the provider has taken in, by the provider's id. Its number stays where it was typed. */
export type PayingCard = { payment_method_id: string }

/** What the provider says of a payment: made, or waiting for the card's holder. */
export type Confirmed = { needs_confirmation: boolean }

/** The status of a payment as the back end reports it. */
export type Settlement = {
  status: PaymentStatus
  /** Why the latest try failed; empty where none did. */
  failure: string
  /** Its code; absent or empty where it has none. */
  failure_code?: PayCode | '' | undefined
  card_brand: string
  card_last4: string
  transaction_id: string
  /** The invoice's status then. */
  invoice: InvoiceCore
}

type OfIntent = Keyed & { payment_intent_id: string; order: PaymentOrder }

/**
 * The services of paying an invoice by card. The secret that proves a payer to the provider never leaves them: it is kept in memory under the
 * payment's id, and requested again under the same key if a reload has lost it. Each rejects with a plain `Failure`.
 */
export type PaymentPorts = {
  /** Hands the form over to the provider. @throws Failure "Your card was declined." and the like */
  takeCard(): Promise<PayingCard>
  /** Begins the payment: nothing is charged yet. @throws Failure 409 where the invoice can't be paid, 422 */
  createIntent(input: Keyed & { order: PaymentOrder }): Promise<{ payment_intent_id: string }>
  /** Has the provider charge the card. One that was charged already is not charged again. @throws Failure 402, 409 */
  confirmPayment(input: OfIntent & PayingCard): Promise<Confirmed>
  /** Sends the provider the answer that the card's holder gave to their bank. @throws Failure 402, 409 */
  authenticate(input: OfIntent & { confirmed: boolean }): Promise<void>
  /** Asks the back end for the outcome of the payment. */
  readPayment(input: { payment_intent_id: string }): Promise<Settlement>
}
