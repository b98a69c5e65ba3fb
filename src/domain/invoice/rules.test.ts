import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sampleInvoice } from '../../../tests/fixtures/invoices'
import { actor } from '../../../tests/fixtures/records'
import type { Currency } from '../account/vocabulary'
import type { Cents } from '../money/money'
import { sumText } from '../money/sum-text'
import { chargeBillingRefusal, jobBillingRefusal, jobsBilled } from './billable'
import { editRefusal, INVOICE_COMMANDS, type InvoiceCore, judgeInvoice, remindedRefusal } from './commands'
import { agingOf, figuresOf } from './figures'
import { filterInvoices } from './filter'
import { dueBy, emptyInvoiceForm, invoiceFormOf, invoiceFormSchema, totalsSoFar } from './invoice-form'
import { jobBilling } from './job-billing'
import { isRepeat, paymentFields, paymentForm, paymentFormSchema, repeatRefusal } from './payment-form'
import { INVOICE_STATUSES, type InvoiceStatus } from './vocabulary'

const cents = (amount: number) => amount as Cents
const TODAY = '2026-11-20'

const invoiceState = (status: InvoiceStatus, patch: Partial<InvoiceCore> = {}): InvoiceCore => ({
  id: 1,
  status,
  total_amount: cents(10_000),
  amount_paid: cents(status === 'paid' ? 10_000 : status === 'partial' ? 4_000 : 0),
  amount_credited: cents(0),
  amount_applied: cents(0),
  amount_due: cents(status === 'paid' ? 0 : 10_000),
  ...patch,
})

describe('what can be asked of an invoice', () => {
  const allowed = (status: InvoiceStatus) =>
    INVOICE_COMMANDS.filter((command) => judgeInvoice(actor(), command, invoiceState(status)).ok)

  it('follows from its status', () => {
    expect(Object.fromEntries(INVOICE_STATUSES.map((status) => [status, allowed(status)]))).toEqual({
      draft: ['send', 'void'],
      sent: ['remind', 'pay', 'credit', 'apply', 'void'],
      viewed: ['remind', 'pay', 'credit', 'apply', 'void'],
      partial: ['remind', 'pay', 'refund', 'credit', 'apply'],
      overdue: ['remind', 'pay', 'credit', 'apply', 'void'],
      paid: ['refund', 'credit'],
      cancelled: [],
    })
  })

  it.each([
    ['void', invoiceState('partial'), 'This invoice has payments. Refund them first, or write a credit note.'],
    ['void', invoiceState('sent', { amount_credited: cents(1) }), 'This invoice has a credit note. Undo it first.'],
    ['credit', invoiceState('paid', { amount_credited: cents(10_000) }), 'This invoice is already fully credited.'],
    ['pay', invoiceState('draft'), 'This invoice is a draft. Send it before you record a payment.'],
    ['send', invoiceState('viewed'), 'This invoice was already sent.'],
  ] as const)('%s is refused in a sentence', (command, invoice, reason) => {
    expect(judgeInvoice(actor(), command, invoice)).toEqual({ ok: false, because: 'status', reason })
  })

  it('asks for the permission first', () => {
    const collector = actor({ user_type: 'business_employee', permissions: ['billing.process'] })
    expect(INVOICE_COMMANDS.filter((command) => judgeInvoice(collector, command, invoiceState('sent')).ok)).toEqual([
      'pay',
      'apply',
    ])
    expect(judgeInvoice(collector, 'void', invoiceState('cancelled'))).toEqual({
      ok: false,
      because: 'permission',
      reason: 'Your role can’t void invoices.',
    })
  })

  it('is edited as a draft, and reminded of once a day', () => {
    expect([editRefusal(actor(), invoiceState('draft')), editRefusal(actor(), invoiceState('sent'))]).toEqual([
      null,
      'This invoice was sent. Void it and make a new one, or write a credit note.',
    ])
    expect([remindedRefusal(null, TODAY), remindedRefusal('2026-11-19', TODAY), remindedRefusal(TODAY, TODAY)]).toEqual(
      [null, null, 'A reminder was sent today, Nov 20, 2026. One a day is enough.'],
    )
  })
})

describe('a payment (INV-04, INV-05)', () => {
  const due = cents(12_550)
  const wrong = (patch: object) => {
    const { issues } = v.safeParse(paymentFormSchema(due, 'USD', TODAY), {
      ...paymentForm({ amount_due: due }, TODAY),
      ...patch,
    })
    return issues?.[0].message ?? null
  }

  it('begins with all that is due, by card, today', () => {
    expect(paymentForm({ amount_due: due }, TODAY)).toEqual({
      amount: '125.50',
      payment_method: 'credit_card',
      payment_date: TODAY,
      transaction_id: '',
      notes: '',
    })
  })

  it('says its limit in the currency of the invoice', () => {
    const { issues } = v.safeParse(paymentFields(due, 'EUR', TODAY), {
      ...paymentForm({ amount_due: due }, TODAY),
      amount: 125.51,
    })
    expect(issues?.map(({ message }) => message)).toEqual(['Use €125.50 or less: that is what is due'])
  })

  it.each([
    [{ amount: '' }, 'Amount is required'],
    [{ amount: '€50' }, 'Use an amount in USD, not in another currency'],
    [{ amount: '0' }, 'Use an amount of more than 0'],
    [{ amount: '-5' }, 'Use an amount of more than 0'],
    [{ amount: '1.234' }, 'Use at most two decimals'],
    [{ amount: 'ten' }, 'Use a number like 24.50'],
    [{ amount: '125.51' }, 'Use $125.50 or less: that is what is due'],
    [{ payment_date: '' }, 'Payment date is required'],
    [{ payment_date: '2026-11-21' }, 'This date is in the future'],
    [{ payment_method: 'barter' }, 'Payment method is required'],
    [{ amount: '125.50' }, null],
  ])('with %o', (patch, message) => {
    expect(wrong(patch)).toBe(message)
  })

  describe('that looks recorded already', () => {
    const draft = { amount: due, payment_method: 'check', payment_date: TODAY, transaction_id: '' } as const
    const recorded = { ...draft, created_at: '2026-11-20T10:00:00.000Z' }
    const at = (time: string) => Date.parse(`${time}:00.000Z`)
    const MEANT = 'Record it again if it is another one.'

    it.each([
      ['the same just now', {}, {}, '2026-11-20T10:00', `The same payment was recorded just now. ${MEANT}`],
      ['the same minutes ago', {}, {}, '2026-11-20T10:04', `The same payment was recorded 4 minutes ago. ${MEANT}`],
      ['the same long ago', {}, {}, '2026-11-20T10:15', null],
      ['another way', { payment_method: 'cash' }, {}, '2026-11-20T10:04', null],
      ['another amount', { amount: cents(1) }, {}, '2026-11-20T10:04', null],
      [
        'a check with the number of one that was recorded days ago',
        { transaction_id: ' check 1042 ', payment_date: '2026-11-23' },
        { transaction_id: 'Check 1042' },
        '2026-11-23T09:00',
        `The same payment was recorded, dated Nov 20, 2026, with the reference Check 1042. ${MEANT}`,
      ],
      [
        'a transfer with that number',
        { transaction_id: '1042', payment_method: 'ach' },
        { transaction_id: '1042' },
        '2026-11-23T09:00',
        null,
      ],
    ] as const)('%s', (_, draftPatch, recordedPatch, time, refusal) => {
      expect(repeatRefusal({ ...draft, ...draftPatch }, [{ ...recorded, ...recordedPatch }], at(time))).toBe(refusal)
    })

    it('is known by its words', () => {
      expect([isRepeat(`The same payment was recorded just now. ${MEANT}`), isRepeat('This invoice is paid.')]).toEqual(
        [true, false],
      )
    })
  })
})

describe('the form of an invoice', () => {
  const filled = { ...emptyInvoiceForm(TODAY, 8_250), client_id: 4 }
  const [line] = filled.line_items
  const typed = { ...line, service_name: 'Hedges', quantity: '2.5', unit_price: '40' }
  const wrong = (patch: object) => {
    const { issues } = v.safeParse(invoiceFormSchema('USD'), { ...filled, line_items: [typed], ...patch })
    return issues ? [v.getDotPath(issues[0]), issues[0].message] : null
  }

  it.each([
    [{}, null],
    [{ client_id: null }, ['client_id', 'Client is required']],
    [{ line_items: [] }, ['line_items', 'Add at least one line']],
    [{ line_items: [{ ...typed, service_name: ' ' }] }, ['line_items.0.service_name', 'Describe this line']],
    [{ line_items: [{ ...typed, quantity: '1.25' }] }, ['line_items.0.quantity', 'Use at most one decimal']],
    [{ line_items: [{ ...typed, unit_price: '' }] }, ['line_items.0.unit_price', 'Price is required']],
    [{ discount_amount: '£5' }, ['discount_amount', 'Use an amount in USD, not in another currency']],
    [{ due_date: '2026-11-19' }, ['due_date', 'Use a due date on or after the invoice date']],
    [{ discount_amount: '108.26' }, ['discount_amount', 'Use a discount no larger than the subtotal plus tax']],
    [{ tax_rate: 'many' }, ['tax_rate', 'Use a rate like 8.25, with at most three decimals']],
  ])('with %o', (patch, problem) => {
    expect(wrong(patch)).toEqual(problem)
  })

  it('says of the discount and the due date that they are wrong along with what else is', () => {
    const line_items = [{ ...typed, service_name: '' }]
    const patch = { client_id: null, line_items, due_date: '2026-11-19', discount_amount: '108.26' }
    const { issues } = v.safeParse(invoiceFormSchema('USD'), { ...filled, ...patch })
    expect((issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([
      'client_id: Client is required',
      'line_items.0.service_name: Describe this line',
      'due_date: Use a due date on or after the invoice date',
      'discount_amount: Use a discount no larger than the subtotal plus tax',
    ])
  })

  it('has its fields in the order in which their errors are told', () => {
    const end = ['line_items', 'tax_rate', 'discount_amount', 'notes']
    expect(Object.keys(emptyInvoiceForm(TODAY, 8_250)).slice(-4)).toEqual(end)
    expect(Object.keys(invoiceFormOf(sampleInvoice())).slice(-4)).toEqual(end)
  })

  it('comes to the same as the invoice that is made of it', () => {
    const form = { ...filled, discount_amount: '8.25', line_items: [typed] as typeof filled.line_items }
    expect(totalsSoFar(form, 'USD')).toEqual({
      subtotal: 10_000,
      tax_amount: 825,
      discount_amount: 825,
      total_amount: 10_000,
    })
  })

  it('shows an invoice so that nothing is changed by saving it', () => {
    const invoice = sampleInvoice({ discount_amount: cents(550), tax_rate: 8_250 })
    const {
      client_id,
      property_id,
      invoice_date,
      due_date,
      payment_terms,
      notes,
      line_items,
      tax_rate,
      discount_amount,
    } = invoice
    expect(v.parse(invoiceFormSchema('USD'), invoiceFormOf(invoice))).toEqual({
      ...{ client_id, property_id, invoice_date, due_date, payment_terms, notes },
      ...{ line_items, tax_rate, discount_amount },
    })
  })

  it('is due by the terms of the client', () => {
    expect((['due_on_receipt', 'prepaid', 'net_15', 'net_30'] as const).map((terms) => dueBy(terms, TODAY))).toEqual([
      TODAY,
      TODAY,
      '2026-12-05',
      '2026-12-20',
    ])
  })
})

describe('finished work', () => {
  const NONE = { invoice: null, estimate: null }
  it.each([
    [{ status: 'completed', plan_id: null }, NONE, null],
    [{ status: 'completed', plan_id: null }, { ...NONE, invoice: 'INV-1001' }, 'This job is on INV-1001.'],
    [{ status: 'completed', plan_id: null }, { ...NONE, estimate: 'EST-4' }, 'Bill its estimate, EST-4, instead.'],
    [{ status: 'completed', plan_id: null }, { invoice: 'INV-1', estimate: 'EST-4' }, 'This job is on INV-1.'],
    [{ status: 'assigned', plan_id: null }, NONE, 'Only a completed job can be billed.'],
    [{ status: 'completed', plan_id: 3 }, NONE, 'This visit belongs to a service plan, which is billed separately.'],
  ] as const)('%o with %o', (job, documents, refusal) => {
    expect(jobBillingRefusal(job, documents)).toBe(refusal)
  })

  it('is billed by a line, or with its estimate beyond the deposit, and never by a void invoice', () => {
    const line_items = sampleInvoice().line_items.map((line) => ({ ...line, job_id: 17 }))
    const row = { status: 'sent' as const, line_items: [], estimate_id: 38, is_deposit: false }
    const jobs = (patch: object) => jobsBilled({ ...row, ...patch }, (estimate) => (estimate === 38 ? 17 : null))
    expect([
      jobs({}),
      jobs({ line_items }),
      jobs({ line_items, estimate_id: null }),
      jobs({ is_deposit: true }),
      jobs({ estimate_id: 39 }),
      jobs({ status: 'cancelled', line_items }),
    ]).toEqual([[17], [17], [17], [], [], []])
  })

  it('is offered to be billed as long as something of it, or of its estimate, is not billed', () => {
    const done = { status: 'completed', plan_id: null } as const
    const invoice = { id: 1, invoice_number: 'INV-1001', status: 'draft' } as const
    const estimate = (refusal: string | null) => ({ estimate_number: 'EST-4', refusal })
    const billing = (patch: object, job: Parameters<typeof jobBilling>[0] = done) =>
      jobBilling(job, { invoice: null, estimate: null, ...patch }, actor())
    expect([
      billing({}),
      billing({ invoice }),
      billing({ estimate: estimate(null) }),
      billing({ estimate: estimate('It’s fully invoiced.') }),
      billing({ invoice, estimate: estimate(null) }),
      billing({ estimate: estimate(null) }, { status: 'assigned', plan_id: null }),
    ]).toEqual([
      { invoice: null, canBill: true },
      { invoice, canBill: false },
      { invoice: null, canBill: true },
      { invoice: null, canBill: false },
      { invoice, canBill: true },
      { invoice: null, canBill: false },
    ])
  })

  it('a charge of a plan is billed once, and not when it is paid or waived', () => {
    expect([
      chargeBillingRefusal({ paid_on: null, waived_on: null, invoice_id: null }),
      chargeBillingRefusal({ paid_on: null, waived_on: null, invoice_id: 4 }),
      chargeBillingRefusal({ paid_on: TODAY, waived_on: null, invoice_id: null }),
      chargeBillingRefusal({ paid_on: null, waived_on: TODAY, invoice_id: null }),
    ]).toEqual([null, 'This charge is on an invoice.', 'This charge is paid.', 'This charge was waived.'])
  })
})

describe('the list', () => {
  const payment = (amount: number, payment_date: string) =>
    ({
      ...{ id: 1, invoice_id: 1, payment_method: 'cash' as const, transaction_id: '', notes: '' },
      ...{ processed_by: 1, processed_by_name: 'Dana', created_at: '2026-11-02T10:00:00.000Z' },
      ...{ payment_id: null, payment_intent_id: '', card_brand: '', card_last4: '', refunds: [] },
      amount: cents(amount),
      payment_date,
    }) as const
  const late = sampleInvoice()
  const open = sampleInvoice({
    id: 2,
    invoice_number: 'INV-1002',
    client_name: 'Ann Lee',
    client_id: 5,
    due_date: '2026-12-01',
  })
  const paid = sampleInvoice({
    ...invoiceState('paid'),
    id: 3,
    invoice_number: 'INV-1003',
    payment_history: [payment(6_000, '2026-11-02'), payment(4_000, '2026-10-31')],
  })
  const draft = sampleInvoice({ ...invoiceState('draft'), id: 4, invoice_number: 'INV-1004', due_date: '2026-01-01' })
  const gone = sampleInvoice({ ...invoiceState('cancelled'), id: 5, invoice_number: 'INV-1005' })
  const all = [late, open, paid, draft, gone]
  const charge = {
    ...{ id: 1, plan_id: 2, plan_name: 'Weekly Lawn Care', client_id: 4, client_name: 'José Muñoz' },
    ...{ due_date: '2026-11-01', amount: cents(26_000), currency: 'USD' as const, paid_on: null },
  }
  const idsOf = (filter: Parameters<typeof filterInvoices>[1]) => filterInvoices(all, filter, TODAY).map(({ id }) => id)

  it('is narrowed by number and client in any case, status, client and age (INV-02)', () => {
    expect([
      idsOf({ search: 'inv-1002' }),
      idsOf({ search: 'MUNOZ 1003' }),
      idsOf({ status: 'overdue' }),
      idsOf({ status: 'sent' }),
      idsOf({ client: '5' }),
      idsOf({ age: '0-30' }),
      idsOf({ age: '31-60' }),
    ]).toEqual([[2], [3], [1], [1, 2], [2], [1, 2], []])
  })

  it('has its figures from what is in it (INV-01)', () => {
    const charges = [charge, { ...charge, id: 2, amount: cents(3_000), paid_on: '2026-11-04' }]
    expect(figuresOf({ invoices: all, charges }, TODAY)).toEqual({
      total: 5,
      drafts: 1,
      outstanding: '$460.00',
      open: 2,
      charges: 1,
      paidThisMonth: '$90.00',
      payments: 2,
      overdue: 1,
      overdueAmount: '$100.00',
    })
  })

  it('adds no dollars to euros (X-27)', () => {
    const amounts = [
      { amount: cents(120_000), currency: 'USD' },
      { amount: cents(5_000), currency: 'EUR' },
      { amount: cents(0), currency: 'GBP' },
    ] as const
    expect([sumText(amounts), sumText([]), sumText(amounts.slice(2))]).toEqual(['$1,200.00 + €50.00', '$0.00', '£0.00'])
  })

  it('shows what is due by its age, and shares that make a whole', () => {
    const old = sampleInvoice({ id: 6, due_date: '2026-08-01', amount_due: cents(30_000) })
    const charges = [{ ...charge, due_date: '2026-10-01', amount: cents(40_000) }]
    expect(agingOf({ invoices: [late, old, paid, draft], charges }, TODAY, 'USD').parts).toEqual([
      { age: '0-30', invoices: 1, charges: 0, text: '$100.00', share: 0.125 },
      { age: '31-60', invoices: 0, charges: 1, text: '$400.00', share: 0.5 },
      { age: '61-90', invoices: 0, charges: 0, text: '$0.00', share: 0 },
      { age: '90+', invoices: 1, charges: 0, text: '$300.00', share: 0.375 },
    ])
  })

  it('counts the shares of one currency alone, and says which it leaves out (X-27)', () => {
    const euros = sampleInvoice({ id: 6, due_date: '2026-08-01', amount_due: cents(30_000), currency: 'EUR' })
    const sharesIn = (own: Currency, invoices: Parameters<typeof agingOf>[0]['invoices']) => {
      const { parts, currency, others } = agingOf({ invoices, charges: [] }, TODAY, own)
      return [currency, others, parts.map(({ text, share }) => `${text} ${share}`)]
    }
    expect(sharesIn('USD', [late, euros])).toEqual(['USD', ['EUR'], ['$100.00 1', '$0.00 0', '$0.00 0', '€300.00 0']])
    expect(sharesIn('EUR', [late, euros])).toEqual(['EUR', ['USD'], ['$100.00 0', '$0.00 0', '$0.00 0', '€300.00 1']])
    expect(sharesIn('GBP', [late])).toEqual(['USD', [], ['$100.00 1', '$0.00 0', '$0.00 0', '$0.00 0']])
  })
})
