import type { Client } from '@/domain/client/client'
import { presetChoice, totalsFor } from '@/domain/estimate/choice'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import { invoiceTotals } from '@/domain/invoice/computed-invoice'
import type { InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import { type Cents, formatMoney } from '@/domain/money/money'
import type { EstimateWords } from './estimate-mails'
import type { InvoiceWords, PaymentWords } from './invoice-mails'
import type { Records } from './sample-records'
import { dateIn, nounOf } from './words'

/** The total that the client saw when the estimate went out. */
const sentTotal = (estimate: EstimateRow): Cents => totalsFor(estimate, presetChoice(estimate)).total_amount

export const estimateWords = (estimate: EstimateRow, client: Client, records: Records): EstimateWords => ({
  first: client.first_name,
  number: documentNumber(estimate),
  title: estimate.title,
  total: formatMoney(sentTotal(estimate)),
  valid: dateIn(estimate.valid_until),
  place: records.property(estimate.property_id)?.address ?? '',
})

const workOn = ({ line_items }: InvoiceRow): string => {
  const days = line_items.flatMap(({ date_performed }) => date_performed ?? []).sort()
  const [first = ''] = days
  const last = days.at(-1) ?? first
  const [line] = line_items
  if (line_items.length === 1 && line) return `the ${nounOf({ title: line.service_name })} on ${dateIn(first)}`
  const count = `${line_items.length} visits`
  return first === last ? `${count} on ${dateIn(first)}` : `${count} between ${dateIn(first)} and ${dateIn(last)}`
}

const totalOf = (invoice: InvoiceRow): Cents => invoiceTotals(invoice).total_amount

/** What is still owed at a time, ISO 8601: nothing that came later counts. */
export const owedAt = (invoice: InvoiceRow, time: string, records: Records): Cents => {
  const before = ({ created_at }: { created_at: string }) => created_at < time
  const paid = records.paymentsOf(invoice).filter(before)
  const credits = records.credit_notes.filter((credit) => credit.invoice_id === invoice.id && before(credit))
  return [...paid, ...credits].reduce<number>((open, { amount }) => open - amount, totalOf(invoice)) as Cents
}

export const invoiceWords = (invoice: InvoiceRow, client: Client, records: Records, owed: Cents): InvoiceWords => ({
  first: client.first_name,
  number: invoice.invoice_number,
  total: formatMoney(totalOf(invoice)),
  owed: formatMoney(owed),
  due: dateIn(invoice.due_date),
  work: workOn(invoice),
  place: records.property(invoice.property_id)?.address ?? client.billing_address,
})

const METHODS: Record<InvoicePayment['payment_method'], string> = {
  credit_card: 'card payment',
  ach: 'bank transfer',
  check: 'check',
  cash: 'cash payment',
  other: 'payment',
}

export const paymentWords = (
  payment: InvoicePayment,
  invoice: InvoiceRow,
  client: Client,
  records: Records,
): PaymentWords => ({
  ...invoiceWords(invoice, client, records, 0 as Cents),
  paid: formatMoney(payment.amount),
  method: METHODS[payment.payment_method],
})
