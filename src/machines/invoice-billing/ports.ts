import type { InvoiceCore } from '@/domain/invoice/commands'
import type { CreditDraft, RecordPaymentRequest } from '@/domain/invoice/payment-form'
import type { Cents } from '@/domain/money/money'
import type { Keyed } from '../port'
import type { RefundRequest } from './context'

type OfInvoice = Keyed & { invoice_id: number }

/** The services of an invoice's life. Each resolves with the invoice's new status, and rejects with a plain `Failure`. */
export type BillingPorts = {
  sendInvoice(input: OfInvoice): Promise<InvoiceCore>
  remindInvoice(input: OfInvoice): Promise<InvoiceCore>
  recordPayment(input: OfInvoice & { payment: RecordPaymentRequest }): Promise<InvoiceCore>
  /** A card's money goes back to the card; what was paid otherwise is only recorded as given back. */
  refundPayment(input: OfInvoice & { refund: RefundRequest }): Promise<InvoiceCore>
  creditInvoice(input: OfInvoice & { credit: CreditDraft }): Promise<InvoiceCore>
  /** Credit of the client's other invoices settles this one. */
  applyCredit(input: OfInvoice & { amount: Cents }): Promise<InvoiceCore>
  voidInvoice(input: OfInvoice & { reason: string }): Promise<InvoiceCore>
}
