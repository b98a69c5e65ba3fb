import { describe, expect, it } from 'vitest'
import { jobCore } from '@/domain/job/commands'
import type { JobStatus } from '@/domain/job/job'
import { done, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { actor, draft, employee, job } from '../../../tests/fixtures/records'
import type { JobContext, JobRequest } from './context'
import { jobLifecycleMachine } from './machine'

const busy = { message: 'The server is busy. Please try again.', status: 503, details: null }
const slot = { scheduled_date: '2026-11-30', scheduled_start_time: '13:00', scheduled_end_time: '14:30' }
const jobRef = { business_id: 1, job_id: 17 }

const tell = ({ job, intent, failure }: JobContext) => ({
  status: job?.status ?? null,
  intent: intent?.command ?? null,
  failure: failure?.message ?? null,
})
const settled = { intent: null, failure: null, calls: [] }

const lifeOf = (status: JobStatus, who = actor()) =>
  storyOf(jobLifecycleMachine, { input: { actor: who, job: jobCore(job({ status })) }, tell })
const draftOf = (who = actor()) => storyOf(jobLifecycleMachine, { input: { actor: who, job: null }, tell })

it('a step is sent with when and where it was taken, a retry with the same', async () => {
  const timing = { askedAt: 1_795_018_500_000, askedIn: 'America/Chicago' }
  const life = lifeOf('in_progress').after({ type: 'job.complete', id: 'k1', ...timing }, failed('updateStatus', busy))
  const input = { ...jobRef, key: 'k1', command: 'complete', done_at: timing.askedAt, time_zone: timing.askedIn }
  expect((await life.when({ type: 'job.retry' })).calls).toEqual([{ service: 'updateStatus', input }])
})

it('a step that is held leaves the job where the person left it, so that their next one follows', async () => {
  const life = lifeOf('assigned').after({ type: 'job.start', id: 'k1' })
  const answer = { ...jobCore(job({ status: 'cancelled' })), held: true }
  expect(await life.when(done('updateStatus', answer))).toEqual({
    state: 'in_progress',
    status: 'in_progress',
    ...settled,
  })
})

describe('a job that is to be made', () => {
  it('is a draft until someone creates it', async () => {
    expect(await draftOf().when()).toEqual({ state: 'draft', status: null, ...settled })
  })

  it('is asked for with its draft, under the key of the intent', async () => {
    expect(await draftOf().when({ type: 'job.create', id: 'k1', draft })).toEqual({
      state: 'creating',
      status: null,
      intent: 'create',
      failure: null,
      calls: [{ service: 'createJob', input: { key: 'k1', business_id: 1, draft } }],
    })
  })

  it('becomes the job that the answer brings', async () => {
    const life = draftOf().after({ type: 'job.create', id: 'k1', draft })
    expect(await life.when(done('createJob', job({ status: 'scheduled' })))).toEqual({
      state: 'scheduled',
      status: 'scheduled',
      ...settled,
    })
  })

  it('stays a draft when it is refused, and is asked for again under the same key', async () => {
    const life = draftOf().after({ type: 'job.create', id: 'k1', draft }, failed('createJob', busy))
    expect(await life.when({ type: 'job.retry' })).toEqual({
      state: 'creating',
      status: null,
      intent: 'create',
      failure: null,
      calls: [{ service: 'createJob', input: { key: 'k1', business_id: 1, draft } }],
    })
  })

  it('cannot be made by who may not create jobs', async () => {
    expect(await draftOf(employee('field_technician')).when({ type: 'job.create', id: 'k1', draft })).toEqual({
      state: 'draft',
      status: null,
      ...settled,
    })
  })

  it('has nothing yet that could be undone or changed elsewhere', async () => {
    const life = draftOf().after({ type: 'job.undo', id: 'k1', positions: [1] })
    expect(await life.when({ type: 'job.changed', job: jobCore(job()) })).toEqual({
      state: 'draft',
      status: null,
      ...settled,
    })
  })
})

describe('a job begins where it stands', () => {
  it.each<JobStatus>([
    'scheduled',
    'assigned',
    'en_route',
    'in_progress',
    'completed',
    'cancelled',
    'missed',
    'rescheduled',
  ])('%s', async (status) => {
    expect(await lifeOf(status).when()).toEqual({ state: status, status, ...settled })
  })
})

type Command = {
  from: JobStatus
  event: JobRequest
  state: string
  intent: string
  service: string
  input: object
  to: JobStatus
}
const moved = (command: string) => ({ service: 'updateStatus', input: { command, notes: undefined } })

describe('a command asks the back end and follows its answer', () => {
  it.each<Command>([
    {
      from: 'scheduled',
      event: { type: 'job.assign', id: 'k1', crew_member_ids: [1, 2] },
      state: 'assigning',
      intent: 'assign',
      service: 'assignCrew',
      input: { crew_member_ids: [1, 2] },
      to: 'assigned',
    },
    {
      from: 'en_route',
      event: { type: 'job.assign', id: 'k1', crew_member_ids: [2] },
      state: 'assigning',
      intent: 'assign',
      service: 'assignCrew',
      input: { crew_member_ids: [2] },
      to: 'en_route',
    },
    {
      from: 'assigned',
      event: { type: 'job.depart', id: 'k1' },
      state: 'departing',
      intent: 'depart',
      ...moved('depart'),
      to: 'en_route',
    },
    {
      from: 'assigned',
      event: { type: 'job.start', id: 'k1' },
      state: 'starting',
      intent: 'start',
      ...moved('start'),
      to: 'in_progress',
    },
    {
      from: 'en_route',
      event: { type: 'job.start', id: 'k1' },
      state: 'starting',
      intent: 'start',
      ...moved('start'),
      to: 'in_progress',
    },
    {
      from: 'in_progress',
      event: { type: 'job.complete', id: 'k1', notes: 'Gate left open' },
      state: 'completing',
      intent: 'complete',
      service: 'updateStatus',
      input: { command: 'complete', notes: 'Gate left open' },
      to: 'completed',
    },
    {
      from: 'in_progress',
      event: { type: 'job.cancel', id: 'k1' },
      state: 'cancelling',
      intent: 'cancel',
      ...moved('cancel'),
      to: 'cancelled',
    },
    {
      from: 'scheduled',
      event: { type: 'job.miss', id: 'k1' },
      state: 'marking_missed',
      intent: 'miss',
      ...moved('miss'),
      to: 'missed',
    },
    {
      from: 'missed',
      event: { type: 'job.reschedule', id: 'k1', slot },
      state: 'rescheduling',
      intent: 'reschedule',
      service: 'rescheduleJob',
      input: { slot },
      to: 'rescheduled',
    },
    {
      from: 'cancelled',
      event: { type: 'job.undo', id: 'k1', positions: [42] },
      state: 'undoing',
      intent: 'undo',
      service: 'undoFacts',
      input: { positions: [42] },
      to: 'assigned',
    },
  ])('$event.type of a job that is $from', async ({ from, event, state, intent, service, input, to }) => {
    expect(await lifeOf(from).when(event)).toEqual({
      state,
      status: from,
      intent,
      failure: null,
      calls: [{ service, input: { key: 'k1', ...jobRef, ...input } }],
    })
    expect(
      await lifeOf(from)
        .after(event)
        .when(done(service, job({ status: to }))),
    ).toEqual({
      state: to,
      status: to,
      ...settled,
    })
  })

  it('which, when the creation itself is undone, leaves no job', async () => {
    const life = lifeOf('scheduled').after({ type: 'job.undo', id: 'k1', positions: [1] })
    expect(await life.when(done('undoFacts', null))).toEqual({ state: 'removed', status: 'scheduled', ...settled })
  })

  it('wherever that leads, as another may have been faster', async () => {
    const life = lifeOf('assigned').after({ type: 'job.start', id: 'k1' })
    expect(await life.when(done('updateStatus', job({ status: 'cancelled' })))).toEqual({
      state: 'cancelled',
      status: 'cancelled',
      ...settled,
    })
  })
})

describe('a command that is refused', () => {
  const refused = (first: JobRequest = { type: 'job.start', id: 'k1' }) =>
    lifeOf('assigned').after(first, failed('updateStatus', busy))

  it('leaves the job where it was and keeps what was asked, with the reason', async () => {
    expect(await refused().when()).toEqual({
      state: 'assigned',
      status: 'assigned',
      intent: 'start',
      failure: busy.message,
      calls: [],
    })
  })

  it('is asked for again, to the letter and under the same key', async () => {
    expect(await refused({ type: 'job.start', id: 'k1', notes: 'Early' }).when({ type: 'job.retry' })).toEqual({
      state: 'starting',
      status: 'assigned',
      intent: 'start',
      failure: null,
      calls: [{ service: 'updateStatus', input: { key: 'k1', ...jobRef, command: 'start', notes: 'Early' } }],
    })
  })

  it('may be refused again and again', async () => {
    const life = refused().after({ type: 'job.retry' }, failed('updateStatus', busy), { type: 'job.retry' })
    expect(await life.when(done('updateStatus', job({ status: 'in_progress' })))).toEqual({
      state: 'in_progress',
      status: 'in_progress',
      ...settled,
    })
  })

  it('is forgotten when it is dismissed', async () => {
    expect(await refused().when({ type: 'job.dismiss' })).toEqual({ state: 'assigned', status: 'assigned', ...settled })
    expect(await refused().after({ type: 'job.dismiss' }).when({ type: 'job.retry' })).toEqual({
      state: 'assigned',
      status: 'assigned',
      ...settled,
    })
  })

  it('gives way to another command', async () => {
    expect(await refused().when({ type: 'job.cancel', id: 'k2' })).toEqual({
      state: 'cancelling',
      status: 'assigned',
      intent: 'cancel',
      failure: null,
      calls: [{ service: 'updateStatus', input: { key: 'k2', ...jobRef, command: 'cancel', notes: undefined } }],
    })
  })

  it('is still there when the job changes elsewhere in the meantime', async () => {
    const changed = jobCore(job({ status: 'en_route' }))
    expect(await refused().when({ type: 'job.changed', job: changed })).toEqual({
      state: 'en_route',
      status: 'en_route',
      intent: 'start',
      failure: busy.message,
      calls: [],
    })
  })

  it('keeps any other thrown value as a failure too', async () => {
    const life = lifeOf('assigned').after({ type: 'job.start', id: 'k1' })
    const broken = { type: 'xstate.error.actor.updateStatus', error: new TypeError('Broken') } as const
    expect(await life.when(broken as never)).toEqual({
      state: 'assigned',
      status: 'assigned',
      intent: 'start',
      failure: 'Broken',
      calls: [],
    })
  })
})

describe('while the back end is asked', () => {
  const starting = () => lifeOf('assigned').after({ type: 'job.start', id: 'k1' })
  const unmoved = { state: 'starting', status: 'assigned', intent: 'start', failure: null, calls: [] }

  it('a double click does nothing', async () => {
    expect(await starting().when({ type: 'job.start', id: 'k2' }, { type: 'job.start', id: 'k3' })).toEqual(unmoved)
  })

  it.each<JobRequest>([
    { type: 'job.cancel', id: 'k2' },
    { type: 'job.undo', id: 'k2', positions: [1] },
    { type: 'job.assign', id: 'k2', crew_member_ids: [2] },
  ])('$type does nothing', async (event) => {
    expect(await starting().when(event)).toEqual(unmoved)
  })

  it('there is nothing to retry or to dismiss', async () => {
    expect(await starting().when({ type: 'job.retry' }, { type: 'job.dismiss' })).toEqual(unmoved)
  })

  it('what is heard from elsewhere waits for the answer, which knows better', async () => {
    const heard = { type: 'job.changed', job: jobCore(job({ status: 'cancelled' })) } as const
    expect(await starting().when(heard, { type: 'job.removed' })).toEqual(unmoved)
  })
})

describe('what others do', () => {
  it('is followed, whatever the job becomes', async () => {
    expect(await lifeOf('assigned').when({ type: 'job.changed', job: jobCore(job({ status: 'completed' })) })).toEqual({
      state: 'completed',
      status: 'completed',
      ...settled,
    })
  })

  it('decides about the next command: a job taken away from a technician is no longer theirs', async () => {
    const reassignedJob = jobCore(job({ assigned_crew_members: [2] }))
    const life = lifeOf('assigned', employee('field_technician')).after({ type: 'job.changed', job: reassignedJob })
    expect(await life.when({ type: 'job.start', id: 'k1' })).toEqual({
      state: 'assigned',
      status: 'assigned',
      ...settled,
    })
  })

  it('ends the life of a job that is removed', async () => {
    expect(await lifeOf('cancelled').when({ type: 'job.removed' })).toEqual({
      state: 'removed',
      status: 'cancelled',
      ...settled,
    })
  })
})

describe('what the rules forbid', () => {
  it.each<[JobStatus, JobRequest]>([
    ['scheduled', { type: 'job.start', id: 'k1' }],
    ['assigned', { type: 'job.complete', id: 'k1' }],
    ['in_progress', { type: 'job.reschedule', id: 'k1', slot }],
    ['completed', { type: 'job.cancel', id: 'k1' }],
    ['cancelled', { type: 'job.assign', id: 'k1', crew_member_ids: [1] }],
    ['missed', { type: 'job.start', id: 'k1' }],
    ['scheduled', { type: 'job.create', id: 'k1', draft }],
  ])('a job that is %s does not take %j', async (status, event) => {
    expect(await lifeOf(status).when(event)).toEqual({ state: status, status, ...settled })
  })
})
