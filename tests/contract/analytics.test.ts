import { describe, expect, test } from 'vitest'
import { getReport } from '@/contract/analytics'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  GiveBackInvoicePaymentDocument,
  RecordInvoicePaymentDocument,
  SendInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { assignCrew, createJob, updateJob, updateJobStatus } from '@/contract/jobs'
import type { Currency } from '@/domain/account/vocabulary'
import { REPORTS } from '@/domain/analytics/vocabulary'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { askGraphql, dataOf } from './graphql-office'
import { invoiceNow, newInvoice } from './invoice-cases'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const openOffice = officesPerTest()

const report = async (owner: Person, type: string, period: 'week' | 'month' | 'quarter' | 'year' = 'week') =>
  owner.ask(getReport, { params: { businessId: 1, type }, query: { period } })

const done = async (owner: Person): Promise<number> => {
  const { id } = (await owner.ask(createJob, { body: { ...JOB_DRAFT, scheduled_date: TODAY, estimated_cost: 120 } }))
    .job
  const params = { businessId: 1, jobId: id }
  await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
  for (const status of ['in_progress', 'completed'] as const)
    await owner.ask(updateJobStatus, { params, query: { status }, key: `${status}-${id}` })
  return id
}

const opened = async (
  options: Parameters<typeof openOffice>[0] = {},
): Promise<{ server: MockServer; owner: Person }> => {
  const server = openOffice(options)
  return { server, owner: await signIn(server, OWNER) }
}

describe('a report on the business (EP-044, X-49)', () => {
  test('counts a job once it is completed, on that day', async () => {
    const { owner } = await opened()
    const before = await report(owner, 'revenue')
    const id = await done(owner)
    const after = await report(owner, 'revenue')
    expect(after.total.value - before.total.value).toBe(12_000)
    expect(after.entries.filter((entry) => entry.id === id)).toEqual([
      {
        record: 'job',
        id,
        name: expect.stringMatching(/^JOB-\d+ /),
        day: TODAY,
        value: 12_000,
        groups: [expect.any(String)],
      },
    ])
  })

  test('follows the price of the job, and counts it no more once its completion is taken back', async () => {
    const { owner, server } = await opened()
    const id = await done(owner)
    await owner.ask(updateJob, { params: { businessId: 1, jobId: id }, body: { estimated_cost: 150 } })
    const worthOf = async () => (await report(owner, 'revenue')).entries.find((entry) => entry.id === id)?.value
    expect(await worthOf()).toBe(15_000)
    await askGraphql(server, owner, UndoRequestDocument, { request: `completed-${id}`, key: 'undo-completed' })
    expect(await worthOf()).toBe(undefined)
  })

  test('tells what was invoiced and what was collected from what was earned', async () => {
    const { owner, server } = await opened()
    const totals = async () => {
      const [revenue, invoiced, collected] = await Promise.all(
        ['revenue', 'invoiced', 'collected'].map(async (type) => (await report(owner, type)).total.value),
      )
      return { revenue, invoiced, collected }
    }
    const { revenue = 0, invoiced = 0, collected = 0 } = await totals()
    const id = await newInvoice(server, owner)
    expect(await totals()).toEqual({ revenue, invoiced, collected })

    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send' }))
    const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '', again: true }
    dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...payment, id, amount: 50, key: 'pay' }))

    expect(await totals()).toEqual({ revenue, invoiced: invoiced + 10_000, collected: collected + 5_000 })
    const { entries } = await report(owner, 'collected')
    expect(
      entries.filter((entry) => entry.id === id).map(({ record, day, value, groups }) => [record, day, value, groups]),
    ).toEqual([['invoice', TODAY, 5_000, ['Check']]])
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'pay', key: 'undo-pay' }))
    expect(await totals()).toEqual({ revenue, invoiced: invoiced + 10_000, collected })
  })

  test('tells what is owed, what was paid in full, and what of it went back', async () => {
    const { owner, server } = await opened()
    const figures = async () => {
      const [owed, paid, collected] = await Promise.all(
        ['receivables', 'paid_in_full', 'collected'].map(async (type) => (await report(owner, type)).total.value),
      )
      return { owed, paid, collected }
    }
    const { owed = 0, paid = 0, collected = 0 } = await figures()
    const id = await newInvoice(server, owner)
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send' }))
    expect(await figures()).toEqual({ owed: owed + 10_000, paid, collected })
    const { groups, entries } = await report(owner, 'receivables')
    expect(groups.map(({ name }) => name)).toEqual([
      ...['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'],
    ])
    expect(entries.find((entry) => entry.id === id)?.groups).toEqual(['Current'])

    const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '', again: true }
    dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...payment, id, amount: 100, key: 'pay' }))
    expect(await figures()).toEqual({ owed, paid: paid + 1, collected: collected + 10_000 })
    expect((await report(owner, 'days_to_pay')).entries.find((entry) => entry.id === id)?.value).toBe(0)
    const invoice = await invoiceNow(server, owner, id)
    const back = { id, payment: invoice.payment_history[0]?.id ?? 0, amount: 30, reason: 'Too much', key: 'back' }
    dataOf(await askGraphql(server, owner, GiveBackInvoicePaymentDocument, back))

    expect(await figures()).toEqual({ owed: owed + 3_000, paid, collected: collected + 7_000 })
  })

  test('names the currencies that it leaves out, whichever way the business went (X-27)', async () => {
    const { owner, server } = await opened()
    const count = async (currency: Currency) => {
      const edit = { key: `in-${currency}`, changed: { currency } }
      dataOf(await askGraphql(server, owner, EditPreferencesDocument, edit))
    }
    const excludedCurrencies = async () =>
      Promise.all(['invoiced', 'estimates_answered', 'jobs'].map(async (type) => (await report(owner, type)).left_out))
    expect(await excludedCurrencies()).toEqual([[], [], []])
    await count('EUR')
    const id = await newInvoice(server, owner)
    expect(await excludedCurrencies()).toEqual([['USD'], ['USD'], []])
    await count('USD')
    expect(await excludedCurrencies()).toEqual([[], [], []])
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send' }))
    expect(await excludedCurrencies()).toEqual([['EUR'], ['EUR'], []])
  })

  test('says who did the jobs, and which clients are new', async () => {
    const { owner } = await opened()
    const countOf = async () =>
      (await report(owner, 'crews')).groups.find(({ name }) => name === 'Luis Ortega')?.value ?? 0
    const before = await countOf()
    await done(owner)
    expect(await countOf()).toBe(before + 1)
    const customers = await report(owner, 'customers', 'year')
    expect(customers.total.value).toBe(customers.entries.length)
  })

  test('is on any earlier period, by a day in it', async () => {
    const { owner } = await opened({ scenarios: BUILT_IN })
    const week = await report(owner, 'jobs')
    const query = { period: 'week' as const, on: week.before.last }
    const past = await owner.ask(getReport, { params: { businessId: 1, type: 'jobs' }, query })
    expect(past.span).toEqual(week.before)
    expect(past.bars.map(({ value }) => value)).toEqual(week.bars.map(({ before }) => before))
    expect(past.entries.length).toBe(past.total.value)
  })

  test('reads the history of the sample jobs, and starts again with other sample data', async () => {
    const { owner, server } = await opened({ scenarios: BUILT_IN })
    const jobs = await report(owner, 'jobs', 'quarter')
    expect(jobs.bars.reduce((sum, { value }) => sum + value, 0)).toBe(jobs.entries.length)
    await done(owner)
    await server.reset()
    const again = await signIn(server, OWNER)
    expect((await report(again, 'jobs', 'quarter')).total).toEqual(jobs.total)
  })

  test('says from when there are records: of jobs, clients, invoices and estimates, each of its own business', async () => {
    const { owner, server } = await opened({ scenarios: BUILT_IN })
    const other = await signIn(server, 'owner@hillcountry.demo')
    const began = async (person: Person, businessId: number) =>
      Object.fromEntries(
        await Promise.all(
          REPORTS.map(async (type) => {
            const query = { period: 'year' as const }
            const { records_begin } = await person.ask(getReport, { params: { businessId, type }, query })
            return [type, records_begin] as const
          }),
        ),
      )
    const [jobs, invoices, estimates] = ['2025-11-03', '2025-11-05', '2025-10-16']
    const firstDays = await began(owner, 1)
    expect(firstDays).toEqual({
      ...{ revenue: jobs, jobs, crews: jobs, customers: firstDays.customers },
      ...{
        invoiced: invoices,
        collected: invoices,
        receivables: invoices,
        paid_in_full: invoices,
        days_to_pay: invoices,
      },
      ...{ estimates_answered: estimates, estimates_value: estimates },
    })
    expect(Object.values(await began(other, 2))).toEqual(REPORTS.map(() => null))
  })

  test('is not for everyone, and has its kinds and four periods', async () => {
    const { owner, server } = await opened()
    const tech = await signIn(server, demoUser('tech').email)
    const answered = [
      await tech.send(getReport, { params: { businessId: 1, type: 'jobs' }, query: { period: 'week' } }),
      await owner.send(getReport, { params: { businessId: 1, type: 'weather' }, query: { period: 'week' } }),
      await owner.send(getReport, { params: { businessId: 1, type: 'jobs' }, query: { period: 'day' as 'week' } }),
    ]
    expect(answered.map(({ status, body }) => [status, (body as { detail: string }).detail])).toEqual([
      [403, 'Your role can’t see analytics.'],
      [404, 'Report not found'],
      [422, 'The period is week, month, quarter or year.'],
    ])
  })
})
