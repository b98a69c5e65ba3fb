import { describe, expect, it } from 'vitest'
import { leaveWords, scheduledInstant, scheduleProblem } from './schedule'

const CHICAGO = 'America/Chicago'
const at = (iso: string) => Date.parse(iso)

describe('a scheduled message', () => {
  it.each([
    ['the day before the clocks change', '2027-03-13', '09:00', '2027-03-13T09:00-06:00'],
    ['the day they go forward, at the wall hour', '2027-03-14', '09:00', '2027-03-14T09:00-05:00'],
    ['an hour that does not exist, at its end', '2027-03-14', '02:30', '2027-03-14T03:00-05:00'],
    ['the last minute before it', '2027-03-14', '01:59', '2027-03-14T01:59-06:00'],
    ['an hour that comes twice, at the first', '2026-11-01', '01:30', '2026-11-01T01:30-05:00'],
    ['the morning after they go back', '2026-11-01', '09:00', '2026-11-01T09:00-06:00'],
  ])('leaves on %s', (_, day, time, iso) => {
    expect(new Date(scheduledInstant(day, time, CHICAGO))).toEqual(new Date(iso))
  })

  it('is ahead, by a year at most', () => {
    const now = at('2026-11-29T12:00-06:00')
    expect([now + 60_000, now, now - 1, at('2028-01-01T00:00Z')].map((time) => scheduleProblem(time, now))).toEqual([
      null,
      'This time has passed. Choose a later one',
      'This time has passed. Choose a later one',
      'Choose a time within the next 12 months',
    ])
  })

  it('tells when it goes out', () => {
    const now = at('2027-03-13T21:10-06:00')
    expect(
      ['2027-03-13T22:00-06:00', '2027-03-14T08:00-05:00', '2027-03-14T12:00-05:00', '2027-03-15T09:00-05:00'].map(
        (iso) => leaveWords(at(iso), now, CHICAGO),
      ),
    ).toEqual(['Goes out 10:00 PM', 'Goes out 8:00 AM', 'Goes out tomorrow 12:00 PM', 'Goes out Mon, Mar 15, 9:00 AM'])
  })
})
