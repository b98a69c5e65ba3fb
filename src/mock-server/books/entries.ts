import type { Currency } from '@/domain/account/vocabulary'
import { type BookEntry, invoiceEntries, openingEntry } from '@/domain/books/entry'
import { payoutEntries } from '@/domain/books/payout-entry'
import { type Day, dayAt } from '@/domain/calendar'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { currencyOf } from '../accounts/currency'
import type { Reader } from '../core/rows'

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id

/** The day an invoice was voided, that of the invoice where no one noted it; null for one that is not void. */
export const voidedOn = ({ status, voided_at, invoice_date }: InvoiceRow, zone: string): Day | null => {
  if (status !== 'cancelled') return null
  return voided_at ? dayAt(Date.parse(voided_at), zone) : invoice_date
}

const entriesOfInvoice = (row: InvoiceRow, zone: string, store: Reader): BookEntry[] =>
  invoiceEntries({
    ...row,
    payments: store.naming('invoice_payments', 'invoice_id', row.id).map((payment) => ({
      ...payment,
      refunds: store.naming('refunds', 'invoice_payment_id', payment.id),
    })),
    credits: [...store.naming('credit_notes', 'invoice_id', row.id)].sort(byId),
    applied: store.naming('credit_applications', 'invoice_id', row.id).map((each) => ({
      ...each,
      from: store.find('invoices', each.from_invoice_id)?.invoice_number ?? '',
    })),
    voided: voidedOn(row, zone),
  })

/** What is in the books of anyone who the records name: all that moves money on a client's account enters here. */
const entriesNaming = (
  owner: 'client_id' | 'business_id',
  id: number,
  { zone, currency }: { zone: string; currency: Currency },
  store: Reader,
): BookEntry[] => [
  ...store.naming('balance_entries', owner, id).map((entry) => openingEntry(entry, currency)),
  ...store.naming('invoices', owner, id).flatMap((row) => entriesOfInvoice(row, zone, store)),
  ...store.naming('payouts', owner, id).flatMap((row) => payoutEntries(row, zone)),
]

/** What is in the books of a client; `zone` says which day a moment was on. */
export const entriesOfClient = (clientId: number, businessId: number, zone: string, store: Reader): BookEntry[] =>
  entriesNaming('client_id', clientId, { zone, currency: currencyOf(businessId, store) }, store)

/** What is in the books of a business, of clients who were deleted too. */
export const entriesOfBusiness = (businessId: number, zone: string, store: Reader): BookEntry[] =>
  entriesNaming('business_id', businessId, { zone, currency: currencyOf(businessId, store) }, store)
