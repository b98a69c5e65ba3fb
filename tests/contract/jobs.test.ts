import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignCrew, createJob, deleteJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { JOB_STATUSES, type Job, NEW_JOB } from '@/domain/job/job'
import type { Fact } from '@/domain/record/fact'
import { plusDays } from '@/domain/time/calendar'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { JOB_DRAFT, OWNER, openOffice, type Person, signIn, TODAY } from './office'

const log = memoryFactLog()

let server: MockServer
let owner: Person
let tech: Person
let home: Person

beforeAll(async () => {
  server = openOffice({ log })
  owner = await signIn(server, OWNER)
  tech = await signIn(server, demoUser('tech').email)
  home = await signIn(server, demoUser('home').email)
})
afterAll(() => server.shutdown())

const draft = { ...JOB_DRAFT, title: '  Hedge trimming ' }

const params = (id: number) => ({ businessId: 1, jobId: id })
const newJob = async (): Promise<Job> => (await owner.ask(createJob, { body: draft })).job
const lastFact = async (): Promise<Fact | undefined> => (await log.readBefore(null, 1))[0]
const lastFactSummary = async () => {
  const fact = await lastFact()
  return { stream: fact?.stream, type: fact?.type, actor: fact?.actor.name, note: fact?.note }
}

describe('the list of jobs', () => {
  test('has every job, newest date first, page by page', async () => {
    const first = await owner.ask(listJobs, { query: { per_page: '100' } })
    const second = await owner.ask(listJobs, { query: { page: '2' } })
    expect(first).toMatchObject({ page: 1, per_page: 100, total: (await server.state()).tables.jobs.length })
    const days = [...first.jobs, ...second.jobs].map(({ scheduled_date }) => scheduled_date)
    expect(days).toHaveLength(200)
    expect(days).toEqual([...days].sort().reverse())
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(200)
  })

  test('is narrowed by status, day and words, cancelled jobs included', async () => {
    const { jobs } = (await server.state()).tables
    const count = async (query: { status?: (typeof JOB_STATUSES)[number]; date?: string; search?: string }) =>
      (await owner.ask(listJobs, { query })).total
    expect(await count({ date: TODAY })).toBe(jobs.filter(({ scheduled_date }) => scheduled_date === TODAY).length)
    for (const status of JOB_STATUSES)
      expect(await count({ status })).toBe(jobs.filter((job) => job.status === status).length)
    expect(await count({ search: 'job-1001' })).toBe(1)
  })

  test('is narrowed to some days, of one client too', async () => {
    const { jobs } = (await server.state()).tables
    const [first_day, last_day] = [plusDays(TODAY, -1), plusDays(TODAY, 2)]
    const idsOf = (found: readonly Pick<Job, 'id'>[]) => found.map(({ id }) => id).sort()
    const within = jobs.filter(({ scheduled_date: day }) => first_day <= day && day <= last_day)
    const client_id = within[0]?.client_id ?? 0
    const jobIds = async (query: { first_day?: string; last_day?: string; client_id?: number }) =>
      idsOf((await owner.ask(listJobs, { query })).jobs)
    expect(await jobIds({ first_day, last_day })).toEqual(idsOf(within))
    expect(await jobIds({ first_day, last_day, client_id })).toEqual(
      idsOf(within.filter((job) => job.client_id === client_id)),
    )
    expect((await owner.ask(listJobs, { query: { first_day } })).total).toBe(
      jobs.filter(({ scheduled_date: day }) => first_day <= day).length,
    )
  })

  test('shows a technician and a client their own jobs alone', async () => {
    const { jobs } = (await server.state()).tables
    const luis = jobs.filter(({ assigned_crew_members }) => assigned_crew_members.includes(2))
    const helen = jobs.filter(({ client_id }) => client_id === 1)
    expect((await tech.ask(listJobs)).total).toBe(luis.length)
    expect((await home.ask(listJobs)).total).toBe(helen.length)
    const foreign = jobs.find((job) => !luis.includes(job))
    expect(await tech.send(getJob, { params: params(foreign?.id ?? 0) })).toMatchObject({ status: 403 })
  })

  test('is closed to someone whose role knows no jobs', async () => {
    const billing = await signIn(server, 'billing@greenvalley.demo')
    expect(await billing.send(listJobs)).toMatchObject({
      status: 403,
      body: { detail: 'Your role can’t see jobs.' },
    })
  })
})

describe('creating a job', () => {
  test('numbers it, works out its length, embeds the client and leaves a fact', async () => {
    const { status, body } = await owner.send(createJob, { body: draft })
    const { jobs } = (await server.state()).tables
    const id = jobs.at(-1)?.id
    const last = Math.max(...jobs.slice(0, -1).map(({ job_number }) => Number(job_number.slice('JOB-'.length))))
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        job: {
          ...NEW_JOB,
          ...draft,
          id,
          title: 'Hedge trimming',
          job_number: `JOB-${last + 1}`,
          description: '',
          location_notes: '',
          type: 'one_time_service',
          priority: 'normal',
          status: 'scheduled',
          scheduled_start_time: '09:00:00',
          scheduled_end_time: '11:30:00',
          estimated_duration_minutes: 150,
          assigned_crew_members: [],
          business_id: 1,
          created_by: 1,
          client_first_name: jobs.at(-1)?.client_first_name,
          client_last_name: jobs.at(-1)?.client_last_name,
        },
      },
    })
    expect(await lastFactSummary()).toEqual({
      stream: `job/${id}`,
      type: 'job.created',
      actor: 'Dana Whitfield',
      note: 'Created',
    })
  })

  test.each([
    ['a client of no one', { client_id: 9999 }, 'client_id', 'There is no such client.'],
    [
      'an end before its start',
      { scheduled_end_time: '08:00' },
      'scheduled_end_time',
      'End time must be after the start time',
    ],
    ['no title', { title: '   ' }, 'title', 'Title is required'],
    ['a day that does not exist', { scheduled_date: '2026-02-30' }, 'scheduled_date', 'This date doesn’t exist'],
  ])('is refused with %s', async (_case, wrong, path, message) => {
    const { status, body } = await owner.send(createJob, { body: { ...draft, ...wrong } })
    expect({ status, body }).toEqual({ status: 422, body: { detail: message, errors: [{ path, message }] } })
  })

  test('is not for technicians, whatever business or author they claim', async () => {
    const body = { ...draft, business_id: 1, created_by: 1 }
    expect(await tech.send(createJob, { body })).toMatchObject({
      status: 403,
      body: { detail: 'Your role can’t create jobs.' },
    })
  })
})

describe('a job goes through its life', () => {
  test('from scheduled to completed, each step with its fact', async () => {
    const { id } = await newJob()
    const go = async (status: 'en_route' | 'in_progress' | 'completed', notes?: string) =>
      (await owner.ask(updateJobStatus, { params: params(id), query: { status, notes } })).job.status

    const assigned = await owner.ask(assignCrew, { params: params(id), query: { crew_member_ids: '2,3,2' } })
    expect([assigned.job.status, assigned.job.assigned_crew_members]).toEqual(['assigned', [2, 3]])
    expect(await lastFactSummary()).toMatchObject({
      type: 'job.assigned',
      note: 'Assigned to Luis Ortega and Mia Chen',
    })

    expect(await go('en_route')).toBe('en_route')
    expect(await lastFactSummary()).toMatchObject({ type: 'job.departed', note: 'En route' })
    expect(await go('in_progress')).toBe('in_progress')
    expect(await lastFactSummary()).toMatchObject({ type: 'job.started', note: 'Started' })
    expect(await go('completed', ' gate left open ')).toBe('completed')
    expect(await lastFactSummary()).toMatchObject({ type: 'job.completed', note: 'Completed: gate left open' })
  })

  test('an assigned job gets another crew; the same crew again is no news', async () => {
    const { id } = await newJob()
    const assign = (crew_member_ids: string) =>
      owner.send(assignCrew, { params: params(id), query: { crew_member_ids } })
    await assign('2')
    const before = await log.lastPosition()
    expect(await assign('2')).toMatchObject({ status: 200 })
    expect(await log.lastPosition()).toBe(before)
    expect(await assign('3,4')).toMatchObject({ status: 200, body: { job: { assigned_crew_members: [3, 4] } } })
    expect(await lastFactSummary()).toMatchObject({
      type: 'job.reassigned',
      note: 'Reassigned to Mia Chen and Sofia Ramirez',
    })
  })

  test.each([
    ['nobody', '', 'Choose at least one crew member.'],
    ['someone unknown', '77', 'There is no such crew member.'],
    ['someone who has left', '12', 'Noah Fischer is not active.'],
  ])('%s cannot be put on a job', async (_case, crew_member_ids, message) => {
    const { id } = await newJob()
    expect(await owner.send(assignCrew, { params: params(id), query: { crew_member_ids } })).toMatchObject({
      status: 422,
      body: { detail: message, errors: [{ path: 'crew_member_ids', message }] },
    })
  })

  test('a crew is put on a job as all who are active in it, where no one is named', async () => {
    const assign = async (query: { crew_id: number; crew_member_ids?: string }) => {
      const { id } = await newJob()
      const { body } = await owner.send(assignCrew, { params: params(id), query })
      return body
    }
    expect([await assign({ crew_id: 1 }), await assign({ crew_id: 1, crew_member_ids: '3' })]).toMatchObject([
      { job: { assigned_crew_members: [1, 2, 3] } },
      { job: { assigned_crew_members: [3] } },
    ])
    expect(await assign({ crew_id: 77 })).toMatchObject({ detail: 'No one active is on this crew.' })
  })

  test('a status that no command leads to is refused', async () => {
    const { id } = await newJob()
    const { status } = await owner.send(updateJobStatus, { params: params(id), query: { status: 'rescheduled' } })
    expect(status).toBe(422)
  })
})

describe('editing a job', () => {
  test('changes what differs and says so; a new time reschedules it', async () => {
    const { id } = await newJob()
    const { job } = await owner.ask(updateJob, {
      params: params(id),
      body: { title: 'Hedges', client_id: 4, scheduled_start_time: '09:30', scheduled_date: '2026-11-23' },
    })
    const client = (await server.state()).tables.clients.find((each) => each.id === 4)
    expect(job).toMatchObject({
      title: 'Hedges',
      client_first_name: client?.first_name,
      scheduled_date: '2026-11-23',
      scheduled_start_time: '09:30',
      estimated_duration_minutes: 120,
      status: 'rescheduled',
    })
    const [rescheduled, edited] = await log.readBefore(null, 2)
    expect([edited, rescheduled].map((fact) => [fact?.type, fact?.note])).toEqual([
      ['job.edited', 'Edited client and title'],
      ['job.rescheduled', 'Rescheduled to Mon, Nov 23, 9:30 AM'],
    ])
  })

  test('with nothing different leaves no fact', async () => {
    const { id } = await newJob()
    const before = await log.lastPosition()
    const { job } = await owner.ask(updateJob, { params: params(id), body: { title: 'Hedge trimming' } })
    expect([job.status, await log.lastPosition()]).toEqual(['scheduled', before])
  })

  test('lets a technician note something on an own job, not on another', async () => {
    const own = await newJob()
    await owner.ask(assignCrew, { params: params(own.id), query: { crew_member_ids: '2' } })
    const other = await newJob()
    const note = (id: number) => tech.send(updateJob, { params: params(id), body: { location_notes: 'Dog' } })
    expect([(await note(own.id)).status, (await note(other.id)).status]).toEqual([200, 403])
  })

  test('cannot reschedule a finished job', async () => {
    const { jobs } = (await server.state()).tables
    const id = jobs.find(({ status }) => status === 'completed')?.id ?? 0
    expect(await owner.send(updateJob, { params: params(id), body: { scheduled_date: '2027-01-04' } })).toMatchObject({
      status: 409,
      body: {
        detail: 'Only a scheduled, assigned, rescheduled or missed job can be rescheduled; this one is completed.',
      },
    })
  })
})

describe('rescheduling a job', () => {
  const passed = 'This day has passed. Choose today or a later day.'
  const refused = { status: 422, body: { detail: passed, errors: [{ path: 'scheduled_date', message: passed }] } }

  test('takes today, and no day before it (X-42)', async () => {
    const { id } = await newJob()
    const move = (scheduled_date: string) => owner.send(updateJob, { params: params(id), body: { scheduled_date } })
    expect(await move('2026-11-17')).toMatchObject(refused)
    expect(await move(TODAY)).toMatchObject({ status: 200, body: { job: { status: 'rescheduled' } } })
  })

  test('refuses a time that the clocks skip on that day, of a new job too', async () => {
    const reason = 'There is no 2:30 AM on this day: the clocks go from 2:00 AM to 3:00 AM.'
    const skipped = {
      status: 422,
      body: { detail: reason, errors: [{ path: 'scheduled_start_time', message: reason }] },
    }
    const slot = { scheduled_date: '2027-03-14', scheduled_start_time: '02:30', scheduled_end_time: '04:00' }
    const { id } = await newJob()
    expect(await owner.send(updateJob, { params: params(id), body: slot })).toMatchObject(skipped)
    expect(await owner.send(createJob, { body: { ...draft, ...slot } })).toMatchObject(skipped)
  })

  test('asks for another day where the job’s own has passed, even if only the time changes', async () => {
    const { jobs } = (await server.state()).tables
    const id = jobs.find(({ status }) => status === 'missed')?.id ?? 0
    const body = { scheduled_start_time: '06:15' }
    expect(await owner.send(updateJob, { params: params(id), body })).toMatchObject(refused)
  })
})

describe('deleting a job', () => {
  test('removes it for good and keeps its history', async () => {
    const { id } = await newJob()
    expect(await tech.send(deleteJob, { params: params(id) })).toMatchObject({ status: 403 })
    expect(await owner.ask(deleteJob, { params: params(id) })).toEqual({ success: true })
    expect(await owner.send(getJob, { params: params(id) })).toMatchObject({
      status: 404,
      body: { detail: 'Job not found' },
    })
    expect((await log.read(`job/${id}`)).map(({ type }) => type)).toEqual(['job.created', 'job.deleted'])
    const next = await newJob()
    expect(next.id).toBeGreaterThan(id)
  })
})
