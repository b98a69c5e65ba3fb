import type { KnownInvoice } from '@/domain/invoice/commands'
import type { AskedPayment, CreditDraft } from '@/domain/invoice/payment-form'
import type { Cents } from '@/domain/money/money'
import type { Keyed } from '../port'
import type { AskedRefund } from './context'

type OfInvoice = Keyed & { invoice_id: number }

/** The services of an invoice's life. Each resolves with the invoice's new status, and rejects with a plain `Failure`. */
export type BillingPorts = {
  sendInvoice(input: OfInvoice): Promise<KnownInvoice>
  remindInvoice(input: OfInvoice): Promise<KnownInvoice>
  recordPayment(input: OfInvoice & { payment: AskedPayment }): Promise<KnownInvoice>
  /** A card's money goes back to the card; what was paid otherwise is only recorded as given back. */
  refundPayment(input: OfInvoice & { refund: AskedRefund }): Promise<KnownInvoice>
  creditInvoice(input: OfInvoice & { credit: CreditDraft }): Promise<KnownInvoice>
  /** Credit of the client's other invoices settles this one. */
  applyCredit(input: OfInvoice & { amount: Cents }): Promise<KnownInvoice>
  voidInvoice(input: OfInvoice & { reason: string }): Promise<KnownInvoice>
}
