import { expect, it } from 'vitest'
import type { Cents } from '@/domain/money/money'
import type { SubscriptionInvoice } from '@/domain/subscription/billing'
import { invoiceAmount, invoiceStatus, pagesOf, rangeText } from './invoice-text'

const invoice = (patch: Partial<SubscriptionInvoice>): SubscriptionInvoice => ({
  id: 'in_1',
  number: 'GW-2026-0001',
  created_at: 0,
  period_start: 0,
  period_end: 1,
  amount_due: 9_900 as Cents,
  amount_paid: 9_900 as Cents,
  status: 'paid',
  lines: [],
  ...patch,
})

it('names the status, an unknown one in its own words (BILL-06)', () => {
  expect(['paid', 'open', 'void', 'written_off'].map(invoiceStatus)).toEqual([
    { label: 'Paid', tone: 'success' },
    { label: 'Open', tone: 'warning' },
    { label: 'Void', tone: 'neutral' },
    { label: 'Written off', tone: 'neutral' },
  ])
})

it('writes cents with two decimals: what was paid, else what is due (X-26)', () => {
  const amounts = [
    invoice({ amount_paid: 7_974 as Cents }),
    invoice({ status: 'open', amount_paid: 0 as Cents }),
    invoice({ status: 'paid', amount_due: 9_900 as Cents, amount_paid: 0 as Cents }),
  ]
  expect(amounts.map(invoiceAmount)).toEqual(['$79.74', '$99.00', '$0.00'])
})

it('counts pages of ten, one at least (BILL-07)', () => {
  expect([0, 1, 10, 11, 25].map(pagesOf)).toEqual([1, 1, 1, 2, 3])
})

it('says which invoices a page shows', () => {
  expect([
    rangeText(1, 0),
    rangeText(1, 1),
    rangeText(1, 10),
    rangeText(1, 14),
    rangeText(2, 14),
    rangeText(9, 14),
  ]).toEqual(['0 invoices', '1 invoice', '10 invoices', '1–10 of 14 invoices', '11–14 of 14 invoices', '14 invoices'])
})
