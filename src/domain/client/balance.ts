import * as v from 'valibot'
import { cents } from '../amount'
import { id } from '../field'
import type { Cents } from '../money'

/** A line of a client's account. What a client owes is the sum of the lines; it is written down nowhere. */
export const balanceEntrySchema = v.object({
  id,
  business_id: id,
  client_id: id,
  day: v.string(),
  /** `opening` is what somebody owed when they were taken over from elsewhere. */
  kind: v.picklist(['opening']),
  amount: cents,
  /** What it is, in words: "Balance taken over". */
  note: v.string(),
})
export type BalanceEntry = v.InferOutput<typeof balanceEntrySchema>

/** What the lines come to. */
export const balanceOf = (entries: readonly Pick<BalanceEntry, 'amount'>[]): Cents =>
  entries.reduce((sum, { amount }) => sum + amount, 0) as Cents
