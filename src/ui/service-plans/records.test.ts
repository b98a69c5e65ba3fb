import { expect, it } from 'vitest'
import type { Cents } from '@/domain/money/money'
import type { ServicePlan } from '@/domain/service-plan/plan'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { actor } from '../../../tests/fixtures/records'
import { planRecords } from './plans/records'
import { templateRecords } from './templates/records'

const TERMS = {
  category: 'lawn_care',
  frequency: 'weekly',
  counted_from: 'calendar',
  price_per_cycle: 26_000 as Cents,
  price_per_service: 6_500 as Cents,
  billing_cycle: 'monthly',
  charge_billing: 'by_hand',
  min_contract_months: 6,
  visit_minutes: 60,
} as const
const TEMPLATE: PlanTemplate = {
  ...TERMS,
  id: 1,
  business_id: 1,
  name: 'Weekly Lawn Care',
  description: '',
  active: true,
  created_at: '',
}
const PLAN: ServicePlan = {
  ...TERMS,
  id: 1,
  business_id: 1,
  client_id: 40,
  property_id: 4,
  template_id: 1,
  plan_name: 'Weekly Lawn Care',
  status: 'active',
  start_date: '2026-11-04',
  billed_since: null,
  next_visit_date: null,
  next_billing_date: null,
  unscheduled_dates: [],
  special_instructions: '',
  created_at: '',
  created_by: 1,
  next_service_date: null,
  total_services_completed: 0,
  total_services_scheduled: 0,
  outstanding_balance: 26_000 as Cents,
  client_first_name: 'Diane',
  client_last_name: 'Mercer',
}
const context = { actor: actor(), today: '2026-11-18' }
const NO_PRICES = { ...actor(), user_type: 'business_manager' as const, permissions: ['services.edit' as const] }

it.each([
  ['shows', actor(), ['Weekly · $260.00 per month'], [260, 65]],
  ['leaves out', NO_PRICES, ['Weekly · –'], ['', '']],
])('the list of templates %s prices by the role (PERM-17)', (_, who, lines, inFile) => {
  const { card, csv } = templateRecords(who)
  expect(card.lines(TEMPLATE, context)).toEqual(lines)
  expect(csv.filter(([, , unit]) => unit === 'money').map(([, read]) => read(TEMPLATE))).toEqual(inFile)
})

it.each([
  ['shows', true, 'Weekly · $260.00 per month', [260, 65, 260]],
  ['leaves out', false, 'Weekly', ['', '', '']],
])('the list of plans %s prices and balances by the role (PERM-17)', (_, seesPrices, terms, inFile) => {
  const { card, csv } = planRecords({ plans: [], seesClients: true, seesPrices })
  expect(card.lines(PLAN, context)).toContain(terms)
  expect(csv.filter(([, , unit]) => unit === 'money').map(([, read]) => read(PLAN))).toEqual(inFile)
})

it('the list of plans is sorted by the last names of the clients', () => {
  const { columns } = planRecords({ plans: [], seesClients: true, seesPrices: true })
  const plans = [PLAN, { ...PLAN, client_first_name: 'Zoe', client_last_name: 'Bell' }]
  const sorted = plans.toSorted(columns.find(({ id }) => id === 'client')?.compare)
  expect(sorted.map((plan) => plan.client_last_name)).toEqual(['Bell', 'Mercer'])
})
