import { expect, it } from 'vitest'
import type { Cents } from '../money/money'
import type { Amount } from '../money/sum-text'
import { clientBalanceRefusal } from './balance'

const dollars = (amount: number): Amount => ({ amount: amount as Cents, currency: 'USD' })

it.each([
  [[], null],
  [[dollars(0)], null],
  [[dollars(12_050)], 'This client owes $120.50. Set them to former instead.'],
  [[dollars(-700)], 'This client has a credit of $7.00. Set them to former instead.'],
  [
    [dollars(0), { amount: 5_000 as Cents, currency: 'EUR' as const }],
    'This client owes €50.00. Set them to former instead.',
  ],
])('an account that comes to %j keeps a client or does not', (balances, reason) => {
  expect(clientBalanceRefusal(balances)).toBe(reason)
})
