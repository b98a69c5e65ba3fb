import { expect, test } from 'vitest'
import { dayLabel, durationText, timeRange } from './when'

test('names the day that it is, and dates every other', () => {
  const days = ['2026-11-19', '2026-11-20', '2027-01-04']
  expect(days.map((day) => dayLabel(day, '2026-11-20'))).toEqual(['Thu, Nov 19', 'Today', 'Mon, Jan 4, 2027'])
})

test.each([
  ['09:00', '10:30', '9:00 – 10:30 AM'],
  ['11:00', '13:00', '11:00 AM – 1:00 PM'],
  ['12:15', '17:45', '12:15 – 5:45 PM'],
])('%s to %s reads %s', (scheduled_start_time, scheduled_end_time, text) => {
  expect(timeRange({ scheduled_start_time, scheduled_end_time })).toBe(text)
})

test.each([
  [90, '1 h 30 min'],
  [45, '45 min'],
  [120, '2 h'],
  [1, '1 min'],
  [0, null],
  [-30, null],
  [Number.NaN, null],
])('%s minutes read %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
