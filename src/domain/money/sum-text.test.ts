import { expect, it } from 'vitest'
import type { Cents } from './money'
import { writeAmountsIn } from './own-amount'
import { sumsByCurrency, sumText } from './sum-text'

const cents = (amount: number) => amount as Cents

it('adds up amounts of one currency only, the given one first even where nothing is in it (X-27)', () => {
  const amounts = [
    { amount: cents(500), currency: 'EUR' },
    { amount: cents(100), currency: 'GBP' },
    { amount: cents(-100), currency: 'GBP' },
    { amount: cents(250), currency: 'EUR' },
  ] as const
  expect(sumsByCurrency(amounts, 'USD')).toEqual([
    { amount: 0, currency: 'USD' },
    { amount: 750, currency: 'EUR' },
  ])
})

it('is one text of each currency; none are nothing of the business’s (X-27)', () => {
  const both = [
    { amount: cents(120_000), currency: 'USD' },
    { amount: cents(5_000), currency: 'EUR' },
  ] as const
  writeAmountsIn('EUR')
  const texts = [sumText(both), sumText([]), sumText([{ amount: cents(0), currency: 'GBP' }])]
  writeAmountsIn(null)
  expect(texts).toEqual(['$1,200.00 + €50.00', '€0.00', '£0.00'])
})
