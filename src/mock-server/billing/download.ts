import { DEFAULT_TIME_ZONE } from '@/domain/business'
import type { Store } from '../core/store'
import type { Customer, SubscriptionInvoiceRow } from './tables'

/** The invoice as a PDF, in an address of its own. What draws it loads with the first download. */
export const downloadUrlOf = async (
  invoice: SubscriptionInvoiceRow,
  customer: Customer,
  store: Store,
): Promise<string> => {
  const { invoicePdf } = await import('./invoice-pdf')
  const { name: businessName = '', timezone = DEFAULT_TIME_ZONE } = store.find('businesses', customer.business_id) ?? {}
  return `data:application/pdf;base64,${btoa(invoicePdf({ invoice, businessName, customer, timezone }))}`
}
