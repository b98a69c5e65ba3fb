import { describe, expect, it } from 'vitest'
import { noon } from '../../../tests/fixtures/subscriptions'
import { afterDays, daysUntil, monthsBefore, periodEnd } from './period'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const day = (at: number) => new Date(at).toISOString()

describe('a period', () => {
  it('ends a month later at the same time of day, on the last day of a shorter month', () => {
    expect(day(periodEnd(noon('2026-11-18'), 'monthly'))).toBe('2026-12-18T12:00:00.000Z')
    expect(day(periodEnd(noon('2027-01-31'), 'monthly'))).toBe('2027-02-28T12:00:00.000Z')
  })

  it('ends a year later, leap days included', () => {
    expect(day(periodEnd(noon('2026-11-18'), 'yearly'))).toBe('2027-11-18T12:00:00.000Z')
    expect(day(periodEnd(noon('2028-02-29'), 'yearly'))).toBe('2029-02-28T12:00:00.000Z')
  })

  it('does not know of clocks that change', () => {
    expect(day(periodEnd(noon('2027-03-01'), 'monthly'))).toBe('2027-04-01T12:00:00.000Z')
  })
})

describe('days and months', () => {
  it('are counted in whole days of 24 hours, and back by the calendar', () => {
    expect(day(afterDays(noon('2026-11-18'), 14))).toBe('2026-12-02T12:00:00.000Z')
    expect(day(monthsBefore(noon('2027-03-31'), 1))).toBe('2027-02-28T12:00:00.000Z')
    expect(day(monthsBefore(noon('2026-11-18'), 14))).toBe('2025-09-18T12:00:00.000Z')
  })

  it('are left until a moment, begun ones counted whole', () => {
    const end = noon('2026-11-20')
    expect(
      [noon('2026-11-18'), end - DAY - MINUTE - 1, end - DAY - MINUTE, end - DAY, end - 1, end, end + 1].map((now) =>
        daysUntil(end, now),
      ),
    ).toEqual([2, 2, 1, 1, 1, 0, 0])
  })
})
