import { expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { isLate, latenessOf } from './lateness'

const MONDAY = '2026-11-23'

it.each([
  ['assigned', '09:00', '10:00', { to: 'start', minutes: 45 }],
  ['scheduled', '08:15', '10:00', { to: 'start', minutes: 90 }],
  ['assigned', '09:45', '11:00', null],
  ['en_route', '09:00', '10:00', { to: 'start', minutes: 45 }],
  ['in_progress', '08:00', '09:30', { to: 'end', minutes: 15 }],
  ['in_progress', '08:00', '10:30', null],
  ['completed', '08:00', '09:00', null],
  ['cancelled', '08:00', '09:00', null],
] as const)('a job that is %s from %s to %s is behind at a quarter to ten by %o', (status, start, end, lateness) => {
  const planned = job({ status, scheduled_date: MONDAY, scheduled_start_time: start, scheduled_end_time: end })
  expect(latenessOf(planned, { today: MONDAY, time: '09:45' })).toEqual(lateness)
  expect(isLate(planned, { today: MONDAY, time: '09:45' })).toBe(lateness !== null)
  expect(latenessOf(planned, { today: '2026-11-24', time: '09:45' })).toBe(null)
})
