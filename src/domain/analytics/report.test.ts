import { expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { insightsOf } from './insights'
import { beginsTooLate, type Entry, growthOf, type Report, reportOn } from './report'

const TODAY = '2026-11-18'

const entry = (id: number, day: string, value: number, ...groups: string[]): Entry => ({
  record: 'job',
  id,
  name: `JOB-${id}`,
  day,
  value: value as Cents,
  groups,
})

const ENTRIES = [
  entry(1, '2026-10-02', 10_000, 'Maintenance'),
  entry(2, '2026-10-30', 50_000, 'Installation'),
  entry(3, '2026-11-02', 20_000, 'Maintenance'),
  entry(4, '2026-11-18', 5_000, 'Installation', 'Maintenance'),
  entry(5, '2026-09-30', 99_900, 'Maintenance'),
]

it('counts a period as far as it has come against as much of the one before, and bars and groups whole', () => {
  const { total, bars, groups, entries } = reportOn(ENTRIES, 'month', TODAY)
  expect(total).toEqual({ value: 25_000, before: 10_000 })
  expect(bars.map(({ value, before }) => [value, before])).toEqual([
    [20_000, 10_000],
    [0, 0],
    [5_000, 0],
    [0, 0],
    [0, 50_000],
  ])
  expect(groups).toEqual([
    { name: 'Maintenance', value: 25_000, before: 10_000 },
    { name: 'Installation', value: 5_000, before: 50_000 },
  ])
  expect(entries.map(({ id }) => id)).toEqual([4, 3])
})

it('growth is in whole percent, and nothing where there was nothing before', () => {
  expect([
    growthOf({ value: 110, before: 100 }),
    growthOf({ value: 50, before: 200 }),
    growthOf({ value: 7, before: 0 }),
  ]).toEqual([10, -75, null])
})

it('what stands out is told in sentences, and nothing of an empty period', () => {
  const on = (entries: Entry[]): Report => ({
    ...reportOn(entries, 'month', TODAY),
    records_begin: '2026-09-30',
    left_out: [],
  })
  const report = on(ENTRIES)
  const ones = on(ENTRIES.map((each) => ({ ...each, value: 1, groups: ['Ana Cruz'] })))
  const empty = on([])
  const context = { period: 'month', currency: 'USD', today: TODAY } as const
  const reports = { revenue: report, jobs: ones, customers: ones, crews: ones }
  expect(insightsOf(reports, context)).toEqual([
    'Jobs done earned 150% more than by this time last month.',
    'Maintenance earns the most: $250.00, 83% of what was earned.',
    'Busiest: Nov 1 – 7, with 1 job done.',
    'Ana Cruz did the most: 2 jobs.',
    '2 new customers, against 1 by this time last month.',
  ])
  expect(insightsOf({ revenue: empty, jobs: empty, customers: empty, crews: empty }, context)).toEqual([])
  expect(insightsOf(reports, { ...context, currency: 'EUR' })[1]).toBe(
    'Maintenance earns the most: €250.00, 83% of what was earned.',
  )
})

it('a period of which only a part is recorded is compared with nothing, and it is said since when there are records', () => {
  const began = (records_begin: string | null): Report => ({
    ...reportOn(ENTRIES, 'month', TODAY),
    records_begin,
    left_out: [],
  })
  expect(
    ['2026-09-30', '2026-10-01', '2026-10-02', '2026-11-02', null].map((day) => beginsTooLate(began(day))),
  ).toEqual([null, null, '2026-10-02', '2026-11-02', null])
  const late = began('2026-10-02')
  const context = { period: 'month', currency: 'USD', today: TODAY } as const
  const [earned, , , , gained] = insightsOf({ revenue: late, jobs: late, customers: late, crews: late }, context)
  expect([earned, gained]).toEqual([
    'Jobs done earned $250.00. No full month before: records begin Oct 2, 2026.',
    '25,000 new customers.',
  ])
})
