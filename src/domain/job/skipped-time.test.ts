import { expect, it } from 'vitest'
import { skippedTime } from './skipped-time'

const AUSTIN = 'America/Chicago'
const SPRING = '2027-03-14'

const saidOf = (day: string, start: string, end: string, timeZone = AUSTIN) =>
  skippedTime({ scheduled_date: day, scheduled_start_time: start, scheduled_end_time: end }, timeZone)

it('says at which field the clocks skip the time', () => {
  expect(saidOf(SPRING, '02:30', '04:00')).toEqual({
    field: 'scheduled_start_time',
    reason: 'There is no 2:30 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
  })
  expect(saidOf(SPRING, '01:00', '02:45')).toEqual({
    field: 'scheduled_end_time',
    reason: 'There is no 2:45 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
  })
})

it('has nothing against times around the hour, other days and places where the clocks stay', () => {
  expect([
    saidOf(SPRING, '01:00', '02:00'),
    saidOf(SPRING, '03:00', '04:00'),
    saidOf(SPRING, '01:00', '04:00'),
    saidOf('2027-03-15', '02:30', '04:00'),
    saidOf('2027-11-07', '01:30', '02:30'),
    saidOf(SPRING, '02:30', '04:00', 'America/Phoenix'),
  ]).toEqual([null, null, null, null, null, null])
})
