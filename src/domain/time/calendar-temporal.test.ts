import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { plusDays } from './calendar'

const calendarWith = async (temporal: typeof Temporal | undefined) => {
  vi.resetModules()
  vi.stubGlobal('Temporal', temporal)
  return import('./calendar')
}

afterAll(() => void vi.unstubAllGlobals())

const fast = await calendarWith(Temporal)
const plain = await calendarWith(undefined)

const zone = fc.constantFrom(
  'America/Chicago',
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Pacific/Honolulu',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'UTC',
)
const day = fc.integer({ min: 0, max: 40 * 365 }).map((count) => plusDays('2000-01-01', count))
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'))

describe('a browser with Temporal and one without', () => {
  it('read the same day and time from an instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800_000, max: 2_208_988_800_000 }), zone, (instant, timeZone) => {
        expect([fast.dayAt(instant, timeZone), fast.timeAt(instant, timeZone)]).toEqual([
          plain.dayAt(instant, timeZone),
          plain.timeAt(instant, timeZone),
        ])
      }),
      { numRuns: 500 },
    )
  })

  it('give a day and a time the same instant', () => {
    fc.assert(
      fc.property(day, time, zone, (on, at, timeZone) => {
        expect(fast.instantOf(on, at, timeZone)).toBe(plain.instantOf(on, at, timeZone))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['an hour that clocks skip', '2026-03-08', '02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
    ['an hour that comes twice', '2026-11-01', '01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
  ])('take %s for the same instant', (_, on, at, timeZone, instant) => {
    const both = [fast, plain].map(({ instantOf }) => new Date(instantOf(on, at, timeZone)).toISOString())
    expect(both).toEqual([instant, instant])
  })

  it('refuse a time zone that there is not', () => {
    for (const { dayAt } of [fast, plain]) expect(() => dayAt(0, 'Mars/Olympus')).toThrow(RangeError)
  })
})
