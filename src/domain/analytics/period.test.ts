import { describe, expect, it } from 'vitest'
import { barsOf, comparedAt, spanOf, spanText } from './period'

describe('the days of a period', () => {
  it('are the week from Monday, the month, the quarter or the year that today lies in', () => {
    expect([
      spanOf('week', '2026-11-22'),
      spanOf('month', '2028-02-29'),
      spanOf('quarter', '2026-05-31'),
      spanOf('quarter', '2026-12-31'),
      spanOf('year', '2026-11-18'),
    ]).toEqual([
      { first: '2026-11-16', last: '2026-11-22' },
      { first: '2028-02-01', last: '2028-02-29' },
      { first: '2026-04-01', last: '2026-06-30' },
      { first: '2026-10-01', last: '2026-12-31' },
      { first: '2026-01-01', last: '2026-12-31' },
    ])
  })

  it('are compared with as many of the period before', () => {
    expect(comparedAt('month', '2026-11-18')).toEqual({
      span: { first: '2026-11-01', last: '2026-11-30' },
      before: { first: '2026-10-01', last: '2026-10-31' },
      soFar: { first: '2026-11-01', last: '2026-11-18' },
      beforeSoFar: { first: '2026-10-01', last: '2026-10-18' },
    })
  })

  it('are compared with all of a shorter one once it would be over', () => {
    expect(comparedAt('month', '2026-03-31').beforeSoFar).toEqual({ first: '2026-02-01', last: '2026-02-28' })
  })
})

describe('the bars of a period', () => {
  const bars = (period: Parameters<typeof barsOf>[0], day: string) => barsOf(period, spanOf(period, day))

  it('are the days of a week and the months of a year', () => {
    expect(bars('week', '2026-11-18').map(({ first, last }) => [first, last])).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => [`2026-11-${day}`, `2026-11-${day}`]),
    )
    expect(bars('year', '2026-11-18')[1]).toEqual({ first: '2026-02-01', last: '2026-02-28' })
  })

  it('are seven days each in a month and a quarter, and what is left at the end', () => {
    expect(bars('month', '2026-11-18').at(-1)).toEqual({ first: '2026-11-29', last: '2026-11-30' })
    expect(bars('quarter', '2026-11-18')).toHaveLength(14)
  })
})

it('a period is written as short as it can be read', () => {
  const today = '2026-11-18'
  expect([
    spanText({ first: '2026-11-18', last: '2026-11-18' }, today),
    spanText({ first: '2026-11-08', last: '2026-11-14' }, today),
    spanText({ first: '2026-10-29', last: '2026-11-04' }, today),
    spanText({ first: '2025-12-01', last: '2025-12-31' }, today),
  ]).toEqual(['Wed, Nov 18', 'Nov 8 – 14', 'Oct 29 – Nov 4', 'Dec 1 – 31, 2025'])
})
