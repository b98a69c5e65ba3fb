import { beforeEach, describe, expect, test } from 'vitest'
import { createClient, deleteClient, getClient } from '@/contract/clients'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  ApplyCreditDocument,
  BillableWorkDocument,
  CreateInvoiceDocument,
  CreditInvoiceDocument,
  EditInvoiceDocument,
  GiveBackInvoicePaymentDocument,
  InvoicesDocument,
  InvoiceWorkDocument,
  RecordInvoicePaymentDocument,
  RemindInvoiceDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { PlanAccountDocument, SettlePlanChargeDocument } from '@/contract/graphql/generated/plans'
import { EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { assignCrew, createJob, deleteJob, updateJobStatus } from '@/contract/jobs'
import { createPlan, listPlans } from '@/contract/plans'
import type { MovableClock } from '@/domain/clock'
import { demoUser } from '@/domain/demo'
import type { MockServer } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { INVOICE_DRAFT, invoiceNow, LINE, madeInvoice, makeKey } from './invoice-cases'
import { DAY, JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY } from './office'
import { PLAN_DRAFT } from './plan-cases'

const openOffice = officesPerTest()
const businessId = 1
const CLIENT = 4
const MINUTE = 60_000

let server: MockServer
let owner: Person
let clock: MovableClock
beforeEach(async () => {
  clock = stoppedClock()
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
})

const make = (patch: object = {}) => madeInvoice(server, owner, patch)
const now = (id: number) => invoiceNow(server, owner, id)
const send = (id: number, person = owner) => askGraphql(server, person, SendInvoiceDocument, { id, key: `send-${id}` })
const sent = async (patch: object = {}) => {
  const id = await make(patch)
  dataOf(await send(id))
  return id
}
const CHECK = { payment_method: 'check', payment_date: TODAY, transaction_id: '1044', notes: '' }
const pay = (id: number, amount: number, { key = `pay-${id}-${amount}`, person = owner, ...patch }: PayOptions = {}) =>
  askGraphql(server, person, RecordInvoicePaymentDocument, { ...CHECK, id, amount, key, ...patch })
type PayOptions = { key?: string; person?: Person; again?: boolean; payment_date?: string; payment_method?: string }
const credit = (id: number, amount: number) =>
  askGraphql(server, owner, CreditInvoiceDocument, { id, amount, reason: 'Redone', key: `credit-${id}-${amount}` })
const voided = (id: number) =>
  askGraphql(server, owner, VoidInvoiceDocument, { id, reason: 'Twice', key: `void-${id}` })
const bill = (jobs: number[], charges: number[] = [], together = false) =>
  askGraphql(server, owner, InvoiceWorkDocument, {
    jobs,
    charges,
    together,
    key: `bill-${jobs.join()}-${charges.join()}-${together}`,
  })
const undo = (request: string) =>
  askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${encodeURIComponent(request).slice(0, 80)}` })
const balanceOf = async (clientId: number) =>
  (await owner.ask(getClient, { params: { businessId, clientId } })).client.current_balance
const work = async () => dataOf(await askGraphql(server, owner, BillableWorkDocument, {})).billableWork

let jobsMade = 0
const doneJob = async (client_id = CLIENT) => {
  jobsMade += 1
  const { id: jobId } = (await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id }, key: `job-${jobsMade}` })).job
  const params = { businessId, jobId }
  await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
  for (const status of ['in_progress', 'completed'] as const)
    await owner.ask(updateJobStatus, { params, query: { status }, key: `${status}-${jobId}` })
  return jobId
}

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
    [{ line_items: [{ ...LINE, unit_price: 10_000_000 }] }, '422 Use $9,999,999.99 or less'],
    [{ discount_amount: 100.01 }, '422 Use a discount no larger than the subtotal plus tax'],
    [{ due_date: '2026-11-01' }, '422 Use a due date on or after the invoice date'],
    [{ due_date: 'soon' }, '422 Use a date like 2026-11-20'],
  ])('is refused with %o', async (patch, refusal) => {
    const asked = { invoice: { ...INVOICE_DRAFT, ...patch }, key: 'make' }
    expect(refusalOf(await askGraphql(server, owner, CreateInvoiceDocument, asked))).toBe(refusal)
  })

  test('keeps its currency when the business changes its own (X-27)', async () => {
    const first = await make()
    dataOf(await askGraphql(server, owner, EditPreferencesDocument, { changed: { currency: 'EUR' }, key: 'euros' }))
    const second = await make({ notes: 'Second' })
    expect([(await now(first)).currency, (await now(second)).currency]).toEqual(['USD', 'EUR'])
  })

  test('can be edited until it is sent', async () => {
    const id = await make()
    const edit = (changed: object, key: string) => askGraphql(server, owner, EditInvoiceDocument, { id, changed, key })
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
      new Date(clock.now()).toISOString(),
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
    [-1, {}, '422 Use an amount of 0 or more'],
    [1.005, {}, '422 Use at most two decimals'],
    [1, { payment_date: '2026-12-24' }, '422 This day has not come yet'],
    [1, { payment_method: 'barter' }, '422 Payment method is required'],
  ])('of %s with %o is refused', async (amount, patch, refusal) => {
    expect(refusalOf(await pay(await sent(), amount, patch))).toBe(refusal)
  })

  test('the same check recorded by two people within minutes has to be meant', async () => {
    const id = await sent()
    const colleague = await signIn(server, 'billing@greenvalley.demo')
    dataOf(await pay(id, 50))
    clock.advance(4 * MINUTE)
    expect(refusalOf(await pay(id, 50, { person: colleague, key: 'theirs' }))).toBe(
      '409 The same payment was recorded 4 minutes ago. Record it again if it is another one.',
    )
    dataOf(await pay(id, 50, { person: colleague, key: 'meant', again: true }))
    expect((await now(id)).status).toBe('paid')
  })

  test('sent twice under one key is recorded once', async () => {
    const id = await sent()
    for (let times = 0; times < 2; times += 1) dataOf(await pay(id, 40))
    expect((await now(id)).amount_paid).toBe(40)
  })
})

test('a reminder is noted once a day', async () => {
  const id = await sent()
  const remind = (key: string) => askGraphql(server, owner, RemindInvoiceDocument, { id, key })
  dataOf(await remind('first'))
  expect(refusalOf(await remind('second'))).toMatch(/^409 A reminder was sent today/)
  clock.advance(DAY)
  owner = await signIn(server, OWNER)
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
    askGraphql(server, owner, ApplyCreditDocument, { id, amount, key })

  /** An invoice over $100.00, paid, of which $40.00 are credited, and an open one. */
  const withCredit = async () => {
    const from = await sent()
    dataOf(await pay(from, 100))
    dataOf(await credit(from, 40))
    const id = await madeInvoice(server, owner, { notes: 'Next' })
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send-next' }))
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
    expect(refusalOf(await askGraphql(server, owner, GiveBackInvoicePaymentDocument, back))).toBe(
      '422 Use $60.00 or less: that is what is left to refund',
    )
    expect(refusalOf(await askGraphql(server, owner, VoidInvoiceDocument, { id, reason: 'Twice', key: 'void' }))).toBe(
      '409 Credit is applied to this invoice. Undo that first.',
    )
  })

  test('settles no draft, no more than is due or there is, and nothing where there is none', async () => {
    const alone = await sent()
    expect(refusalOf(await applying(alone, 1, 'none'))).toBe('409 This client has no credit to apply.')
    const draft = await madeInvoice(server, owner, { notes: 'Draft' })
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

describe('finished work', () => {
  test('becomes one invoice each, once', async () => {
    const [first, second] = [await doneJob(), await doneJob()]
    const ids = dataOf(await bill([first, second])).invoiceWork
    const invoices = await Promise.all(ids.map(now))
    expect(invoices.map(({ line_items }) => line_items.map(({ job_id }) => job_id))).toEqual([[first], [second]])
    expect((await work()).jobs.filter(({ id }) => id === first || id === second)).toEqual([])
    expect(refusalOf(await bill([first], [], true))).toBe(
      `409 ${await jobNumber(first)}: This job is on ${invoices[0]?.invoice_number}.`,
    )
  })

  test('of a client becomes one invoice together, due by the client’s terms and taxed as the business is', async () => {
    const [first, second, other] = [await doneJob(), await doneJob(), await doneJob(5)]
    const ids = dataOf(await bill([first, second, other], [], true)).invoiceWork
    const invoices = await Promise.all(ids.map(now))
    expect(invoices.map(({ client_id, line_items, tax_rate }) => [client_id, line_items.length, tax_rate])).toEqual([
      [CLIENT, 2, 8.25],
      [5, 1, 8.25],
    ])
  })

  test('can be billed again when its invoice is void, and the number stays taken', async () => {
    const job = await doneJob()
    const [first = 0] = dataOf(await bill([job])).invoiceWork
    dataOf(await voided(first))
    expect(await now(first)).toMatchObject({ status: 'cancelled', void_reason: 'Twice', amount_due: 0 })
    expect((await work()).jobs.map(({ id }) => id)).toContain(job)
    const [second = 0] = dataOf(await bill([job], [], true)).invoiceWork
    expect((await now(second)).invoice_number).not.toBe((await now(first)).invoice_number)
    expect(refusalOf(await undo(`void-${first}`))).toBe(
      `409 ${await jobNumber(job)} is on ${(await now(second)).invoice_number} by now.`,
    )
  })

  test('that is billed is neither deleted nor undone', async () => {
    const job = await doneJob()
    const [id = 0] = dataOf(await bill([job])).invoiceWork
    const refusal = `${await jobNumber(job)} is on ${(await now(id)).invoice_number}. Void the invoice first.`
    const { status, body } = await owner.send(deleteJob, { params: { businessId, jobId: job } })
    expect([status, (body as { detail: string }).detail]).toEqual([409, refusal])
    expect(refusalOf(await undo(`completed-${job}`))).toBe(`409 ${refusal}`)
  })

  test('that is not finished is not billed', async () => {
    const { id, job_number } = (await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: CLIENT } })).job
    expect(refusalOf(await bill([id]))).toBe(`409 ${job_number}: Only a completed job can be billed.`)
  })
})

const jobNumber = async (id: number) => {
  const { tables } = await server.state()
  return tables.jobs.find((job) => job.id === id)?.job_number
}

describe('a due cycle of a plan', () => {
  const plan = async () => (await owner.ask(createPlan, { body: PLAN_DRAFT, key: 'plan' })).plan.id
  const account = async (id: number) =>
    dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan: id })).planAccount
  const planBalance = async (id: number) =>
    (await owner.ask(listPlans)).plans.find((each) => each.id === id)?.outstanding_balance

  test('is billed once, and is paid when its invoice is (X-56, X-76)', async () => {
    const planId = await plan()
    const [charge] = (await account(planId)).charges
    const [id = 0] = dataOf(await bill([], [charge?.id ?? 0])).invoiceWork
    expect(refusalOf(await bill([], [charge?.id ?? 0], true))).toBe(
      '409 Weekly Lawn Care: This charge is on an invoice.',
    )
    const { invoice_number, total_amount } = await now(id)
    expect(
      refusalOf(
        await askGraphql(server, owner, SettlePlanChargeDocument, { id: charge?.id ?? 0, paid: true, key: 's' }),
      ),
    ).toBe(`409 This charge is on ${invoice_number}. Record its payment there.`)
    dataOf(await send(id))
    expect(await planBalance(planId)).toBe(26_000)
    dataOf(await pay(id, total_amount))
    expect([await planBalance(planId), (await account(planId)).charges[0]]).toEqual([
      0,
      { ...charge, invoice_id: id, paid_on: TODAY },
    ])
  })

  test('is to be billed again when the invoice is void', async () => {
    const planId = await plan()
    const [charge] = (await account(planId)).charges
    const [id = 0] = dataOf(await bill([], [charge?.id ?? 0])).invoiceWork
    dataOf(await voided(id))
    expect((await account(planId)).charges[0]?.invoice_id).toBeNull()
    expect((await work()).charges.map((each) => each.id)).toContain(charge?.id)
    dataOf(await undo(`void-${id}`))
    expect((await account(planId)).charges[0]?.invoice_id).toBe(id)
  })
})

describe('a client with invoices', () => {
  test('is not deleted before they are settled', async () => {
    const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
    await sent({ client_id: client.id })
    const { status, body } = await owner.send(deleteClient, { params: { businessId, clientId: client.id } })
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'This client has 1 invoice not settled yet. Record the payment or void it first.',
    ])
  })

  test('takes them along into another client', async () => {
    const id = await sent({ client_id: 40 })
    dataOf(await askGraphql(server, owner, MergeClientsDocument, { keep: 3, merge: 40, takes: [], key: 'merge' }))
    expect(await now(id)).toMatchObject({ client_id: 3, client_name: 'Camila Duarte' })
  })
})

describe('who may', () => {
  test('technicians see no invoices, and a billing specialist does all of it', async () => {
    const id = await make()
    const tech = await signIn(server, demoUser('tech').email)
    const billing = await signIn(server, 'billing@greenvalley.demo')
    expect([
      refusalOf(await askGraphql(server, tech, InvoicesDocument, {})),
      refusalOf(await askGraphql(server, tech, BillableWorkDocument, {})),
      refusalOf(await send(id, tech)),
      refusalOf(await send(id, billing)),
      refusalOf(await pay(id, 1, { person: tech })),
      refusalOf(await pay(id, 1, { person: billing, key: 'theirs' })),
    ]).toEqual([
      '403 Your role does not show invoices.',
      '403 Your role does not show invoices.',
      '403 Your role does not allow invoices to be sent.',
      'answered',
      '403 Your role does not allow invoices to be paid.',
      'answered',
    ])
  })
})
