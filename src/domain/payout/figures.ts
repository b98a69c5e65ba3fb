import { sumText } from '../money/sum-text'
import type { ListedPayout } from './payout'

/** POUT-01 */
export const payoutFigures = (payouts: readonly ListedPayout[]) => {
  const of = (...statuses: readonly ListedPayout['status'][]) =>
    payouts.filter(({ status }) => statuses.includes(status))
  const [pending, completed] = [of('pending'), of('completed')]
  return {
    total: payouts.length,
    failed: of('failed').length,
    amount: sumText(payouts),
    unpaidAmount: sumText(of('failed', 'cancelled')),
    pending: pending.length,
    pendingAmount: sumText(pending),
    completed: completed.length,
    completedAmount: sumText(completed),
  }
}
