import { type Cents, centsFromDollars, formatMoney } from '../money/money'

/** Smallest to largest: a later one is an upgrade (SUB-08). */
export const PLAN_IDS = ['basic', 'professional', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** Displayed as "Annual" for `yearly`. */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/** LAND-10. Prices in US cents; null means unlimited. */
export type Plan = {
  id: PlanId
  name: string
  description: string
  monthlyPrice: Cents
  yearlyPrice: Cents
  popular: boolean
  features: readonly string[]
  limits: { maxCustomers: number | null; maxUsers: number | null }
}

export type PlanChoice = { plan: PlanId; period: BillingPeriod }

/** LAND-09 */
export const TRIAL_DAYS = 14
/** After cancellation (LAND-09). */
export const DATA_RETENTION_DAYS = 90

/** LAND-05 to LAND-07 */
export const PLANS: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'For an owner who runs the work alone.',
    monthlyPrice: centsFromDollars(49),
    yearlyPrice: centsFromDollars(490),
    popular: false,
    features: ['Jobs, schedule and clients', 'Estimates and invoices', 'Every change recorded, and undoable'],
    limits: { maxCustomers: 50, maxUsers: 1 },
  },
  {
    id: 'professional',
    name: 'Professional',
    description: 'For a growing business with crews.',
    monthlyPrice: centsFromDollars(99),
    yearlyPrice: centsFromDollars(990),
    popular: true,
    features: ['Everything in Basic', 'SMS to customers', 'Routing', 'Analytics', 'Custom fields', 'Integration API'],
    limits: { maxCustomers: 500, maxUsers: 5 },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For several branches and many crews.',
    monthlyPrice: centsFromDollars(299),
    yearlyPrice: centsFromDollars(2990),
    popular: false,
    features: ['Everything in Professional', 'As many customers as you have', 'As many users as you need'],
    limits: { maxCustomers: null, maxUsers: null },
  },
]

const byId = new Map<string, Plan>(PLANS.map((plan) => [plan.id, plan]))

/** Undefined for an unknown plan. */
export const planOf = (id: string): Plan | undefined => byId.get(id)

export const priceOf = (plan: Plan, period: BillingPeriod): Cents =>
  period === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice

/** The saving of a yearly payment against twelve monthly ones: the amount, and the percent in whole numbers (LAND-08, X-21). */
export const annualSaving = ({ monthlyPrice, yearlyPrice }: Plan): { amount: Cents; percent: number } => {
  const twelveMonths = monthlyPrice * 12
  const amount = (twelveMonths - yearlyPrice) as Cents
  return { amount, percent: Math.round((amount / twelveMonths) * 100) }
}

/** SUB-08 */
export type ChangeDirection = 'upgrade' | 'downgrade' | 'same'

export const changeDirection = (from: PlanId, to: PlanId): ChangeDirection => {
  const step = PLAN_IDS.indexOf(to) - PLAN_IDS.indexOf(from)
  if (step === 0) return 'same'
  return step > 0 ? 'upgrade' : 'downgrade'
}

const PER: Record<BillingPeriod, string> = { monthly: 'per month', yearly: 'per year' }

export const SWITCHES: Record<BillingPeriod, string> = { monthly: 'Switch to monthly', yearly: 'Switch to annual' }

export const priceText = (plan: Plan, period: BillingPeriod): string =>
  `${formatMoney(priceOf(plan, period))} ${PER[period]}`

export const choiceText = ({ plan, period }: PlanChoice): string => {
  const chosen = planOf(plan)
  return chosen ? `${chosen.name}, ${priceText(chosen, period)}` : ''
}

export const subscriptionPrice = (subscription: { plan_id: string; billing_period: BillingPeriod }): string => {
  const plan = planOf(subscription.plan_id)
  return plan ? priceText(plan, subscription.billing_period) : ''
}
