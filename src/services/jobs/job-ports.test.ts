import { describe, expect, it } from 'vitest'
import { UndoDocument } from '@/contract/graphql/generated/history'
import { toWireJob } from '@/contract/job'
import { type JobCore, jobCore } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import { backEnd, httpTo, json, type Received } from '../../../tests/fixtures/back-end'
import { draft, job } from '../../../tests/fixtures/records'
import type { GraphQL } from '../graphql/graphql'
import { createJobPorts } from './job-ports'
import { createJobService } from './job-service'

const keyed = { key: 'k1', business_id: 1 }
const input = { ...keyed, job_id: 17 }
const after = job({ status: 'in_progress' })
const oneJob = () => json({ job: toWireJob(after) })

const ATTACHED = { photos: ['gate-0001', 'lawn-0001'], signature: 'sign-0001' }

const setUp = (answer: (call: Received) => Response = oneJob) => {
  const { fetch, received } = backEnd(answer)
  const jobUpdates: Job[] = []
  const gone: number[][] = []
  let outdated = 0
  const attachmentCalls: unknown[] = []
  const attachments = {
    async sendWith<Answer>(jobId: number, attached: object, naming: () => Promise<Answer>): Promise<Answer> {
      attachmentCalls.push({ jobId, attached })
      return naming()
    },
  }
  const undone: unknown[] = []
  const stayed: unknown[] = []
  const graphql: GraphQL = {
    query: () => Promise.reject(new Error('nothing is queried')),
    mutate: async (document, variables) => {
      undone.push([document, variables])
      return { undo: { positions: [43], stayed: [LEFT] } } as never
    },
  }
  const ports = createJobPorts({
    http: httpTo(fetch),
    graphql,
    attachments,
    clock: { now: () => 100_000 },
    userId: () => 3,
    onJob: (one) => jobUpdates.push(one),
    onGone: (...ids) => gone.push(ids),
    onOutdated: () => outdated++,
    onStayed: (...undo) => stayed.push(undo),
  })
  const calls = () => received.map(({ method, url, key, body }) => ({ call: `${method} ${url}`, key, body }))
  return { ports, kept: attachmentCalls, calls, told: jobUpdates, gone, undone, stayed, outdated: () => outdated }
}

/** What an undo could not take back. */
const LEFT = { text: 'The text to Ana Diaz has already left.', page: '/dashboard/communications?conversation=3' }

const base = '/api/businesses/1/jobs'
const slot = { scheduled_date: '2026-11-30', scheduled_start_time: '13:00', scheduled_end_time: '15:00' }

describe('what a job asks for, as the back end hears it', () => {
  it.each<[string, (ports: JobPorts) => Promise<JobCore | null>, { call: string; body: unknown }]>([
    [
      'creating sends dollars, HH:MM, the duration and who creates it (API-19, JOB-14)',
      (ports) => ports.createJob({ ...keyed, draft }),
      {
        call: `POST ${base}`,
        body: {
          ...draft,
          estimated_cost: 125.5,
          estimated_duration_minutes: 90,
          business_id: 1,
          created_by: 3,
        },
      },
    ],
    [
      'starting names the status (API-20)',
      (ports) => ports.updateStatus({ ...input, command: 'start' }),
      { call: `POST ${base}/17/update-status?status=in_progress`, body: null },
    ],
    [
      'completing says what there is to say',
      (ports) => ports.updateStatus({ ...input, command: 'complete', notes: 'Gate left open' }),
      { call: `POST ${base}/17/update-status?status=completed&notes=Gate+left+open`, body: null },
    ],
    [
      'cancelling is a status too (X-43)',
      (ports) => ports.updateStatus({ ...input, command: 'cancel' }),
      { call: `POST ${base}/17/update-status?status=cancelled`, body: null },
    ],
    [
      'assigning sends the crew as a comma list (API-20)',
      (ports) => ports.assignCrew({ ...input, crew_member_ids: [1, 2] }),
      { call: `POST ${base}/17/assign-crew?crew_member_ids=1%2C2`, body: null },
    ],
    [
      'rescheduling sends the slot and its length',
      (ports) => ports.rescheduleJob({ ...input, slot }),
      { call: `PUT ${base}/17`, body: { ...slot, estimated_duration_minutes: 120 } },
    ],
  ])('%s', async (_, ask, { call, body }) => {
    const { ports, calls, told } = setUp()
    expect(await ask(ports)).toEqual(jobCore(after))
    expect([calls(), told]).toEqual([[{ call, key: 'k1', body }], [after]])
  })

  it('completing has photos and signature sent first, and names them', async () => {
    const { ports, calls, kept } = setUp()
    await ports.updateStatus({ ...input, command: 'complete', ...ATTACHED })
    const url = `${base}/17/update-status?status=completed&photos=gate-0001%2Clawn-0001&signature=sign-0001`
    expect([calls(), kept]).toEqual([
      [{ call: `POST ${url}`, key: 'k1', body: null }],
      [{ jobId: 17, attached: ATTACHED }],
    ])
  })

  it('a step says when it was done and in which time zone (API-20)', async () => {
    const { ports, calls } = setUp()
    const done_at = Date.UTC(2026, 10, 18, 16, 15)
    await ports.updateStatus({ ...input, command: 'start', done_at, time_zone: 'America/Chicago' })
    const query = 'status=in_progress&done_at=2026-11-18T16%3A15%3A00.000Z&time_zone=America%2FChicago'
    expect(calls()).toEqual([{ call: `POST ${base}/17/update-status?${query}`, key: 'k1', body: null }])
  })

  it('a refusal is passed on, and lists learn that they are old', async () => {
    const { ports, told, outdated } = setUp(() => json({ detail: 'This job is completed.' }, 409))
    await expect(ports.updateStatus({ ...input, command: 'start' })).rejects.toEqual({
      message: 'This job is completed.',
      status: 409,
      details: { detail: 'This job is completed.' },
    })
    expect([told, outdated()]).toEqual([[], 1])
  })

  it('a late step that is held is an answer where it waited, a refusal where the person is there', async () => {
    const { ports, told, outdated } = setUp(() =>
      json({ job: toWireJob(after), conflict: { id: 5, reason: 'Cancelled.' } }),
    )
    expect(await ports.updateStatus({ ...input, command: 'start', pressed_at: 40_000 })).toEqual({
      ...jobCore(after),
      held: true,
    })
    await expect(ports.updateStatus({ ...input, command: 'start' })).rejects.toEqual({
      message: 'Cancelled. Nothing is lost: it waits for a decision.',
      status: 409,
      details: null,
    })
    expect([told, outdated()]).toEqual([[], 2])
  })

  it('a busy back end makes no list old', async () => {
    const { ports, outdated } = setUp(() => json({ detail: 'Busy' }, 503))
    await expect(ports.updateStatus({ ...input, command: 'start' })).rejects.toMatchObject({ status: 503 })
    expect(outdated()).toBe(0)
  })
})

describe('undoing', () => {
  const undo = (ports: JobPorts) => ports.undoFacts({ ...input, positions: [42] })

  it('takes the facts back, then reads what the job is now', async () => {
    const { ports, calls, told, undone, stayed } = setUp()
    expect(await undo(ports)).toEqual(jobCore(after))
    expect([undone, stayed, calls(), told]).toEqual([
      [[UndoDocument, { positions: [42], key: 'k1' }]],
      [['k1', [LEFT]]],
      [{ call: `GET ${base}/17`, key: null, body: null }],
      [after],
    ])
  })

  it('may leave no job at all', async () => {
    const { ports, told, gone } = setUp(() => json({ detail: 'Job not found' }, 404))
    expect(await undo(ports)).toBeNull()
    expect([told, gone]).toEqual([[], [[1, 17]]])
  })

  it('fails when the job cannot be read afterwards', async () => {
    const { ports, told, gone } = setUp(() => json({ detail: 'Busy' }, 503))
    await expect(undo(ports)).rejects.toEqual({ message: 'Busy', status: 503, details: { detail: 'Busy' } })
    expect([told, gone]).toEqual([[], []])
  })
})

const refuse = () => Promise.reject(new Error('GraphQL is not asked'))
const unusedGraphQL: GraphQL = { query: refuse, mutate: refuse }

it('removes a job for good under the key of the intent (API-19)', async () => {
  const { fetch, received } = backEnd(() => json({ success: true }))
  await createJobService(httpTo(fetch), unusedGraphQL).remove(1, 17, 'k1')
  expect(received).toEqual([
    { method: 'DELETE', url: `${base}/17`, token: 'Bearer token-1', key: 'k1', userId: null, body: null },
  ])
})
