import { describe, expect, test } from 'vitest'
import { PlanAccountDocument, SettlePlanChargeDocument } from '@/contract/graphql/generated/plans'
import { createJob, deleteJob } from '@/contract/jobs'
import { createPlan, listPlans } from '@/contract/plans'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { CLIENT, invoiceOffice } from './invoice-office'
import { JOB_DRAFT, TODAY } from './office'
import { PLAN_DRAFT } from './plan-cases'

const office = invoiceOffice()
const { now, send, pay, voided, bill, undo, work, doneJob } = office
const businessId = 1

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
    const { status, body } = await office.owner.send(deleteJob, { params: { businessId, jobId: job } })
    expect([status, (body as { detail: string }).detail]).toEqual([409, refusal])
    expect(refusalOf(await undo(`completed-${job}`))).toBe(`409 ${refusal}`)
  })

  test('that is not finished is not billed', async () => {
    const { id, job_number } = (await office.owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: CLIENT } })).job
    expect(refusalOf(await bill([id]))).toBe(`409 ${job_number}: Only a completed job can be billed.`)
  })
})

const jobNumber = async (id: number) => {
  const { tables } = await office.server.state()
  return tables.jobs.find((job) => job.id === id)?.job_number
}

describe('a due cycle of a plan', () => {
  const plan = async () => (await office.owner.ask(createPlan, { body: PLAN_DRAFT, key: 'plan' })).plan.id
  const account = async (id: number) =>
    dataOf(await askGraphql(office.server, office.owner, PlanAccountDocument, { plan: id })).planAccount
  const planBalance = async (id: number) =>
    (await office.owner.ask(listPlans)).plans.find((each) => each.id === id)?.outstanding_balance

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
        await askGraphql(office.server, office.owner, SettlePlanChargeDocument, {
          id: charge?.id ?? 0,
          paid: true,
          key: 's',
        }),
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
