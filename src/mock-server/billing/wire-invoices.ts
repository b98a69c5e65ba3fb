import { toWireInvoice } from '@/contract/billing'
import { Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import type { Customer, SubscriptionInvoiceRow } from './tables'

/** An invoice as the wire carries it. */
export const toWireInvoiceRow = ({ id, customer_id: _payer, ...invoice }: SubscriptionInvoiceRow) =>
  toWireInvoice({ ...invoice, id: `in_${id}` })

/** The invoice of a customer that a request names. @throws Refusal 404 */
export const invoiceNamed = (wireId: string, { id }: Pick<Customer, 'id'>, store: Store): SubscriptionInvoiceRow => {
  const number = /^in_([1-9]\d{0,14})$/.exec(wireId)?.[1]
  const invoice = number === undefined ? undefined : store.find('subscription_invoices', Number(number))
  if (invoice?.customer_id !== id) throw new Refusal(404, 'Invoice not found')
  return invoice
}
