import type { Cents } from '@/domain/money/money'
import type { PlanId } from '@/domain/subscription/plan'
import type { Invitation } from '@/mock-server/accounts/tables'
import type { Customer, SubscriptionRow } from '@/mock-server/billing/tables'
import type { Scenarios, Seed } from '@/mock-server/core/log/seeding'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { DAY, WEDNESDAY } from './office'

export const HILL_COUNTRY = 2

const customer: Customer = {
  id: 1,
  business_id: HILL_COUNTRY,
  account: null,
  property: null,
  preferences: null,
  onboarded_at: '2026-11-01T15:00:00.000Z',
  balance: 0 as Cents,
}

const subscription = (plan_id: PlanId): SubscriptionRow => ({
  id: 1,
  customer_id: customer.id,
  status: 'active',
  plan_id,
  plan_name: plan_id,
  billing_period: 'monthly',
  current_period_start: WEDNESDAY - 10 * DAY,
  current_period_end: WEDNESDAY + 20 * DAY,
  trial_end: null,
  cancel_at_period_end: false,
  cancel_reason: null,
  attempts: 0,
  next_attempt_at: null,
})

export const INVITATION: Invitation = {
  id: 1,
  token: 'for-rosa',
  business_id: HILL_COUNTRY,
  email: 'rosa@example.com',
  first_name: 'Rosa',
  last_name: 'Vela',
  user_type: 'business_employee',
  role_ids: [9],
  invited_by: 'Ruben Castillo',
  expires_at: WEDNESDAY + DAY,
  accepted: false,
  crew_member_id: null,
  phone: null,
}

export const scenariosWith = (plan: PlanId | null): Scenarios => {
  const { tables, facts } = BUILT_IN.demo
  const altered = {
    facts,
    tables: (anchor: string): Seed => ({
      ...tables(anchor),
      invitations: [INVITATION],
      customers: plan ? [customer] : [],
      subscriptions: plan ? [subscription(plan)] : [],
      payment_methods: [],
      subscription_invoices: [],
    }),
  }
  return { demo: altered, large: altered }
}
