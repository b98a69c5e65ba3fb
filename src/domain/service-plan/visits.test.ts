import { describe, expect, it } from 'vitest'
import type { PlanRow, PlanVisit } from './plan'
import { dueVisits, nextAfterCompletion, nextServiceDate, progressOf, progressPercent, resumedFrom } from './visits'

const TODAY = '2026-11-18'

type Clocked = Parameters<typeof dueVisits>[0]
const plan = (patch: Partial<PlanRow> = {}): Clocked => ({
  status: 'active',
  start_date: '2026-11-04',
  frequency: 'weekly',
  counted_from: 'calendar',
  next_visit_date: '2026-11-18',
  unscheduled_dates: [],
  ...patch,
})
const visit = (due_date: string, status: PlanVisit['status'], scheduled_date = due_date): PlanVisit => ({
  job_id: 1,
  job_number: 'JOB-1001',
  due_date,
  scheduled_date,
  status,
})

describe('visits by the calendar', () => {
  it('are scheduled four weeks ahead, and the plan goes on behind them', () => {
    expect(dueVisits(plan(), [], TODAY)).toEqual({
      visits: ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'],
      patch: { next_visit_date: '2026-12-23', unscheduled_dates: [] },
    })
  })

  it('that went by are kept to be asked about', () => {
    expect(dueVisits(plan({ next_visit_date: '2026-11-04' }), [], '2026-11-19')).toEqual({
      visits: ['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'],
      patch: { next_visit_date: '2026-12-23', unscheduled_dates: ['2026-11-04', '2026-11-11', '2026-11-18'] },
    })
  })

  it('leave out a day that has its visit already, unless that was cancelled', () => {
    const there = [visit('2026-11-18', 'in_progress'), visit('2026-11-25', 'cancelled')]
    expect(dueVisits(plan(), there, TODAY)?.visits[0]).toBe('2026-11-25')
  })

  it.each([
    ['every_second_week', ['2026-11-18', '2026-12-02', '2026-12-16']],
    ['monthly', ['2026-12-04']],
    ['seasonal', []],
  ] as const)('come %s', (frequency, days) => {
    const next = dueVisits(plan({ frequency, next_visit_date: '2026-11-18' }), [], TODAY)
    expect(next?.visits ?? []).toEqual(days)
  })

  it.each(['paused', 'cancelled', 'completed'] as const)('are none of a plan that is %s', (status) => {
    expect(dueVisits(plan({ status }), [], TODAY)).toBe(null)
  })

  it('are none while the next one is more than four weeks away', () => {
    expect(dueVisits(plan({ next_visit_date: '2026-12-17' }), [], TODAY)).toBe(null)
  })
})

describe('visits counted from completion', () => {
  const fromCompletion = (patch: Partial<PlanRow> = {}) =>
    plan({ counted_from: 'completion', next_visit_date: null, ...patch })

  it('come one at a time', () => {
    expect(dueVisits(fromCompletion({ next_visit_date: '2026-11-20' }), [], TODAY)).toEqual({
      visits: ['2026-11-20'],
      patch: { next_visit_date: null, unscheduled_dates: [] },
    })
    expect(dueVisits(fromCompletion(), [visit('2026-11-20', 'assigned')], TODAY)).toBe(null)
  })

  it('go on a step after one that was missed or cancelled, from the day it was to be', () => {
    expect(dueVisits(fromCompletion(), [visit('2026-11-11', 'missed', '2026-11-13')], TODAY)?.visits).toEqual([
      '2026-11-20',
    ])
  })

  it('wait for the answer where one went by', () => {
    const gone = dueVisits(fromCompletion({ next_visit_date: '2026-11-01' }), [], TODAY)
    expect(gone).toEqual({ visits: [], patch: { next_visit_date: null, unscheduled_dates: ['2026-11-01'] } })
    expect(dueVisits(fromCompletion({ unscheduled_dates: ['2026-11-01'] }), [], TODAY)).toBe(null)
  })

  it('are due a step after the day on which the last was done', () => {
    expect(nextAfterCompletion(fromCompletion(), '2026-11-19')).toBe('2026-11-26')
    expect(nextAfterCompletion(fromCompletion({ status: 'paused' }), '2026-11-19')).toBe(null)
    expect(nextAfterCompletion(plan(), '2026-11-19')).toBe(null)
  })
})

describe('a plan that is resumed', () => {
  it('goes on with the next day of its rhythm', () => {
    expect(resumedFrom(plan({ status: 'paused' }), [], '2026-11-20')).toBe('2026-11-25')
  })

  it('counted from completion, goes on from the last visit that was done, today at the earliest', () => {
    const resting = plan({ status: 'paused', counted_from: 'completion' })
    expect(resumedFrom(resting, [visit('2026-11-16', 'completed')], TODAY)).toBe('2026-11-23')
    expect(resumedFrom(resting, [visit('2026-10-05', 'completed')], TODAY)).toBe(TODAY)
    expect(resumedFrom(resting, [visit('2026-11-18', 'in_progress')], TODAY)).toBe(null)
  })
})

describe('how a plan stands', () => {
  const visits = [
    visit('2026-11-04', 'completed'),
    visit('2026-11-11', 'missed'),
    visit('2026-11-18', 'cancelled'),
    visit('2026-11-25', 'assigned', '2026-11-26'),
  ]

  it('counts what was done of what was scheduled, and cancelled visits for nothing (PLAN-04)', () => {
    expect(progressOf(visits)).toEqual({ total_services_completed: 1, total_services_scheduled: 3 })
  })

  it('has the next visit on its day, else when it is due', () => {
    expect(nextServiceDate(plan(), visits)).toBe('2026-11-26')
    expect(nextServiceDate(plan(), [])).toBe('2026-11-18')
    expect(nextServiceDate(plan({ status: 'cancelled' }), [])).toBe(null)
  })

  it('is 0 percent where nothing is scheduled (X-38)', () => {
    const percents = [
      [0, 0],
      [1, 3],
      [2, 2],
    ].map(([total_services_completed = 0, total_services_scheduled = 0]) =>
      progressPercent({ total_services_completed, total_services_scheduled }),
    )
    expect(percents).toEqual([0, 33, 100])
  })
})
