import { expect, test } from 'vitest'
import { durationText } from './duration'

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
