import type { InvoiceCore } from '@/domain/invoice/commands'
import type { CreditDraft, RecordPaymentRequest } from '@/domain/invoice/payment-form'
import type { Cents } from '@/domain/money/money'
import type { RefundDraft } from '@/domain/payment/rules'
import type { Actor } from '@/domain/permissions/actor'
import type { Instant } from '@/domain/time/clock'
import type { Commanding } from '../commanding/commanding'

export type BillingInput = {
  actor: Actor
  /** The invoice as the list shows it. */
  invoice: InvoiceCore
}

/** What is given back: of which entry of the payment history, and the payment by card where it was one. */
export type RefundRequest = RefundDraft & { invoice_payment_id: number; payment_id: number | null }

/** The request, with what a retry sends; when it was first asked for comes beside that (`Intent.askedAt`). */
export type BillingIntent =
  | { command: 'send' | 'remind'; key: string }
  | { command: 'pay'; key: string; payment: RecordPaymentRequest }
  | { command: 'refund'; key: string; refund: RefundRequest }
  | { command: 'credit'; key: string; credit: CreditDraft }
  | { command: 'apply'; key: string; amount: Cents }
  | { command: 'void'; key: string; reason: string }

export type BillingContext = BillingInput & Commanding<BillingIntent>

/** What a person can ask of an invoice. `id` names the intent and becomes the idempotency key; `askedAt` is when. */
export type BillingRequest = { id: string; askedAt?: Instant } & (
  | { type: 'invoice.send' }
  | { type: 'invoice.remind' }
  | { type: 'invoice.pay'; payment: RecordPaymentRequest }
  | { type: 'invoice.refund'; refund: RefundRequest }
  | { type: 'invoice.credit'; credit: CreditDraft }
  | { type: 'invoice.apply'; amount: Cents }
  | { type: 'invoice.void'; reason: string }
)

/** The invoice was changed elsewhere. */
export type InvoiceChanged = { type: 'invoice.changed'; invoice: InvoiceCore }

export type BillingEvent =
  | BillingRequest
  | InvoiceChanged
  /** What a person does about a failure. */
  | { type: 'invoice.retry' }
  | { type: 'invoice.dismiss' }

/** Reads the intent out of a request. */
export const intentFrom = (request: BillingRequest): BillingIntent => {
  const key = request.id
  switch (request.type) {
    case 'invoice.send':
      return { command: 'send', key }
    case 'invoice.remind':
      return { command: 'remind', key }
    case 'invoice.pay':
      return { command: 'pay', key, payment: request.payment }
    case 'invoice.refund':
      return { command: 'refund', key, refund: request.refund }
    case 'invoice.credit':
      return { command: 'credit', key, credit: request.credit }
    case 'invoice.apply':
      return { command: 'apply', key, amount: request.amount }
    case 'invoice.void':
      return { command: 'void', key, reason: request.reason }
  }
}
