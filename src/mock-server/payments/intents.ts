import * as v from 'valibot'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { monthAt } from '@/domain/card/card'
import { readTestCardId, type TestCard } from '@/domain/card/test-cards'
import type { InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { type AccountRow, accountRefusal } from '@/domain/payment/connected-account'
import { CARD_REFUSALS, type PayRefusal } from '@/domain/payment/pay-code'
import type { PaymentRow } from '@/domain/payment/payment'
import { captureRefusal, NOTHING_TO_CONFIRM, payingRefusal, paymentAmount } from '@/domain/payment/rules'
import type { Fact, FactActor } from '@/domain/record/fact'
import { cardName, isCardExpired } from '@/domain/subscription/billing'
import { linkBy } from '../client-page/links'
import { byClient, isoNow, rowFromFacts } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import type { Decided } from '../core/write/execute'
import { Refusal, readBy } from '../core/write/refusal'
import { computedInvoiceIn } from '../invoices/computed-invoice'
import { invoiceStateOf } from '../invoices/listed'
import { sentReceipt } from '../invoices/notices'
import { invoicePaymentFacts, PAID_BY_CARD } from '../invoices/tables'
import type { Payer } from './payer'
import { CARD_CHARGED, paymentFacts } from './tables'

/** 128 random bits. */
const random = (): string => crypto.randomUUID().replaceAll('-', '')

export const accountOf = (businessId: number, store: Reader): AccountRow | undefined =>
  store.naming('connected_accounts', 'business_id', businessId).at(-1)

/** Nothing is charged yet. */
const BEGUN = 'payment.begun'

const refused = ({ text, ...details }: PayRefusal) => new Refusal(409, text, details)

type IntentInput = { amount: number; description: string }

/** Unfinished payments of the same payer, which a new one replaces. */
const begun = ({ id }: InvoiceRow, payer: Payer, store: Reader): PaymentRow[] =>
  store
    .naming('payments', 'invoice_id', id)
    .filter(
      ({ status, payer: kind, user_id }) =>
        status !== 'succeeded' && status !== 'canceled' && kind === payer.kind && user_id === payer.user_id,
    )

/**
 * Creates a card payment; nothing is charged yet. Cancels the payer's earlier unfinished one, so that a late answer to it can't charge
 * twice. Throws Refusal 404 for another client's invoice, 409, 422.
 */
export const intentCreated = (payer: Payer, invoice: InvoiceRow, input: IntentInput, store: Store): Decided[] => {
  const isTheirs =
    payer.business_id === invoice.business_id && (payer.client_id === null || payer.client_id === invoice.client_id)
  if (!isTheirs) throw new Refusal(404, 'Invoice not found')
  const invoiceState = invoiceStateOf(invoice, store)
  const account = accountOf(invoice.business_id, store)
  const refusal = payingRefusal(invoiceState)
  if (refusal !== null) throw refused(refusal)
  const closed = accountRefusal(account)
  if (closed !== null || !account) throw refused({ code: 'cards_not_taken', text: closed ?? '' })
  const { amount } = readBy(v.object({ amount: paymentAmount(invoiceState.amount_due, invoice.currency) }), input)
  const intent_id = `pi_${random()}`
  const row: PaymentRow = {
    id: store.nextId('payments'),
    business_id: invoice.business_id,
    invoice_id: invoice.id,
    intent_id,
    client_secret: `${intent_id}_secret_${random()}`,
    connected_account_id: account.id,
    amount,
    currency: invoice.currency,
    description: input.description,
    status: 'pending',
    payer: payer.kind,
    payer_name: payer.name,
    user_id: payer.user_id,
    card_brand: '',
    card_last4: '',
    failure: '',
    failure_code: '',
    transaction_id: '',
    invoice_payment_id: null,
    created_at: isoNow(store),
    paid_at: null,
  }
  return [
    paymentFacts.created(row, BEGUN, {
      actor: payer.by,
      note: `Card payment of ${amountIn(amount, invoice.currency)} begun`,
    }),
    ...begun(invoice, payer, store).map((other) =>
      paymentFacts.changed(other, 'payment.canceled', {
        actor: payer.by,
        note: 'Given up for another try',
        patch: { status: 'canceled' },
      }),
    ),
  ]
}

/** The provider's id and secret of the payment that these facts created. Throws Refusal 404. */
export const intentBegun = (facts: readonly Fact[]) => {
  const begunBy = facts.filter(({ type }) => type === BEGUN)
  const row = rowFromFacts(begunBy, 'payments')
  if (!row) throw new Refusal(404, 'Payment not found')
  return { client_secret: row.client_secret, payment_intent_id: row.intent_id }
}

export const paymentOfIntent = (intentId: string | undefined, store: Reader): PaymentRow | undefined =>
  store.table('payments').find(({ intent_id }) => intent_id === intentId)

/** Requires the payment's secret. Throws Refusal 404. */
export const intentOf = (intentId: string, secret: string, store: Reader): PaymentRow => {
  const row = paymentOfIntent(intentId, store)
  if (!row || row.client_secret !== secret) throw new Refusal(404, 'Payment not found')
  return row
}

const payerIn = ({ payer, user_id, payer_name: name }: PaymentRow): FactActor =>
  payer === 'staff' ? { kind: 'user', user_id, name } : byClient(name)

type Card = Pick<PaymentRow, 'card_brand' | 'card_last4'>

/** The program's own message, since the payer may be the client; nothing for a deleted client. */
const receiptOf = (
  { business_id, amount, user_id }: PaymentRow,
  invoice: InvoiceRow,
  card: string,
  store: Store,
): { receipt: Decided[]; facts: Decided[] } => {
  if (!store.find('clients', invoice.client_id)) return { receipt: [], facts: [] }
  const sender = { businessId: business_id, by: AUTOMATIC, user_id }
  const { link, facts } = linkBy(sender, invoice.client_id, store)
  return { receipt: sentReceipt(invoice, { actor: null, link }, { amount, method: card }, store).facts, facts }
}

/** Records the charge in the invoice's payment history (PAY-03, X-59). */
const captured = (row: PaymentRow, invoice: InvoiceRow, card: Card, store: Store): Decided[] => {
  const actor = payerIn(row)
  const id = store.nextId('invoice_payments')
  const transaction_id = `ch_${random().slice(0, 20)}`
  const zone = store.find('businesses', row.business_id)?.timezone ?? DEFAULT_TIME_ZONE
  const entry: InvoicePayment = {
    id,
    business_id: row.business_id,
    invoice_id: row.invoice_id,
    amount: row.amount,
    payment_method: 'credit_card',
    payment_date: store.today(zone),
    transaction_id,
    notes: '',
    processed_by: row.user_id,
    created_at: isoNow(store),
  }
  const name = cardName({ brand: card.card_brand, last4: card.card_last4 })
  const note = `${amountIn(row.amount, invoice.currency)} paid by card, ${name}`
  const { receipt, facts } = receiptOf(row, invoice, name, store)
  return [
    invoicePaymentFacts.created(entry, PAID_BY_CARD, { actor, note }),
    paymentFacts.changed(row, CARD_CHARGED, {
      actor,
      note,
      patch: {
        ...card,
        ...{
          status: 'succeeded',
          failure: '',
          failure_code: '',
          transaction_id,
          invoice_payment_id: id,
          paid_at: isoNow(store),
        },
      },
    }),
    ...receipt,
    ...facts,
  ]
}

const failed = (row: PaymentRow, card: Card, { code, text }: PayRefusal): Decided[] => [
  paymentFacts.changed(row, 'payment.failed', {
    actor: payerIn(row),
    note: `Card payment failed: ${text}`,
    patch: { ...card, status: 'failed', failure: text, failure_code: code },
  }),
]

/** Returns null when the card can be charged. */
const cardRefusal = (card: TestCard | undefined, store: Reader): PayRefusal | null => {
  if (!card?.chargeable) return CARD_REFUSALS.declined
  return isCardExpired(card, monthAt(store.now())) ? CARD_REFUSALS.expired : null
}

/** Throws Refusal 409 when nothing can be charged anymore. */
const invoiceOf = (row: PaymentRow, store: Reader): InvoiceRow => {
  const invoice = store.find('invoices', row.invoice_id)
  if (!invoice) throw new Refusal(404, 'Invoice not found')
  const refusal = captureRefusal(row, { id: invoice.id, ...computedInvoiceIn(invoice, store) })
  if (refusal !== null) throw refused(refusal)
  return invoice
}

/** Confirms a payment with a card; does nothing for one that already succeeded. Throws Refusal 404, 409. */
export const intentConfirmed = (row: PaymentRow, methodId: string, store: Store): Decided[] => {
  if (row.status === 'succeeded') return []
  const invoice = invoiceOf(row, store)
  const card = readTestCardId(methodId)
  const shown = { card_brand: card?.brand ?? '', card_last4: card?.last4 ?? '' }
  const refusal = cardRefusal(card, store)
  if (refusal !== null) return failed(row, shown, refusal)
  if (!card?.needs_confirmation) return captured(row, invoice, shown, store)
  return [
    paymentFacts.changed(row, 'payment.confirmation_asked', {
      actor: payerIn(row),
      note: 'The bank asks the card’s holder to confirm',
      patch: { ...shown, status: 'requires_action', failure: '', failure_code: '' },
    }),
  ]
}

/** The holder confirmed or rejected the payment with their bank. Throws Refusal 404, 409. */
export const intentAuthenticated = (row: PaymentRow, confirmed: boolean, store: Store): Decided[] => {
  if (row.status === 'succeeded') return []
  const invoice = invoiceOf(row, store)
  if (row.status !== 'requires_action') throw refused(NOTHING_TO_CONFIRM)
  const { card_brand, card_last4 } = row
  return confirmed
    ? captured(row, invoice, { card_brand, card_last4 }, store)
    : failed(row, { card_brand, card_last4 }, CARD_REFUSALS.notConfirmed)
}
