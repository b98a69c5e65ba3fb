import { beforeEach, describe, expect, test } from 'vitest'
import { deleteClient } from '@/contract/clients'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { InvoiceWorkDocument, SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import {
  CatchUpPlansDocument,
  ChangePlanStatusDocument,
  CreatePlanTemplateDocument,
  EditPlanTemplateDocument,
  PlanAccountDocument,
  PlanTemplatesDocument,
} from '@/contract/graphql/generated/plans'
import { EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { assignCrew, deleteJob, listJobs, updateJobStatus } from '@/contract/jobs'
import { createPlan, listPlans } from '@/contract/plans'
import { demoUser } from '@/domain/demo/demo'
import { judgePlan, PLAN_COMMANDS, type PlanCommand } from '@/domain/service-plan/commands'
import { PLAN_STATUSES, type PlanStatus } from '@/domain/service-plan/vocabulary'
import { plusDays } from '@/domain/time/calendar'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { actor } from '../fixtures/records'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY } from './office'
import { PLAN_DRAFT } from './plan-cases'

const openOffice = officesPerTest()
const businessId = 1
const WEEKS = [0, 7, 14, 21, 28].map((days) => plusDays(TODAY, days))

let server: MockServer
let owner: Person
let clock: MovableClock
beforeEach(async () => {
  clock = stoppedClock()
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
})

const create = async (patch: object = {}) =>
  (await owner.ask(createPlan, { body: { ...PLAN_DRAFT, ...patch }, key: encodeURIComponent(JSON.stringify(patch)) }))
    .plan
const planNow = async (id: number) => (await owner.ask(listPlans)).plans.find((plan) => plan.id === id)
const account = async (plan: number) =>
  dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan })).planAccount
const change = (id: number, command: 'pause' | 'resume' | 'cancel' | 'complete', person = owner) =>
  askGraphql(server, person, ChangePlanStatusDocument, { id, command, key: command })
const catchUp = async (plans: number[], skip: boolean) =>
  dataOf(await askGraphql(server, owner, CatchUpPlansDocument, { plans, skip, key: `catch-${skip}` })).catchUpPlans
const undo = (request: string) => askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` })
const later = async (days: number) => {
  clock.advance(days * DAY)
  owner = await signIn(server, OWNER)
}
const setStatus = (jobId: number, status: 'in_progress' | 'completed' | 'cancelled', key: string) =>
  owner.ask(updateJobStatus, { params: { businessId, jobId }, query: { status }, key })
const begin = async (jobId: number) => {
  await owner.ask(assignCrew, { params: { businessId, jobId }, query: { crew_member_ids: '2' } })
  await setStatus(jobId, 'in_progress', `begin-${jobId}`)
}

describe('a plan that is made', () => {
  test('has the terms of its template, its visits of four weeks, and what falls due at once', async () => {
    const plan = await create()
    expect(plan).toMatchObject({
      plan_name: 'Weekly Lawn Care',
      status: 'active',
      billing_cycle: 'monthly',
      next_service_date: TODAY,
      next_billing_date: '2026-12-18',
      total_services_completed: 0,
      total_services_scheduled: 5,
      outstanding_balance: 26_000,
    })
    const { visits, charges } = await account(plan.id)
    expect(visits.map(({ due_date, status }) => [due_date, status])).toEqual(WEEKS.map((day) => [day, 'scheduled']))
    expect(charges.map(({ due_date, amount }) => [due_date, amount])).toEqual([[TODAY, 260]])
    const { jobs } = await owner.ask(listJobs, { query: { client_id: '40', per_page: '100' } })
    expect(
      jobs.filter(({ plan_id }) => plan_id === plan.id).map(({ title, description }) => [title, description]),
    ).toEqual(WEEKS.map(() => ['Weekly Lawn Care', 'Side gate is open']))
  })

  test('is billed in the cycle that was chosen', async () => {
    expect((await create({ billing_cycle: 'quarterly' })).outstanding_balance).toBe(78_000)
  })

  test.each([
    [{ start_date: '2026-11-17' }, 'This day has passed. Choose today or a later day.'],
    [{ start_date: '2027-12-01' }, 'Choose a day within a year from today'],
    [{ template_id: 99 }, 'There is no such template.'],
    [{ template_id: 6 }, 'This template is inactive. Make it active first.'],
    [{ client_id: 999 }, 'There is no such client.'],
    [{ property_id: 1 }, 'This property was deleted or is another client’s.'],
  ])('is refused with %o', async (patch, detail) => {
    const { status, body } = await owner.send(createPlan, { body: { ...PLAN_DRAFT, ...patch } })
    expect([status, (body as { detail: string }).detail]).toEqual([422, detail])
  })

  test('is made once, and not a second time for the same client', async () => {
    const plan = await create()
    expect(await create()).toEqual(plan)
    const { status, body } = await owner.send(createPlan, { body: PLAN_DRAFT })
    expect([status, (body as { detail: string }).detail]).toEqual([422, 'This client already has this plan.'])
  })

  test('is for those who manage services', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    expect([(await tech.send(listPlans)).status, (await tech.send(createPlan, { body: PLAN_DRAFT })).status]).toEqual([
      403, 403,
    ])
  })

  test('keeps its client from being deleted', async () => {
    await create({ start_date: '2027-03-01' })
    const { status, body } = await owner.send(deleteClient, { params: { businessId, clientId: 40 } })
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'This client has 1 service plan. Cancel it first.',
    ])
  })
})

describe('the life of a plan', () => {
  test('pausing calls visits off but the one under way, and resuming plans them again', async () => {
    const { id } = await create()
    const [first] = (await account(id)).visits
    await begin(first?.job_id ?? 0)
    expect(dataOf(await change(id, 'pause')).changePlanStatus).toEqual({ id, status: 'paused' })
    expect((await account(id)).visits.map(({ status }) => status)).toEqual([
      'in_progress',
      ...Array.from({ length: 4 }, () => 'cancelled'),
    ])
    expect(await planNow(id)).toMatchObject({ next_billing_date: null, outstanding_balance: 26_000 })
    await later(40)
    expect((await account(id)).charges.length).toBe(1)
    expect(dataOf(await change(id, 'resume')).changePlanStatus).toEqual({ id, status: 'active' })
    const coming = (await account(id)).visits.filter(({ status }) => status === 'scheduled')
    expect(coming.map(({ due_date }) => due_date)).toEqual([42, 49, 56, 63].map((days) => plusDays(TODAY, days)))
    expect((await planNow(id))?.next_billing_date).toBe('2027-01-18')
  })

  test('resuming on the day of a cycle does not charge it again', async () => {
    const { id } = await create()
    await change(id, 'pause')
    await change(id, 'resume')
    expect(await planNow(id)).toMatchObject({ outstanding_balance: 26_000, next_billing_date: '2026-12-18' })
  })

  test('resuming at once leaves the visit under way alone', async () => {
    const { id } = await create()
    await begin((await account(id)).visits[0]?.job_id ?? 0)
    await change(id, 'pause')
    await change(id, 'resume')
    const visits = (await account(id)).visits.filter(({ status }) => status !== 'cancelled')
    expect(visits.map(({ due_date }) => due_date)).toEqual(WEEKS)
  })

  test('pausing is undone with the visits that it cancelled', async () => {
    const { id } = await create()
    const before = [await planNow(id), await account(id)]
    await change(id, 'pause')
    expect(dataOf(await undo('pause')).undoRequest.count).toBe(6)
    expect([await planNow(id), await account(id)]).toEqual(before)
  })

  test('cancelling ends it, and keeps the balance', async () => {
    const { id } = await create()
    dataOf(await change(id, 'cancel'))
    expect(await planNow(id)).toMatchObject({
      status: 'cancelled',
      next_service_date: null,
      outstanding_balance: 26_000,
      total_services_scheduled: 0,
    })
    expect(refusalOf(await change(id, 'resume'))).toBe('409 This plan is cancelled already.')
    expect(refusalOf(await change(99, 'pause'))).toBe('404 Service plan not found')
  })

  test('completing keeps what is scheduled and adds no more', async () => {
    const { id } = await create()
    dataOf(await change(id, 'complete'))
    await later(2)
    const plan = await planNow(id)
    expect([plan?.status, plan?.total_services_scheduled, plan?.next_billing_date]).toEqual(['completed', 5, null])
  })
})

const WAYS: Record<PlanStatus, PlanCommand | null> = {
  active: null,
  paused: 'pause',
  completed: 'complete',
  cancelled: 'cancel',
}

test.each(PLAN_STATUSES)(
  'of a plan that is %s, the back end takes the very steps that the rules allow',
  async (status) => {
    const answers: string[] = []
    const rules: string[] = []
    for (const [index, command] of PLAN_COMMANDS.entries()) {
      const { id } = await create({ client_id: 30 + index })
      const way = WAYS[status]
      const step = async (nextCommand: PlanCommand, key: string) =>
        refusalOf(
          await askGraphql(server, owner, ChangePlanStatusDocument, { id, command: nextCommand, key: `${key}-${id}` }),
        )
      if (way) await step(way, 'way')
      answers.push(await step(command, 'asked'))
      const verdict = judgePlan(actor(), command, { status })
      rules.push(verdict.ok ? 'answered' : `409 ${verdict.reason}`)
    }
    expect(answers).toEqual(rules)
  },
)

describe('the clock', () => {
  test('schedules each visit once and charges each cycle once', async () => {
    const { id } = await create()
    for (const days of [7, 7, 7, 9]) await later(days)
    const { visits, charges } = await account(id)
    expect(visits.map(({ due_date }) => due_date)).toEqual(
      Array.from({ length: 9 }, (_, week) => plusDays(TODAY, week * 7)),
    )
    expect(charges.map(({ due_date }) => due_date)).toEqual(['2026-12-18', TODAY])
  })

  test('moves the next day of a charge on, and finds nothing more to do that day', async () => {
    const { id } = await create()
    await later(31)
    expect((await planNow(id))?.next_billing_date).toBe('2027-01-18')
    const askHistory = () =>
      askGraphql(server, owner, HistoryDocument, { stream: `service_plan/${id}`, first: 50, before: null })
    const before = dataOf(await askHistory()).history.facts
    await planNow(id)
    expect(dataOf(await askHistory()).history.facts).toEqual(before)
  })

  test('asks about what went by while no one was here, and charges it once', async () => {
    const { id } = await create()
    await later(60)
    const gone = [35, 42, 49, 56].map((days) => plusDays(TODAY, days))
    expect(await planNow(id)).toMatchObject({
      unscheduled_dates: gone,
      next_service_date: plusDays(TODAY, 63),
      outstanding_balance: 52_000,
    })
    expect(await catchUp([id], false)).toBe(1)
    expect(await planNow(id)).toMatchObject({ unscheduled_dates: [], next_service_date: plusDays(TODAY, 60) })
  })

  test('goes on without what is skipped', async () => {
    const { id } = await create()
    await later(60)
    expect(await catchUp([id], true)).toBe(0)
    expect(await planNow(id)).toMatchObject({ unscheduled_dates: [], next_service_date: plusDays(TODAY, 63) })
    expect(await catchUp([id], false)).toBe(0)
  })
})

describe('a plan counted from the last completion', () => {
  const FROM_COMPLETION = { template_id: 2 }

  test('has its next visit, and what it costs, when one is completed; undo brings both back', async () => {
    const { id } = await create(FROM_COMPLETION)
    const [first, ...others] = (await account(id)).visits
    expect([first?.due_date, others]).toEqual([TODAY, []])
    await begin(first?.job_id ?? 0)
    const before = [await planNow(id), await account(id)]
    await setStatus(first?.job_id ?? 0, 'completed', 'done')
    expect(await planNow(id)).toMatchObject({
      next_service_date: plusDays(TODAY, 14),
      total_services_completed: 1,
      outstanding_balance: 7_500,
    })
    expect(dataOf(await undo('done')).undoRequest.count).toBe(4)
    expect([await planNow(id), await account(id)]).toEqual(before)
  })

  test('keeps a visit that was charged for', async () => {
    const { id } = await create(FROM_COMPLETION)
    const jobId = (await account(id)).visits[0]?.job_id ?? 0
    await begin(jobId)
    await setStatus(jobId, 'completed', 'done')
    const { status, body } = await owner.send(deleteJob, { params: { businessId, jobId } })
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'This visit was charged to its service plan. Undo its completion first.',
    ])
  })

  test('goes on a step after a visit that was cancelled', async () => {
    const { id } = await create(FROM_COMPLETION)
    await setStatus((await account(id)).visits[0]?.job_id ?? 0, 'cancelled', 'off')
    expect((await planNow(id))?.next_service_date).toBe(plusDays(TODAY, 14))
  })
})

describe('templates', () => {
  const TEMPLATE = { name: 'Pond Care', billing_cycle: 'monthly', price_per_cycle: 80, price_per_service: 40 }
  const add = (patch: object, key = encodeURIComponent(JSON.stringify(patch))) =>
    askGraphql(server, owner, CreatePlanTemplateDocument, { template: { ...TEMPLATE, ...patch }, key })

  test('are added', async () => {
    const { id } = dataOf(await add({})).createPlanTemplate
    const { planTemplates } = dataOf(await askGraphql(server, owner, PlanTemplatesDocument, {}))
    expect(planTemplates.find((template) => template.id === id)).toMatchObject(TEMPLATE)
  })

  test.each([
    [{ name: 'weekly lawn care' }, '422 A template with this name already exists.'],
    [{ name: ' ' }, '422 Name is required'],
    [{ price_per_cycle: -1 }, '422 Use an amount of 0 or more'],
    [{ price_per_cycle: 9.999 }, '422 Use at most two decimals'],
    [{ price_per_cycle: 0 }, '422 Price per cycle is required'],
    [{ billing_cycle: 'per_service', price_per_service: 0 }, '422 Price per service is required'],
    [{ min_contract_months: 61 }, '422 Use whole months from 0 to 60'],
  ])('are refused with %o', async (patch, refusal) => {
    expect(refusalOf(await add(patch))).toBe(refusal)
  })

  test('that are edited leave the plans made from them as they are', async () => {
    const plan = await create()
    const changed = { price_per_cycle: 300, name: 'Weekly Lawn Plus' }
    dataOf(
      await askGraphql(server, owner, EditPlanTemplateDocument, {
        id: 1,
        changed,
        was: { price_per_cycle: 260 },
        key: 'edit',
      }),
    )
    expect(await planNow(plan.id)).toEqual(plan)
  })
})

test('what is due of a plan is told apart by the currencies that its charges were invoiced in (X-27)', async () => {
  const { id } = await create()
  const [charge] = (await account(id)).charges
  const work = { jobs: [], charges: [charge?.id ?? 0], estimates: [], together: false, key: 'bill' }
  const [invoice = 0] = dataOf(await askGraphql(server, owner, InvoiceWorkDocument, work)).invoiceWork
  dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id: invoice, key: 'send' }))
  const before = await planNow(id)
  expect(before?.earlier_balances).toBeUndefined()
  const changed = { currency: 'EUR' }
  dataOf(await askGraphql(server, owner, EditPreferencesDocument, { changed, key: 'euros' }))
  expect(await planNow(id)).toMatchObject({
    outstanding_balance: 0,
    earlier_balances: [{ amount: before?.outstanding_balance, currency: 'USD' }],
  })
  expect((await account(id)).charges.map(({ currency }) => currency)).toEqual(['USD'])
})
