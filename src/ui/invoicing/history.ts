import type { Currency } from '@/domain/account/vocabulary'
import { PAYMENT_TERMS, wordLabel } from '@/domain/client/vocabulary'
import type { CreditApplication, CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import { INVOICE_STATUSES, methodLabel, PAYMENT_METHODS, statusLabel } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import type { PaymentRow, Refund } from '@/domain/payment/payment'
import { PAYMENT_STATUSES } from '@/domain/payment/vocabulary'
import { brandName } from '@/domain/subscription/billing'
import { counted, readable } from '@/domain/text/wording'

import { asDay, asMoment, asMoney, asRate, asWord, type HistoryWords, ifAny } from '@/ui/kit/records/page/history-words'

type Line = { service_name: string; quantity: number; total_price: Cents }
const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'service_name' in value && 'total_price' in value

/** Line names, or a count when there are many. */
const asLines = (value: unknown, { currency }: { currency: Currency }) => {
  if (!Array.isArray(value) || !value.every(isLine)) return undefined
  const named = value
    .slice(0, 4)
    .map((line) => `${line.service_name} (${line.quantity}, ${amountIn(line.total_price, currency)})`)
  const more = value.length - named.length
  return [...named, ...(more > 0 ? [counted(more, 'more line')] : [])].join('; ')
}

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
    discount_amount: ['Discount', ifAny(asMoney)],
    currency: 'Currency',
    estimate_id: null,
    is_deposit: null,
    billed_before: ['Invoiced before', ifAny(asMoney)],
    payment_terms: ['Payment terms', asWord(PAYMENT_TERMS, wordLabel)],
    notes: 'Notes',
    sent_at: ['Sent', asMoment],
    reminded_at: ['Reminded', asMoment],
    run_on: null,
    not_sent_because: 'Not sent',
    void_reason: 'Why it is void',
  },
  titles: {
    'invoice.created': 'Invoice created',
    'invoice.edited': 'Invoice edited',
    'invoice.drafted_by_plan': 'Invoice drafted',
    'invoice.sent': 'Invoice sent',
    'invoice.sent_by_plan': 'Invoice sent',
    'invoice.viewed': 'Invoice viewed',
    'invoice.reminded': 'Client reminded',
    'invoice.payment_requested': 'Payment requested',
    'invoice.voided': 'Invoice voided',
    'invoice.client_merged': 'Client merged',
  },
}

const asBrand = (value: unknown) => (typeof value === 'string' && value !== '' ? brandName(value) : undefined)

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
  titles: { 'invoice_payment.recorded': 'Payment recorded', 'invoice_payment.made_by_card': 'Paid by card' },
}

export const REFUND_HISTORY: HistoryWords<Refund> = {
  fields: {
    id: null,
    business_id: null,
    invoice_id: null,
    invoice_payment_id: null,
    payment_id: null,
    status: null,
    created_by: null,
    created_at: null,
    amount: ['Amount', asMoney],
    reason: 'Reason',
    refund_date: ['Date', asDay],
    transaction_id: 'Reference',
  },
  titles: { 'refund.made': 'Payment refunded' },
}

export const CARD_HISTORY: HistoryWords<PaymentRow> = {
  fields: {
    id: null,
    business_id: null,
    invoice_id: null,
    intent_id: null,
    client_secret: null,
    connected_account_id: null,
    invoice_payment_id: null,
    failure_code: null,
    user_id: null,
    payer: null,
    payer_name: null,
    created_at: null,
    paid_at: null,
    currency: null,
    status: ['Status', asWord(PAYMENT_STATUSES, readable)],
    amount: ['Amount', asMoney],
    description: 'Description',
    card_brand: ['Card', asBrand],
    card_last4: 'Last 4 digits',
    failure: 'Why it failed',
    transaction_id: 'Transaction',
  },
  titles: {
    'payment.begun': 'Card payment begun',
    'payment.confirmation_asked': 'Confirmation asked',
    'payment.succeeded': 'Card charged',
    'payment.failed': 'Card payment failed',
    'payment.canceled': 'Card payment given up',
  },
}

export const APPLIED_HISTORY: HistoryWords<CreditApplication> = {
  fields: {
    id: null,
    business_id: null,
    invoice_id: null,
    from_invoice_id: null,
    created_by: null,
    created_at: null,
    amount: ['Amount', asMoney],
    applied_date: ['Date', asDay],
  },
  titles: { 'credit.applied': 'Credit applied' },
}

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
