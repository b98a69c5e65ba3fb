import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import { type Cents, dollarsFromCents } from '../money/money'
import { someAmount } from '../money/some-amount'
import { amountTypedIn } from '../money/typed-amount'
import { LONGEST } from '../text/field'
import { typedNumber } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'
import { counted } from '../text/wording'
import { type Day, formatDate } from '../time/calendar'
import { daySchema } from '../time/day'
import type { Invoice, InvoicePayment } from './invoice'
import { PAYMENT_METHODS } from './vocabulary'

const paid = (due: Cents, currency: Currency) =>
  someAmount(due, currency, (most) => `Use ${most} or less: that is what is due`)
const credited = (most: Cents, currency: Currency) =>
  someAmount(most, currency, (amount) => `Use ${amount} or less: that is what is left to credit`)

/** The day a payment was made: not one to come. */
export const paymentDate = (today: Day) =>
  v.pipe(
    v.string(),
    v.nonEmpty('Payment date is required'),
    daySchema,
    v.check((day) => day <= today, 'This date is in the future'),
  )
/** How a payment was made. */
export const paymentMethod = v.picklist(PAYMENT_METHODS, 'Payment method is required')

const others = {
  payment_method: paymentMethod,
  transaction_id: text(LONGEST.code),
  notes: text(LONGEST.notes),
}

/** What is sent of a payment, its amount in dollars (INV-04). */
export const paymentFields = (due: Cents, currency: Currency, today: Day) =>
  v.object({ amount: paid(due, currency), payment_date: paymentDate(today), ...others })

/** The Record Payment form: as typed in, a `PaymentDraft` out (INV-04). */
export const paymentFormSchema = (due: Cents, currency: Currency, today: Day) =>
  v.object({
    amount: amountTypedIn(currency, typedNumber(paid(due, currency), 'Amount is required')),
    payment_date: paymentDate(today),
    ...others,
  })
export type PaymentForm = v.InferInput<ReturnType<typeof paymentFormSchema>>
export type PaymentDraft = v.InferOutput<ReturnType<typeof paymentFormSchema>>
/** A payment, and whether it is meant though the same was recorded a moment ago. */
export type RecordPaymentRequest = PaymentDraft & { again: boolean }

/** What the form begins with: all that is due, by card, today (INV-05). */
export const paymentForm = ({ amount_due }: Pick<Invoice, 'amount_due'>, today: Day): PaymentForm => ({
  amount: dollarsFromCents(amount_due).toFixed(2),
  payment_method: 'credit_card',
  payment_date: today,
  transaction_id: '',
  notes: '',
})

/** How long after a payment an equal one is taken for a second record of it. */
const SAME_FOR_MINUTES = 15
const MINUTE = 60_000

type Recorded = Pick<InvoicePayment, 'amount' | 'payment_method' | 'payment_date' | 'transaction_id' | 'created_at'>

/** Begins the sentence that a payment looks recorded already; a screen that reads it asks whether this is another one. */
const SAME = 'The same payment was recorded'
const MEANT = 'Record it again if it is another one.'

const agoText = (minutes: number): string => (minutes === 0 ? 'just now' : `${counted(minutes, 'minute')} ago`)

const sameReference = ({ transaction_id: one }: { transaction_id: string }, { transaction_id: other }: Recorded) =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Why a payment looks recorded already; null where it does not. It asks in case two people hold the same check: within minutes where all else
 * is the same, and on any day where its number is.
 */
export const repeatRefusal = (
  draft: Pick<PaymentDraft, 'amount' | 'payment_method' | 'payment_date' | 'transaction_id'>,
  payments: readonly Recorded[],
  now: number,
): string | null => {
  const alike = payments.filter(({ payment_method }) => payment_method === draft.payment_method)
  const ages = alike
    .filter(({ amount, payment_date: day }) => amount === draft.amount && day === draft.payment_date)
    .map(({ created_at }) => Math.floor((now - Date.parse(created_at)) / MINUTE))
    .filter((age) => age >= 0 && age < SAME_FOR_MINUTES)
  if (ages.length > 0) return `${SAME} ${agoText(Math.min(...ages))}. ${MEANT}`
  const same = alike.findLast((each) => sameReference(draft, each))
  return same === undefined
    ? null
    : `${SAME}, dated ${formatDate(same.payment_date)}, with the reference ${same.transaction_id.trim()}. ${MEANT}`
}

/** Whether a refusal is that one. */
export const isRepeat = (message: string): boolean => message.startsWith(SAME)

const reason = (message: string) => filledText(LONGEST.notes, message)

/** What is sent of a credit note, its amount in dollars. */
export const creditFields = (most: Cents, currency: Currency) =>
  v.object({ amount: credited(most, currency), reason: reason('Enter what the credit is for') })

/** The form of a credit note. */
export const creditFormSchema = (most: Cents, currency: Currency) =>
  v.object({
    amount: amountTypedIn(currency, typedNumber(credited(most, currency), 'Amount is required')),
    reason: reason('Enter what the credit is for'),
  })
export type CreditDraft = v.InferOutput<ReturnType<typeof creditFormSchema>>

const applied = (most: Cents, due: Cents, currency: Currency) =>
  someAmount(
    most,
    currency,
    (amount) => `Use ${amount} or less: that is what is ${most < due ? 'left of the credit' : 'due'}`,
  )

/** How much of a client's `available` credit can settle what is `due`. */
export const applicable = ({ available, due }: { available: Cents; due: Cents }): Cents =>
  Math.min(available, due) as Cents

type CreditAtHand = Parameters<typeof applicable>[0]

/** What is sent to apply credit, its amount in dollars. */
export const applyFields = (credit: CreditAtHand, currency: Currency) =>
  v.object({ amount: applied(applicable(credit), credit.due, currency) })

/** The form that applies credit. */
export const applyFormSchema = (credit: CreditAtHand, currency: Currency) =>
  v.object({
    amount: amountTypedIn(
      currency,
      typedNumber(applied(applicable(credit), credit.due, currency), 'Amount is required'),
    ),
  })

/** How much of an invoice can still be credited. */
export const creditable = ({
  total_amount,
  amount_credited,
}: Pick<Invoice, 'total_amount' | 'amount_credited'>): Cents => (total_amount - amount_credited) as Cents

/** Why an invoice is voided. */
export const voidFields = v.object({ reason: reason('Enter a reason for voiding it') })
