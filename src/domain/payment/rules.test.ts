import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Cents } from '../money'
import { paymentAmountForm } from './rules'

const typed = (amount: string) => {
  const { issues, output } = v.safeParse(paymentAmountForm(250_000 as Cents, 'USD'), { amount })
  return issues?.[0]?.message ?? (output as { amount: Cents }).amount
}

it.each([
  ['24.50', 2_450],
  ['$1,200.50', 120_050],
  ['1,200', 120_000],
  ['24,50', 2_450],
  ['24,5', 2_450],
  ['1 200,50', 120_050],
  ['24,50 $', 2_450],
  ['24,50\u00a0$', 2_450],
  ['24,', 'Use a number like 24.50'],
  ['1.200', 'Use an amount like 1,200.00 or 1.20'],
  ['1.200,50', 'Use a number like 24.50'],
  ['1,200,50', 'Use a number like 24.50'],
  ['€24,50', 'Use an amount in USD, not in another currency'],
])('an amount to pay, typed as %s, is %s', (amount, expected) => {
  expect(typed(amount)).toBe(expected)
})
