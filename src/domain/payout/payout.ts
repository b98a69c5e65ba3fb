import * as v from 'valibot'
import { CURRENCIES } from '../account/vocabulary'
import { cents } from '../money/amount'
import { id } from '../text/field'
import { ACCOUNT_TYPES, PAYOUT_REASONS, PAYOUT_STATUSES } from './vocabulary'

const moment = v.nullable(v.string())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Money on its way to a client, as it is kept (POUT-09). Fee and net amount follow from the amount. */
export const payoutRowSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  /** Who gets it, for when the client is gone. */
  paid_to: v.string(),
  payout_account_id: id,
  amount: cents,
  /** That of the invoice it refers to or that bills its job, else the business's; it stays. */
  currency: v.picklist(CURRENCIES),
  reason: v.picklist(PAYOUT_REASONS),
  description: v.string(),
  reference_invoice_id: v.nullable(id),
  reference_job_id: v.nullable(id),
  status: v.picklist(PAYOUT_STATUSES),
  /** What the bank calls it; empty until it is sent. */
  transaction_id: v.string(),
  /** ISO 8601, as the moments below. */
  initiated_at: v.string(),
  initiated_by: id,
  /** When it was last sent to the bank, and who sent it; null before. */
  processed_at: moment,
  processed_by: v.nullable(id),
  /** How often it was sent. */
  attempts: count,
  completed_at: moment,
  /** Why the bank refused it; empty unless it did. */
  failure_reason: v.string(),
  /** Why it was cancelled; empty unless it was. */
  cancel_reason: v.string(),
})
export type PayoutRow = v.InferOutput<typeof payoutRowSchema>

/** A bank account of a client (POUT-10). Its number is never kept: only its last four digits are. */
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

/** A payout account as it is read. */
export const payoutAccountSchema = v.omit(payoutAccountRowSchema, ['business_id'])
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>

/** A payout in the documents' fields (POUT-09), with whether a second person has to send it. */
export const payoutSchema = v.object({
  ...v.omit(payoutRowSchema, ['business_id', 'paid_to']).entries,
  processing_fee: cents,
  net_amount: cents,
  /** More than the business lets one person pay out alone. */
  needs_approval: v.boolean(),
})
export type Payout = v.InferOutput<typeof payoutSchema>

/** A payout as the list shows it: with the names behind its ids. */
export const listedPayoutSchema = v.object({
  ...payoutSchema.entries,
  client_name: v.string(),
  /** `Checking ••••6789, Lone Star Bank`; empty where the account is gone. */
  account: v.string(),
  initiated_by_name: v.string(),
  /** `INV-1004`; empty where it refers to none. */
  invoice_number: v.string(),
  /** `JOB-1017`; the same. */
  job_number: v.string(),
})
export type ListedPayout = v.InferOutput<typeof listedPayoutSchema>

/** `PO-1012`: what people call a payout. */
export const payoutNumber = ({ id }: { id: number }): string => `PO-${1_000 + id}`
