import { describe, expect, test } from 'vitest'
import { createClient, deleteClient } from '@/contract/clients'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import {
  ApplyCreditDocument,
  BillableWorkDocument,
  CreateInvoiceDocument,
  EditInvoiceDocument,
  GiveBackInvoicePaymentDocument,
  InvoiceDocument,
  InvoicesDocument,
  InvoiceWorkDocument,
  JobBillingDocument,
  RemindInvoiceDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { demoUser } from '@/domain/demo/demo'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { INVOICE_DRAFT, LINE, makeKey, newInvoice } from './invoice-cases'
import { CLIENT, invoiceOffice } from './invoice-office'
import { signIn } from './office'
import { HILL_COUNTRY_OWNER } from './payer'

const office = invoiceOffice()
const { make, now, send, sent, pay, credit, undo, balanceOf } = office
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const businessId = 1

describe('a list of invoices', () => {
  test('has those of the business or of one client, and says of each what the invoice itself says', async () => {
    const id = await make({ tax_rate: 8.25, notes: 'Gate code 7' })
    await send(id)
    await pay(id, 20)
    const listInvoices = async (variables: object) =>
      dataOf(await askGraphql(office.server, office.owner, InvoicesDocument, variables)).invoices
    const all = await listInvoices({})
    const own = await listInvoices({ client: CLIENT })
    expect(own).toEqual(all.filter(({ client_id }) => client_id === CLIENT))
    expect(await Promise.all(own.map((each) => now(each.id)))).toMatchObject(own)
    expect(await listInvoices({ client: 999 })).toEqual([])
  })

  test('has nothing of another business, whose invoices and jobs are not there', async () => {
    const id = await make()
    const other = await signIn(office.server, HILL_COUNTRY_OWNER)
    expect([
      refusalOf(await askGraphql(office.server, office.owner, InvoiceDocument, { id: 9_999 })),
      refusalOf(await askGraphql(office.server, other, InvoiceDocument, { id })),
      refusalOf(await askGraphql(office.server, other, JobBillingDocument, { job: 1 })),
    ]).toEqual(['404 Invoice not found', '404 Invoice not found', '404 Job not found'])
    const { invoices } = dataOf(await askGraphql(office.server, other, InvoicesDocument, { client: CLIENT }))
    expect(invoices).toEqual([])
  })

  test('knows which invoice bills a job, and none once that is void', async () => {
    const { billableWork } = dataOf(await askGraphql(office.server, office.owner, BillableWorkDocument, {}))
    const [job] = billableWork.jobs
    const variables = { jobs: [job?.id ?? 0], charges: [], estimates: [], together: false, key: 'bill' }
    const billedBy = async () =>
      dataOf(await askGraphql(office.server, office.owner, JobBillingDocument, { job: job?.id ?? 0 })).jobBilling
        .invoice
    expect(await billedBy()).toBeNull()
    const [id = 0] = dataOf(await askGraphql(office.server, office.owner, InvoiceWorkDocument, variables)).invoiceWork
    const { invoice_number } = await now(id)
    expect(await billedBy()).toEqual({ id, invoice_number, status: 'draft' })
    dataOf(await askGraphql(office.server, office.owner, VoidInvoiceDocument, { id, reason: 'Twice', key: 'void' }))
    expect(await billedBy()).toBeNull()
  })
})

describe('an invoice that is made', () => {
  test('is a draft with a number, totals by the one rounding rule, and owes nothing yet', async () => {
    const before = await balanceOf(CLIENT)
    const id = await make({ tax_rate: 8.25, discount_amount: 8.25 })
    expect(await now(id)).toMatchObject({
      status: 'draft',
      invoice_number: expect.stringMatching(/^INV-\d+$/),
      subtotal: 100,
      tax_rate: 8.25,
      tax_amount: 8.25,
      discount_amount: 8.25,
      total_amount: 100,
      amount_due: 100,
      currency: 'USD',
      client_name: 'Peter Lindqvist',
    })
    expect(await balanceOf(CLIENT)).toBe(before)
  })

  test.each([
    [{ client_id: 999 }, '422 There is no such client.'],
    [{ property_id: 1 }, '422 This property was deleted or is another client’s.'],
    [{ line_items: [] }, '422 Add at least one line'],
    [{ line_items: [LINE, LINE] }, '422 Two lines have the same id.'],
    [{ line_items: [{ ...LINE, unit_price: -1 }] }, '422 Use an amount of 0 or more'],
    [{ line_items: [{ ...LINE, unit_price: 10_000_000 }] }, '422 Use 9,999,999.99 or less'],
    [{ discount_amount: 100.01 }, '422 Use a discount no larger than the subtotal plus tax'],
    [{ due_date: '2026-11-01' }, '422 Use a due date on or after the invoice date'],
    [{ due_date: 'soon' }, '422 Use a date like 2026-11-20'],
  ])('is refused with %o', async (patch, refusal) => {
    const variables = { invoice: { ...INVOICE_DRAFT, ...patch }, key: 'make' }
    expect(refusalOf(await askGraphql(office.server, office.owner, CreateInvoiceDocument, variables))).toBe(refusal)
  })

  test('keeps its currency when the business changes its own (X-27)', async () => {
    const first = await make()
    dataOf(
      await askGraphql(office.server, office.owner, EditPreferencesDocument, {
        changed: { currency: 'EUR' },
        key: 'euros',
      }),
    )
    const second = await make({ notes: 'Second' })
    expect([(await now(first)).currency, (await now(second)).currency]).toEqual(['USD', 'EUR'])
  })

  test('can be edited until it is sent', async () => {
    const id = await make()
    const edit = (changed: object, key: string) =>
      askGraphql(office.server, office.owner, EditInvoiceDocument, { id, changed, key })
    dataOf(await edit({ line_items: [{ ...LINE, quantity: 3 }] }, 'edit'))
    expect((await now(id)).total_amount).toBe(120)
    dataOf(await send(id))
    expect(refusalOf(await edit({ notes: 'Late' }, 'late'))).toBe(
      '409 This invoice was sent. Void it and make a new one, or write a credit note.',
    )
  })

  test('takes a number that is never given again, not after an undo either', async () => {
    const first = (await now(await make())).invoice_number
    dataOf(await undo(makeKey()))
    const second = (await now(await make({ notes: 'Another' }))).invoice_number
    expect(Number(second.slice(4))).toBe(Number(first.slice(4)) + 1)
  })
})

describe('what is paid', () => {
  test('makes it partial, then paid, and the balance follows (INV-06, X-76)', async () => {
    const before = await balanceOf(CLIENT)
    const id = await sent()
    expect(await balanceOf(CLIENT)).toBe(before + 10_000)
    expect(dataOf(await pay(id, 40)).recordInvoicePayment).toEqual({
      id,
      status: 'partial',
      total_amount: 100,
      amount_paid: 40,
      amount_credited: 0,
      amount_applied: 0,
      amount_due: 60,
    })
    dataOf(await pay(id, 60))
    const { status, amount_due, paid_at, payment_history } = await now(id)
    expect([status, amount_due, paid_at, payment_history.map(({ processed_by_name }) => processed_by_name)]).toEqual([
      'paid',
      0,
      new Date(office.clock.now()).toISOString(),
      ['Dana Whitfield', 'Dana Whitfield'],
    ])
    expect(await balanceOf(CLIENT)).toBe(before)
  })

  test('is taken back by an undo, and the invoice is open again', async () => {
    const id = await sent()
    dataOf(await pay(id, 100))
    dataOf(await undo(`pay-${id}-100`))
    expect(await now(id)).toMatchObject({ status: 'sent', amount_due: 100, paid_at: null, payment_history: [] })
  })

  test.each([
    [100.01, {}, '422 Use $100.00 or less: that is what is due'],
    [0, {}, '422 Use an amount of more than 0'],
    [-1, {}, '422 Use an amount of more than 0'],
    [1.005, {}, '422 Use at most two decimals'],
    [1, { payment_date: '2026-12-24' }, '422 This date is in the future'],
    [1, { payment_method: 'barter' }, '422 Payment method is required'],
  ])('of %s with %o is refused', async (amount, patch, refusal) => {
    expect(refusalOf(await pay(await sent(), amount, patch))).toBe(refusal)
  })

  test('the same check recorded by two people within minutes has to be meant', async () => {
    const id = await sent()
    const colleague = await signIn(office.server, 'billing@greenvalley.demo')
    dataOf(await pay(id, 50))
    office.clock.advance(4 * MINUTE)
    expect(refusalOf(await pay(id, 50, { person: colleague, key: 'theirs' }))).toBe(
      '409 The same payment was recorded 4 minutes ago. Record it again if it is another one.',
    )
    dataOf(await pay(id, 50, { person: colleague, key: 'meant', again: true }))
    expect((await now(id)).status).toBe('paid')
  })

  test('a check with a number that was recorded on another day has to be meant', async () => {
    const id = await sent()
    dataOf(await pay(id, 20, { transaction_id: 'Check 12' }))
    office.clock.advance(2 * DAY)
    const person = await signIn(office.server, 'billing@greenvalley.demo')
    expect(refusalOf(await pay(id, 30, { transaction_id: 'check 12', key: 'days-later', person }))).toBe(
      '409 The same payment was recorded, dated Nov 18, 2026, with the reference Check 12. Record it again if it is another one.',
    )
    dataOf(await pay(id, 30, { transaction_id: 'check 12', key: 'meant-days-later', person, again: true }))
  })

  test('sent twice under one key is recorded once', async () => {
    const id = await sent()
    for (let times = 0; times < 2; times += 1) dataOf(await pay(id, 40))
    expect((await now(id)).amount_paid).toBe(40)
  })
})

test('a reminder is noted once a day', async () => {
  const id = await sent()
  const remind = (key: string) => askGraphql(office.server, office.owner, RemindInvoiceDocument, { id, key })
  dataOf(await remind('first'))
  expect(refusalOf(await remind('second'))).toMatch(/^409 A reminder was sent today/)
  await office.later(1)
  expect(refusalOf(await remind('third'))).toBe('answered')
})

describe('a credit note', () => {
  test('lowers what is due, and what is more is the client’s credit', async () => {
    const before = await balanceOf(CLIENT)
    const id = await sent()
    dataOf(await pay(id, 90))
    expect(dataOf(await credit(id, 30)).creditInvoice).toMatchObject({ status: 'paid', amount_due: 0 })
    expect(await balanceOf(CLIENT)).toBe(before - 2_000)
    const [note] = (await now(id)).credit_notes
    expect(note).toMatchObject({ credit_number: expect.stringMatching(/^CN-\d+$/), amount: 30, reason: 'Redone' })
    expect(refusalOf(await credit(id, 70.01))).toBe('422 Use $70.00 or less: that is what is left to credit')
  })
})

describe('credit', () => {
  const applying = (id: number, amount: number, key = 'apply') =>
    askGraphql(office.server, office.owner, ApplyCreditDocument, { id, amount, key })

  const withCredit = async () => {
    const from = await sent()
    dataOf(await pay(from, 100))
    dataOf(await credit(from, 40))
    const id = await newInvoice(office.server, office.owner, { notes: 'Next' })
    dataOf(await askGraphql(office.server, office.owner, SendInvoiceDocument, { id, key: 'send-next' }))
    return { from, id }
  }

  test('of one invoice settles another one, and the client owes as much as before', async () => {
    const { from, id } = await withCredit()
    const before = await balanceOf(CLIENT)
    const { credit_available: all } = await now(id)
    expect([all, (await now(from)).credit_left]).toEqual([40, 40])
    expect(dataOf(await applying(id, 30)).applyCredit).toMatchObject({
      status: 'partial',
      amount_applied: 30,
      amount_due: 70,
    })
    expect(await balanceOf(CLIENT)).toBe(before)
    const [to, gave] = [await now(id), await now(from)]
    expect([to.credit_available, to.moved_credit.map(({ amount, invoice_id }) => [amount, invoice_id])]).toEqual([
      10,
      [[30, from]],
    ])
    expect([
      gave.credit_left,
      gave.amount_due,
      gave.moved_credit.map(({ amount, invoice_id }) => [amount, invoice_id]),
    ]).toEqual([10, 0, [[-30, id]]])
  })

  test('is never used twice: not by a repeat, not by a refund, and its note stays', async () => {
    const { from, id } = await withCredit()
    for (let times = 0; times < 2; times += 1) dataOf(await applying(id, 40))
    expect((await now(id)).amount_applied).toBe(40)
    expect(refusalOf(await applying(id, 1, 'more'))).toBe('409 This client has no credit to apply.')
    const payment = (await now(from)).payment_history[0]?.id ?? 0
    const back = { id: from, payment, amount: 60.01, reason: 'Too much', key: 'back' }
    expect(refusalOf(await askGraphql(office.server, office.owner, GiveBackInvoicePaymentDocument, back))).toBe(
      '422 Use $60.00 or less: that is what is left to refund',
    )
    expect(
      refusalOf(
        await askGraphql(office.server, office.owner, VoidInvoiceDocument, { id, reason: 'Twice', key: 'void' }),
      ),
    ).toBe('409 Credit is applied to this invoice. Undo that first.')
  })

  test('settles no draft, no more than is due or there is, and nothing where there is none', async () => {
    const alone = await sent()
    expect(refusalOf(await applying(alone, 1, 'none'))).toBe('409 This client has no credit to apply.')
    const draft = await newInvoice(office.server, office.owner, { notes: 'Draft' })
    expect(refusalOf(await applying(draft, 1, 'draft'))).toBe(
      '409 This invoice is a draft. Send it before you apply credit.',
    )
  })

  test('is refused above what is left of it', async () => {
    const { id } = await withCredit()
    expect(refusalOf(await applying(id, 40.01))).toBe('422 Use $40.00 or less: that is what is left of the credit')
    expect(refusalOf(await applying(id, 0, 'none'))).toBe('422 Use an amount of more than 0')
  })
})

describe('a client with invoices', () => {
  test('is not deleted before they are settled', async () => {
    const { client } = await office.owner.ask(createClient, { body: CLIENT_DRAFT })
    await sent({ client_id: client.id })
    const { status, body } = await office.owner.send(deleteClient, { params: { businessId, clientId: client.id } })
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'This client has 1 invoice not settled yet. Record the payment or void it first.',
    ])
  })

  test('takes them along into another client', async () => {
    const id = await sent({ client_id: 40 })
    dataOf(
      await askGraphql(office.server, office.owner, MergeClientsDocument, {
        keep: 3,
        merge: 40,
        takes: [],
        key: 'merge',
      }),
    )
    expect(await now(id)).toMatchObject({ client_id: 3, client_name: 'Camila Duarte' })
  })
})

describe('who may', () => {
  test('technicians see no invoices, and a billing specialist does all of it', async () => {
    const id = await make()
    const tech = await signIn(office.server, demoUser('tech').email)
    const billing = await signIn(office.server, 'billing@greenvalley.demo')
    expect([
      refusalOf(await askGraphql(office.server, tech, InvoicesDocument, {})),
      refusalOf(await askGraphql(office.server, tech, BillableWorkDocument, {})),
      refusalOf(await send(id, tech)),
      refusalOf(await send(id, billing)),
      refusalOf(await pay(id, 1, { person: tech })),
      refusalOf(await pay(id, 1, { person: billing, key: 'theirs' })),
    ]).toEqual([
      '403 Your role can’t see invoices.',
      '403 Your role can’t see invoices.',
      '403 Your role can’t send invoices.',
      'answered',
      '403 Your role can’t pay invoices.',
      'answered',
    ])
  })
})
