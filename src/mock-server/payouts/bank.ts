import { businessDaysLater } from '@/domain/payout/business-days'
import type { PayoutAccountRow, PayoutRow } from '@/domain/payout/payout'
import type { Instant } from '@/domain/time/clock'

/** A new account is verified on the next business day. */
const VERIFIES_AFTER = 1

/** Accounts that a payout fails on, by their last digits: why, and how often. All others take what they are sent. */
const FAILING: Readonly<Record<string, { because: string; times: number }>> = {
  '••••0002': { because: 'The account is closed.', times: Number.POSITIVE_INFINITY },
  '••••0003': { because: 'The bank did not answer in time.', times: 1 },
}

/** When the bank has an answer: 1 to 3 business days after it was sent, by the amount. Null for what was not sent. */
export const answeredAt = ({ amount, processed_at }: PayoutRow, timeZone: string): Instant | null =>
  processed_at === null ? null : businessDaysLater(Date.parse(processed_at), 1 + (amount % 3), timeZone)

/** Why the bank refuses a payout, by its account; null when it goes through. */
export const bankRefusal = (
  { attempts }: Pick<PayoutRow, 'attempts'>,
  account: Pick<PayoutAccountRow, 'account_number_masked'> | undefined,
): string | null => {
  if (!account) return 'The account is closed.'
  const failing = FAILING[account.account_number_masked]
  return failing && attempts <= failing.times ? failing.because : null
}

/** When an account is verified. */
export const verifiedAt = ({ created_at }: PayoutAccountRow, timeZone: string): Instant =>
  businessDaysLater(Date.parse(created_at), VERIFIES_AFTER, timeZone)
