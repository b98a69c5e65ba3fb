import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { US_STATES } from '../text/us-states'
import { timeAt } from '../time/calendar'
import { type ClientLocation, earliestSend } from './quiet-hours'
import type { Purpose } from './vocabulary'

const AUSTIN: ClientLocation = { state: 'TX', time_zone: 'America/Chicago' }
const MIAMI: ClientLocation = { state: 'FL', time_zone: 'America/New_York' }
const at = (iso: string) => Date.parse(iso)

const send = (
  iso: string,
  place: ClientLocation | null,
  address = '+15125550142',
  purpose: Purpose = 'informational',
) => {
  const { at: leaves, reason } = earliestSend({ now: at(iso), channel: 'sms', purpose, place, address })
  return { at: new Date(leaves).toISOString(), reason }
}

describe('quiet hours', () => {
  it('let a text leave by day', () => {
    expect(send('2026-11-30T12:00:00-06:00', AUSTIN)).toEqual({ at: '2026-11-30T18:00:00.000Z', reason: null })
  })

  it.each([
    ['after 9 PM', '2026-11-30T21:00:00-06:00', '2026-12-01T14:00:00.000Z', '9:00 PM'],
    ['before 8 AM', '2026-11-30T07:59:00-06:00', '2026-11-30T14:00:00.000Z', '7:59 AM'],
    ['just after midnight', '2026-12-01T00:01:00-06:00', '2026-12-01T14:00:00.000Z', '12:01 AM'],
    ['before the clocks go forward', '2027-03-13T23:00:00-06:00', '2027-03-14T13:00:00.000Z', '11:00 PM'],
    ['before they go back', '2026-10-31T23:00:00-05:00', '2026-11-01T14:00:00.000Z', '11:00 PM'],
  ])('hold it %s', (_, now, leaves, time) => {
    const reason = `It’s ${time} at the client’s property. Texts may go there from 8:00 AM to 9:00 PM.`
    expect(send(now, AUSTIN)).toEqual({ at: leaves, reason })
  })

  it('go by the stricter of property and area code', () => {
    expect([
      send('2026-11-30T19:30:00-06:00', AUSTIN, '+13055550142'),
      send('2026-11-30T19:30:00-06:00', MIAMI, '+15125550142'),
      send('2026-11-30T07:30:00-06:00', MIAMI, '+15125550142'),
    ]).toEqual([
      {
        at: '2026-12-01T14:00:00.000Z',
        reason: 'It’s 8:30 PM in area code 305. Texts may go there from 8:00 AM to 8:00 PM.',
      },
      {
        at: '2026-12-01T14:00:00.000Z',
        reason: 'It’s 8:30 PM at the client’s property. Texts may go there from 8:00 AM to 8:00 PM.',
      },
      {
        at: '2026-11-30T14:00:00.000Z',
        reason: 'It’s 7:30 AM in area code 512. Texts may go there from 8:00 AM to 9:00 PM.',
      },
    ])
  })

  it.each([
    ['CT', '2026-11-30T08:30:00-05:00', '2026-11-30T14:00:00.000Z'],
    ['MD', '2026-11-30T20:00:00-05:00', '2026-12-01T13:00:00.000Z'],
    ['NJ', '2026-11-30T20:00:00-05:00', '2026-12-01T13:00:00.000Z'],
    ['RI', '2026-11-30T18:00:00-05:00', '2026-12-01T14:00:00.000Z'],
    ['RI', '2026-11-29T09:30:00-05:00', '2026-11-29T15:00:00.000Z'],
    ['RI', '2026-11-27T18:00:00-05:00', '2026-11-28T15:00:00.000Z'],
    ['RI', '2026-11-29T17:00:00-05:00', '2026-11-30T14:00:00.000Z'],
    ['NY', '2026-11-30T20:59:00-05:00', '2026-12-01T01:59:00.000Z'],
  ])('are those of the state: %s', (state, now, leaves) => {
    expect(send(now, { state, time_zone: 'America/New_York' }, '+12125550142').at).toBe(leaves)
  })

  it.each([
    ['MS', '+16015550142'],
    ['OK', '+14055550142'],
  ])('end at 8 PM in %s', (state, address) => {
    const place = { state, time_zone: 'America/Chicago' }
    expect(send('2026-11-30T20:00:00-06:00', place, address).at).toBe('2026-12-01T14:00:00.000Z')
  })

  it('begin later in Texas for marketing, on Sundays at noon', () => {
    const marketing = (iso: string) => send(iso, AUSTIN, '+15125550142', 'marketing')
    expect([
      marketing('2026-11-30T08:30:00-06:00').at,
      marketing('2026-11-29T11:00:00-06:00'),
      marketing('2026-11-28T21:30:00-06:00').at,
      send('2026-11-29T08:30:00-06:00', AUSTIN).at,
    ]).toEqual([
      '2026-11-30T15:00:00.000Z',
      {
        at: '2026-11-29T18:00:00.000Z',
        reason: 'It’s 11:00 AM at the client’s property. Marketing texts may go there from 12:00 PM to 9:00 PM.',
      },
      '2026-11-29T18:00:00.000Z',
      '2026-11-29T14:30:00.000Z',
    ])
  })

  it('go by the area code without a property, and by both coasts without either', () => {
    expect([
      send('2026-11-30T21:30:00-05:00', null, '+12125550142').reason,
      send('2026-11-30T09:00:00-05:00', null, '+18005550142'),
    ]).toEqual([
      'It’s 9:30 PM in area code 212. Texts may go there from 8:00 AM to 9:00 PM.',
      {
        at: '2026-11-30T16:00:00.000Z',
        reason:
          'It’s 6:00 AM in a part of the US where this number may be. Texts may go there from 8:00 AM to 9:00 PM.',
      },
    ])
  })

  it('do not hold emails', () => {
    const now = at('2026-11-30T23:00:00-06:00')
    expect(
      earliestSend({ now, channel: 'email', purpose: 'marketing', place: AUSTIN, address: 'ana@example.com' }),
    ).toEqual({ at: now, reason: null })
  })

  it('let nothing out before 8 AM or from 9 PM on, at either place', () => {
    const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Pacific/Honolulu']
    const requests = fc.record({
      now: fc.integer({ min: at('2026-01-01'), max: at('2028-01-01') }),
      channel: fc.constant('sms' as const),
      purpose: fc.constantFrom('informational' as const, 'marketing' as const),
      place: fc.record({ state: fc.constantFrom(...US_STATES), time_zone: fc.constantFrom(...zones) }),
      address: fc.constantFrom('+12125550142', '+15125550142', '+18085550142', '+14015550142', '+18505550142'),
    })
    fc.assert(
      fc.property(requests, (request) => {
        const { at: leaves } = earliestSend(request)
        const time = timeAt(leaves, request.place.time_zone)
        expect([leaves >= request.now, '08:00' <= time, time < '21:00']).toEqual([true, true, true])
        expect(earliestSend({ ...request, now: leaves })).toEqual({ at: leaves, reason: null })
      }),
      { seed: 40_002, numRuns: 300 },
    )
  })
})
