import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  AnswerEstimateDocument,
  ConvertEstimateDocument,
  CreateEstimateDocument,
  EstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  BillableWorkDocument,
  EditInvoiceDocument,
  InvoiceDocument,
  InvoiceWorkDocument,
  JobBillingDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { PayoutOptionsDocument } from '@/contract/graphql/generated/payouts'
import { assignCrew, updateJobStatus } from '@/contract/jobs'
import { createRole, updateUserRoles } from '@/contract/permissions'
import { demoUser } from '@/domain/demo/demo'
import type { PermissionName } from '@/domain/permissions/catalogue'
import type { MockServer } from '@/mock-server'
import { APPROVAL, OFFER, SLOT } from './estimate-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn } from './office'
import { ROLE_DRAFT, TECH } from './permission-cases'

const openOffice = officesPerTest()
const businessId = 1

let server: MockServer
let owner: Person
let keys: number
const open = async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  keys = 0
}
beforeEach(open)

const newKey = () => `key-${keys++}`
const estimate = async (id: number) => dataOf(await askGraphql(server, owner, EstimateDocument, { id })).estimate
const convert = (id: number, key = newKey()) =>
  askGraphql(server, owner, ConvertEstimateDocument, { id, slot: SLOT, key })
const bill = (estimates: number[], jobs: number[] = [], key = newKey()) =>
  askGraphql(server, owner, InvoiceWorkDocument, { jobs, charges: [], estimates, together: true, key })
const undo = (request: string) => askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` })
const invoice = async (id = 0) => {
  return dataOf(await askGraphql(server, owner, InvoiceDocument, { id })).invoice
}
const doneJobOf = async (id: number): Promise<number> => {
  const jobId = (await estimate(id)).job_id ?? 0
  const params = { businessId, jobId }
  await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
  await owner.ask(updateJobStatus, { params, query: { status: 'in_progress' } })
  await owner.ask(updateJobStatus, { params, query: { status: 'completed' } })
  return jobId
}
const jobBilling = async (job: number) =>
  dataOf(await askGraphql(server, owner, JobBillingDocument, { job })).jobBilling
const work = async () => dataOf(await askGraphql(server, owner, BillableWorkDocument, {})).billableWork
const voided = (id: number) => askGraphql(server, owner, VoidInvoiceDocument, { id, reason: 'Wrong.', key: newKey() })

const approved = async (patch: object = {}, choice = { package_id: 11, line_ids: [5] }) => {
  const newEstimate = dataOf(
    await askGraphql(server, owner, CreateEstimateDocument, { estimate: { ...OFFER, ...patch }, key: newKey() }),
  )
  const { id } = newEstimate.createEstimate
  dataOf(await askGraphql(server, owner, SendEstimateDocument, { id, again: false, key: newKey() }))
  const answer = { ...APPROVAL, choice }
  dataOf(await askGraphql(server, owner, AnswerEstimateDocument, { id, answer, key: newKey() }))
  return id
}
const countsOf = async (id: number) => {
  const { jobs, invoices } = (await server.state()).tables
  return {
    jobs: jobs.filter(({ estimate_id }) => estimate_id === id).length,
    deposits: invoices.filter(({ estimate_id, is_deposit }) => estimate_id === id && is_deposit).length,
  }
}

describe('an approved estimate that is converted', () => {
  test('becomes a job and the invoice of its deposit', async () => {
    const id = await approved()
    dataOf(await convert(id))
    const { job_id, invoices, amount_billed, amount_to_bill } = await estimate(id)
    const [deposit] = invoices
    const job = (await server.state()).tables.jobs.find((each) => each.id === job_id)
    const { line_items, ...depositInvoice } = (await invoice(deposit?.id)) ?? { line_items: [] }
    expect([job?.estimate_id, invoices.length, amount_billed, amount_to_bill]).toEqual([id, 1, 95.53, 859.78])
    expect(depositInvoice).toMatchObject({
      status: 'draft',
      estimate_id: id,
      is_deposit: true,
      total_amount: 95.53,
      tax_amount: 0,
      billed_before: 0,
    })
    expect(line_items.map(({ service_name, total_price }) => [service_name, total_price])).toEqual([
      [`Deposit for ${(await estimate(id)).estimate_number}`, 95.53],
    ])
  })

  test('makes no invoice where no deposit is asked for', async () => {
    const id = await approved({ deposit_kind: 'none' })
    dataOf(await convert(id))
    expect(await countsOf(id)).toEqual({ jobs: 1, deposits: 0 })
  })

  test('makes no deposit invoice once something of it is billed', async () => {
    const id = await approved()
    dataOf(await bill([id]))
    dataOf(await convert(id))
    expect(await countsOf(id)).toEqual({ jobs: 1, deposits: 0 })
  })

  test('has its deposit also from someone who may not create invoices, who can take both back', async () => {
    const id = await approved()
    const permissions: PermissionName[] = ['billing.view', 'billing.edit', 'jobs.view.all', 'jobs.create']
    const { role } = await owner.ask(createRole, { body: { ...ROLE_DRAFT, permissions, business_id: businessId } })
    await owner.ask(updateUserRoles, { params: { businessId, userId: TECH }, body: { role_ids: [role.id] } })
    const clerk = await signIn(server, demoUser('tech').email)
    const variables = { jobs: [], charges: [], estimates: [id], together: true, key: newKey() }
    expect(refusalOf(await askGraphql(server, clerk, InvoiceWorkDocument, variables))).toMatch(/^403 /)
    dataOf(await askGraphql(server, clerk, ConvertEstimateDocument, { id, slot: SLOT, key: 'clerk' }))
    expect(await countsOf(id)).toEqual({ jobs: 1, deposits: 1 })
    dataOf(await askGraphql(server, clerk, UndoRequestDocument, { request: 'clerk', key: 'clerk-undo' }))
    expect(await countsOf(id)).toEqual({ jobs: 0, deposits: 0 })
  })

  test('is taken back as one: no job, no invoice', async () => {
    const id = await approved()
    dataOf(await convert(id, 'convert'))
    dataOf(await undo('convert'))
    expect([await countsOf(id), (await estimate(id)).job_id]).toEqual([{ jobs: 0, deposits: 0 }, null])
  })

  test('is converted once, however often and in whatever order it is asked for and the page crashes', async () => {
    const seed = 4_360
    const keySequence = fc.array(fc.constantFrom('convert-a', 'convert-b', 'crash'), { minLength: 2, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(keySequence, async (sequence) => {
        await open()
        const id = await approved()
        const answers = [...sequence, 'convert-a'].map((key) => (key === 'crash' ? server.rebuild() : convert(id, key)))
        await Promise.all(answers)
        expect(await countsOf(id)).toEqual({ jobs: 1, deposits: 1 })
      }),
      { seed, numRuns: 12 },
    )
  })
})

describe('an invoice from an approved estimate (X-56)', () => {
  test('bills all of it where nothing was billed, with its lines, tax and discount', async () => {
    const id = await approved({ discount_amount: 5 })
    const [invoiceId] = dataOf(await bill([id])).invoiceWork
    const { line_items, ...full } = (await invoice(invoiceId)) ?? { line_items: [] }
    expect(line_items.map(({ service_name, quantity, total_price }) => [service_name, quantity, total_price])).toEqual([
      ['Bed maintenance', 2, 240],
      ['Mulch', 1.5, 142.5],
      ['Sod', 1, 400],
      ['Lights', 2, 100],
    ])
    expect(full).toMatchObject({ subtotal: 882.5, tax_amount: 72.81, discount_amount: 5, total_amount: 950.31 })
    expect([(await estimate(id)).amount_to_bill, refusalOf(await bill([id]))]).toEqual([
      0,
      `409 ${(await estimate(id)).estimate_number}: It’s fully invoiced.`,
    ])
  })

  test('bills what is left after the deposit, to the cent, and names its job once that is done', async () => {
    const id = await approved()
    dataOf(await convert(id))
    const job_id = await doneJobOf(id)
    const offered = await work()
    expect([
      offered.jobs.some((job) => job.id === job_id),
      offered.estimates.find((each) => each.id === id),
    ]).toMatchObject([false, { id, job_id, amount: 859.78 }])
    const number = (await estimate(id)).estimate_number
    expect(refusalOf(await bill([], [job_id]))).toMatch(
      new RegExp(`^409 JOB-\\d+: Bill its estimate, ${number}, instead.$`),
    )
    const [invoiceId] = dataOf(await bill([id])).invoiceWork
    const rest = await invoice(invoiceId)
    expect([rest?.billed_before, rest?.total_amount, rest?.line_items[0]?.job_id, rest?.estimate_number]).toEqual([
      95.53,
      859.78,
      job_id,
      number,
    ])
  })

  test('bills its job too, also where the work was done later: on the job’s page, in Bill Work and for payouts', async () => {
    const id = await approved({ deposit_kind: 'none' })
    const [invoiceId = 0] = dataOf(await bill([id])).invoiceWork
    dataOf(await convert(id))
    const job = await doneJobOf(id)
    const { invoice_number, client_id } = await invoice(invoiceId)
    const { estimate_number } = await estimate(id)
    const { jobs, estimates } = await work()
    const options = dataOf(await askGraphql(server, owner, PayoutOptionsDocument, { client: client_id })).payoutOptions
    expect([
      await jobBilling(job),
      jobs.filter((each) => each.id === job),
      estimates.filter((each) => each.id === id),
      options.jobs.filter((each) => each.id === job),
      refusalOf(await bill([], [job])),
    ]).toEqual([
      {
        invoice: { id: invoiceId, invoice_number, status: 'draft' },
        estimate: { estimate_number, refusal: 'It’s fully invoiced.' },
      },
      [],
      [],
      [],
      expect.stringMatching(new RegExp(`^409 JOB-\\d+: This job is on ${invoice_number}.$`)),
    ])
  })

  test('that was cut down leaves a rest, which is offered and can be billed', async () => {
    const id = await approved({ deposit_kind: 'none' })
    dataOf(await convert(id))
    const job = await doneJobOf(id)
    const [first = 0] = dataOf(await bill([id])).invoiceWork
    const { line_items } = await invoice(first)
    const changed = { line_items: line_items.slice(0, 1).map(({ total_price: _, ...line }) => line) }
    dataOf(await askGraphql(server, owner, EditInvoiceDocument, { id: first, changed, key: newKey() }))
    const { amount_to_bill } = await estimate(id)
    expect((await work()).estimates.find((each) => each.id === id)?.amount).toBe(amount_to_bill)
    const [second = 0] = dataOf(await bill([id])).invoiceWork
    const both = await Promise.all([first, second].map(invoice))
    expect([
      both.map(({ line_items }) => line_items.flatMap(({ job_id }) => job_id ?? [])),
      both.reduce((sum, { total_amount }) => sum + total_amount, 0),
      (await jobBilling(job)).estimate?.refusal,
    ]).toEqual([[[job], []], 955.31, 'It’s fully invoiced.'])
  })

  test('bills again what a void invoice asked for', async () => {
    const id = await approved()
    dataOf(await convert(id))
    const [deposit] = (await estimate(id)).invoices
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id: deposit?.id ?? 0, key: newKey() }))
    dataOf(await voided(deposit?.id ?? 0))
    expect((await estimate(id)).amount_to_bill).toBe(955.31)
  })

  test('can’t be brought back once another one bills the same', async () => {
    const id = await approved()
    const [first = 0] = dataOf(await bill([id])).invoiceWork
    const key = newKey()
    dataOf(await askGraphql(server, owner, VoidInvoiceDocument, { id: first, reason: 'Wrong.', key }))
    dataOf(await bill([id]))
    expect(refusalOf(await undo(key))).toMatch(/^409 .*bills this part of EST-\d+ by now\./)
  })

  test('is asked for twice at the same time and made once', async () => {
    const id = await approved()
    const answers = await Promise.all([bill([id], [], 'one'), bill([id], [], 'one'), bill([id], [], 'two')])
    const { invoices } = await estimate(id)
    expect([invoices.length, answers.filter(({ errors }) => errors).length]).toEqual([1, 1])
  })

  test('keeps the estimate as it was approved', async () => {
    const id = await approved()
    dataOf(await bill([id]))
    const revise = await askGraphql(server, owner, ReviseEstimateDocument, { id, key: newKey() })
    expect(refusalOf(revise)).toMatch(/^409 INV-\d+ bills this estimate\. Void it first\.$/)
  })

  test('is refused of a draft', async () => {
    const variables = { estimate: OFFER, key: newKey() }
    const { id } = dataOf(await askGraphql(server, owner, CreateEstimateDocument, variables)).createEstimate
    const { estimate_number } = await estimate(id)
    expect(refusalOf(await bill([id]))).toBe(`409 ${estimate_number}: The client has to approve it first.`)
  })
})
