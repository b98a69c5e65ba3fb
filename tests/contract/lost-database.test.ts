import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { createJob, listJobs, updateJobStatus } from '@/contract/jobs'
import type { Degradation, EventLog } from '@/events/log'
import { type FactEntry, type MockServer, openFactLog } from '@/mock-server'
import { clearableDatabase, deleteDatabase } from '../fixtures/indexed-db'
import { JOB_DRAFT, OWNER, openOffice, type Person, signIn } from './office'

let degradations: Degradation[]
let log: EventLog<FactEntry>
let server: MockServer

const open = async () => {
  degradations = []
  log = await openFactLog({ onDegraded: (degradation) => degradations.push(degradation) })
  server = openOffice({ log })
}
afterEach(async () => {
  vi.restoreAllMocks()
  server.shutdown()
  log.close()
  await deleteDatabase('groundwork-facts')
})

const kinds = () => [log.kind, degradations.map(({ kind }) => kind)]
const cancel = (person: Person, jobId: number) =>
  person.send(updateJobStatus, { key: 'cancel', params: { businessId: 1, jobId }, query: { status: 'cancelled' } })

const jobsOf = async (person: Person) => {
  const { jobs } = await person.ask(listJobs, { query: { search: JOB_DRAFT.title, per_page: 100 } })
  return jobs
    .filter(({ title }) => title === JOB_DRAFT.title)
    .map(({ id, status }) => ({ id, status }))
    .sort((a, b) => b.id - a.id)
}

it('people sign in and work on after the facts database was deleted while the page was open', async () => {
  await open()
  const before = await signIn(server, OWNER)
  const first = await before.send(createJob, { key: 'intent-1', body: JOB_DRAFT })

  await deleteDatabase('groundwork-facts')
  const after = await signIn(server, OWNER)
  const repeated = await after.send(createJob, { key: 'intent-1', body: JOB_DRAFT })
  const { job } = await after.ask(createJob, { key: 'intent-2', body: JOB_DRAFT })
  const cancelled = await cancel(after, job.id - 1)

  expect(repeated.body).toEqual(first.body)
  expect(cancelled.status).toBe(200)
  expect(await jobsOf(after)).toEqual([
    { id: job.id, status: 'scheduled' },
    { id: job.id - 1, status: 'cancelled' },
  ])
  expect(kinds()).toEqual(['memory', ['gone']])
})

it('people sign in and work on after the browser has closed and cleared the facts database', async () => {
  const lose = clearableDatabase()
  await open()
  const before = await signIn(server, OWNER)
  const { job: old } = await before.ask(createJob, { key: 'intent-1', body: JOB_DRAFT })

  await lose()
  const after = await signIn(server, OWNER)
  const { job } = await after.ask(createJob, { key: 'intent-2', body: JOB_DRAFT })
  const cancelled = await cancel(after, old.id)

  expect(cancelled.status).toBe(200)
  expect(await jobsOf(after)).toEqual([
    { id: job.id, status: 'scheduled' },
    { id: old.id, status: 'cancelled' },
  ])
  expect(kinds()).toEqual(['memory', ['gone']])
})
