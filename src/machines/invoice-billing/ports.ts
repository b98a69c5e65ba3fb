import type { InvoiceCore } from '@/domain/invoice/commands'
import type { CreditDraft, RecordPaymentRequest } from '@/domain/invoice/payment-form'
import type { Cents } from '@/domain/money/money'
import type { Keyed } from '../port'
import type { RefundRequest } from './context'

type OfInvoice = Keyed & { invoice_id: number }

/** Each resolves with the invoice's new status and rejects with a plain `Failure`. */
export type BillingPorts = {
  sendInvoice(input: OfInvoice): Promise<InvoiceCore>
  remindInvoice(input: OfInvoice): Promise<InvoiceCore>
  recordPayment(input: OfInvoice & { payment: RecordPaymentRequest }): Promise<InvoiceCore>
  /** Card payments are refunded to the card; other refunds are only recorded. */
  refundPayment(input: OfInvoice & { refund: RefundRequest }): Promise<InvoiceCore>
  creditInvoice(input: OfInvoice & { credit: CreditDraft }): Promise<InvoiceCore>
  /** Settles the invoice with credit from the client's other invoices. */
  applyCredit(input: OfInvoice & { amount: Cents }): Promise<InvoiceCore>
  voidInvoice(input: OfInvoice & { reason: string }): Promise<InvoiceCore>
}
