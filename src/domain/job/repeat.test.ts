import { describe, expect, it, test } from 'vitest'
import { actor, employee, job } from '../../../tests/fixtures/records'
import type { PermissionName } from '../permissions/catalogue'
import { type Job, placeOf } from './job'
import {
  followingVisits,
  judgeRepeat,
  neighbours,
  placeAlike,
  planProblem,
  repeatText,
  visitDays,
  visitsHint,
} from './repeat'

const FIRST = '2026-11-18'

describe('the days of a repeat', () => {
  it('are a week, two weeks or a month apart, over the end of a year', () => {
    expect([
      visitDays('2026-12-23', { rhythm: 'weekly', count: 3 }),
      visitDays('2026-12-23', { rhythm: 'every_second_week', until: '2027-01-20' }),
      visitDays('2026-12-15', { rhythm: 'monthly', count: 3 }),
    ]).toEqual([
      ['2026-12-23', '2026-12-30', '2027-01-06'],
      ['2026-12-23', '2027-01-06', '2027-01-20'],
      ['2026-12-15', '2027-01-15', '2027-02-15'],
    ])
  })

  it('fall on the last day of a month that has no 31st, and on the 31st again after it', () => {
    expect(visitDays('2027-12-31', { rhythm: 'monthly', count: 4 })).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ])
  })
})

test.each([
  [{ rhythm: 'weekly', count: 52 } as const, null],
  [{ rhythm: 'weekly', count: 53 } as const, 'A repeat has at most 52 visits'],
  [{ rhythm: 'weekly', count: 1_000 } as const, 'A repeat has at most 52 visits'],
  [{ rhythm: 'weekly', count: 1 } as const, 'A repeat has at least 2 visits'],
  [{ rhythm: 'weekly', count: 2.5 } as const, 'Enter the number of visits as a whole number'],
  [{ rhythm: 'weekly', count: Number.NaN } as const, 'Enter the number of visits as a whole number'],
  [{ rhythm: 'monthly', count: 13 } as const, null],
  [{ rhythm: 'monthly', count: 14 } as const, 'A repeat runs for one year at most: use 13 visits or fewer'],
  [{ rhythm: 'every_second_week', count: 40 } as const, 'A repeat runs for one year at most: use 27 visits or fewer'],
  [{ rhythm: 'weekly', until: '2026-11-24' } as const, 'No other visit comes before this date'],
  [{ rhythm: 'weekly', until: '2026-11-25' } as const, null],
  [{ rhythm: 'weekly', until: '2027-11-19' } as const, 'A repeat runs for one year at most, until Nov 18, 2027'],
])('%j has the problem %j', (plan, problem) => {
  expect(planProblem(FIRST, plan)).toBe(problem)
})

test('the most visits depend on the rhythm', () => {
  expect((['weekly', 'every_second_week', 'monthly'] as const).map((rhythm) => visitsHint(FIRST, rhythm))).toEqual([
    'From 2 to 52, this one included.',
    'From 2 to 27, this one included.',
    'From 2 to 13, this one included.',
  ])
})

const visit = (repeat_visit: number, patch: Parameters<typeof job>[0] = {}) =>
  job({ id: repeat_visit, repeat_id: 1, repeat_rhythm: 'weekly', repeat_visit, repeat_visits: 4, ...patch })

test('a visit knows its place, its neighbours, and which later ones are open', () => {
  const visits = [visit(4), visit(1, { status: 'completed' }), visit(2), visit(3, { status: 'cancelled' })]
  const other = job({ id: 9, repeat_id: 9, repeat_visit: 3 })
  const [last, , second] = visits
  expect([repeatText(visit(2)), repeatText(job())]).toEqual(['Weekly, 2 of 4', null])
  expect(neighbours(visit(2), [...visits, other])).toEqual({ previous: visits[1], next: last })
  expect(followingVisits(visit(1), [...visits, other])).toEqual([second, last])
  expect(followingVisits(job(), [job()])).toEqual([])
})

test('a move of a visit means as many days for another one, and the time and the crew only where they changed', () => {
  const from = placeOf(
    job({
      scheduled_date: FIRST,
      scheduled_start_time: '08:00',
      scheduled_end_time: '09:30',
      assigned_crew_members: [2],
    }),
  )
  const other = {
    ...from,
    scheduled_date: '2026-11-25',
    scheduled_start_time: '13:00',
    scheduled_end_time: '15:00',
    assigned_crew_members: [3],
  }
  const noon = { scheduled_start_time: '12:00', scheduled_end_time: '13:30' }
  expect([
    placeAlike(from, { ...from, scheduled_date: '2026-11-16' }, other),
    placeAlike(from, { ...from, ...noon }, other),
    placeAlike(from, { ...from, assigned_crew_members: [4] }, other),
  ]).toEqual([
    { ...other, scheduled_date: '2026-11-23' },
    { ...other, ...noon },
    { ...other, assigned_crew_members: [4] },
  ])
})

const refusal = (each: Job, today = FIRST, by = actor()) => {
  const verdict = judgeRepeat(by, each, today)
  return verdict.ok ? null : `${verdict.because}: ${verdict.reason}`
}
const open = { status: 'scheduled', scheduled_date: FIRST } as const

test('only an open job of today or later, that is no visit yet, can be repeated', () => {
  expect(
    [job(open), visit(1, open), job({ ...open, status: 'completed' }), job(open)].map((each) => refusal(each)),
  ).toEqual([
    null,
    'status: This job is already a visit of a repeat.',
    'status: Only an open job can be repeated. Duplicate this one first.',
    null,
  ])
  expect(refusal(job(open), '2026-11-19')).toBe('status: This day has passed. Reschedule the job before you repeat it.')
})

test('a job is repeated by those who may create jobs and edit this one', () => {
  const by = (...permissions: PermissionName[]) =>
    refusal(job(open), FIRST, { ...employee('office_manager'), crew_member_id: null, permissions })
  expect([
    by('jobs.create', 'jobs.edit.all'),
    by('jobs.edit.all'),
    by('jobs.create'),
    by('jobs.create', 'jobs.edit.own'),
  ]).toEqual([
    null,
    'permission: Your role can’t create jobs.',
    'permission: Your role can’t edit this job.',
    'permission: Your role can’t edit this job.',
  ])
})
