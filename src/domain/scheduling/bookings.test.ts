import { expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { JOB_STATUSES } from '../job/vocabulary'
import { bookingsOf, clashesOf } from './bookings'

const day = '2026-11-23'
const at = { start: '10:00', end: '11:00' }

it('books the crew of every job but a cancelled and a missed one; a rescheduled one keeps its crew', () => {
  const booked = JOB_STATUSES.map((status) => {
    const jobs = [job({ status, scheduled_date: day })]
    return [status, bookingsOf(1, day, jobs).length, clashesOf(1, { day, at, placed: [] }, jobs).length]
  })
  expect(booked).toEqual([
    ['scheduled', 1, 1],
    ['assigned', 1, 1],
    ['en_route', 1, 1],
    ['in_progress', 1, 1],
    ['completed', 1, 1],
    ['cancelled', 0, 0],
    ['missed', 0, 0],
    ['rescheduled', 1, 1],
  ])
})
