import { type BookEntry, invoiceEntries, openingEntry } from '@/domain/books/entry'
import { dayAt } from '@/domain/calendar'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import type { Reader } from '../core/rows'
import { invoicesOf } from '../invoices/listed'

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id

const entriesOfInvoice = (row: InvoiceRow, zone: string, store: Reader): BookEntry[] =>
  invoiceEntries({
    ...row,
    payments: store.naming('invoice_payments', 'invoice_id', row.id),
    credits: [...store.naming('credit_notes', 'invoice_id', row.id)].sort(byId),
    voided:
      row.status === 'cancelled' ? (row.voided_at ? dayAt(Date.parse(row.voided_at), zone) : row.invoice_date) : null,
  })

const currencyOf = (businessId: number, store: Reader) => store.find('businesses', businessId)?.currency ?? 'USD'

/** What is in the books of a client; `zone` says which day a moment was on. */
export const entriesOfClient = (clientId: number, businessId: number, zone: string, store: Reader): BookEntry[] => [
  ...store
    .naming('balance_entries', 'client_id', clientId)
    .map((entry) => openingEntry(entry, currencyOf(businessId, store))),
  ...invoicesOf(clientId, store).flatMap((row) => entriesOfInvoice(row, zone, store)),
]

/** What is in the books of a business, of clients who were deleted too. */
export const entriesOfBusiness = (businessId: number, zone: string, store: Reader): BookEntry[] => [
  ...store
    .naming('balance_entries', 'business_id', businessId)
    .map((entry) => openingEntry(entry, currencyOf(businessId, store))),
  ...store.naming('invoices', 'business_id', businessId).flatMap((row) => entriesOfInvoice(row, zone, store)),
]
