import { afterEach, expect, test } from 'vitest'
import { formatUnitPrice, millsFromDollars } from '../catalog/unit-price'
import { centsFromDollars } from './money'
import { ownAmount, ownCurrency, ownPrice, ownSign, writeAmountsIn } from './own-amount'

afterEach(() => void writeAmountsIn(null))

test('amounts without a currency of their own are in that of the business (X-27)', () => {
  const written = () => [
    ownCurrency(),
    ownAmount(centsFromDollars(1234.5)),
    ownPrice(centsFromDollars(49)),
    ownSign(),
    formatUnitPrice('per_sqft', millsFromDollars(0.012)),
  ]
  expect(written()).toEqual(['USD', '$1,234.50', '$49', '$', '$0.012'])
  writeAmountsIn('EUR')
  expect(written()).toEqual(['EUR', '€1,234.50', '€49', '€', '€0.012'])
  writeAmountsIn('CAD')
  expect(written()).toEqual(['CAD', 'CA$1,234.50', 'CA$49', 'CA$', 'CA$0.012'])
})

test('what is no currency here is US dollars', () => {
  writeAmountsIn('GBP')
  expect([writeAmountsIn('XYZ'), ownAmount(centsFromDollars(1))]).toEqual(['USD', '$1.00'])
})
