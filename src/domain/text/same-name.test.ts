import { expect, it } from 'vitest'
import { isSameName } from './same-name'

it.each([
  ['Weekly Lawn Care', '  weekly   LAWN care ', true],
  ['Weekly Lawn Care', 'Weekly LawnCare', false],
  ['Weekly', 'Weekly 2', false],
])('%j and %j are one name: %s', (one, other, isOne) => {
  expect(isSameName(one, other)).toBe(isOne)
})
