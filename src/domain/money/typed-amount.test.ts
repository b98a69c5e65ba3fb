import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import type { Currency } from '../account/vocabulary'
import { emptyServiceForm, serviceFormSchema } from '../catalog/service-form'
import type { PricingType } from '../catalog/vocabulary'
import { typedOrZero } from '../text/typed-number'
import { money } from './amount'
import { writeAmountsIn } from './own-amount'
import { amountTypedIn, ownAmountTyped } from './typed-amount'

const amount = typedOrZero(money)
const parse = (currency: Currency, typed: string) => {
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
  expect(parse(currency, typed)).toBe(cents)
})

it.each<[Currency, string]>([
  ['USD', '€50'],
  ['USD', '50 £'],
  ['CAD', '€50'],
  ['EUR', '$50'],
  ['EUR', '£50'],
  ['GBP', '€50'],
])('in %s, %j is refused and nothing else is said of it', (currency, typed) => {
  expect(parse(currency, typed)).toEqual([`Use an amount in ${currency}, not in another currency`])
})

it.each<[Currency, string]>([
  ['USD', '1.200'],
  ['USD', '$1.200'],
  ['USD', '-12.350'],
  ['CAD', ' 120.000 '],
  ['EUR', '€1.200'],
  ['GBP', '£999.990'],
])('in %s, %j may be a thousand times what it reads as, so it is refused', (currency, typed) => {
  expect(parse(currency, typed)).toEqual(['Use an amount like 1,200.00 or 1.20'])
})

it.each<[string, number]>([
  ['1,200', 120_000],
  ['1,200.50', 120_050],
  ['1.2', 120],
  ['1.20', 120],
  ['.5', 50],
  ['0.500', 50],
  ['1200.500', 120_050],
  ['1,200.500', 120_050],
])('%j has one meaning', (typed, cents) => {
  expect(parse('USD', typed)).toBe(cents)
})

it('a price that may have three decimals is what it says', () => {
  const price = { ...emptyServiceForm, name: 'Mowing', category_id: 1, base_price: '1.200', cost: '1.100' }
  const problems = (pricing_type: PricingType) =>
    v.safeParse(serviceFormSchema, { ...price, pricing_type }).issues?.map(({ message }) => message) ?? []
  expect([problems('per_sqft'), problems('fixed')]).toEqual([
    [],
    ['Use an amount like 1,200.00 or 1.20', 'Use an amount like 1,200.00 or 1.20'],
  ])
})

it('what has no currency of its own is typed in that of the business, whichever it has become', () => {
  const typed = ownAmountTyped(amount)
  const inDollars = v.is(typed, '€50')
  writeAmountsIn('EUR')
  expect([inDollars, v.is(typed, '€50'), v.is(typed, '$50')]).toEqual([false, true, false])
})
