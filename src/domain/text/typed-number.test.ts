import { describe, expect, it } from 'vitest'
import { numberTyped } from './typed-number'

describe('a typed number', () => {
  it.each([
    ['24.50', 24.5],
    ['$1,200.50', 1200.5],
    ['1,234,567', 1_234_567],
    ['€1,200.50', 1200.5],
    ['£7', 7],
    ['40%', 40],
    [' 7 ', 7],
    ['-3', -3],
    ['.5', 0.5],
    ['5.', 5],
  ])('reads %j', (typed, number) => {
    expect(numberTyped(typed)).toBe(number)
  })

  it.each(['', 'ten', '24,50', '12,5', '1,2000', '1,', '1e5', '0x10', 'Infinity', '1.2.3'])(
    'reads no number in %j',
    (typed) => {
      expect(numberTyped(typed)).toBe(Number.NaN)
    },
  )
})
