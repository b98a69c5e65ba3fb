import { expect, it } from 'vitest'
import { isUnderNow } from './hour-names'

it('leaves an hour its name as far from the current time as that reaches', () => {
  const NINE = 9 * 60
  const under = (now: number) => isUnderNow(NINE, now, 42)
  expect([NINE - 23, NINE - 22, NINE + 62, NINE + 63].map(under)).toEqual([false, true, true, false])
})
