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

/** The largest payment that is taken by card. */
const MOST = 999_999_999 as Cents

const amountUpTo = (most: Cents, currency: Currency, beyond: (most: string) => string) =>
  most > MOST ? someAmount(MOST, currency, (amount) => `Use ${amount} or less`) : someAmount(most, currency, beyond)

const toPay = (due: Cents, currency: Currency) =>
  amountUpTo(due, currency, (most) => `Use ${most} or less: that is what is due`)
const toGiveBack = (remaining: Cents, currency: Currency) =>
  amountUpTo(remaining, currency, (most) => `Use ${most} or less: that is what is left to refund`)

/** The most that can be paid by card of what is due. */
export const mostToPay = (due: Cents): Cents => Math.min(due, MOST) as Cents

/** The amount, in units of the invoice’s currency, that is sent to be paid by card; cents inside. */
export const paymentAmount = (due: Cents, currency: Currency) => toPay(due, currency)

/**
 * The one comma before the last one or two digits is the decimal sign of someone who writes `24,50 €`: no one groups thousands like that. Other
 * amounts of the office refuse it, since their readers may have mistyped `1,200`; here the clients type, each in their own language.
 */
const DECIMAL_COMMA = /^([^.,]*),(\d{1,2}[\s$€£]*)$/

/** The amount as it is typed in the card form, which clients fill in in their own language. */
export const paymentAmountForm = (due: Cents, currency: Currency) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(DECIMAL_COMMA, '$1.$2')),
      amountTypedIn(currency, typedNumber(toPay(due, currency), 'Amount is required')),
    ),
  })

const reason = filledText(LONGEST.notes, 'Enter a reason for the refund')

/** What is sent of a refund, its amount in dollars. */
export const refundFields = (remaining: Cents, currency: Currency) =>
  v.object({ amount: toGiveBack(remaining, currency), reason })

/** The form of a refund. */
export const refundForm = (remaining: Cents, currency: Currency) =>
  v.object({
    amount: amountTypedIn(currency, typedNumber(toGiveBack(remaining, currency), 'Amount is required')),
    reason,
  })
export type RefundDraft = v.InferOutput<ReturnType<typeof refundForm>>

/** How much of a payment can still be given back. */
export const refundable = (
  { amount }: Pick<InvoicePayment, 'amount'>,
  refunds: readonly Pick<Refund, 'amount'>[],
): Cents => (amount - sumOfCents(refunds.map((refund) => refund.amount))) as Cents

/** How much of each payment of an invoice can still be given back: what went back by a payout does not go back twice. */
export const refundableOf = (
  invoice: Pick<Invoice, 'payouts' | 'amount_paid' | 'amount_applied'>,
): ((payment: RecordedPayment) => Cents) => {
  const notPaidOut = refundableAmount(invoice) - sumOfCents(invoice.payouts.map(({ amount }) => amount))
  return (payment) => Math.max(0, Math.min(refundable(payment, payment.refunds), notPaidOut)) as Cents
}

const NOTHING_CHARGED = 'Nothing was charged.'

/** Shown where the bank was not asked anything. */
export const NOTHING_TO_CONFIRM: PayRefusal = {
  code: 'nothing_to_confirm',
  text: `Nothing is waiting to be confirmed. ${NOTHING_CHARGED}`,
}

/** Why nothing can be paid of an invoice, with its code; null where something is due. */
export const payingRefusal = (invoice: InvoiceCore): PayRefusal | null => {
  const text = openRefusal(invoice)
  const { status } = invoice
  return text !== null && (status === 'draft' || status === 'cancelled' || status === 'paid')
    ? { code: `invoice_${status}`, text }
    : null
}

/**
 * Why a payment that was begun is not carried out; null where it is. The invoice may have been paid, voided or credited since, here or in
 * another tab: no one is charged more than is due.
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
