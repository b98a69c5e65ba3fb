import { describe, expect, it } from 'vitest'
import { clockText, hoursFor, hoursIn, hoursText, hourText, minutesOf, packed, shareOf, timeOf } from './minutes'

describe('minutes of a day', () => {
  it('are read from times and written as times, past midnight too', () => {
    expect([minutesOf('09:30'), minutesOf('00:00'), timeOf(570), timeOf(1455)]).toEqual([570, 0, '09:30', '24:15'])
    expect([clockText(0), clockText(570), clockText(780), clockText(1455), hourText(360), hourText(1140)]).toEqual([
      '12:00 AM',
      '9:30 AM',
      '1:00 PM',
      '12:15 AM',
      '6 AM',
      '7 PM',
    ])
  })

  it('are hours with one decimal', () => {
    expect([hoursText(390), hoursText(660), hoursText(0), hoursText(100)]).toEqual(['6.5', '11', '0', '1.7'])
  })
})

describe('the hours that show', () => {
  it('are six to eight, wider by whole hours where a job lies outside', () => {
    expect(hoursFor([{ start: '08:00', end: '10:00' }])).toEqual({ from: 360, to: 1_200 })
    expect(hoursFor([{ start: '05:45', end: '20:10' }])).toEqual({ from: 300, to: 1_260 })
    expect(hoursFor([{ start: '22:00', end: '23:59' }])).toEqual({ from: 360, to: 1_440 })
    expect(hoursFor([{ start: '08:00', end: '17:30' }], { from: 480, to: 1_020 })).toEqual({ from: 480, to: 1_080 })
  })

  it('are laid out evenly', () => {
    const hours = { from: 360, to: 1_200 }
    expect(hoursIn({ from: 360, to: 540 })).toEqual([360, 420, 480])
    expect([shareOf(360, hours), shareOf(780, hours), shareOf(1_200, hours)]).toEqual([0, 0.5, 1])
  })
})

describe('overlapping jobs', () => {
  const at = (start: number, end: number) => ({ start, end })
  const laid = (items: { start: number; end: number }[]) =>
    packed(items).map(({ item, column, columns }) => [item.start, column, columns])

  it('lie beside each other, as few as need be', () => {
    expect(laid([at(480, 540), at(540, 600)])).toEqual([
      [480, 0, 1],
      [540, 0, 1],
    ])
    expect(laid([at(480, 600), at(510, 540), at(540, 570), at(600, 660)])).toEqual([
      [480, 0, 2],
      [510, 1, 2],
      [540, 1, 2],
      [600, 0, 1],
    ])
    expect(laid([at(480, 600), at(490, 600), at(500, 600)])).toEqual([
      [480, 0, 3],
      [490, 1, 3],
      [500, 2, 3],
    ])
    expect(laid([])).toEqual([])
  })
})
