import { readable } from '../text/wording'

/** INV-07 */
export const INVOICE_STATUSES = ['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** Stored statuses. `partial` and `paid` are derived from payments, `overdue` from the date. */
export const STORED_STATUSES = ['draft', 'sent', 'viewed', 'cancelled'] as const
export type StoredStatus = (typeof STORED_STATUSES)[number]

/** Methods of payments recorded by hand (INV-05). */
export const PAYMENT_METHODS = ['credit_card', 'ach', 'check', 'cash', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Days past due. Invoices not yet due are in the first group. */
export const AGES = ['0-30', '31-60', '61-90', '90+'] as const
export type Age = (typeof AGES)[number]

export const statusLabel = (status: InvoiceStatus): string => readable(status)

export const methodLabel = (method: PaymentMethod): string => (method === 'ach' ? 'ACH' : readable(method))

/** As in `paid by check`. */
export const methodPhrase = (method: PaymentMethod): string => {
  if (method === 'ach') return 'ACH'
  return method === 'other' ? 'another method' : method.replaceAll('_', ' ')
}

export const ageLabel = (age: Age): string => (age === '90+' ? '90+ days' : `${age.replace('-', '–')} days`)
