import { describe, expect, it } from 'vitest'
import { instantOf } from '../time/calendar'
import { clockNotes, skippedTime } from './skipped-time'

const AUSTIN = 'America/Chicago'
const SPRING = '2027-03-14'

const skippedTimeOf = (day: string, start: string, end: string, timeZone = AUSTIN) =>
  skippedTime({ scheduled_date: day, scheduled_start_time: start, scheduled_end_time: end }, timeZone)

it('says at which field the clocks skip the time', () => {
  expect(skippedTimeOf(SPRING, '02:30', '04:00')).toEqual({
    field: 'scheduled_start_time',
    reason: 'There is no 2:30 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
  })
  expect(skippedTimeOf(SPRING, '01:00', '02:45')).toEqual({
    field: 'scheduled_end_time',
    reason: 'There is no 2:45 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
  })
})

it('has nothing against times around the hour, other days and places where the clocks stay', () => {
  expect([
    skippedTimeOf(SPRING, '01:00', '02:00'),
    skippedTimeOf(SPRING, '03:00', '04:00'),
    skippedTimeOf(SPRING, '01:00', '04:00'),
    skippedTimeOf('2027-03-15', '02:30', '04:00'),
    skippedTimeOf('2027-11-07', '01:30', '02:30'),
    skippedTimeOf(SPRING, '02:30', '04:00', 'America/Phoenix'),
  ]).toEqual([null, null, null, null, null, null])
})

describe('the night the clocks change', () => {
  const AUTUMN = '2027-11-07'
  const notesOf = (day: string, start: string, end: string, timeZone = AUSTIN) =>
    clockNotes({ scheduled_date: day, scheduled_start_time: start, scheduled_end_time: end }, timeZone)

  it.each([
    [
      'back, at a time that comes twice',
      AUTUMN,
      '01:00',
      '01:45',
      '1:00 AM comes twice on this day. The job starts at the first.',
      null,
    ],
    [
      'back, from a time that comes twice',
      AUTUMN,
      '01:30',
      '03:00',
      '1:30 AM comes twice on this day. The job starts at the first.',
      'The clocks go back during that time, so it takes 2 h 30 min.',
    ],
    [
      'back, up to the end of the hour',
      AUTUMN,
      '00:30',
      '02:00',
      null,
      'The clocks go back during that time, so it takes 2 h 30 min.',
    ],
    ['back, up to a time that comes twice', AUTUMN, '00:30', '01:30', null, null],
    ['back, after it', AUTUMN, '02:00', '03:00', null, null],
    [
      'forward, around the hour',
      SPRING,
      '01:00',
      '04:00',
      null,
      'The clocks go forward during that time, so it takes 2 h.',
    ],
    [
      'forward, up to its end',
      SPRING,
      '01:30',
      '03:00',
      null,
      'The clocks go forward during that time, so it takes 30 min.',
    ],
    ['forward, up to it', SPRING, '01:00', '02:00', null, null],
    ['forward, from it on', SPRING, '03:00', '05:00', null, null],
    ['on no night', '2027-11-08', '01:30', '03:00', null, null],
    ['with no day yet', '', '01:30', '03:00', null, null],
    ['with no start yet', AUTUMN, '', '03:00', null, null],
    ['with no length', AUTUMN, '03:00', '01:30', null, null],
  ])('%s', (_name, day, from, until, start, length) => {
    expect(notesOf(day, from, until)).toEqual({ start, length })
  })

  it('lasts as long as is said', () => {
    const lengthOf = (day: string, from: string, until: string) =>
      (instantOf(day, until, AUSTIN) - instantOf(day, from, AUSTIN)) / 60_000
    expect([lengthOf(AUTUMN, '01:30', '03:00'), lengthOf(SPRING, '01:00', '04:00')]).toEqual([150, 120])
  })

  it('is none where the clocks stay', () => {
    expect(notesOf(AUTUMN, '01:30', '03:00', 'America/Phoenix')).toEqual({ start: null, length: null })
  })
})
