import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getReport } from '@/contract/analytics'
import { PredictiveDocument } from '@/contract/graphql/generated/equipment'
import { createJob, getJob, listJobs, updateJobStatus } from '@/contract/jobs'
import { autoSchedule } from '@/contract/schedules'
import { listServices } from '@/contract/services'
import { demoUser } from '@/domain/demo/demo'
import { createClock } from '@/domain/time/clock'
import { Conflict, type EventLog } from '@/events/log'
import { type FactEntry, type MockServer, memoryFactLog } from '@/mock-server'
import { askGraphql } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, WEDNESDAY } from './office'

const office = officesPerTest()

let log: EventLog<FactEntry>
let server: MockServer
let owner: Person

beforeEach(async () => {
  log = memoryFactLog()
  server = office({ log })
  owner = await signIn(server, OWNER)
})

const create = (key: string, body = JOB_DRAFT) => owner.send(createJob, { key, body })
const createdJobCount = async () => (await log.readAfter(0)).filter(({ type }) => type === 'job.created').length

describe('a request sent twice under one key', () => {
  test('is done once and answered alike', async () => {
    const first = await create('intent-1')
    const again = await create('intent-1')
    expect(again).toEqual({ ...first, headers: expect.anything() })
    expect(await createdJobCount()).toBe(1)
  })

  test('is done once even when both are under way together', async () => {
    const [first, again] = await Promise.all([create('intent-1'), create('intent-1')])
    expect(again?.body).toEqual(first?.body)
    expect(await createdJobCount()).toBe(1)
  })

  test('is recognised after a reload, and answered as it was then', async () => {
    const first = await create('intent-1')
    const { job } = await owner.ask(createJob, { key: 'intent-2', body: JOB_DRAFT })
    const query = { status: 'cancelled' } as const
    const cancel = () => owner.send(updateJobStatus, { key: 'c', params: { businessId: 1, jobId: job.id }, query })
    const cancelled = await cancel()
    server.shutdown()

    server = office({ log })
    owner = await signIn(server, OWNER)
    expect((await create('intent-1')).body).toEqual(first.body)
    expect(await cancel()).toMatchObject({ status: 200, body: cancelled.body })
    expect(await createdJobCount()).toBe(2)
  })

  test('is done once when its first answer got lost on the way', async () => {
    server.faults.loseNext('POST')
    await expect(create('intent-1')).rejects.toEqual(new TypeError('Failed to fetch'))
    expect(await createdJobCount()).toBe(1)
    expect(await create('intent-1')).toMatchObject({ status: 201 })
    expect(await createdJobCount()).toBe(1)
  })

  test('but with another content is refused', async () => {
    await create('intent-1')
    expect(await create('intent-1', { ...JOB_DRAFT, title: 'Other' })).toMatchObject({
      status: 422,
      body: { detail: 'This Idempotency-Key was used for another request.' },
    })
  })

  test('by two people is two requests', async () => {
    await create('intent-1')
    const manager = await signIn(server, demoUser('manager').email)
    expect(await manager.send(createJob, { key: 'intent-1', body: JOB_DRAFT })).toMatchObject({ status: 201 })
    expect(await createdJobCount()).toBe(2)
  })

  test('was refused the first time, so it is judged again', async () => {
    const wrong = { ...JOB_DRAFT, client_id: 9999 }
    expect(await create('intent-1', wrong)).toMatchObject({ status: 422 })
    expect(await create('intent-1')).toMatchObject({ status: 201 })
  })
})

describe('ordered troubles', () => {
  test('the next matching request fails before anything is done, once', async () => {
    server.faults.failNext('POST /api/businesses/1/jobs', 503)
    expect(await owner.send(listJobs)).toMatchObject({ status: 200 })
    expect(await create('intent-1')).toMatchObject({
      status: 503,
      body: { detail: 'The server is having trouble. Please try again.' },
    })
    expect(await createdJobCount()).toBe(0)
    expect(await create('intent-1')).toMatchObject({ status: 201 })
  })

  test('the next matching request is answered with what is ordered, and nothing is done', async () => {
    server.faults.answerNext('POST /api/businesses/1/jobs', 500, {})
    expect(await create('intent-1')).toMatchObject({ status: 500, body: {} })
    expect(await createdJobCount()).toBe(0)
    expect(await create('intent-1')).toMatchObject({ status: 201 })
  })

  test('offline fails like the browser does, until it is over', async () => {
    server.faults.offline(true)
    await expect(owner.send(listJobs)).rejects.toEqual(new TypeError('Failed to fetch'))
    server.faults.offline(false)
    expect(await owner.send(listJobs)).toMatchObject({ status: 200 })
  })

  test('a share of requests fails, the same ones in every run with the same seed', async () => {
    const run = async () => {
      const flaky = office({ log, seed: 7 })
      const person = await signIn(flaky, OWNER)
      flaky.faults.failRate(0.5)
      const statuses: number[] = []
      for (let i = 0; i < 20; i++) statuses.push((await person.send(listJobs)).status)
      return statuses
    }
    const statuses = await run()
    expect(await run()).toEqual(statuses)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  test('answers take as long as the latency says, and a schedule, a report, the catalog and predictions longer', async () => {
    const waits: number[] = []
    const clock = createClock({
      now: () => WEDNESDAY,
      setTimeout(fn, ms) {
        waits.push(ms)
        queueMicrotask(fn)
      },
      clearTimeout: () => undefined,
    })
    const slow = office({ clock, latency: { min: 100, max: 100 } })
    const person = await signIn(slow, OWNER)
    await person.ask(listJobs)
    slow.faults.latency({ min: 0, max: 300 })
    await person.ask(autoSchedule, { body: { date: '2026-11-20' } })
    await person.ask(getReport, { params: { businessId: 1, type: 'jobs' }, query: { period: 'week' } })
    await person.ask(listServices)
    await askGraphql(slow, person, PredictiveDocument, {})
    slow.faults.latency({ min: 700, max: 700 })
    await person.ask(listServices)
    slow.faults.latency({ min: 0, max: 0 })
    await person.ask(listJobs)

    const [, , schedule, ...others] = waits
    expect(waits.slice(0, 2)).toEqual([100, 100])
    expect(schedule).toBeGreaterThanOrEqual(1500)
    expect(others).toEqual([1000, 500, 1000, 700])
  })

  test.each(['before', 'while'])('a request aborted %s it waits ends at once and does nothing', async (when) => {
    const stop = new AbortController()
    const clock = createClock({
      now: () => WEDNESDAY,
      setTimeout: () => queueMicrotask(() => stop.abort()),
      clearTimeout: () => undefined,
    })
    const slow = office({ log, clock, latency: { min: 100, max: 100 } })
    const waiting = slow.fetch('/api/businesses/1/jobs', {
      method: 'POST',
      body: JSON.stringify(JOB_DRAFT),
      headers: { authorization: `Bearer ${owner.token}` },
      signal: stop.signal,
    })
    if (when === 'before') stop.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(await createdJobCount()).toBe(0)
  })
})

describe('whatever is sent', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    server
      .fetch(path, { method: 'POST', body, headers: { authorization: `Bearer ${owner.token}`, ...headers } })
      .then(async (response) => ({ status: response.status, body: await response.json() }))

  test.each([
    ['no JSON', '{"client_id":', 400],
    ['nothing', '', 400],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['wrong types', JSON.stringify({ ...JOB_DRAFT, client_id: '3', estimated_cost: '1' }), 422],
    ['an endless number', '{"estimated_cost":1e999}', 422],
    ['far too much', JSON.stringify({ ...JOB_DRAFT, description: 'x'.repeat(300_000) }), 413],
  ])('a body with %s is refused', async (_case, body, status) => {
    expect(await post('/api/businesses/1/jobs', body)).toMatchObject({ status })
    expect(await createdJobCount()).toBe(0)
  })

  test.each([
    ['another business', '/api/businesses/2/jobs', 403],
    ['no business', '/api/businesses/abc/jobs', 404],
    ['a negative business', '/api/businesses/-1/jobs', 404],
    ['a broken path', '/api/businesses/%E0%A4%A/jobs', 404],
  ])('%s is refused', async (_case, path, status) => {
    expect(await post(path, JSON.stringify(JOB_DRAFT))).toMatchObject({ status })
  })

  test.each(['abc', '0', '-3', '1.5', '1e3', '99999999', '999999999999999999999', '__proto__'])(
    'a job called %s is not found',
    async (jobId) => {
      const { status, body } = await owner.send(getJob, { params: { businessId: 1, jobId } })
      expect({ status, body }).toEqual({ status: 404, body: { detail: 'Job not found' } })
    },
  )

  test.each(['page=0', 'page=-1', 'page=x', 'per_page=1.5', 'per_page=100000', 'status=gone', 'date=18.11.2026'])(
    'a list asked with %s is refused',
    async (query) => {
      const response = await server.fetch(`/api/businesses/1/jobs?${query}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
      expect([response.status, await response.json()]).toEqual([
        422,
        { detail: expect.any(String), errors: [{ path: query.split('=')[0], message: expect.any(String) }] },
      ])
    },
  )

  test('a key that is no key is refused', async () => {
    const answered = await post('/api/businesses/1/jobs', JSON.stringify(JOB_DRAFT), { 'idempotency-key': 'a b' })
    expect(answered).toEqual({ status: 400, body: { detail: 'The Idempotency-Key is not usable.' } })
  })
})

test('a write that meets another one says so by its code, and is carried out when the same is sent again', async () => {
  vi.spyOn(log, 'append').mockRejectedValueOnce(new Conflict('job/1', 0))
  const refused = await create('intent-1')
  const again = await create('intent-1')
  expect([refused.status, refused.body, again.status, await createdJobCount()]).toEqual([
    409,
    { detail: 'Someone else changed this just now. Please try again.', code: 'conflict' },
    201,
    1,
  ])
})
