import * as v from 'valibot'
import { cents } from '../money/amount'
import { amountIn } from '../money/amount-in'
import type { Cents } from '../money/money'
import type { Amount } from '../money/sum-text'
import { id } from '../text/field'

/** The balance is the sum of the lines and is never stored. */
export const balanceEntrySchema = v.object({
  id,
  business_id: id,
  client_id: id,
  day: v.string(),
  /** `opening` is a balance brought over from another system. */
  kind: v.picklist(['opening']),
  amount: cents,
  note: v.string(),
})
export type BalanceEntry = v.InferOutput<typeof balanceEntrySchema>

export const balanceOf = (entries: readonly Pick<BalanceEntry, 'amount'>[]): Cents =>
  entries.reduce((sum, { amount }) => sum + amount, 0) as Cents

/** Returns null when the client's account is settled in every currency. */
export const clientBalanceRefusal = (balances: readonly Amount[]): string | null => {
  const open = balances.find(({ amount }) => amount !== 0)
  if (!open) return null
  const text = amountIn(Math.abs(open.amount) as Cents, open.currency)
  return `This client ${open.amount > 0 ? 'owes' : 'has a credit of'} ${text}. Set them to former instead.`
}
