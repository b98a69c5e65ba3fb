import { expect, it } from 'vitest'
import { STAFF_WRITING } from '../documents/staff-writing'
import { DOCUMENTS as SPANISH } from '../documents/words/es'
import { writingIn } from '../documents/writing'
import type { Cents } from '../money/money'
import { type BookedCharge, chargeEntries, isOwedAloneAt } from './charge-entry'
import { type BookEntry, type BookedInvoice, invoiceEntries, openingEntry, owedBy } from './entry'
import { journalOf } from './journal'
import { memoIn } from './memo'
import { payoutEntries } from './payout-entry'
import { statementAccounts, statementDocument } from './statement'

const cents = (amount: number) => amount as Cents

/** $100.00 of work, $8.25 of tax, $3.00 off. */
const INVOICE: BookedInvoice = {
  id: 7,
  client_id: 4,
  invoice_number: 'INV-1007',
  invoice_date: '2026-11-02',
  status: 'sent',
  sent_at: '2026-11-02T15:00:00.000Z',
  currency: 'USD',
  line_items: [
    {
      ...{ id: 1, service_category: '', service_name: 'Hedges', description: '', quantity: 2.5, unit: 'hour' },
      ...{ unit_price: cents(4_000), total_price: cents(10_000) },
      ...{ job_id: null, date_performed: null, charge_id: null, plan_id: null },
    },
  ],
  tax_rate: 8_250,
  discount_amount: cents(300),
  billed_before: cents(0),
  payments: [],
  credits: [],
  applied: [],
  voided: null,
}
const PAYMENT = {
  amount: cents(4_000),
  payment_method: 'check' as const,
  payment_date: '2026-11-10',
  transaction_id: '118',
  refunds: [],
}
const CREDIT = { amount: cents(5_000), credit_date: '2026-11-12', credit_number: 'CN-1001', reason: 'Redone' }

const posted = (entries: readonly BookEntry[]) =>
  entries.map(({ kind, day, document, postings }) => [
    kind,
    day,
    document,
    Object.fromEntries(postings.map(({ account, amount }) => [account, amount])),
  ])

it('puts an invoice, its payments by how they were made, and its credit notes with their share of the tax into the books', () => {
  const paid = { ...INVOICE, payments: [PAYMENT, { ...PAYMENT, payment_method: 'cash' as const }], credits: [CREDIT] }
  expect(posted(invoiceEntries(paid))).toEqual([
    ['invoice', '2026-11-02', 'INV-1007', { receivable: 10_525, discounts: 300, revenue: -10_000, tax: -825 }],
    ['payment', '2026-11-10', 'INV-1007', { bank: 4_000, receivable: -4_000 }],
    ['payment', '2026-11-10', 'INV-1007', { cash: 4_000, receivable: -4_000 }],
    ['credit_note', '2026-11-12', 'CN-1001', { credits: 4_608, tax: 392, receivable: -5_000 }],
  ])
})

it('takes what was given back out of the account that the payment went to', () => {
  const refunds = [{ amount: cents(1_500), refund_date: '2026-11-14', reason: 'Not done' }]
  const entries = invoiceEntries({ ...INVOICE, payments: [{ ...PAYMENT, refunds }] })
  expect([posted(entries).at(-1), entries.map(owedBy)]).toEqual([
    ['refund', '2026-11-14', 'INV-1007', { receivable: 1_500, bank: -1_500 }],
    [10_525, -4_000, 1_500],
  ])
})

it('asks on the invoice of the rest only for what the deposit left', () => {
  const rest = invoiceEntries({ ...INVOICE, billed_before: cents(2_500) })
  expect([posted(rest), rest.map(owedBy)]).toEqual([
    [['invoice', '2026-11-02', 'INV-1007', { receivable: 8_025, discounts: 300, revenue: -7_500, tax: -825 }]],
    [8_025],
  ])
})

it('takes back all of the tax when all of an invoice is credited, however it is divided', () => {
  const parts = [3_333, 3_333, 3_859].map((amount, at) => ({
    ...CREDIT,
    amount: cents(amount),
    credit_number: `CN-${at}`,
  }))
  const tax = invoiceEntries({ ...INVOICE, credits: parts })
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === 'tax')
    .reduce((sum, { amount }) => sum + amount, 0)
  expect(tax).toBe(0)
})

it('takes what was paid out of a client’s own money off their credit, the fee borne by them', () => {
  const payout = {
    ...{ id: 12, client_id: 4, amount: cents(10_000), currency: 'USD' as const, reference_invoice_id: 7 },
    ...{ reason: 'overpayment_refund' as const, status: 'completed' as const },
    completed_at: '2026-11-21T03:00:00.000Z',
  }
  const zone = 'America/Chicago'
  expect(posted(payoutEntries(payout, zone))).toEqual([
    ['payout', '2026-11-20', 'PO-1012', { receivable: 10_000, bank: -9_800, payout_fees: -200 }],
  ])
  expect([
    payoutEntries({ ...payout, status: 'processing', completed_at: null }, zone),
    payoutEntries({ ...payout, status: 'failed', completed_at: null }, zone),
  ]).toEqual([[], []])
})

it('books what was given beside as an expense, which is on no statement of the client', () => {
  const payout = {
    ...{ id: 13, client_id: 4, amount: cents(5_000), currency: 'USD' as const, reference_invoice_id: null },
    ...{ reason: 'loyalty_reward' as const, status: 'completed' as const },
    completed_at: '2026-11-21T15:00:00.000Z',
  }
  const entries = payoutEntries(payout, 'America/Chicago')
  expect(posted(entries)).toEqual([
    ['payout', '2026-11-21', 'PO-1013', { goodwill: 5_000, bank: -4_900, payout_fees: -100 }],
  ])
  expect(statementAccounts(entries, NOVEMBER)).toEqual([{ currency: 'USD', opening: 0, lines: [], closing: 0 }])
})

it('moves applied credit from one invoice to another, so that the client owes as much as before', () => {
  const applied = [{ amount: cents(2_500), applied_date: '2026-11-15', from: 'INV-1001' }]
  const entry = invoiceEntries({ ...INVOICE, applied }).at(-1)
  expect(entry).toEqual({
    ...{
      kind: 'credit_applied',
      day: '2026-11-15',
      document: 'INV-1007',
      client_id: 4,
      invoice_id: 7,
      currency: 'USD',
    },
    ...{ method: null, reason: null, reference: 'INV-1001', text: '', moved: 2_500 },
    postings: [
      { account: 'receivable', amount: 2_500 },
      { account: 'receivable', amount: -2_500 },
    ],
  })
  expect(entry && [memoIn(entry, STAFF_WRITING), owedBy(entry)]).toEqual(['Credit applied: $25.00, from INV-1001', 0])
})

it('posts nothing of a draft, and takes a void invoice back on the day it was voided', () => {
  const voided = posted(invoiceEntries({ ...INVOICE, status: 'cancelled', voided: '2026-11-20' }))
  expect([invoiceEntries({ ...INVOICE, sent_at: null }), voided.at(-1)]).toEqual([
    [],
    ['void', '2026-11-20', 'INV-1007', { receivable: -10_525, discounts: -300, revenue: 10_000, tax: 825 }],
  ])
})

const ENTRIES = [
  openingEntry({ client_id: 4, day: '2026-10-01', amount: cents(2_000), note: 'Balance brought forward' }, 'USD'),
  ...invoiceEntries({ ...INVOICE, payments: [PAYMENT], credits: [CREDIT] }),
  ...invoiceEntries({ ...INVOICE, id: 8, currency: 'EUR', invoice_date: '2026-11-03', tax_rate: 0 }),
]
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30', currency: 'USD' as const }

it('states an account for each currency, each line with what is owed after it', () => {
  const accounts = statementAccounts(ENTRIES, NOVEMBER)
  const [usd, eur] = (['USD', 'EUR'] as const).map((each) => accounts.find(({ currency }) => currency === each))
  expect([usd?.opening, usd?.lines.map(({ amount, balance }) => [amount, balance]), usd?.closing]).toEqual([
    2_000,
    [
      [10_525, 12_525],
      [-4_000, 8_525],
      [-5_000, 3_525],
    ],
    3_525,
  ])
  expect([eur?.currency, eur?.opening, eur?.closing]).toEqual(['EUR', 0, 9_700])
})

it('begins a later period with what the one before ended with', () => {
  const [november] = statementAccounts(ENTRIES, { ...NOVEMBER, to: '2026-11-10' })
  const [rest] = statementAccounts(ENTRIES, { ...NOVEMBER, from: '2026-11-11' })
  expect([rest?.opening, rest?.lines.length, rest?.closing]).toEqual([november?.closing, 1, 3_525])
})

const IN_EUROS = (patch: Partial<BookedInvoice>) => invoiceEntries({ ...INVOICE, id: 8, currency: 'EUR', ...patch })
const SETTLED = { ...PAYMENT, amount: cents(10_525) }
const PAID_IN_DOLLARS = invoiceEntries({ ...INVOICE, payments: [SETTLED] })

it.each([
  ['what is owed, before what is paid', IN_EUROS({ invoice_date: '2026-11-01' }), ['EUR', 'USD']],
  [
    'what happened last, where nothing is owed',
    IN_EUROS({ invoice_date: '2026-11-20', payments: [{ ...SETTLED, payment_date: '2026-11-28' }] }),
    ['EUR', 'USD'],
  ],
  ['the first of the currencies, where all else is alike', IN_EUROS({ payments: [SETTLED] }), ['USD', 'EUR']],
  ['what had happened by the end of the period', IN_EUROS({ invoice_date: '2026-12-01' }), ['USD', 'EUR']],
])('opens with %s', (_, euros, currencies) => {
  const accounts = statementAccounts([...PAID_IN_DOLLARS, ...euros], NOVEMBER)
  expect(accounts.map(({ currency }) => currency)).toEqual(currencies)
})

it('is an empty account in the currency of the business where nothing ever happened', () => {
  expect(statementAccounts([], NOVEMBER)).toEqual([{ currency: 'USD', opening: 0, lines: [], closing: 0 }])
})

const HEAD = {
  ...{ business_name: 'Green Valley', address: '', city: 'Austin', state: 'TX', zip_code: '78704' },
  ...{ currency: 'USD' as const, tax_rate: 0, logo: null, paper: 'letter' as const, language: 'en' as const },
}

it('reads as a client reads it, its sums leading from the opening to the closing balance', () => {
  const [account] = statementAccounts(ENTRIES, NOVEMBER)
  if (!account) throw new RangeError('no account')
  const client = { client_id: 4, client_name: 'José Muñoz', client_lines: ['jose@example.com'] }
  const { file, totals, lines } = statementDocument({ ...client, ...NOVEMBER }, account, HEAD, STAFF_WRITING)
  expect(file).toBe('Statement-José Muñoz-2026-11-01-2026-11-30')
  expect(lines.map(({ name, quantity, unit_price, total }) => [name, quantity, unit_price, total])).toEqual([
    ['Opening balance', 'Nov 1, 2026', '', '$20.00'],
    ['Invoice INV-1007', 'Nov 2, 2026', '$105.25', '$125.25'],
    ['Payment INV-1007', 'Nov 10, 2026', '-$40.00', '$85.25'],
    ['Credit note CN-1001', 'Nov 12, 2026', '-$50.00', '$35.25'],
  ])
  expect(totals).toEqual([
    { label: 'Opening balance', value: '$20.00' },
    { label: 'Invoices', value: '$105.25' },
    { label: 'Payments', value: '-$40.00' },
    { label: 'Credit notes', value: '-$50.00' },
    { label: 'Balance due (USD)', value: '$35.25' },
  ])
})

it('reads in the language of the client; what the business wrote stays (X-27)', () => {
  const [account] = statementAccounts(ENTRIES, { ...NOVEMBER, from: '2026-10-01' })
  if (!account) throw new RangeError('no account')
  const client = { client_id: 4, client_name: 'José Muñoz', client_lines: [] }
  const paper = statementDocument({ ...client, ...NOVEMBER }, account, HEAD, writingIn('es', SPANISH))
  expect([paper.kind, paper.columns, paper.parties[0]?.label]).toEqual([
    'Estado de cuenta',
    ['Movimiento', 'Fecha', 'Importe', 'Saldo'],
    'Estado de cuenta de',
  ])
  expect(paper.lines.map(({ name, description }) => [name, description])).toEqual([
    ['Saldo inicial', ''],
    ['Saldo traspasado', ''],
    ['Factura INV-1007', ''],
    ['Pago INV-1007', 'Pago, Cheque, 118'],
    ['Nota de crédito CN-1001', `Nota de crédito de INV-1007: ${CREDIT.reason}`],
  ])
  expect(paper.totals.map(({ label }) => label)).toEqual([
    'Saldo inicial',
    'Saldo traspasado',
    'Facturas',
    'Pagos',
    'Notas de crédito',
    'Saldo pendiente (USD)',
  ])
})

it('writes each posting as a line of the journal, debits and credits apart', () => {
  const lines = journalOf(
    ENTRIES.map((entry) => ({ ...entry, client_name: 'José Muñoz' })),
    { from: '2026-11-10', to: '2026-11-10' },
  )
  const about = {
    ...{ day: '2026-11-10', document: 'INV-1007', memo: 'Payment, Check, 118', currency: 'USD' },
    client_name: 'José Muñoz',
  }
  expect(lines).toEqual([
    { ...about, account: 'bank', debit: 4_000, credit: 0 },
    { ...about, account: 'receivable', debit: 0, credit: 4_000 },
  ])
})

it('posts nothing that does not come to zero', () => {
  expect(ENTRIES.map(({ postings }) => postings.reduce((sum, { amount }) => sum + amount, 0))).toEqual(
    ENTRIES.map(() => 0),
  )
  expect(ENTRIES.map(owedBy)).toEqual([2_000, 10_525, -4_000, -5_000, 9_700])
})

/** $260.00 of a plan, due on the first. */
const CHARGE: BookedCharge = {
  ...{ id: 12, client_id: 4, plan_name: 'Weekly Lawn Care', currency: 'USD', due_date: '2026-11-01' },
  ...{ amount: cents(26_000), paid_on: null, payment_method: null, waived_on: null, waive_reason: '', billings: [] },
}
const billing = (from: string, until: string | null = null) => ({
  ...{ invoice_id: 7, invoice_number: 'INV-1007', from, until },
})
const OWED = { receivable: 26_000, revenue: -26_000 }
const REVERSAL = { receivable: -26_000, revenue: 26_000 }

it.each([
  ['from its due day on', {}, [['charge', '2026-11-01', 'PC-1012', OWED]]],
  [
    'until it is paid',
    { paid_on: '2026-11-04', payment_method: 'cash' },
    [
      ['charge', '2026-11-01', 'PC-1012', OWED],
      ['payment', '2026-11-04', 'PC-1012', { cash: 26_000, receivable: -26_000 }],
    ],
  ],
  [
    'until it is waived',
    { waived_on: '2026-11-05', waive_reason: 'Rained out' },
    [
      ['charge', '2026-11-01', 'PC-1012', OWED],
      ['charge_waived', '2026-11-05', 'PC-1012', REVERSAL],
    ],
  ],
  [
    'until an invoice asks for it',
    { billings: [billing('2026-11-10')] },
    [
      ['charge', '2026-11-01', 'PC-1012', OWED],
      ['charge_billed', '2026-11-10', 'PC-1012', REVERSAL],
    ],
  ],
  ['by its invoice alone, where that is of the same day', { billings: [billing('2026-11-01')] }, []],
  [
    'again from the day its invoice was voided on',
    { billings: [billing('2026-11-20'), billing('2026-11-01', '2026-11-15')] },
    [
      ['charge', '2026-11-15', 'PC-1012', OWED],
      ['charge_billed', '2026-11-20', 'PC-1012', REVERSAL],
    ],
  ],
] as const)('has a charge of a plan in the books %s', (_, patch, entries) => {
  expect(posted(chargeEntries({ ...CHARGE, ...patch }))).toEqual(entries)
})

it('says of a charge what it is for, what asks for it, and how it was settled', () => {
  const memos = (patch: Partial<BookedCharge>) =>
    chargeEntries({ ...CHARGE, ...patch }).map((entry) => memoIn(entry, STAFF_WRITING))
  expect([
    memos({
      billings: [billing('2026-11-01', '2026-11-03'), { ...billing('2026-11-05'), invoice_number: 'INV-1009' }],
    }),
    memos({ paid_on: '2026-11-04', payment_method: 'check' }),
    memos({ waived_on: '2026-11-04', waive_reason: 'Rained out' }),
  ]).toEqual([
    ['Weekly Lawn Care, Invoice voided INV-1007', 'Charge billed: Invoice INV-1009'],
    ['Weekly Lawn Care', 'Payment, Check'],
    ['Weekly Lawn Care', 'Charge waived: Rained out'],
  ])
})

it('knows on which days a charge was owed by itself', () => {
  const charge = { ...CHARGE, billings: [billing('2026-11-10', '2026-11-15')], paid_on: '2026-11-20' }
  const days = ['2026-10-31', '2026-11-01', '2026-11-10', '2026-11-15', '2026-11-20']
  expect(days.map((day) => isOwedAloneAt(charge, day))).toEqual([false, true, false, true, false])
})
