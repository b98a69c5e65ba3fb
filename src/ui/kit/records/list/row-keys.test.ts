import { expect, test } from 'vitest'
import { rowAfter } from './row-keys'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['PageDown', 2, 6],
  ['PageUp', 2, 0],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['a', 2, null],
])('%s on row %s of ten, four to a page, leads to %s', (key, current, next) => {
  expect(rowAfter(key, current, 10, 4)).toBe(next)
})
