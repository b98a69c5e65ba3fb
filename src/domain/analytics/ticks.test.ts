import { expect, test } from 'vitest'
import { ticksTo } from './ticks'

test.each([
  [0, 1, [0, 1]],
  [3, 1, [0, 1, 2, 3]],
  [9, 1, [0, 5, 10]],
  [33, 1, [0, 10, 20, 30, 40]],
  [98, 1, [0, 25, 50, 75, 100]],
  [0, 100, [0, 100]],
  [1_975_000, 100, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  [750, 100, [0, 200, 400, 600, 800]],
  [999_999_999, 100, [0, 250_000_000, 500_000_000, 750_000_000, 1_000_000_000]],
])('an axis to %i in steps of %i has even, round marks', (most, unit, ticks) => {
  expect(ticksTo(most, unit)).toEqual(ticks)
})
