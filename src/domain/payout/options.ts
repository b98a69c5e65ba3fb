import * as v from 'valibot'
import { CURRENCIES } from '../account/vocabulary'
import { cents } from '../money/amount'
import { id } from '../text/field'
import { payoutAccountSchema } from './payout'

export const referenceOptionSchema = v.object({
  id,
  /** `INV-1004`, or `JOB-1017 Spring cleanup`. */
  name: v.string(),
  left: cents,
  currency: v.picklist(CURRENCIES),
})
export type ReferenceOption = v.InferOutput<typeof referenceOptionSchema>

/** Choices for a payout to one client: only that client's accounts, invoices and jobs (POUT-04, X-61). */
export const payoutOptionsSchema = v.object({
  currency: v.picklist(CURRENCIES),
  accounts: v.array(payoutAccountSchema),
  invoices: v.array(referenceOptionSchema),
  jobs: v.array(referenceOptionSchema),
})
export type PayoutOptions = v.InferOutput<typeof payoutOptionsSchema>
