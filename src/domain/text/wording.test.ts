import { expect, it } from 'vitest'
import { counted, detailAfter, ordinal } from './wording'

it('counts things in thousands', () => {
  expect([counted(1, 'visit'), counted(1320, 'day'), counted(0.5, 'hour')]).toEqual([
    '1 visit',
    '1,320 days',
    '0.5 hours',
  ])
})

it('counts days as they are said', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st'.split(' '),
  )
})

it.each([
  ['Failed to load. Please try again.', 'Busy. Please try again.', 'Busy.'],
  ['Failed to load. Please try again.', 'Busy.', 'Busy.'],
  ['Failed to load.', 'Busy. Please try again.', 'Busy. Please try again.'],
])('after “%s”, of “%s” is said “%s”', (title, detail, expected) => {
  expect(detailAfter(title, detail)).toBe(expected)
})
