import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import { type InvoiceCore, openRefusal } from '../invoice/commands'
import { refundableAmount } from '../invoice/computed-invoice'
import type { Invoice, InvoicePayment, RecordedPayment } from '../invoice/invoice'
import { amountIn } from '../money/amount-in'
import { type Cents, dollarsFromCents, sumOfCents } from '../money/money'
import { someAmount } from '../money/some-amount'
import { amountTypedIn } from '../money/typed-amount'
import { LONGEST } from '../text/field'
import { typedNumber } from '../text/typed-number'
import { filledText } from '../text/typed-text'
import type { PayCode, PayRefusal } from './pay-code'
import type { PaymentRow, Refund } from './payment'

const MOST = 999_999_999 as Cents

const amountUpTo = (most: Cents, currency: Currency, beyond: (most: string) => string) =>
  most > MOST ? someAmount(MOST, currency, (amount) => `Use ${amount} or less`) : someAmount(most, currency, beyond)

const toPay = (due: Cents, currency: Currency) =>
  amountUpTo(due, currency, (most) => `Use ${most} or less: that is what is due`)
const toGiveBack = (remaining: Cents, currency: Currency) =>
  amountUpTo(remaining, currency, (most) => `Use ${most} or less: that is what is left to refund`)

export const mostToPay = (due: Cents): Cents => Math.min(due, MOST) as Cents

/** Sent in units of the invoice's currency; cents inside. */
export const paymentAmount = (due: Cents, currency: Currency) => toPay(due, currency)

/**
 * A single comma before the last one or two digits is a decimal sign (`24,50 €`), because no one groups thousands like that. Office amounts
 * refuse it, since `1,200` may be a typo; here clients type in their own language.
 */
const DECIMAL_COMMA = /^([^.,]*),(\d{1,2}[\s$€£]*)$/

export const paymentAmountForm = (due: Cents, currency: Currency) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(DECIMAL_COMMA, '$1.$2')),
      amountTypedIn(currency, typedNumber(toPay(due, currency), 'Amount is required')),
    ),
  })

const reason = filledText(LONGEST.notes, 'Enter a reason for the refund')

export const refundFields = (remaining: Cents, currency: Currency) =>
  v.object({ amount: toGiveBack(remaining, currency), reason })

export const refundForm = (remaining: Cents, currency: Currency) =>
  v.object({
    amount: amountTypedIn(currency, typedNumber(toGiveBack(remaining, currency), 'Amount is required')),
    reason,
  })
export type RefundDraft = v.InferOutput<ReturnType<typeof refundForm>>

/** Refundable remainder of a payment. */
export const refundable = (
  { amount }: Pick<InvoicePayment, 'amount'>,
  refunds: readonly Pick<Refund, 'amount'>[],
): Cents => (amount - sumOfCents(refunds.map((refund) => refund.amount))) as Cents

/** Refundable remainder per payment; money returned by a payout is not refunded again. */
export const refundableOf = (
  invoice: Pick<Invoice, 'payouts' | 'amount_paid' | 'amount_applied'>,
): ((payment: RecordedPayment) => Cents) => {
  const notPaidOut = refundableAmount(invoice) - sumOfCents(invoice.payouts.map(({ amount }) => amount))
  return (payment) => Math.max(0, Math.min(refundable(payment, payment.refunds), notPaidOut)) as Cents
}

const NOTHING_CHARGED = 'Nothing was charged.'

export const NOTHING_TO_CONFIRM: PayRefusal = {
  code: 'nothing_to_confirm',
  text: `Nothing is waiting to be confirmed. ${NOTHING_CHARGED}`,
}

/** Null when something is due. */
export const payingRefusal = (invoice: InvoiceCore): PayRefusal | null => {
  const text = openRefusal(invoice)
  const { status } = invoice
  return text !== null && (status === 'draft' || status === 'cancelled' || status === 'paid')
    ? { code: `invoice_${status}`, text }
    : null
}

/**
 * Refuses to capture a started payment when the invoice was paid, voided or credited in the meantime, here or in another tab, so no one is
 * charged more than is due; null when it may proceed.
 */
export const captureRefusal = (
  { amount, currency, status }: Pick<PaymentRow, 'amount' | 'currency' | 'status'>,
  invoice: InvoiceCore,
): PayRefusal | null => {
  const refused = (code: PayCode, why: string, more: object = {}): PayRefusal => ({
    ...{ code, text: `${why} ${NOTHING_CHARGED}` },
    ...more,
  })
  if (status === 'canceled') return refused('begun_elsewhere', 'This payment was begun again elsewhere.')
  const closed = payingRefusal(invoice)
  if (closed !== null) return refused(closed.code, closed.text)
  if (amount <= invoice.amount_due) return null
  const due = amountIn(invoice.amount_due, currency)
  return refused('above_due', `Only ${due} is still due of this invoice.`, {
    due: dollarsFromCents(invoice.amount_due),
  })
}
