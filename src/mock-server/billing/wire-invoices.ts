import { toWireInvoice } from '@/contract/billing'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { USUAL_DATE_FORMAT } from '@/domain/time/date-format'
import type { Store } from '../core/log/store'
import { idFrom, Refusal } from '../core/write/refusal'
import type { Customer, SubscriptionInvoiceRow } from './tables'
import { PREFIX } from './wire-prefixes'

export const toWireInvoiceRow = ({ id, customer_id: _payer, ...invoice }: SubscriptionInvoiceRow) =>
  toWireInvoice({ ...invoice, id: `${PREFIX.invoice}${id}` })

/** Throws Refusal 404. */
export const invoiceNamed = (wireId: string, { id }: Pick<Customer, 'id'>, store: Store): SubscriptionInvoiceRow => {
  const invoice = store.find('subscription_invoices', idFrom(wireId, 'Invoice', PREFIX.invoice))
  if (invoice?.customer_id !== id) throw new Refusal(404, 'Invoice not found')
  return invoice
}

/** Data URL of the PDF. The renderer loads with the first download. */
export const downloadUrlOf = async (
  invoice: SubscriptionInvoiceRow,
  customer: Customer,
  store: Store,
): Promise<string> => {
  const { invoicePdf } = await import('./invoice-pdf')
  const business = store.find('businesses', customer.business_id)
  const { name: businessName = '', timezone = DEFAULT_TIME_ZONE, date_format = USUAL_DATE_FORMAT } = business ?? {}
  return `data:application/pdf;base64,${btoa(invoicePdf({ invoice, businessName, customer, timezone, date_format }))}`
}
