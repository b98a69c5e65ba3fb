import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJob, getJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { JOB_DRAFT, OWNER, openOffice, type Person, signIn } from './office'

let server: MockServer
let owner: Person
let manager: Person

beforeAll(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  manager = await signIn(server, demoUser('manager').email)
})
afterAll(() => server.shutdown())

const newJob = async () => (await owner.ask(createJob, { body: JOB_DRAFT })).job
const params = (jobId: number) => ({ businessId: 1, jobId })

describe('an edit of a job', () => {
  test('keeps what someone else has changed elsewhere, and is refused where both changed the same', async () => {
    const { id } = await newJob()
    await manager.ask(updateJob, { params: params(id), body: { title: 'Theirs' } })
    const mine = { description: 'Mine', was: { description: '', title: JOB_DRAFT.title } }
    await owner.ask(updateJob, { params: params(id), body: mine })
    const clash = { title: 'Mine', was: { title: JOB_DRAFT.title } }
    const { status, body } = await owner.send(updateJob, { params: params(id), body: clash })
    expect({ status, detail: (body as { detail: string }).detail }).toEqual({
      status: 409,
      detail: 'Priya Nair changed the title in the meantime.',
    })
    const { job } = await owner.ask(getJob, { params: params(id) })
    expect([job.title, job.description]).toEqual(['Theirs', 'Mine'])
  })

  test('changes cost and notes alone when the job is over', async () => {
    const { id } = await newJob()
    await owner.ask(updateJobStatus, { params: params(id), query: { status: 'cancelled' } })
    expect(await owner.send(updateJob, { params: params(id), body: { title: 'Other' } })).toMatchObject({
      status: 409,
      body: { detail: 'This job is cancelled, so only its cost and location notes can be changed.' },
    })
    const { job } = await owner.ask(updateJob, { params: params(id), body: { estimated_cost: 12.5 } })
    expect(job.estimated_cost).toBe(1_250)
  })

  test('needs both ends of an arrival window', async () => {
    const { id } = await newJob()
    expect(await owner.send(updateJob, { params: params(id), body: { window_start: '08:00' } })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'window_end', message: 'Give the arrival window a start and an end, or neither' }] },
    })
  })
})
