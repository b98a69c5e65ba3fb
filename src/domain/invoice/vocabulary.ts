import { readable } from '../text/wording'

/** Where an invoice is in its life (INV-07). */
export const INVOICE_STATUSES = ['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** What is kept of it. What was paid says the rest: `partial` and `paid` follow from the payments, `overdue` from the day. */
export const STORED_STATUSES = ['draft', 'sent', 'viewed', 'cancelled'] as const
export type StoredStatus = (typeof STORED_STATUSES)[number]

/** How someone pays who doesn't pay here (INV-05). */
export const PAYMENT_METHODS = ['credit_card', 'ach', 'check', 'cash', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How long ago an invoice was due, in days. What is not due yet is in the first. */
export const AGES = ['0-30', '31-60', '61-90', '90+'] as const
export type Age = (typeof AGES)[number]

/** `Partial`, `Cancelled` */
export const statusLabel = (status: InvoiceStatus): string => readable(status)

/** `Credit card`, `ACH` */
export const methodLabel = (method: PaymentMethod): string => (method === 'ach' ? 'ACH' : readable(method))

/** `0–30 days`, `90+ days` */
export const ageLabel = (age: Age): string => (age === '90+' ? '90+ days' : `${age.replace('-', '–')} days`)
