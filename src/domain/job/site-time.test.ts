import { expect, it } from 'vitest'
import { begunAt, endedAt, LONGEST_WAIT, minutesOnSite, waitedSince } from './site-time'

const NINE = Date.UTC(2026, 10, 23, 15)
const MINUTE = 60_000

it('counts from beginning to end, and to now while the work is under way', () => {
  const begun = begunAt(NINE, 0)
  expect(minutesOnSite(begun, NINE + 12.9 * MINUTE)).toBe(12)
  expect(minutesOnSite(endedAt(begun, NINE + 95 * MINUTE, 0) ?? begun, NINE + 500 * MINUTE)).toBe(95)
})

it('counts what waited for a network from when it was pressed', () => {
  // Started at nine, finished at ten, both sent at eleven.
  const both = endedAt(begunAt(NINE + 120 * MINUTE, 120 * 60), NINE + 120 * MINUTE, 60 * 60)
  expect(both && minutesOnSite(both, NINE)).toBe(60)
})

it('is never negative, however wrong the phone’s clock is', () => {
  const odd = endedAt(begunAt(NINE, 0), NINE + MINUTE, 5 * 3600)
  expect(odd && minutesOnSite(odd, NINE)).toBe(0)
  expect([waitedSince(NINE, NINE - MINUTE), waitedSince(0, NINE), waitedSince(NINE, NINE + 90_900)]).toEqual([
    0,
    LONGEST_WAIT,
    90,
  ])
})

it('knows no end of what no one began', () => {
  expect(endedAt(null, NINE, 0)).toBeNull()
})
