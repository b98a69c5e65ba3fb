import { readable } from '../text/wording'

/** POUT-08 */
export const PAYOUT_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/** POUT-06 */
export const PAYOUT_REASONS = [
  'overpayment_refund',
  'service_credit',
  'cancellation_refund',
  'damage_compensation',
  'loyalty_reward',
  'referral_bonus',
  'promotional_credit',
  'other',
] as const
export type PayoutReason = (typeof PAYOUT_REASONS)[number]

const REFERRING: readonly PayoutReason[] = ['overpayment_refund', 'service_credit', 'cancellation_refund']

/** These reasons pay back the client's own money, so they need an invoice or a job (POUT-06, X-61). */
export const needsReference = (reason: PayoutReason): boolean => REFERRING.includes(reason)

export const ACCOUNT_TYPES = ['checking', 'savings'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

export const payoutStatusLabel = (status: PayoutStatus): string => readable(status)

export const reasonLabel = (reason: PayoutReason): string => readable(reason)

export const accountTypeLabel = (type: AccountType): string => readable(type)
