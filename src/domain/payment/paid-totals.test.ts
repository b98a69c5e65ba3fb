import { expect, it } from 'vitest'
import { DOCUMENTS as ENGLISH } from '../documents/words/en'
import { DOCUMENTS as SPANISH } from '../documents/words/es'
import { writingIn } from '../documents/writing'
import type { Cents } from '../money/money'
import { paidTotals } from './paid-totals'

const ENGLISH_WRITING = writingIn('en', ENGLISH)
const PAID = { amount: 10_000 as Cents, currency: 'USD' as const, refunds: [] }
const REFUNDED = {
  ...PAID,
  refunds: [
    { amount: 1_500 as Cents, refund_date: '2026-11-03' },
    { amount: 500 as Cents, refund_date: '2026-11-09' },
  ],
}
const STILL_DUE = [{ label: 'Still due', value: '$20.00' }]

it('a receipt comes to what was paid', () => {
  expect(paidTotals(PAID, ENGLISH_WRITING, STILL_DUE)).toEqual([
    { label: 'Still due', value: '$20.00' },
    { label: 'Amount paid (USD)', value: '$100.00' },
  ])
})

it('of a payment that was refunded it says how much went back and when, and comes to what is left', () => {
  expect(paidTotals(REFUNDED, ENGLISH_WRITING, STILL_DUE)).toEqual([
    { label: 'Amount paid', value: '$100.00' },
    { label: 'Refunded on Nov 3, 2026', value: '-$15.00' },
    { label: 'Refunded on Nov 9, 2026', value: '-$5.00' },
    { label: 'Still due', value: '$20.00' },
    { label: 'Paid after refunds (USD)', value: '$80.00' },
  ])
})

it('says so in the language of its reader', () => {
  expect(paidTotals(REFUNDED, writingIn('es', SPANISH)).map(({ label }) => label)).toEqual([
    'Importe pagado',
    'Reembolsado el 3 nov 2026',
    'Reembolsado el 9 nov 2026',
    'Pagado tras los reembolsos (USD)',
  ])
})
