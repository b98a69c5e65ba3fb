import { ownCurrency } from '../money/own-amount'
import { type Amount, sumText } from '../money/sum-text'
import type { ServicePlan } from './plan'

type Owing = Pick<ServicePlan, 'outstanding_balance' | 'earlier_balances'>

/** Amounts owed by currency, the business's currency first. */
const owedFor = ({ outstanding_balance, earlier_balances = [] }: Owing): Amount[] => [
  { amount: outstanding_balance, currency: ownCurrency() },
  ...earlier_balances,
]

export const isOwing = (plan: Owing): boolean => owedFor(plan).some(({ amount }) => amount > 0)

/** `$260.00`, or `€50.00 + $260.00` for several currencies. */
export const owedText = (...plans: readonly Owing[]): string => sumText(plans.flatMap(owedFor))
