import { describe, expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '../onboarding/preferences'
import { isAwayMessageDue } from './away'

/** Monday to Friday from 9 to 5, in Austin. */
const SETTINGS = {
  away_on: true,
  hours: { ...DEFAULT_PREFERENCES.operatingHours, wednesday: { start: '09:00', end: '17:00', closed: false } },
}
const at = (time: string) => Date.parse(`2026-11-18T${time}-06:00`)
const isDue = (time: string, former: { cause: 'away' | 'staff'; created_at: number }[] = [], settings = SETTINGS) =>
  isAwayMessageDue(settings, former, at(time), 'America/Chicago')

describe('the away message', () => {
  it('is due before the office opens and from the minute it closes', () => {
    expect(['08:59:59', '09:00:00', '16:59:59', '17:00:00'].map((time) => isDue(time))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('is due all day when the office is closed', () => {
    const closed = { ...SETTINGS.hours.wednesday, closed: true }
    expect(isDue('12:00:00', [], { ...SETTINGS, hours: { ...SETTINGS.hours, wednesday: closed } })).toBe(true)
  })

  it('is never due where it is turned off', () => {
    expect(isDue('20:00:00', [], { ...SETTINGS, away_on: false })).toBe(false)
  })

  it('is due once in 24 hours, whatever else was written', () => {
    const DAY = 24 * 3_600_000
    const now = at('20:00:00')
    expect(isDue('20:00:00', [{ cause: 'staff', created_at: now - 1 }])).toBe(true)
    expect(isDue('20:00:00', [{ cause: 'away', created_at: now - DAY + 1 }])).toBe(false)
    expect(isDue('20:00:00', [{ cause: 'away', created_at: now - DAY }])).toBe(true)
  })
})
