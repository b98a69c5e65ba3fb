import { ownCurrency } from '../money/own-amount'
import { type Amount, sumText } from '../money/sum-text'
import type { ServicePlan } from './plan'

type Owing = Pick<ServicePlan, 'outstanding_balance' | 'earlier_balances'>

/** What is owed on a plan, by currency: that of the business first. */
const owedFor = ({ outstanding_balance, earlier_balances = [] }: Owing): Amount[] => [
  { amount: outstanding_balance, currency: ownCurrency() },
  ...earlier_balances,
]

/** Whether anything is owed on a plan. */
export const isOwing = (plan: Owing): boolean => owedFor(plan).some(({ amount }) => amount > 0)

/** What is owed on plans: `$260.00`, and of several currencies `€50.00 + $260.00`. */
export const owedText = (...plans: readonly Owing[]): string => sumText(plans.flatMap(owedFor))
