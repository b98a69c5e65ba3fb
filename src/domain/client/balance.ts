import * as v from 'valibot'
import { cents } from '../money/amount'
import { amountIn } from '../money/amount-in'
import type { Cents } from '../money/money'
import type { Amount } from '../money/sum-text'
import { id } from '../text/field'

/** A line of a client's account. What a client owes is the sum of the lines; it is written down nowhere. */
export const balanceEntrySchema = v.object({
  id,
  business_id: id,
  client_id: id,
  day: v.string(),
  /** `opening` is what someone owed when they were taken over from elsewhere. */
  kind: v.picklist(['opening']),
  amount: cents,
  /** What it is, in words: "Balance brought forward". */
  note: v.string(),
})
export type BalanceEntry = v.InferOutput<typeof balanceEntrySchema>

/** What the lines come to. */
export const balanceOf = (entries: readonly Pick<BalanceEntry, 'amount'>[]): Cents =>
  entries.reduce((sum, { amount }) => sum + amount, 0) as Cents

/** Why a client whose account isn't settled, in any currency, stays; null when nothing keeps them. */
export const clientBalanceRefusal = (balances: readonly Amount[]): string | null => {
  const open = balances.find(({ amount }) => amount !== 0)
  if (!open) return null
  const text = amountIn(Math.abs(open.amount) as Cents, open.currency)
  return `This client ${open.amount > 0 ? 'owes' : 'has a credit of'} ${text}. Set them to former instead.`
}
