import type { InvoiceCore } from '@/domain/invoice/commands'
import type { CreditDraft, RecordPaymentRequest } from '@/domain/invoice/payment-form'
import type { Cents } from '@/domain/money/money'
import type { RefundDraft } from '@/domain/payment/rules'
import type { Actor } from '@/domain/permissions/actor'
import type { Instant } from '@/domain/time/clock'
import type { Commanding } from '../commanding/commanding'

export type BillingInput = {
  actor: Actor
  invoice: InvoiceCore
}

/** The payment-history entry to refund, and the card payment if it was one. */
export type RefundRequest = RefundDraft & { invoice_payment_id: number; payment_id: number | null }

/** The payload a retry repeats; `Intent.askedAt` holds the request time. */
export type BillingIntent =
  | { command: 'send' | 'remind'; key: string }
  | { command: 'pay'; key: string; payment: RecordPaymentRequest }
  | { command: 'refund'; key: string; refund: RefundRequest }
  | { command: 'credit'; key: string; credit: CreditDraft }
  | { command: 'apply'; key: string; amount: Cents }
  | { command: 'void'; key: string; reason: string }

export type BillingContext = BillingInput & Commanding<BillingIntent>

/** `id` becomes the idempotency key; `askedAt` is the request time. */
export type BillingRequest = { id: string; askedAt?: Instant } & (
  | { type: 'invoice.send' }
  | { type: 'invoice.remind' }
  | { type: 'invoice.pay'; payment: RecordPaymentRequest }
  | { type: 'invoice.refund'; refund: RefundRequest }
  | { type: 'invoice.credit'; credit: CreditDraft }
  | { type: 'invoice.apply'; amount: Cents }
  | { type: 'invoice.void'; reason: string }
)

export type InvoiceChanged = { type: 'invoice.changed'; invoice: InvoiceCore }

export type BillingEvent = BillingRequest | InvoiceChanged | { type: 'invoice.retry' } | { type: 'invoice.dismiss' }

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
