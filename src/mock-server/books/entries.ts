import type { Currency } from '@/domain/account/vocabulary'
import { type BillingInvoice, chargeEntries } from '@/domain/books/charge-entry'
import { type BookEntry, invoiceEntries, openingEntry } from '@/domain/books/entry'
import { payoutEntries } from '@/domain/books/payout-entry'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import type { PlanCharge } from '@/domain/service-plan/plan'
import { type Day, dayAt } from '@/domain/time/calendar'
import { currencyOf } from '../accounts/currency'
import type { Reader } from '../core/log/rows'
import { currencyOfCharge } from '../invoices/balances'

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id

/** Falls back to the invoice date when the day wasn't recorded; null unless it is void. */
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

/** Posted invoices that bill plan charges, now or formerly, by charge. */
export const billingsIn = (invoices: readonly InvoiceRow[], zone: string): Map<number, BillingInvoice[]> => {
  const billings = new Map<number, BillingInvoice[]>()
  for (const row of invoices) {
    if (row.sent_at === null) continue
    const { id: invoice_id, invoice_number, invoice_date: from } = row
    const billing = { invoice_id, invoice_number, from, until: voidedOn(row, zone) }
    for (const { charge_id } of row.line_items)
      if (charge_id !== null) billings.set(charge_id, [...(billings.get(charge_id) ?? []), billing])
  }
  return billings
}

const entriesOfCharges = (
  charges: readonly PlanCharge[],
  billings: Map<number, BillingInvoice[]>,
  store: Reader,
): BookEntry[] =>
  charges.flatMap((charge) => {
    const plan = store.find('service_plans', charge.plan_id)
    if (!plan) return []
    const { client_id, plan_name } = plan
    const currency = currencyOfCharge(charge, store)
    return chargeEntries({ ...charge, client_id, plan_name, currency, billings: billings.get(charge.id) ?? [] })
  })

const chargesNaming = (owner: 'client_id' | 'business_id', id: number, store: Reader): readonly PlanCharge[] =>
  owner === 'business_id'
    ? store.naming('plan_charges', 'business_id', id)
    : store.naming('service_plans', 'client_id', id).flatMap((plan) => store.naming('plan_charges', 'plan_id', plan.id))

const entriesNaming = (
  owner: 'client_id' | 'business_id',
  id: number,
  { zone, currency }: { zone: string; currency: Currency },
  store: Reader,
): BookEntry[] => [
  ...store.naming('balance_entries', owner, id).map((entry) => openingEntry(entry, currency)),
  ...store.naming('invoices', owner, id).flatMap((row) => entriesOfInvoice(row, zone, store)),
  ...entriesOfCharges(chargesNaming(owner, id, store), billingsIn(store.naming('invoices', owner, id), zone), store),
  ...store.naming('payouts', owner, id).flatMap((row) => payoutEntries(row, zone)),
]

export const entriesOfClient = (clientId: number, businessId: number, zone: string, store: Reader): BookEntry[] =>
  entriesNaming('client_id', clientId, { zone, currency: currencyOf(businessId, store) }, store)

/** Includes deleted clients; `zone` maps moments to days. */
export const entriesOfBusiness = (businessId: number, zone: string, store: Reader): BookEntry[] =>
  entriesNaming('business_id', businessId, { zone, currency: currencyOf(businessId, store) }, store)
