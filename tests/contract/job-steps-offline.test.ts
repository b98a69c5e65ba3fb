import { expect, test } from 'vitest'
import { getReport } from '@/contract/analytics'
import { StockMovementsDocument } from '@/contract/graphql/generated/catalog'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { EditServicePlanDocument, PlanAccountDocument } from '@/contract/graphql/generated/plans'
import { assignCrew, createJob, getJob, updateJobStatus } from '@/contract/jobs'
import { createPlan } from '@/contract/plans'
import { createProduct } from '@/contract/products'
import { demoUser } from '@/domain/demo'
import { PRODUCT_DRAFT } from './catalog-cases'
import { askGraphql, dataOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY, WEDNESDAY } from './office'
import { PLAN_DRAFT } from './plan-cases'

const openOffice = officesPerTest()
const businessId = 1
/** Luis, the technician. */
const LUIS = '2'
const MINUTE = 60_000
const STARTED = WEDNESDAY + 30 * MINUTE
/** 10:15 AM in Austin. */
const DONE = WEDNESDAY + 75 * MINUTE
/** 12:20 AM on the next day. */
const SENT = WEDNESDAY + (15 * 60 + 20) * MINUTE
const iso = (at: number) => new Date(at).toISOString()

const office = async () => {
  const clock = stoppedClock()
  const server = openOffice({ clock })
  const owner = await signIn(server, OWNER)
  const given = async (jobId: number) => {
    await owner.ask(assignCrew, { params: { businessId, jobId }, query: { crew_member_ids: LUIS } })
    return jobId
  }
  return {
    server,
    owner,
    given,
    clock,
    job: async (draft: object = {}) =>
      given((await owner.ask(createJob, { body: { ...JOB_DRAFT, scheduled_date: TODAY, ...draft } })).job.id),
    /** The network is back; tokens have expired meanwhile. */
    back: async () => {
      clock.advance(SENT - WEDNESDAY)
      return { owner: await signIn(server, OWNER), luis: await signIn(server, demoUser('tech').email) }
    },
    history: async (person: Person, jobId: number) =>
      dataOf(
        await askGraphql(server, person, HistoryDocument, { stream: `job/${jobId}`, first: 2, before: null }),
      ).history.facts.map(({ type, at, doneAt, timeZone, note }) => ({ type, at, doneAt, timeZone, note })),
  }
}

type Step = 'in_progress' | 'completed'
const step = async (person: Person, jobId: number, status: Step, done_at?: number, more: object = {}) =>
  (
    await person.ask(updateJobStatus, {
      params: { businessId, jobId },
      query: { status, ...(done_at === undefined ? {} : { done_at: iso(done_at) }), ...more },
    })
  ).job

test('work that is sent after midnight counts from when it was done: dates, stock, site time and analytics', async () => {
  const { server, owner, job, back, history } = await office()
  const product = (await owner.ask(createProduct, { body: PRODUCT_DRAFT })).product.id
  const jobId = await job({ planned_materials: [{ product_id: product, quantity: 2 }] })
  await step(owner, jobId, 'in_progress')
  const { owner: again, luis } = await back()
  const { on_site } = await step(luis, jobId, 'completed', DONE, { time_zone: 'America/Denver' })
  const { entries } = await again.ask(getReport, { params: { businessId, type: 'revenue' }, query: { period: 'week' } })
  const [movement] = dataOf(await askGraphql(server, again, StockMovementsDocument, { product })).stockMovements
  expect({
    on_site,
    moved_at: movement?.at,
    earned_on: entries.find(({ id }) => id === jobId)?.day,
    latest: (await history(again, jobId))[0],
  }).toEqual({
    on_site: { from: WEDNESDAY, from_waited: 0, to: SENT, to_waited: (SENT - DONE) / 1_000 },
    moved_at: iso(DONE),
    earned_on: TODAY,
    latest: {
      type: 'job.completed',
      at: iso(SENT),
      doneAt: iso(DONE),
      timeZone: 'America/Denver',
      note: 'Completed',
    },
  })
})

test('a visit that is paid by the visit is charged for the day on which it was done', async () => {
  const { server, owner, given, back } = await office()
  const { id } = (await owner.ask(createPlan, { body: PLAN_DRAFT, key: 'plan' })).plan
  const changed = { billing_cycle: 'per_service' as const }
  dataOf(await askGraphql(server, owner, EditServicePlanDocument, { id, changed, was: null, key: 'edit' }))
  const account = async (person: Person) =>
    dataOf(await askGraphql(server, person, PlanAccountDocument, { plan: id })).planAccount
  const visit = (await account(owner)).visits.find(({ due_date }) => due_date === TODAY)?.job_id ?? 0
  await step(owner, await given(visit), 'in_progress')
  const { owner: again, luis } = await back()
  await step(luis, visit, 'completed', DONE)
  const charges = (await account(again)).charges.filter(({ job_id }) => job_id === visit)
  expect(charges.map(({ due_date }) => due_date)).toEqual([TODAY])
})

test('work that was done before its job was marked missed is taken, and history says so', async () => {
  const { job, back, history } = await office()
  const jobId = await job()
  const { owner, luis } = await back()
  expect((await owner.ask(getJob, { params: { businessId, jobId } })).job.status).toBe('missed')
  await step(luis, jobId, 'in_progress', STARTED)
  const { status } = await step(luis, jobId, 'completed', DONE)
  expect([status, await history(owner, jobId)]).toEqual([
    'completed',
    [
      { type: 'job.completed', at: iso(SENT), doneAt: iso(DONE), timeZone: null, note: 'Completed' },
      {
        type: 'job.started',
        at: iso(SENT),
        doneAt: iso(STARTED),
        timeZone: null,
        note: 'Started before it was marked as missed',
      },
    ],
  ])
})

test('a step that says no time, and one of an earlier release, count from when they came or waited', async () => {
  const { job, owner } = await office()
  const jobId = await job()
  const waited = { params: { businessId, jobId }, query: { status: 'in_progress' as const }, waited: 120 }
  const begun = (await owner.ask(updateJobStatus, waited)).job.on_site
  const ended = (await step(owner, jobId, 'completed')).on_site
  expect([begun, ended]).toEqual([
    { from: WEDNESDAY, from_waited: 120, to: null, to_waited: 0 },
    { from: WEDNESDAY, from_waited: 120, to: WEDNESDAY, to_waited: 0 },
  ])
})

test('a time in the future counts as now, and one before the job’s previous step as that step’s', async () => {
  const { job, owner, clock } = await office()
  const jobId = await job()
  clock.advance(5 * MINUTE)
  const now = clock.now()
  const begun = (await step(owner, jobId, 'in_progress', now + 90 * MINUTE)).on_site
  clock.advance(5 * MINUTE)
  const ended = (await step(owner, jobId, 'completed', now - 2 * MINUTE)).on_site
  expect([begun?.from_waited, ended?.to_waited]).toEqual([0, 5 * 60])
})
