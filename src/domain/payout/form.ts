import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import { someMoney } from '../money/amount'
import type { Cents } from '../money/money'
import { amountTypedIn } from '../money/typed-amount'
import { id, LONGEST } from '../text/field'
import { numberTyped, typedNumber } from '../text/typed-number'
import { filledText } from '../text/typed-text'
import { needsReference, PAYOUT_REASONS } from './vocabulary'

const MOST: Cents = 999_999_999 as Cents

const amount = v.pipe(someMoney, v.maxValue(MOST, 'Use 9,999,999.99 or less'))
const reason = v.picklist(PAYOUT_REASONS, 'Reason is required')
const description = filledText(LONGEST.notes, 'Description is required')

/** */
const REFERENCE_MISSING = 'Choose an invoice or a job'

type Referring = {
  reason: (typeof PAYOUT_REASONS)[number]
  reference_invoice_id: number | null
  reference_job_id: number | null
}

const isReferred = ({ reason: why, reference_invoice_id, reference_job_id }: Referring): boolean =>
  !needsReference(why) || reference_invoice_id !== null || reference_job_id !== null

const reference = v.nullish(id, null)

/** Request fields of a payout; the amount is in dollars (EP-080). */
export const payoutFields = v.pipe(
  v.object({
    customer_id: id,
    payout_account_id: id,
    amount,
    reason,
    description,
    reference_invoice_id: reference,
    reference_job_id: reference,
  }),
  v.forward(
    v.check((draft) => isReferred(draft), REFERENCE_MISSING),
    ['reference_invoice_id'],
  ),
)
export type SentPayout = v.InferOutput<typeof payoutFields>

const chosen = (missing: string) => v.pipe(v.string(), v.nonEmpty(missing), v.transform(Number), id)
const maybeChosen = v.pipe(
  v.string(),
  v.transform((typed) => (typed === '' ? null : numberTyped(typed))),
  v.nullable(id),
)

const typedPayout = (currency: Currency) => amountTypedIn(currency, typedNumber(amount, 'Amount is required'))

/** Parses form input to a `PayoutDraft` (POUT-04, POUT-05). */
export const payoutFormSchema = (currency: Currency) =>
  v.pipe(
    v.object({
      client_id: v.pipe(v.nullable(v.number()), v.number('Customer is required'), id),
      payout_account_id: chosen('Payout account is required'),
      amount: typedPayout(currency),
      reason: v.pipe(v.string(), v.nonEmpty('Reason is required'), reason),
      description,
      reference_invoice_id: maybeChosen,
      reference_job_id: maybeChosen,
    }),
    // Reports this together with all other missing fields instead of after them.
    v.forward(
      v.partialCheck([['reason'], ['reference_invoice_id'], ['reference_job_id']], isReferred, REFERENCE_MISSING),
      ['reference_invoice_id'],
    ),
    // A reason that needs no reference drops one that was selected earlier.
    v.transform((draft) => (needsReference(draft.reason) ? draft : { ...draft, ...NO_REFERENCE })),
  )
const NO_REFERENCE = { reference_invoice_id: null, reference_job_id: null }

export type PayoutForm = v.InferInput<ReturnType<typeof payoutFormSchema>>
export type PayoutDraft = v.InferOutput<ReturnType<typeof payoutFormSchema>>

export const EMPTY_PAYOUT: PayoutForm = {
  client_id: null,
  payout_account_id: '',
  amount: '',
  reason: '',
  description: '',
  reference_invoice_id: '',
  reference_job_id: '',
}

/** The amount from a partly filled form; null while it is not a valid payout amount. */
export const amountSoFar = (typed: string, currency: Currency): Cents | null => {
  const { success, output } = v.safeParse(typedPayout(currency), typed)
  return success ? output : null
}

/** POUT-08 */
export const cancelFields = v.object({ reason: filledText(LONGEST.notes, 'Enter a reason for cancelling it') })
