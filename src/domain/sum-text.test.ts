import { expect, it } from 'vitest'
import type { Cents } from './money'
import { sumsByCurrency } from './sum-text'

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
