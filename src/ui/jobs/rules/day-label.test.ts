import { expect, test } from 'vitest'
import { dayLabel } from './day-label'

test('names the day that it is, and dates every other', () => {
  const days = ['2026-11-19', '2026-11-20', '2027-01-04']
  expect(days.map((day) => dayLabel(day, '2026-11-20'))).toEqual(['Thu, Nov 19', 'Today', 'Mon, Jan 4, 2027'])
})
