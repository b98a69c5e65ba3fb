import { describe, expect, test } from 'vitest'
import { getReport } from '@/contract/analytics'
import { StockMovementsDocument } from '@/contract/graphql/generated/catalog'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { EditServicePlanDocument, PlanAccountDocument } from '@/contract/graphql/generated/plans'
import { SettleStepConflictDocument, StepConflictsDocument } from '@/contract/graphql/generated/step-conflicts'
import { assignCrew, createJob, getJob, updateJobStatus } from '@/contract/jobs'
import { createPlan } from '@/contract/plans'
import { createProduct } from '@/contract/products'
import { demoUser } from '@/domain/demo/demo'
import { PRODUCT_DRAFT } from './catalog-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY, WEDNESDAY } from './office'
import { PLAN_DRAFT } from './plan-cases'

const openOffice = officesPerTest()
const businessId = 1
const LUIS = '2'
const MINUTE = 60_000
const STARTED = WEDNESDAY + 30 * MINUTE
const DONE = WEDNESDAY + 75 * MINUTE
const SENT = WEDNESDAY + (15 * 60 + 20) * MINUTE
const iso = (at: number) => new Date(at).toISOString()

const office = async () => {
  const clock = stoppedClock()
  const server = openOffice({ clock })
  const owner = await signIn(server, OWNER)
  const withCrew = async (jobId: number) => {
    await owner.ask(assignCrew, { params: { businessId, jobId }, query: { crew_member_ids: LUIS } })
    return jobId
  }
  return {
    server,
    owner,
    given: withCrew,
    clock,
    job: async (draft: object = {}) =>
      withCrew((await owner.ask(createJob, { body: { ...JOB_DRAFT, scheduled_date: TODAY, ...draft } })).job.id),
    /** Tokens have expired by the time the network is back. */
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
const sent = (person: Person, jobId: number, status: Step, done_at?: number, more: object = {}) =>
  person.ask(updateJobStatus, {
    params: { businessId, jobId },
    query: { status, ...(done_at === undefined ? {} : { done_at: iso(done_at) }), ...more },
  })
const step = async (...args: Parameters<typeof sent>) => (await sent(...args)).job

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

describe('work on a job that the office changed before it was sent', () => {
  const held = async (change: (owner: Person, jobId: number) => Promise<unknown>) => {
    const { server, owner, job, clock, history } = await office()
    const jobId = await job()
    clock.advance(180 * MINUTE)
    const noon = await signIn(server, OWNER)
    await change(noon, jobId)
    clock.advance(SENT - WEDNESDAY - 180 * MINUTE)
    const [again, luis] = [await signIn(server, OWNER), await signIn(server, demoUser('tech').email)]
    const answers = [
      await sent(luis, jobId, 'in_progress', STARTED),
      await sent(luis, jobId, 'completed', DONE, { notes: 'Gate left open' }),
    ]
    const conflicts = async (person: Person) =>
      dataOf(await askGraphql(server, person, StepConflictsDocument, {})).stepConflicts
    const settle = (person: Person, choice: 'record' | 'note' | 'discard', id = 1) =>
      askGraphql(server, person, SettleStepConflictDocument, { id, choice, key: choice })
    return { before: owner, owner: again, luis, jobId, answers, conflicts, settle, history }
  }
  const cancelled = (owner: Person, jobId: number) =>
    owner.ask(updateJobStatus, { params: { businessId, jobId }, query: { status: 'cancelled' } })
  const reassigned = (owner: Person, jobId: number) =>
    owner.ask(assignCrew, { params: { businessId, jobId }, query: { crew_member_ids: '1' } })
  const reason = 'Dana Whitfield changed the job on Wed, Nov 18, 12:00 PM: Cancelled.'

  test('is kept whole, and shown to the person who did it and to the office', async () => {
    const { owner, luis, jobId, answers, conflicts } = await held(cancelled)
    expect(answers.map(({ job, conflict }) => [job.status, conflict])).toEqual([
      ['cancelled', { id: 1, reason }],
      ['cancelled', { id: 1, reason }],
    ])
    const common = { photos: 0, signed_by: null, time_zone: null, sent_at: iso(SENT) }
    const conflict = {
      id: 1,
      job_id: jobId,
      job: expect.stringMatching(/^JOB-\d+ Hedge trimming$/),
      status: 'cancelled',
      user_id: expect.any(Number),
      user_name: 'Luis Ortega',
      reason,
      steps: [
        { command: 'start', notes: '', done_at: iso(STARTED), ...common },
        { command: 'complete', notes: 'Gate left open', done_at: iso(DONE), ...common },
      ],
    }
    expect([await conflicts(owner), await conflicts(luis)]).toEqual([[conflict], [conflict]])
  })

  test('is recorded by the office as done then, with its crew and its site time', async () => {
    const { owner, luis, jobId, conflicts, settle, history } = await held(reassigned)
    expect(refusalOf(await settle(luis, 'record'))).toBe('403 Only the office can record it.')
    expect(dataOf(await settle(owner, 'record')).settleStepConflict).toBe(jobId)
    const { job } = await owner.ask(getJob, { params: { businessId, jobId } })
    const [latest] = await history(owner, jobId)
    expect([job.status, job.assigned_crew_members, job.on_site?.to_waited, latest, await conflicts(owner)]).toEqual([
      'completed',
      [Number(LUIS)],
      (SENT - DONE) / 1_000,
      {
        type: 'job.late_work_recorded',
        at: iso(SENT),
        doneAt: iso(DONE),
        timeZone: null,
        note: 'Completed by Luis Ortega: Gate left open',
      },
      [],
    ])
    expect(refusalOf(await settle(owner, 'discard'))).toBe('409 Someone has settled this already.')
  })

  test('is kept as a note by the person who did it, and the job stays as it is', async () => {
    const { owner, luis, jobId, settle, history } = await held(cancelled)
    expect(dataOf(await settle(luis, 'note')).settleStepConflict).toBe(jobId)
    const [latest] = await history(owner, jobId)
    expect([(await owner.ask(getJob, { params: { businessId, jobId } })).job.status, latest?.note]).toEqual([
      'cancelled',
      'Luis Ortega completed the work on Wed, Nov 18, 10:15 AM: Gate left open',
    ])
  })

  test('is kept too where the office changed the job first and the device had not heard', async () => {
    const { owner, job, back } = await office()
    const [stopped, passedOn] = [await job(), await job()]
    await cancelled(owner, stopped)
    await reassigned(owner, passedOn)
    const { luis } = await back()
    const change = 'Dana Whitfield changed the job on Wed, Nov 18, 9:00 AM:'
    expect([
      (await sent(luis, stopped, 'in_progress', STARTED)).conflict,
      (await sent(luis, stopped, 'completed', DONE)).conflict,
      (await sent(luis, passedOn, 'in_progress', STARTED)).conflict,
    ]).toEqual([
      { id: 1, reason: `${change} Cancelled.` },
      { id: 1, reason: `${change} Cancelled.` },
      { id: 2, reason: `${change} Reassigned to Marcus Bell.` },
    ])
  })

  test('is refused as ever where it was done before, the job was never theirs, or it was pressed just now', async () => {
    const { server, owner, job, back } = await office()
    const others = (await owner.ask(createJob, { body: { ...JOB_DRAFT, scheduled_date: TODAY } })).job.id
    const [own, finished] = [await job(), await job()]
    await reassigned(owner, others)
    await cancelled(owner, own)
    const luisThen = await signIn(server, demoUser('tech').email)
    await step(luisThen, finished, 'in_progress')
    await step(luisThen, finished, 'completed')
    const answer = async (person: Person, jobId: number, done_at: number) =>
      (
        await person.send(updateJobStatus, {
          params: { businessId, jobId },
          query: { status: 'in_progress', done_at: iso(done_at) },
        })
      ).status
    const now = await answer(luisThen, own, WEDNESDAY)
    const { luis } = await back()
    expect([now, await answer(luis, others, DONE), await answer(luis, finished, DONE)]).toEqual([409, 403, 409])
  })

  test('what was done longer ago than the limit is confirmed by a person', async () => {
    const { server, job, clock } = await office()
    const jobId = await job({ scheduled_date: '2026-11-30' })
    clock.advance(8 * 24 * 60 * MINUTE)
    const luis = await signIn(server, demoUser('tech').email)
    expect((await sent(luis, jobId, 'in_progress', STARTED)).conflict).toEqual({
      id: 1,
      reason: 'It was done on Wed, Nov 18, 9:30 AM, more than 7 days before it was sent.',
    })
  })
})
