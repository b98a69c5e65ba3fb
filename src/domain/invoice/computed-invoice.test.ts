import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { clientBalances, planBalances } from './balance'
import { ageOf, computeInvoice, daysLate, owedFor } from './computed-invoice'
import { isOverdue } from './due'
import { AGES, INVOICE_STATUSES, type StoredStatus } from './vocabulary'

const cents = (amount: number) => amount as Cents
const lines = (...prices: number[]) =>
  prices.map((price, index) => ({
    id: index + 1,
    service_category: '',
    service_name: 'Mowing',
    description: '',
    quantity: 1,
    unit: 'job',
    unit_price: cents(price),
    total_price: cents(price),
    job_id: null,
    date_performed: null,
    charge_id: null,
    plan_id: null,
  }))
const invoice = (status: StoredStatus, price = 10_000) => ({
  status,
  line_items: lines(price),
  tax_rate: 8_250,
  discount_amount: cents(325),
  billed_before: cents(0),
  sent_at: '2026-11-01T10:00:00.000Z',
})
const on = (day: string, amount: number) => ({ amount: cents(amount), created_at: `2026-11-${day}T09:00:00.000Z` })

describe('how an invoice stands (INV-06)', () => {
  it('before anything is paid', () => {
    expect(computeInvoice(invoice('sent'), [], [])).toEqual({
      status: 'sent',
      subtotal: 10_000,
      tax_amount: 825,
      discount_amount: 325,
      total_amount: 10_500,
      amount_paid: 0,
      amount_credited: 0,
      amount_applied: 0,
      amount_due: 10_500,
      paid_at: null,
    })
  })

  it.each([
    ['one cent of it is paid', [on('05', 1)], [], ['partial', 10_499, null]],
    ['all but one cent of it is paid', [on('05', 10_499)], [], ['partial', 1, null]],
    ['a part of it is paid', [on('05', 500)], [], ['partial', 10_000, null]],
    ['all of it is paid', [on('05', 500), on('09', 10_000)], [], ['paid', 0, '2026-11-09T09:00:00.000Z']],
    ['the rest is credited', [on('05', 500)], [on('12', 10_000)], ['paid', 0, '2026-11-12T09:00:00.000Z']],
    ['some is credited and nothing paid', [], [on('12', 1_000)], ['sent', 9_500, null]],
    ['more is credited than is due', [on('05', 10_500)], [on('12', 1_000)], ['paid', 0, '2026-11-12T09:00:00.000Z']],
  ])('once %s', (_, payments, credits, stands) => {
    const { status, amount_due, paid_at } = computeInvoice(invoice('sent'), payments, credits)
    expect([status, amount_due, paid_at]).toEqual(stands)
  })

  it('a draft and a void one stay what they are, and a void one asks for nothing', () => {
    const results = (['draft', 'cancelled'] as const).map((status) => computeInvoice(invoice(status), [], []))
    expect(results.map(({ status, amount_due }) => [status, amount_due])).toEqual([
      ['draft', 10_500],
      ['cancelled', 0],
    ])
  })

  it('an invoice over nothing is paid once it is sent', () => {
    const { status, paid_at } = computeInvoice({ ...invoice('sent', 0), discount_amount: cents(0) }, [], [])
    expect([status, paid_at]).toEqual(['paid', '2026-11-01T10:00:00.000Z'])
  })

  it('keeps to the cent whatever is paid and credited: due is what is left, never below zero', () => {
    const amounts = fc.array(
      fc.integer({ min: 1, max: 2_000_000 }).map((amount) => on('05', amount)),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), amounts, amounts, (price, payments, credits) => {
        const stands = computeInvoice({ ...invoice('sent', price), discount_amount: cents(0) }, payments, credits)
        const sum = (of: typeof payments) => of.reduce((all, { amount }) => all + amount, 0)
        expect(stands.amount_paid).toBe(sum(payments))
        expect(stands.amount_due).toBe(Math.max(0, stands.total_amount - sum(payments) - sum(credits)))
        expect(stands.subtotal + stands.tax_amount - stands.discount_amount).toBe(stands.total_amount)
        expect(owedFor(stands)).toBe(stands.total_amount - sum(payments) - sum(credits))
      }),
    )
  })
})

describe('late (INV-03, X-57)', () => {
  const due = (status: (typeof INVOICE_STATUSES)[number], due_date = '2026-11-01') => ({
    status,
    due_date,
    amount_due: cents(status === 'paid' || status === 'cancelled' ? 0 : 500),
  })

  it('are only those that the client has and has not paid', () => {
    expect(INVOICE_STATUSES.filter((status) => isOverdue(due(status), '2026-11-20'))).toEqual([
      'sent',
      'viewed',
      'partial',
      'overdue',
    ])
  })

  it('is counted from the day after the due date', () => {
    expect(['2026-11-20', '2026-11-19', '2026-11-18'].map((day) => daysLate(due('sent', day), '2026-11-19'))).toEqual([
      0, 0, 1,
    ])
  })

  it.each([
    ['2026-12-31', AGES[0]],
    ['2026-10-20', AGES[0]],
    ['2026-10-19', AGES[1]],
    ['2026-09-19', AGES[2]],
    ['2026-08-21', AGES[2]],
    ['2026-08-20', AGES[3]],
  ])('what was due on %s is %s', (day, age) => {
    expect(ageOf(due('sent', day), '2026-11-19')).toBe(age)
  })

  it('what no one waits for has no age', () => {
    expect((['draft', 'paid', 'cancelled'] as const).map((status) => ageOf(due(status), '2026-11-19'))).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('a balance (X-76)', () => {
  it('of a client is what was taken over and is open, less their credit', () => {
    const open = computeInvoice(invoice('sent'), [on('05', 500)], [])
    const credit = computeInvoice(invoice('sent'), [on('05', 10_500)], [on('12', 1_000)])
    const draft = computeInvoice(invoice('draft'), [], [])
    const billed = [open, credit, draft].map((each) => ({ ...each, currency: 'USD' as const }))
    const euros = { ...open, currency: 'EUR' as const }
    expect(
      clientBalances(
        {
          ...{ entries: [{ amount: cents(2_000) }], invoices: [...billed, euros], payouts: [] },
          charges: [{ amount: cents(300), currency: 'USD' }],
        },
        'USD',
      ),
    ).toEqual([
      { currency: 'USD', amount: 2_000 + 10_000 - 1_000 + 300 },
      { currency: 'EUR', amount: 10_000 },
    ])
  })

  it('of a plan is what is not paid or waived, and of what is billed what its invoices still ask for', () => {
    const charge = (amount: number, invoice_id: number | null = null, paid_on: string | null = null) => ({
      amount: cents(amount),
      invoice_id,
      paid_on,
      waived_on: null,
    })
    const charges = [
      { ...charge(600), waived_on: '2026-11-02' },
      charge(100),
      charge(200, 7),
      charge(300, 7),
      charge(400, 8),
      charge(500, null, '2026-11-02'),
    ]
    const dueOf = (id: number) =>
      id === 7 ? { amount: cents(250), currency: 'USD' as const } : { amount: cents(9_000), currency: 'EUR' as const }
    expect(planBalances(charges, dueOf, 'EUR')).toEqual([
      { amount: 100 + 400, currency: 'EUR' },
      { amount: 250, currency: 'USD' },
    ])
  })
})
