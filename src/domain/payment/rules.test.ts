import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { paymentAmountForm, refundableOf } from './rules'

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

it('lets no more of a payment be refunded than was not refunded of it, nor paid out of its invoice', () => {
  const payment = (amount: number, refunded: number) =>
    ({ amount, refunds: [{ amount: refunded }] }) as Parameters<ReturnType<typeof refundableOf>>[0]
  const refundableAmounts = (paidOut: number[]) => {
    const payouts = paidOut.map((amount) => ({ amount }) as Parameters<typeof refundableOf>[0]['payouts'][number])
    const of = refundableOf({ amount_paid: 9_000 as Cents, amount_applied: 0 as Cents, payouts })
    return [of(payment(6_000, 1_000)), of(payment(4_000, 0))]
  }
  expect([refundableAmounts([]), refundableAmounts([5_500]), refundableAmounts([9_000])]).toEqual([
    [5_000, 4_000],
    [3_500, 3_500],
    [0, 0],
  ])
})
