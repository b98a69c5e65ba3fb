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

export const paymentDate = (today: Day) =>
  v.pipe(
    v.string(),
    v.nonEmpty('Payment date is required'),
    daySchema,
    v.check((day) => day <= today, 'This date is in the future'),
  )
export const paymentMethod = v.picklist(PAYMENT_METHODS, 'Payment method is required')

const others = {
  payment_method: paymentMethod,
  transaction_id: text(LONGEST.code),
  notes: text(LONGEST.notes),
}

/** The amount is in dollars (INV-04). */
export const paymentFields = (due: Cents, currency: Currency, today: Day) =>
  v.object({ amount: paid(due, currency), payment_date: paymentDate(today), ...others })

/** INV-04 */
export const paymentFormSchema = (due: Cents, currency: Currency, today: Day) =>
  v.object({
    amount: amountTypedIn(currency, typedNumber(paid(due, currency), 'Amount is required')),
    payment_date: paymentDate(today),
    ...others,
  })
export type PaymentForm = v.InferInput<ReturnType<typeof paymentFormSchema>>
export type PaymentDraft = v.InferOutput<ReturnType<typeof paymentFormSchema>>
/** `again` confirms a payment that looks like a duplicate; `receipt` emails one to the client. */
export type RecordPaymentRequest = PaymentDraft & { again: boolean; receipt?: boolean | undefined }

/** Defaults to the amount due, by card, today (INV-05). */
export const paymentForm = ({ amount_due }: Pick<Invoice, 'amount_due'>, today: Day): PaymentForm => ({
  amount: dollarsFromCents(amount_due).toFixed(2),
  payment_method: 'credit_card',
  payment_date: today,
  transaction_id: '',
  notes: '',
})

/** Window in which an equal payment counts as a duplicate. */
const SAME_FOR_MINUTES = 15
const MINUTE = 60_000

type Recorded = Pick<InvoicePayment, 'amount' | 'payment_method' | 'payment_date' | 'transaction_id' | 'created_at'>

/** Prefix of the duplicate-payment refusal; screens that find it ask for confirmation. */
const SAME = 'The same payment was recorded'
const MEANT = 'Record it again if it is another one.'

const agoText = (minutes: number): string => (minutes === 0 ? 'just now' : `${counted(minutes, 'minute')} ago`)

const sameReference = ({ transaction_id: one }: { transaction_id: string }, { transaction_id: other }: Recorded) =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Refuses a likely duplicate, in case two people record the same check: within minutes if everything matches, on any day if the check
 * number does. Returns null otherwise.
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

export const isRepeat = (message: string): boolean => message.startsWith(SAME)

const reason = (message: string) => filledText(LONGEST.notes, message)

/** The amount is in dollars. */
export const creditFields = (most: Cents, currency: Currency) =>
  v.object({ amount: credited(most, currency), reason: reason('Enter what the credit is for') })

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

export const applicable = ({ available, due }: { available: Cents; due: Cents }): Cents =>
  Math.min(available, due) as Cents

type CreditAtHand = Parameters<typeof applicable>[0]

/** The amount is in dollars. */
export const applyFields = (credit: CreditAtHand, currency: Currency) =>
  v.object({ amount: applied(applicable(credit), credit.due, currency) })

export const applyFormSchema = (credit: CreditAtHand, currency: Currency) =>
  v.object({
    amount: amountTypedIn(
      currency,
      typedNumber(applied(applicable(credit), credit.due, currency), 'Amount is required'),
    ),
  })

export const creditable = ({
  total_amount,
  amount_credited,
}: Pick<Invoice, 'total_amount' | 'amount_credited'>): Cents => (total_amount - amount_credited) as Cents

export const voidFields = v.object({ reason: reason('Enter a reason for voiding it') })
