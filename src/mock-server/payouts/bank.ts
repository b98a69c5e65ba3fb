import { businessDaysLater } from '@/domain/payout/business-days'
import type { PayoutAccountRow, PayoutRow } from '@/domain/payout/payout'
import type { Instant } from '@/domain/time/clock'

/** In business days. */
const VERIFIES_AFTER = 1

/** Test accounts whose payouts fail, by last digits, with reason and number of failures. All others succeed. */
const FAILING: Readonly<Record<string, { because: string; times: number }>> = {
  '••••0002': { because: 'The account is closed.', times: Number.POSITIVE_INFINITY },
  '••••0003': { because: 'The bank did not answer in time.', times: 1 },
}

/** 1 to 3 business days after sending, depending on the amount. Null when not sent. */
export const answeredAt = ({ amount, processed_at }: PayoutRow, timeZone: string): Instant | null =>
  processed_at === null ? null : businessDaysLater(Date.parse(processed_at), 1 + (amount % 3), timeZone)

export const bankRefusal = (
  { attempts }: Pick<PayoutRow, 'attempts'>,
  account: Pick<PayoutAccountRow, 'account_number_masked'> | undefined,
): string | null => {
  if (!account) return 'The account is closed.'
  const failing = FAILING[account.account_number_masked]
  return failing && attempts <= failing.times ? failing.because : null
}

export const verifiedAt = ({ created_at }: PayoutAccountRow, timeZone: string): Instant =>
  businessDaysLater(Date.parse(created_at), VERIFIES_AFTER, timeZone)
