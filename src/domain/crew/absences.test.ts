import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { absencesToCome, absenceText, rightAbsencesSchema } from './absences'

const away = (from: string, to: string, reason = 'Vacation') => ({ from, to, reason })

describe('absences together', () => {
  const problems = (absences: ReturnType<typeof away>[]) =>
    (v.safeParse(rightAbsencesSchema, absences).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])

  it('may follow each other from one day to the next', () => {
    expect(problems([away('2026-12-01', '2026-12-04'), away('2026-12-05', '2026-12-05')])).toEqual([])
  })

  it('do not end before they begin', () => {
    expect(problems([away('2026-12-04', '2026-12-03')])).toEqual([
      ['0.to', 'The last day can’t be before the first day'],
    ])
  })

  it('do not meet on any day', () => {
    const first = away('2026-12-01', '2026-12-04')
    expect(problems([first, away('2026-12-04', '2026-12-08'), away('2026-11-01', '2026-11-30')])).toEqual([
      ['1.from', 'This overlaps the absence of Tue, Dec 1 – Fri, Dec 4'],
    ])
    expect(problems([first, away('2026-11-20', '2026-12-20')])).toHaveLength(1)
  })
})

it('what is over is not to come', () => {
  const [past, now, next] = [
    away('2026-11-01', '2026-11-19'),
    away('2026-11-18', '2026-11-20'),
    away('2026-12-01', '2026-12-01'),
  ]
  expect(absencesToCome([next, past, now], '2026-11-20')).toEqual([now, next])
})

it('an absence is told with its reason and its days', () => {
  expect([absenceText(away('2026-11-23', '2026-11-26')), absenceText(away('2026-11-23', '2026-11-23', ''))]).toEqual([
    'Vacation, Mon, Nov 23 – Thu, Nov 26',
    'Away, Mon, Nov 23',
  ])
})
