import { type DocumentTerms, shareOf } from '../line-items/totals'
import type { Cents } from '../money/money'
import { type Offer, presetChoice, totalsFor } from './choice'
import type { Choice, DepositKind } from './offer'

/** How a deposit is asked for. */
export type DepositTerms = {
  deposit_kind: DepositKind
  deposit_amount: Cents
  /** Thousandths of a percent. */
  deposit_rate: number
}

/** What a deposit comes to for a total, to the cent; never more than the total, and 0 where none is asked for. */
export const depositFrom = ({ deposit_kind, deposit_amount, deposit_rate }: DepositTerms, total: Cents): Cents => {
  const most = Math.max(0, total) as Cents
  if (deposit_kind === 'none') return 0 as Cents
  return deposit_kind === 'fixed' ? (Math.min(deposit_amount, most) as Cents) : shareOf(most, deposit_rate)
}

/** What the deposit of an estimate comes to for a choice. */
export const depositOf = (estimate: Offer & DocumentTerms & DepositTerms, choice: Choice): Cents =>
  depositFrom(estimate, totalsFor(estimate, choice).total_amount)

/** What is invoiced as the deposit when an estimate becomes a job: nothing where an invoice bills part of it already. */
export const depositToBill = ({
  deposit_due,
  invoices,
}: {
  deposit_due: Cents
  invoices: readonly unknown[]
}): Cents => (invoices.length > 0 ? (0 as Cents) : deposit_due)

/** The field of a deposit that is wrong, and why; null where none is. */
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
