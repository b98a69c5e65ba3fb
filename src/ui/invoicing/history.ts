import { amountIn } from '@/domain/amount-in'
import { PAYMENT_TERMS, wordLabel } from '@/domain/client/vocabulary'
import type { CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import { INVOICE_STATUSES, methodLabel, PAYMENT_METHODS, statusLabel } from '@/domain/invoice/vocabulary'
import type { Cents } from '@/domain/money'
import { counted } from '@/domain/wording'
import { asDay, asMoney, asWord, type HistoryWords } from '@/ui/kit/records/history-words'

type Line = { service_name: string; quantity: number; total_price: Cents }
const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'service_name' in value && 'total_price' in value

/** Lines by name; many are counted. */
const asLines = (value: unknown) => {
  if (!Array.isArray(value) || !value.every(isLine)) return undefined
  const named = value
    .slice(0, 4)
    .map((line) => `${line.service_name} (${line.quantity}, ${amountIn(line.total_price, 'USD')})`)
  const more = value.length - named.length
  return [...named, ...(more > 0 ? [counted(more, 'more line')] : [])].join('; ')
}
const asRate = (value: unknown) => (typeof value === 'number' ? `${value / 1_000}%` : undefined)
const asMoment = (value: unknown) => (typeof value === 'string' ? asDay(value.slice(0, 10)) : undefined)

/** What an invoice's history calls things. */
export const INVOICE_HISTORY: HistoryWords<InvoiceRow> = {
  fields: {
    id: null,
    business_id: null,
    client_id: null,
    property_id: null,
    created_at: null,
    created_by: null,
    voided_at: null,
    billed_to: 'Client',
    invoice_number: 'Number',
    status: ['Status', asWord(INVOICE_STATUSES, statusLabel)],
    invoice_date: ['Date', asDay],
    due_date: ['Due', asDay],
    line_items: ['Lines', asLines],
    tax_rate: ['Tax rate', asRate],
    discount_amount: ['Discount', asMoney],
    currency: 'Currency',
    estimate_id: null,
    is_deposit: null,
    billed_before: ['Invoiced before', asMoney],
    payment_terms: ['Payment terms', asWord(PAYMENT_TERMS, wordLabel)],
    notes: 'Notes',
    sent_at: ['Sent', asMoment],
    reminded_at: ['Reminded', asMoment],
    void_reason: 'Why it is void',
  },
  titles: {
    'invoice.created': 'Invoice created',
    'invoice.edited': 'Invoice edited',
    'invoice.sent': 'Invoice sent',
    'invoice.viewed': 'Invoice viewed',
    'invoice.reminded': 'Client reminded',
    'invoice.voided': 'Invoice voided',
    'invoice.client_merged': 'Client merged',
  },
}

/** What its payments are called there. */
export const PAYMENT_HISTORY: HistoryWords<InvoicePayment> = {
  fields: {
    id: null,
    business_id: null,
    invoice_id: null,
    processed_by: null,
    created_at: null,
    amount: ['Amount', asMoney],
    payment_method: ['Method', asWord(PAYMENT_METHODS, methodLabel)],
    payment_date: ['Date', asDay],
    transaction_id: 'Reference',
    notes: 'Notes',
  },
  titles: { 'invoice_payment.recorded': 'Payment recorded' },
}

/** And its credit notes. */
export const CREDIT_HISTORY: HistoryWords<CreditNote> = {
  fields: {
    id: null,
    business_id: null,
    invoice_id: null,
    created_by: null,
    created_at: null,
    credit_number: 'Number',
    credit_date: ['Date', asDay],
    amount: ['Amount', asMoney],
    reason: 'Reason',
  },
  titles: { 'credit_note.written': 'Credit note written' },
}
