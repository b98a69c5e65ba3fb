import { expect, it } from 'vitest'
import type { Cents } from '@/domain/money/money'
import { refundHint, spentSummary } from './refund-words'

type Spent = Parameters<typeof spentSummary>[0]

it.each([
  [0, 0, '$0.00 can be refunded.'],
  [79_023, 0, '$790.23 can be refunded. It becomes due again, unless you write a credit note.'],
  [2_000, 2_000, '$20.00 can be refunded. It’s credit and doesn’t become due again.'],
  [
    79_023,
    2_000,
    '$790.23 can be refunded. $20.00 of it is credit and doesn’t become due again. The rest does, unless you write a credit note.',
  ],
])('of %i cents to refund, %i of them credit, says what becomes due again', (remaining, credit, expected) => {
  expect(refundHint(remaining as Cents, credit as Cents, 'USD')).toBe(expected)
})

it.each<[string, number[], number[], number, string]>([
  ['was refunded', [500, 700], [], 0, '$12.00 was refunded.'],
  ['goes back by a payout', [], [1_200], 0, '$12.00 is paid back by payout PO-1013.'],
  ['settles other invoices', [], [], -1_200, '$12.00 was applied to other invoices as credit.'],
  ['came from other invoices too', [1_200], [], 300, '$12.00 was refunded.'],
  [
    'went several ways',
    [913_960],
    [1_500],
    -4_000,
    '$9,139.60 was refunded, $15.00 is paid back by payout PO-1013, and $40.00 was applied to other invoices as credit.',
  ],
])('names each part of the money that %s, with its amount', (_, refunds, payouts, applied, expected) => {
  const invoice = {
    payment_history: [{ refunds: refunds.map((amount) => ({ amount })) }] as Spent['payment_history'],
    payouts: payouts.map((amount) => ({ id: 13, amount })) as Spent['payouts'],
    amount_applied: applied as Cents,
    currency: 'USD',
  } as const
  expect(spentSummary(invoice)).toBe(`Nothing is left to refund: ${expected}`)
})
