import { describe, expect, it } from 'vitest'
import { US_STATES } from '../text/us-states'
import { areaLocation } from './area-codes'

const CODES = Array.from({ length: 800 }, (_, at) => String(at + 200))
const LOCATIONS = CODES.flatMap((code) => areaLocation(code) ?? [])

describe('area codes', () => {
  it('have every state, and the two others that use US rules', () => {
    expect([...new Set(LOCATIONS.map(({ state }) => state))].sort()).toEqual([...US_STATES, 'DC', 'PR'].sort())
  })

  it('have only time zones that exist', () => {
    const zones = [...new Set(LOCATIONS.flatMap(({ time_zones }) => time_zones))]
    expect(zones.map((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone)).toEqual(
      zones,
    )
  })

  it.each([
    ['512', { state: 'TX', time_zones: ['America/Chicago'] }],
    ['915', { state: 'TX', time_zones: ['America/Denver'] }],
    ['305', { state: 'FL', time_zones: ['America/New_York'] }],
    ['850', { state: 'FL', time_zones: ['America/New_York', 'America/Chicago'] }],
    ['800', null],
    ['416', null],
    ['555', null],
  ])('%s is %j', (code, location) => {
    expect(areaLocation(code)).toEqual(location)
  })
})
