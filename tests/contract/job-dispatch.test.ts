import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadBodyOf } from '@/contract/endpoint'
import { createJob, updateJob } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { type Job, placeOf } from '@/domain/job/job'
import { MOVED } from '@/domain/job/moved'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { JOB_DRAFT, OWNER, openOffice, type Person, signIn } from './office'

const log = memoryFactLog()
let server: MockServer
let owner: Person
let manager: Person
let tech: Person

beforeAll(async () => {
  server = openOffice({ log })
  owner = await signIn(server, OWNER)
  manager = await signIn(server, demoUser('manager').email)
  tech = await signIn(server, demoUser('tech').email)
})
afterAll(() => server.shutdown())

const FRIDAY = '2027-03-05'
const LEADER = 7
const HELPER = 8

const newJob = async (title = 'Hedge trimming'): Promise<Job> =>
  (await owner.ask(createJob, { body: { ...JOB_DRAFT, title } })).job

type Patch = ReadBodyOf<typeof updateJob>

const move = (job: Job, patch: Patch, by = owner) =>
  by.send(updateJob, { params: { businessId: 1, jobId: job.id }, body: { from: placeOf(job), ...patch } })

const placed = async (job: Job, patch: Patch): Promise<Job> =>
  (
    await owner.ask(updateJob, {
      params: { businessId: 1, jobId: job.id },
      body: { from: placeOf(job), ...patch },
    })
  ).job

const morning = { scheduled_date: FRIDAY, scheduled_start_time: '08:00', scheduled_end_time: '09:30' }
const noon = { scheduled_date: FRIDAY, scheduled_start_time: '11:00', scheduled_end_time: '12:30' }

describe('a move on the dispatch board (X-40)', () => {
  test('gives time and crew in one fact, which is undone at once', async () => {
    const job = await newJob()
    const after = await placed(job, { ...morning, crew_member_ids: [LEADER] })
    expect([placeOf(after), after.status, after.estimated_duration_minutes]).toEqual([
      { ...morning, assigned_crew_members: [LEADER] },
      'assigned',
      90,
    ])
    const [fact] = await log.readBefore(null, 1)
    expect([fact?.type, fact?.note]).toEqual([
      'job.dispatched',
      expect.stringMatching(/^Moved to .+, Fri, Mar 5, 2027, 8:00 AM$/),
    ])
    await owner.query('mutation ($p: [Int!]!) { undo(positions: $p, key: "k") { undone } }', { p: [fact?.position] })
    expect((await server.state()).tables.jobs.find(({ id }) => id === job.id)).toEqual(job)
  })

  test('without a crew leads back to waiting', async () => {
    const job = await placed(await newJob(), { ...noon, crew_member_ids: [LEADER] })
    const after = await placed(job, { crew_member_ids: [] })
    expect([placeOf(after), after.status]).toEqual([{ ...noon, assigned_crew_members: [] }, 'scheduled'])
  })

  test('to where the job is already changes nothing', async () => {
    const job = await placed(await newJob(), { ...noon, crew_member_ids: [HELPER] })
    const before = await log.readBefore(null, 1)
    await placed(job, { ...noon, crew_member_ids: [HELPER] })
    expect(await log.readBefore(null, 1)).toEqual(before)
  })

  test('is refused with the sentence of the board', async () => {
    const bookedJob = await placed(await newJob(), { ...morning, crew_member_ids: [LEADER] })
    const job = await newJob()
    const moveRefusal = async (patch: Patch, by = owner) => {
      const { status, body } = await move(job, patch, by)
      return [status, (body as { detail?: string }).detail]
    }
    expect([
      await moveRefusal({ ...morning, crew_member_ids: [LEADER] }),
      await moveRefusal({ ...noon, scheduled_date: '2026-11-17', crew_member_ids: [LEADER] }),
      await moveRefusal({ ...noon, crew_member_ids: [LEADER] }, tech),
      await moveRefusal({ ...noon, crew_member_ids: [999] }),
    ]).toEqual([
      [409, expect.stringContaining(`has ${bookedJob.job_number} at 8:00 – 9:30 AM.`)],
      [422, 'This day has passed. Choose today or a later day.'],
      [403, 'Your role can’t move jobs.'],
      [422, 'There is no such crew member.'],
    ])
  })

  test('passes over hours when told, and never over another booking', async () => {
    const late = { scheduled_date: FRIDAY, scheduled_start_time: '19:00', scheduled_end_time: '20:00' }
    const job = await newJob()
    const status = async (patch: Patch) => (await move(job, patch)).status
    expect([
      await status({ ...late, crew_member_ids: [LEADER] }),
      await status({ ...morning, crew_member_ids: [LEADER], anyway: true }),
      await status({ ...late, crew_member_ids: [LEADER], anyway: true }),
    ]).toEqual([422, 409, 200])
  })

  test('of a job that someone else has moved in the meantime is told where it is', async () => {
    const job = await newJob()
    const afternoon = { scheduled_date: FRIDAY, scheduled_start_time: '14:00', scheduled_end_time: '15:00' }
    await manager.ask(updateJob, {
      params: { businessId: 1, jobId: job.id },
      body: { ...afternoon, crew_member_ids: [HELPER] },
    })
    const { status, body } = await move(job, { ...noon, crew_member_ids: [HELPER] })
    expect([status, body]).toEqual([
      409,
      {
        detail: expect.stringMatching(
          /^JOB-\d+ was moved in the meantime\. It is now on Fri, Mar 5, 2:00 – 3:00 PM, .+\.$/,
        ),
        code: MOVED,
      },
    ])
  })
})
