import { describe, expect, it } from 'vitest'
import { actor } from '../../../tests/fixtures/records'
import type { Cents } from '../money/money'
import { judgePlan, PLAN_COMMANDS } from './commands'
import { consequencesOf, consequencesOfMany } from './consequences'
import { filterPlans } from './filter'
import type { PlanCharge, PlanVisit, ServicePlan } from './plan'
import { previewOf } from './preview'
import { PLAN_STATUSES } from './vocabulary'

const TODAY = '2026-11-18'

const plan = (patch: Partial<ServicePlan> = {}): ServicePlan => ({
  id: 1,
  business_id: 1,
  client_id: 40,
  property_id: 4,
  template_id: 1,
  plan_name: 'Weekly Lawn Care',
  category: 'lawn_care',
  frequency: 'weekly',
  counted_from: 'calendar',
  price_per_cycle: 26_000 as Cents,
  price_per_service: 6_500 as Cents,
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
  total_services_scheduled: 4,
  outstanding_balance: 26_000 as Cents,
  client_first_name: 'Diane',
  client_last_name: 'Mercer',
  ...patch,
})
const visit = (job_id: number, due_date: string, status: PlanVisit['status']): PlanVisit => ({
  job_id,
  job_number: `JOB-${job_id}`,
  due_date,
  scheduled_date: due_date,
  status,
})
const NOTHING: { visits: PlanVisit[]; charges: PlanCharge[] } = { visits: [], charges: [] }
const account = (...visits: PlanVisit[]) => ({ ...NOTHING, visits })

describe('a step of a plan’s life', () => {
  it('is allowed by its status alone to those who manage services (PLAN-05)', () => {
    const allowed = PLAN_STATUSES.map((status) => [
      status,
      PLAN_COMMANDS.filter((command) => judgePlan(actor(), command, { status }).ok),
    ])
    expect(allowed).toEqual([
      ['active', ['pause', 'cancel', 'complete']],
      ['paused', ['resume', 'cancel']],
      ['completed', []],
      ['cancelled', []],
    ])
  })

  it.each([
    ['pause', 'paused', 'Only an active plan can be paused; this one is paused.'],
    ['resume', 'active', 'Only a paused plan can be resumed; this one is active.'],
    ['cancel', 'cancelled', 'This plan is cancelled already.'],
    ['cancel', 'completed', 'This plan is completed already.'],
  ] as const)('says why %s can’t be of one that is %s (X-35)', (command, status, reason) => {
    expect(judgePlan(actor(), command, { status })).toEqual({ ok: false, because: 'status', reason })
  })

  it('is refused to others', () => {
    const crew = { ...actor(), user_type: 'business_employee' as const, permissions: [] }
    expect(judgePlan(crew, 'pause', { status: 'active' })).toEqual({
      ok: false,
      because: 'permission',
      reason: 'Your role can’t pause service plans.',
    })
  })
})

describe('what a step does', () => {
  it('pausing: cancels what is to come, finishes what is under way', () => {
    const visits = account(visit(1, '2026-11-18', 'in_progress'), visit(2, '2026-11-25', 'assigned'))
    expect(consequencesOf('pause', plan(), visits, TODAY)).toEqual([
      'Cancels 1 visit: JOB-2 on Nov 25, 2026.',
      'A visit in progress finishes as planned: JOB-1 on Nov 18, 2026.',
      'Nothing is charged while it is paused.',
      'The outstanding balance of $260.00 stays due.',
    ])
  })

  it('resuming: schedules again and charges from the next cycle', () => {
    expect(consequencesOf('resume', plan({ status: 'paused' }), NOTHING, TODAY)).toEqual([
      'Schedules 5 visits in the next four weeks, the first on Nov 18, 2026.',
      'The next $260.00 is due on Dec 4, 2026. Nothing is charged for the time it was paused.',
    ])
  })

  it('cancelling: keeps what was done and what is owed, and names the contract', () => {
    expect(consequencesOf('cancel', plan(), NOTHING, TODAY)).toEqual([
      'No scheduled visits to cancel.',
      'Nothing more is charged. Completed visits stay as they are.',
      'The outstanding balance of $260.00 stays due.',
      'The minimum contract runs until May 4, 2027.',
    ])
  })

  it('completing: keeps what is scheduled', () => {
    const owed = plan({ outstanding_balance: 0 as Cents })
    expect(consequencesOf('complete', owed, account(visit(2, '2026-11-25', 'assigned')), TODAY)).toEqual([
      'Keeps 1 visit that is scheduled; no more are added.',
      'Nothing more is charged.',
    ])
  })
})

describe('what a step does to several plans', () => {
  const plans = [plan(), plan({ id: 2, min_contract_months: 0 })]

  it.each([
    ['pause', ['Nothing is charged while they are paused.', 'Outstanding balances of $520.00 stay due.']],
    [
      'cancel',
      [
        'Nothing more is charged. Completed visits stay as they are.',
        'Outstanding balances of $520.00 stay due.',
        '1 minimum contract is not over yet.',
      ],
    ],
  ] as const)('to %s cancels what is to come', (command, lines) => {
    expect(consequencesOfMany(command, plans, TODAY)).toEqual([
      'Cancels their upcoming visits. Visits in progress finish as planned.',
      ...lines,
    ])
  })

  it('to resume schedules again', () => {
    expect(consequencesOfMany('resume', plans, TODAY)).toEqual([
      'Schedules their visits of the next four weeks.',
      'Charges continue with their next cycles. Nothing is charged for the time they were paused.',
    ])
  })
})

describe('the preview of a year', () => {
  const template = {
    frequency: 'seasonal',
    billing_cycle: 'quarterly',
    charge_billing: 'by_hand',
    price_per_cycle: 30_000,
    price_per_service: 0,
  } as const

  it('says when the visits are due and what falls due', () => {
    const terms = { ...template, price_per_cycle: 30_000 as Cents, price_per_service: 0 as Cents }
    const { months, ...sums } = previewOf(terms, '2026-11-30', 'annual')
    expect(sums).toEqual({ visits: 4, charges: 1, total: 120_000, amount: 120_000 })
    expect(months).toEqual([
      { month: '2026-11-01', visits: ['2026-11-30'], charges: [{ day: '2026-11-30', amount: 120_000 }] },
      { month: '2027-02-01', visits: ['2027-02-28'], charges: [] },
      { month: '2027-05-01', visits: ['2027-05-30'], charges: [] },
      { month: '2027-08-01', visits: ['2027-08-30'], charges: [] },
    ])
  })
})

describe('the list of plans', () => {
  const plans = [plan(), plan({ id: 2, status: 'paused', outstanding_balance: 0 as Cents })]
  const found = (filter: Parameters<typeof filterPlans>[1]) => filterPlans(plans, filter).map(({ id }) => id)

  it('is searched by plan name and status (PLAN-02)', () => {
    expect([found({ search: 'weekly' }), found({ search: 'paused' }), found({ search: 'mercer' })]).toEqual([
      [1, 2],
      [2],
      [],
    ])
  })

  it('is narrowed by status, client, cycle and balance', () => {
    expect([
      found({ status: 'active' }),
      found({ client: '41' }),
      found({ cycle: 'monthly' }),
      found({ balance: 'owing' }),
    ]).toEqual([[1], [], [1, 2], [1]])
  })
})
