import type { CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import { methodLabel } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import type { PaymentRow, Refund } from '@/domain/payment/payment'
import { cardName } from '@/domain/subscription/billing'
import { byClient, inserted, updated } from '../core/log/changes'
import type { DatedFact } from '../core/log/store'
import { PAID_BY_CARD } from '../invoices/tables'
import { CARD_CHARGED } from '../payments/tables'
import { by } from './job-history'

type BillingRecords = {
  invoices: readonly InvoiceRow[]
  invoice_payments: readonly InvoicePayment[]
  credit_notes: readonly CreditNote[]
  payments: readonly PaymentRow[]
  refunds: readonly Refund[]
}

const lifeOf = (row: InvoiceRow): DatedFact[] => {
  const base = { stream: `invoice/${row.id}`, cause: null, actor: by(row.created_by) }
  const draft: InvoiceRow = { ...row, status: 'draft', sent_at: null, void_reason: '' }
  const sent: InvoiceRow = { ...draft, status: 'sent', sent_at: row.sent_at }
  const createdFact: DatedFact = {
    ...base,
    type: 'invoice.created',
    note: 'Created',
    at: Date.parse(row.created_at),
    changes: [inserted('invoices', draft)],
  }
  if (row.sent_at === null) return [createdFact]
  const at = Date.parse(row.sent_at)
  const out: DatedFact = {
    ...base,
    type: 'invoice.sent',
    note: 'Sent to the client',
    at,
    changes: [updated('invoices', draft, sent)],
  }
  if (row.status === 'sent') return [createdFact, out]
  const last = { ...base, at: at + 3_600_000, changes: [updated('invoices', sent, row)] }
  return [
    createdFact,
    out,
    row.status === 'viewed'
      ? { ...last, actor: byClient(row.billed_to), type: 'invoice.viewed', note: 'Viewed by the client' }
      : { ...last, type: 'invoice.voided', note: `Voided: ${row.void_reason}` },
  ]
}

/** The client for card payments on their page; undefined for payments recorded by the office. */
const payerOf = (payment: PaymentRow | undefined): DatedFact['actor'] | undefined =>
  payment?.payer === 'client' ? byClient(payment.payer_name) : undefined

export const invoiceHistory = ({
  invoices,
  invoice_payments,
  credit_notes,
  payments,
  refunds,
}: BillingRecords): DatedFact[] => {
  const currencyOf = new Map(invoices.map(({ id, currency }) => [id, currency]))
  const cards = new Map(payments.map((payment) => [payment.invoice_payment_id, payment]))
  const wayOf = ({ id, payment_method }: InvoicePayment) => {
    const card = cards.get(id)
    return card
      ? `by card, ${cardName({ brand: card.card_brand, last4: card.card_last4 })}`
      : methodLabel(payment_method)
  }
  const amountOf = ({ invoice_id, amount }: InvoicePayment | CreditNote | Refund) =>
    amountIn(amount, currencyOf.get(invoice_id) ?? 'USD')
  return [
    ...invoices.flatMap(lifeOf),
    ...invoice_payments.map(
      (payment): DatedFact => ({
        stream: `invoice_payment/${payment.id}`,
        type: cards.has(payment.id) ? PAID_BY_CARD : 'invoice_payment.recorded',
        actor: payerOf(cards.get(payment.id)) ?? by(payment.processed_by),
        cause: null,
        note: `${amountOf(payment)} paid, ${wayOf(payment)}`,
        at: Date.parse(payment.created_at),
        changes: [inserted('invoice_payments', payment)],
      }),
    ),
    ...payments.map(
      (payment): DatedFact => ({
        stream: `payment/${payment.id}`,
        type: CARD_CHARGED,
        actor: payerOf(payment) ?? by(payment.user_id),
        cause: null,
        note: `Charged to ${cardName({ brand: payment.card_brand, last4: payment.card_last4 })}`,
        at: Date.parse(payment.paid_at ?? payment.created_at),
        changes: [inserted('payments', payment)],
      }),
    ),
    ...refunds.map(
      (refund): DatedFact => ({
        stream: `refund/${refund.id}`,
        type: 'refund.made',
        actor: by(refund.created_by),
        cause: null,
        note: `${amountOf(refund)} refunded: ${refund.reason}`,
        at: Date.parse(refund.created_at),
        changes: [inserted('refunds', refund)],
      }),
    ),
    ...credit_notes.map(
      (credit): DatedFact => ({
        stream: `credit_note/${credit.id}`,
        type: 'credit_note.written',
        actor: by(credit.created_by),
        cause: null,
        note: `${credit.credit_number}: ${amountOf(credit)} credited`,
        at: Date.parse(credit.created_at),
        changes: [inserted('credit_notes', credit)],
      }),
    ),
  ]
}
