import { expect, test } from 'vitest'
import { timeRange } from './time-range'

test.each([
  ['09:00', '10:30', '9:00 – 10:30 AM'],
  ['11:00', '13:00', '11:00 AM – 1:00 PM'],
  ['12:15', '17:45', '12:15 – 5:45 PM'],
])('%s to %s reads %s', (scheduled_start_time, scheduled_end_time, text) => {
  expect(timeRange({ scheduled_start_time, scheduled_end_time })).toBe(text)
})
