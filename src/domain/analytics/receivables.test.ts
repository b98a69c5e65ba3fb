import { expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { answerOf, latestAnswers, wonShare } from './estimates-won'
import { type DatedInvoice, daysToPay, dueAt, owedAge, paidInFullOn, receivablesReport } from './receivables'
import { averageOf, type Entry } from './report'

const cents = (amount: number) => amount as Cents

/** $100.00, sent on November 2. */
const INVOICE: DatedInvoice = {
  sent_at: '2026-11-02T15:00:00.000Z',
  line_items: [
    {
      ...{ id: 1, service_category: '', service_name: 'Hedges', description: '', quantity: 1, unit: 'job' },
      ...{ unit_price: cents(10_000), total_price: cents(10_000) },
      ...{ job_id: null, date_performed: null, charge_id: null, plan_id: null },
    },
  ],
  tax_rate: 0,
  discount_amount: cents(0),
  billed_before: cents(0),
  issued: '2026-11-02',
  voided: null,
  payments: [],
  refunds: [],
  credits: [],
  moved: [],
}
const paid = (amount: number, payment_date: string) => ({
  amount: cents(amount),
  payment_date,
  created_at: `${payment_date}T15:00:00.000Z`,
})

it('what is owed is current up to the day it is due, then ages by 30 days', () => {
  const due = '2026-08-01'
  expect(
    [
      '2026-07-31',
      '2026-08-01',
      '2026-08-02',
      '2026-08-31',
      '2026-09-01',
      '2026-09-30',
      '2026-10-01',
      '2026-10-30',
    ].map((day) => owedAge(due, day)),
  ).toEqual([
    ...['Current', 'Current', '1–30 days', '1–30 days', '31–60 days', '31–60 days', '61–90 days', '61–90 days'],
  ])
  expect(owedAge(due, '2026-10-31')).toBe('Over 90 days')
})

it('an invoice is owed from its day on, less what was settled and plus what was given back by then, until it is void', () => {
  const invoice: DatedInvoice = {
    ...INVOICE,
    payments: [paid(6_000, '2026-11-05')],
    credits: [{ amount: cents(1_000), credit_date: '2026-11-07', created_at: '2026-11-07T15:00:00.000Z' }],
    refunds: [{ amount: cents(2_000), refund_date: '2026-11-09' }],
    moved: [{ amount: cents(500), applied_date: '2026-11-11', created_at: '2026-11-11T15:00:00.000Z' }],
    voided: '2026-11-13',
  }
  expect(['01', '02', '05', '07', '09', '11', '13'].map((day) => dueAt(invoice, `2026-11-${day}`))).toEqual([
    0, 10_000, 4_000, 3_000, 5_000, 4_500, 0,
  ])
})

it('an invoice is paid in full on the day nothing is left to pay, and not at all where it is void, open or only credited', () => {
  const full = { ...INVOICE, payments: [paid(4_000, '2026-11-05'), paid(6_000, '2026-11-20')] }
  const again = {
    ...full,
    payments: [...full.payments, paid(3_000, '2026-11-25')],
    refunds: [{ amount: cents(3_000), refund_date: '2026-11-22' }],
  }
  const credit = { amount: cents(10_000), credit_date: '2026-11-05', created_at: '2026-11-05T15:00:00.000Z' }
  const today = '2026-11-30'
  expect([
    paidInFullOn(full, today),
    paidInFullOn(again, today),
    paidInFullOn({ ...full, credits: [{ ...credit, credit_date: '2026-11-28' }] }, today),
    paidInFullOn(full, '2026-11-19'),
    paidInFullOn({ ...full, voided: '2026-11-21' }, today),
    paidInFullOn({ ...INVOICE, credits: [credit] }, today),
  ]).toEqual(['2026-11-20', '2026-11-25', '2026-11-20', null, null, null])
  expect([daysToPay('2026-11-02', '2026-11-20'), daysToPay('2026-11-02', '2026-10-30')]).toEqual([18, 0])
  expect([averageOf(25, 2), averageOf(0, 0)]).toEqual([13, null])
})

it('receivables are as of today while the period lasts, else as of its end, each age there however empty', () => {
  const requestedDays: string[] = []
  const owed = (day: string): Entry[] => {
    requestedDays.push(day)
    const value = day === '2026-11-18' ? 4_000 : 1_000
    return [{ record: 'invoice', id: 1, name: 'INV-1', day: '2026-11-01', value, groups: ['1–30 days'] }]
  }
  const report = receivablesReport('month', { day: '2026-11-18', today: '2026-11-18' }, owed)
  expect([report.total, report.groups]).toEqual([
    { value: 4_000, before: 1_000 },
    [
      { name: 'Current', value: 0, before: 0 },
      { name: '1–30 days', value: 4_000, before: 1_000 },
      { name: '31–60 days', value: 0, before: 0 },
      { name: '61–90 days', value: 0, before: 0 },
      { name: 'Over 90 days', value: 0, before: 0 },
    ],
  ])
  receivablesReport('month', { day: '2026-09-18', today: '2026-11-18' }, owed)
  expect(requestedDays).toEqual(['2026-11-18', '2026-10-31', '2026-09-30', '2026-08-31'])
})

it('an estimate counts once, by its latest answer, and drafts, open and expired ones do not', () => {
  const version = (
    estimate_number: string,
    revision: number,
    status: 'approved' | 'rejected' | 'expired' | 'sent',
  ) => ({
    estimate_number,
    revision,
    status,
    answered_at: status === 'approved' || status === 'rejected' ? '2026-11-05T15:00:00.000Z' : null,
  })
  const rows = [
    version('EST-1', 1, 'rejected'),
    version('EST-1', 2, 'approved'),
    version('EST-1', 3, 'sent'),
    version('EST-2', 1, 'rejected'),
    version('EST-3', 1, 'expired'),
  ]
  expect(latestAnswers(rows).map((row) => [row.estimate_number, row.revision, answerOf(row)])).toEqual([
    ['EST-1', 2, 'Won'],
    ['EST-2', 1, 'Lost'],
  ])
})

it('the share won is of what was answered, and nothing where nothing was', () => {
  const groups = [
    { name: 'Won', value: 3, before: 0 },
    { name: 'Lost', value: 1, before: 0 },
  ]
  expect([wonShare({ groups }), wonShare({ groups: [] })]).toEqual([
    { value: 0.75, before: null },
    { value: null, before: null },
  ])
})
