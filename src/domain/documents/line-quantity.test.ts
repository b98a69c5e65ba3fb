import { expect, it } from 'vitest'
import { lineQuantity } from './line-quantity'

it.each([
  ['3', 'each', '3 each'],
  ['4.2', '1,000 sq ft', '4.2 × 1,000 sq ft'],
  ['2', '', '2'],
])('says %s of “%s”', (quantity, unit, text) => {
  expect(lineQuantity(quantity, unit)).toBe(text)
})
