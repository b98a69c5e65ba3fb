import { type DocumentTerms, shareOf } from '../line-items/totals'
import type { Cents } from '../money/money'
import { type Offer, presetChoice, totalsFor } from './choice'
import type { Choice, DepositKind } from './offer'

export type DepositTerms = {
  deposit_kind: DepositKind
  deposit_amount: Cents
  /** In thousandths of a percent. */
  deposit_rate: number
}

/** In cents, at most the total; 0 without a deposit. */
export const depositFrom = ({ deposit_kind, deposit_amount, deposit_rate }: DepositTerms, total: Cents): Cents => {
  const most = Math.max(0, total) as Cents
  if (deposit_kind === 'none') return 0 as Cents
  return deposit_kind === 'fixed' ? (Math.min(deposit_amount, most) as Cents) : shareOf(most, deposit_rate)
}

export const depositOf = (estimate: Offer & DocumentTerms & DepositTerms, choice: Choice): Cents =>
  depositFrom(estimate, totalsFor(estimate, choice).total_amount)

/** The deposit to invoice when an estimate becomes a job: zero when an invoice already bills part of it. */
export const depositToBill = ({
  deposit_due,
  invoices,
}: {
  deposit_due: Cents
  invoices: readonly unknown[]
}): Cents => (invoices.length > 0 ? (0 as Cents) : deposit_due)

export const depositRefusal = (
  estimate: Offer & DocumentTerms & DepositTerms,
): { field: 'deposit_amount' | 'deposit_rate'; reason: string } | null => {
  const { deposit_kind, deposit_amount, deposit_rate } = estimate
  if (deposit_kind === 'percent')
    return deposit_rate > 0 ? null : { field: 'deposit_rate', reason: 'Use a deposit of more than 0%' }
  if (deposit_kind === 'none') return null
  if (deposit_amount <= 0) return { field: 'deposit_amount', reason: 'Use a deposit of more than 0' }
  const { total_amount } = totalsFor(estimate, presetChoice(estimate))
  return deposit_amount > total_amount
    ? { field: 'deposit_amount', reason: 'Use a deposit no larger than the total' }
    : null
}
