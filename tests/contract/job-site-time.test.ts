import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignCrew, createJob, updateJobStatus } from '@/contract/jobs'
import { minutesOnSite } from '@/domain/job/site-time'
import { createClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { JOB_DRAFT, OWNER, openOffice, type Person, signIn, WEDNESDAY } from './office'

const MINUTE = 60_000
let server: MockServer
let owner: Person
const clock = createClock({ now: () => WEDNESDAY, setTimeout: () => 0, clearTimeout: () => undefined })

beforeAll(async () => {
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
})
afterAll(() => server.shutdown())

const step = async (jobId: number, status: 'in_progress' | 'completed', waited?: number) =>
  (await owner.ask(updateJobStatus, { params: { businessId: 1, jobId }, query: { status }, waited })).job.on_site
const assigned = async () => {
  const { id } = (await owner.ask(createJob, { body: JOB_DRAFT })).job
  await owner.ask(assignCrew, { params: { businessId: 1, jobId: id }, query: { crew_member_ids: '2' } })
  return id
}

test('the back end notes when work begins and ends by its own clock', async () => {
  const id = await assigned()
  const from = clock.now()
  expect(await step(id, 'in_progress')).toEqual({ from, from_waited: 0, to: null, to_waited: 0 })
  clock.advance(4 * MINUTE)
  const site = await step(id, 'completed')
  expect(site).toEqual({ from, from_waited: 0, to: from + 4 * MINUTE, to_waited: 0 })
  expect(site && minutesOnSite(site, clock.now())).toBe(4)
})

test('what waited on a phone counts from when it was pressed (X-Waited)', async () => {
  const id = await assigned()
  const now = clock.now()
  await step(id, 'in_progress', 90 * 60)
  const site = await step(id, 'completed', 30 * 60)
  expect(site).toEqual({ from: now, from_waited: 90 * 60, to: now, to_waited: 30 * 60 })
  expect(site && minutesOnSite(site, now)).toBe(60)
})
