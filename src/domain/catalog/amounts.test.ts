import * as v from 'valibot'
import { expect, it } from 'vitest'
import { quantity, someQuantity } from './amounts'

const issueOf = (schema: v.GenericSchema<number>, amount: number) => v.safeParse(schema, amount).issues?.[0].message

it.each([
  [-1, 'Use 0 or more', 'Use more than 0'],
  [0, undefined, 'Use more than 0'],
  [0.01, undefined, undefined],
  [1_000_001, 'Use 1,000,000 or less', 'Use 1,000,000 or less'],
])('of %d, as what there is and as what is moved', (amount, ofStock, ofMovement) => {
  expect([issueOf(quantity, amount), issueOf(someQuantity, amount)]).toEqual([ofStock, ofMovement])
})
