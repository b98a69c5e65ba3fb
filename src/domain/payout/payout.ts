import * as v from 'valibot'
import { CURRENCIES } from '../account/vocabulary'
import { cents } from '../money/amount'
import { id } from '../text/field'
import { ACCOUNT_TYPES, PAYOUT_REASONS, PAYOUT_STATUSES } from './vocabulary'

const moment = v.nullable(v.string())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The stored payout (POUT-09). Fee and net amount are computed from the amount. */
export const payoutRowSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  /** The recipient's name, which outlives the client record. */
  paid_to: v.string(),
  payout_account_id: id,
  amount: cents,
  /** The currency of the invoice it refers to or that bills its job, else the business's; never changes. */
  currency: v.picklist(CURRENCIES),
  reason: v.picklist(PAYOUT_REASONS),
  description: v.string(),
  reference_invoice_id: v.nullable(id),
  reference_job_id: v.nullable(id),
  status: v.picklist(PAYOUT_STATUSES),
  /** The bank's id; empty until the payout is sent. */
  transaction_id: v.string(),
  /** ISO 8601, like the timestamps below. */
  initiated_at: v.string(),
  initiated_by: id,
  /** Time and user of the last submission to the bank; null before. */
  processed_at: moment,
  processed_by: v.nullable(id),
  attempts: count,
  completed_at: moment,
  failure_reason: v.string(),
  cancel_reason: v.string(),
})
export type PayoutRow = v.InferOutput<typeof payoutRowSchema>

/** A client's bank account (POUT-10). Stores only the last four digits of its number. */
export const payoutAccountRowSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  account_type: v.picklist(ACCOUNT_TYPES),
  account_name: v.string(),
  bank_name: v.string(),
  account_number_masked: v.string(),
  routing_number: v.string(),
  is_verified: v.boolean(),
  is_default: v.boolean(),
  /** ISO 8601. */
  created_at: v.string(),
})
export type PayoutAccountRow = v.InferOutput<typeof payoutAccountRowSchema>

export const payoutAccountSchema = v.omit(payoutAccountRowSchema, ['business_id'])
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>

/** The payout as the API returns it (POUT-09). */
export const payoutSchema = v.object({
  ...v.omit(payoutRowSchema, ['business_id', 'paid_to']).entries,
  processing_fee: cents,
  net_amount: cents,
  /** True when the amount exceeds what one person may pay out alone, so a second person has to send it. */
  needs_approval: v.boolean(),
})
export type Payout = v.InferOutput<typeof payoutSchema>

export const listedPayoutSchema = v.object({
  ...payoutSchema.entries,
  client_name: v.string(),
  /** `Checking ••••6789, Lone Star Bank`; empty when the account was deleted. */
  account: v.string(),
  initiated_by_name: v.string(),
  invoice_number: v.string(),
  job_number: v.string(),
})
export type ListedPayout = v.InferOutput<typeof listedPayoutSchema>

/** `PO-1012`: the display number of a payout. */
export const payoutNumber = ({ id }: { id: number }): string => `PO-${1_000 + id}`
