import type { InvoiceCore } from '@/domain/invoice/commands'
import type { Cents } from '@/domain/money/money'
import type { PayCode } from '@/domain/payment/pay-code'
import type { PaymentStatus } from '@/domain/payment/vocabulary'
import type { Keyed } from '../port'

export type PaymentOrder = { invoice_id: number; customer_id: number; amount: Cents; description: string }

/** A card tokenized by the provider. The number stays in the provider's form. */
export type PayingCard = { payment_method_id: string }

export type Confirmed = { needs_confirmation: boolean }

export type Settlement = {
  status: PaymentStatus
  failure: string
  failure_code?: PayCode | '' | undefined
  card_brand: string
  card_last4: string
  transaction_id: string
  invoice: InvoiceCore
}

type OfIntent = Keyed & { payment_intent_id: string; order: PaymentOrder }

/**
 * Services for paying an invoice by card. The payer's client secret never leaves them: it is kept in memory under the payment's id, and
 * requested again under the same key if a reload lost it. Each rejects with a plain `Failure`.
 */
export type PaymentPorts = {
  /** Submits the form to the provider. Throws Failure such as "Your card was declined." */
  takeCard(): Promise<PayingCard>
  /** Creates the payment without charging it. Throws Failure 409 when the invoice can't be paid, 422. */
  createIntent(input: Keyed & { order: PaymentOrder }): Promise<{ payment_intent_id: string }>
  /** Charges the card; a charged payment is not charged again. Throws Failure 402, 409. */
  confirmPayment(input: OfIntent & PayingCard): Promise<Confirmed>
  /** Forwards the cardholder's answer to the provider. Throws Failure 402, 409. */
  authenticate(input: OfIntent & { confirmed: boolean }): Promise<void>
  readPayment(input: { payment_intent_id: string }): Promise<Settlement>
}
