import { type Cents, centsFromDollars, formatMoney } from '../money/money'

/** From the smallest to the largest: a later one is an upgrade (SUB-08). */
export const PLAN_IDS = ['basic', 'professional', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** How often is paid. People read "Annual" for `yearly`. */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/** LAND-10; prices in whole cents of US money, null for a limit that there is not. */
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

/** A plan, and how it is paid. */
export type PlanChoice = { plan: PlanId; period: BillingPeriod }

/** LAND-09 */
export const TRIAL_DAYS = 14
/** Days for which data is kept after a cancellation (LAND-09). */
export const DATA_RETENTION_DAYS = 90

/** What can be subscribed to (LAND-05 to LAND-07). */
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

/** The plan of an id; undefined for one that is not sold. */
export const planOf = (id: string): Plan | undefined => byId.get(id)

/** What a plan costs for one period. */
export const priceOf = (plan: Plan, period: BillingPeriod): Cents =>
  period === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice

/** What a year paid at once saves against twelve months: the amount, and the whole percent it is of them (LAND-08, X-21). */
export const annualSaving = ({ monthlyPrice, yearlyPrice }: Plan): { amount: Cents; percent: number } => {
  const twelveMonths = monthlyPrice * 12
  const amount = (twelveMonths - yearlyPrice) as Cents
  return { amount, percent: Math.round((amount / twelveMonths) * 100) }
}

/** Which way a change goes (SUB-08). */
export type ChangeDirection = 'upgrade' | 'downgrade' | 'same'

/** Whether another plan is a larger or a smaller one. */
export const changeDirection = (from: PlanId, to: PlanId): ChangeDirection => {
  const step = PLAN_IDS.indexOf(to) - PLAN_IDS.indexOf(from)
  if (step === 0) return 'same'
  return step > 0 ? 'upgrade' : 'downgrade'
}

/** "per month", "per year" */
const PER: Record<BillingPeriod, string> = { monthly: 'per month', yearly: 'per year' }

/** What it is called to pay the same plan by the other period. */
export const SWITCHES: Record<BillingPeriod, string> = { monthly: 'Switch to monthly', yearly: 'Switch to annual' }

/** "$99.00 per month": what a plan costs. */
export const priceText = (plan: Plan, period: BillingPeriod): string =>
  `${formatMoney(priceOf(plan, period))} ${PER[period]}`

/** "Professional, $990.00 per year": what was chosen, in words. */
export const choiceText = ({ plan, period }: PlanChoice): string => {
  const chosen = planOf(plan)
  return chosen ? `${chosen.name}, ${priceText(chosen, period)}` : ''
}

/** What a subscription costs by its plan; empty for a plan that is not sold anymore. */
export const subscriptionPrice = (subscription: { plan_id: string; billing_period: BillingPeriod }): string => {
  const plan = planOf(subscription.plan_id)
  return plan ? priceText(plan, subscription.billing_period) : ''
}
