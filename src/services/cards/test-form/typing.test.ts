import { describe, expect, it } from 'vitest'
import { spacedNumber } from '@/domain/card/card'
import { groupedExpiry, regroup } from './typing'

describe('grouping while it is typed', () => {
  it.each([
    ['the fifth digit at the end', '42424', 5, '4242 4', 6],
    ['a digit put into the middle', '49242 424', 2, '4924 2424', 2],
    ['a digit put before a gap, which moves it on', '42429 424', 5, '4242 9424', 6],
    ['the first digit taken away', '242 4242', 0, '2424 242', 0],
    ['a gap taken away, which comes back before the caret', '42424', 4, '4242 4', 4],
    ['a number that is pasted with dashes', '4242-4242-4242-4242', 19, '4242 4242 4242 4242', 19],
    ['American Express', '378282246310005', 15, '3782 822463 10005', 17],
  ])('keeps the caret at its digit: %s', (_, text, caret, grouped, place) => {
    expect(regroup({ text, caret }, spacedNumber)).toEqual({ text: grouped, caret: place })
  })
})

describe('an expiry date', () => {
  it.each([
    ['1', '1'],
    ['11', '11'],
    ['112', '11/2'],
    ['1128', '11/28'],
    ['11/28', '11/28'],
    ['11 / 28', '11/28'],
    ['11/2028', '11/2028'],
    ['5', '05'],
    ['1/', '01'],
    ['1/28', '01/28'],
    ['5-28', '05/28'],
    ['11/', '11'],
    ['', ''],
    ['May', ''],
  ])('%j reads %j', (typed, shown) => {
    expect(groupedExpiry(typed)).toBe(shown)
  })
})
