import { describe, expect, it } from 'vitest'
import { hoursIn, shareOf } from '@/domain/scheduling/minutes'
import { minutesAt, snapped, startWithin } from './geometry'

describe('a point of a track', () => {
  it('moves by quarters of an hour, within the day', () => {
    expect([snapped(7), snapped(8), snapped(572)]).toEqual([0, 15, 570])
    expect([startWithin(-40), startWithin(571), startWithin(1_500)]).toEqual([0, 570, 1_425])
  })

  it('is a minute', () => {
    const hours = { from: 360, to: 1_200 }
    expect([minutesAt(0, 840, hours), minutesAt(210, 840, hours), minutesAt(5, 0, hours)]).toEqual([360, 570, 360])
  })

  it.each([1, 2, 3])('leads to the minute that is drawn there, at %i pixels a minute', (scale) => {
    const hours = { from: 300, to: 1_260 }
    const width = (hours.to - hours.from) * scale
    const minutes = hoursIn(hours).flatMap((hour) => [hour, hour + 15, hour + 30, hour + 45])
    expect(minutes.map((each) => snapped(minutesAt(shareOf(each, hours) * width, width, hours)))).toEqual(minutes)
  })
})
