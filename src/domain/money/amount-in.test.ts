import { expect, it } from 'vitest'
import { CURRENCIES } from '../account/vocabulary'
import { amountIn, currencySign } from './amount-in'
import type { Cents } from './money'

it('an amount, and the sign of a field for one, are in the currency of the document (X-27)', () => {
  expect(CURRENCIES.map((currency) => [amountIn(123_450 as Cents, currency), currencySign(currency)])).toEqual([
    ['$1,234.50', '$'],
    ['€1,234.50', '€'],
    ['£1,234.50', '£'],
    ['CA$1,234.50', 'CA$'],
  ])
})
