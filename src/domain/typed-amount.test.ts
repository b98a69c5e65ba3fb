import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import type { Currency } from './account/vocabulary'
import { money } from './amount'
import { writeAmountsIn } from './own-amount'
import { amountTypedIn, ownAmountTyped } from './typed-amount'
import { typedOrZero } from './typed-number'

const amount = typedOrZero(money)
const told = (currency: Currency, typed: string) => {
  const { success, issues, output } = v.safeParse(amountTypedIn(currency, amount), typed)
  return success ? output : issues.map(({ message }) => message)
}

afterEach(() => void writeAmountsIn('USD'))

it.each<[Currency, string, number]>([
  ['USD', '$50', 5_000],
  ['CAD', '$50', 5_000],
  ['EUR', '€50', 5_000],
  ['GBP', '£50', 5_000],
  ['EUR', '50', 5_000],
  ['USD', '', 0],
])('in %s, %j is an amount', (currency, typed, cents) => {
  expect(told(currency, typed)).toBe(cents)
})

it.each<[Currency, string]>([
  ['USD', '€50'],
  ['USD', '50 £'],
  ['CAD', '€50'],
  ['EUR', '$50'],
  ['EUR', '£50'],
  ['GBP', '€50'],
])('in %s, %j is refused and nothing else is said of it', (currency, typed) => {
  expect(told(currency, typed)).toEqual([`Use an amount in ${currency}, not in another currency`])
})

it('what has no currency of its own is typed in that of the business, whichever it has become', () => {
  const typed = ownAmountTyped(amount)
  const inDollars = v.is(typed, '€50')
  writeAmountsIn('EUR')
  expect([inDollars, v.is(typed, '€50'), v.is(typed, '$50')]).toEqual([false, true, false])
})
