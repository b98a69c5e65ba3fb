import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { billingByTerms, consequencesOfTerms, visitsByTerms } from './new-terms'
import type { PlanVisit, ServicePlan } from './plan'
import { planTermsFormOf, priceForCycle } from './terms-form'

const TODAY = '2026-11-18'
const cents = (amount: number) => amount as Cents

const PLAN: ServicePlan = {
  id: 1,
  business_id: 1,
  client_id: 40,
  property_id: 4,
  template_id: 1,
  plan_name: 'Weekly Lawn Care',
  category: 'lawn_care',
  frequency: 'weekly',
  counted_from: 'calendar',
  price_per_cycle: cents(26_000),
  price_per_service: cents(6_500),
  billing_cycle: 'monthly',
  charge_billing: 'by_hand',
  min_contract_months: 6,
  visit_minutes: 60,
  status: 'active',
  start_date: '2026-11-04',
  billed_since: null,
  next_visit_date: '2026-12-23',
  next_billing_date: '2026-12-04',
  unscheduled_dates: [],
  special_instructions: '',
  created_at: '2026-11-01T15:00:00.000Z',
  created_by: 1,
  next_service_date: '2026-11-18',
  total_services_completed: 2,
  total_services_scheduled: 7,
  outstanding_balance: cents(0),
  client_first_name: 'Diane',
  client_last_name: 'Mercer',
}
const visit = (due_date: string, status: PlanVisit['status'] = 'scheduled'): PlanVisit => ({
  job_id: Number(due_date.slice(8)),
  job_number: `JOB-${due_date.slice(5)}`,
  due_date,
  scheduled_date: due_date,
  status,
})
const WEEKS = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'].map((day) => visit(day))

const linesFor = (terms: Partial<ServicePlan>, { of = PLAN, visits = WEEKS } = {}) =>
  consequencesOfTerms(of, { ...of, ...terms }, { visits, charges: [] }, TODAY)

describe('new terms of a plan', () => {
  it('say nothing where nothing changes', () => {
    expect(linesFor({})).toEqual([])
  })

  it('in another rhythm keep the visits whose days are still its days', () => {
    const after = { ...PLAN, frequency: 'every_second_week' as const }
    const { remaining, off, patch } = visitsByTerms(PLAN, after, WEEKS, TODAY)
    expect(
      [remaining, off, patch].map((each) => (Array.isArray(each) ? each.map(({ due_date }) => due_date) : each)),
    ).toEqual([
      ['2026-11-18', '2026-12-02', '2026-12-16'],
      ['2026-11-25', '2026-12-09'],
      { next_visit_date: '2026-11-18' },
    ])
    expect(linesFor({ frequency: 'every_second_week' })).toEqual([
      'Cancels 2 visits: JOB-11-25 on Nov 25, 2026 and JOB-12-09 on Dec 9, 2026.',
      'Keeps 3 visits that are scheduled.',
      'Visits keep their place in the calendar, whenever the last one was done.',
      'Charges stay the same.',
    ])
  })

  it('more often add the visits in between', () => {
    const of = { ...PLAN, frequency: 'every_second_week' as const }
    expect(linesFor({ frequency: 'weekly' }, { of, visits: [visit('2026-11-18'), visit('2026-12-02')] })).toEqual([
      'Keeps 2 visits that are scheduled.',
      'Schedules 3 visits in the next four weeks, the first on Nov 25, 2026.',
      'Charges stay the same.',
    ])
  })

  it('counted from completion keep the first visit alone, and the one under way', () => {
    expect(linesFor({ counted_from: 'completion' })).toEqual([
      'Cancels 4 visits: JOB-11-25 on Nov 25, 2026, JOB-12-02 on Dec 2, 2026, JOB-12-09 on Dec 9, 2026, and JOB-12-16 on Dec 16, 2026.',
      'Keeps 1 visit that is scheduled.',
      'The next visit is due a week after the last one was done.',
      'Charges stay the same.',
    ])
    const visits = [visit('2026-11-18', 'in_progress'), visit('2026-11-25')]
    expect(linesFor({ counted_from: 'completion' }, { visits })).toEqual([
      'Cancels 1 visit: JOB-11-25 on Nov 25, 2026.',
      'A visit in progress finishes as planned: JOB-11-18 on Nov 18, 2026.',
      'The next visit is due a week after the last one was done.',
      'Charges stay the same.',
    ])
  })

  it('in other words go on to the visits that are scheduled', () => {
    expect(linesFor({ plan_name: 'Lawn Care', price_per_service: cents(7_000), visit_minutes: 90 })).toEqual([
      '5 scheduled visits take on the new name and estimated cost, unless someone changed that by hand.',
      'New visits take 90 minutes; those that are scheduled keep their times.',
      'Charges stay the same.',
    ])
  })

  it('at another price hold from the next cycle on', () => {
    expect(linesFor({ price_per_cycle: cents(30_000) })).toEqual([
      'Visits stay as they are.',
      'From Dec 4, 2026 on, $300.00 is charged per month. Earlier charges stay the same.',
    ])
  })

  it.each([
    [
      'a longer cycle goes on where the one before ends',
      'quarterly',
      { billed_since: '2026-12-04', next_billing_date: '2026-12-04' },
    ],
    ['by the visit no cycle falls due', 'per_service', { next_billing_date: null }],
    ['in the same cycle nothing changes', 'monthly', {}],
  ] as const)('in another cycle: %s', (_, billing_cycle, patch) => {
    expect(billingByTerms(PLAN, { ...PLAN, billing_cycle }, [], TODAY)).toEqual(patch)
  })

  it('charge from today what was charged by the visit', () => {
    const of = { ...PLAN, billing_cycle: 'per_service' as const, next_billing_date: null }
    expect(billingByTerms(of, { ...of, billing_cycle: 'annual' }, [], TODAY)).toEqual({
      billed_since: TODAY,
      next_billing_date: TODAY,
    })
    expect(linesFor({ billing_cycle: 'annual', price_per_cycle: cents(312_000) }, { of })).toEqual([
      'Visits stay as they are.',
      'From today on, $3,120.00 is charged per year. Earlier charges stay the same.',
    ])
  })

  it('of a plan that rests wait until it is resumed', () => {
    const of = { ...PLAN, status: 'paused' as const, next_visit_date: null, next_billing_date: null }
    expect(linesFor({ frequency: 'monthly', min_contract_months: 0 }, { of, visits: [] })).toEqual([
      'While it is paused nothing is scheduled or charged. The new terms hold once it is resumed.',
      'There is no minimum contract anymore.',
    ])
  })

  it('name until when the contract runs', () => {
    expect(linesFor({ min_contract_months: 12 }).at(-1)).toBe('The minimum contract runs until Nov 4, 2027.')
  })
})

describe('the price that goes with another cycle', () => {
  const typed = planTermsFormOf(PLAN)

  it('is as much for each month, and what was typed where that is another', () => {
    expect(priceForCycle(PLAN, typed, 'quarterly')).toBe('780.00')
    expect(priceForCycle(PLAN, { ...typed, billing_cycle: 'quarterly', price_per_cycle: '780.00' }, 'monthly')).toBe(
      '260.00',
    )
    expect(priceForCycle(PLAN, { ...typed, price_per_cycle: '250' }, 'annual')).toBe('250')
  })
})
