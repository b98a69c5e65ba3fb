import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignCrew, createJob, updateJob } from '@/contract/jobs'
import { demoUser } from '@/domain/demo'
import type { MockServer } from '@/mock-server'
import { dataOf, type GraphqlAnswer } from './graphql-office'
import { JOB_DRAFT, OWNER, openOffice, type Person, signIn } from './office'

let server: MockServer
let owner: Person
let tech: Person

beforeAll(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  tech = await signIn(server, demoUser('tech').email)
})
afterAll(() => server.shutdown())

const REPEAT = `mutation ($job: Int!, $rhythm: JobRhythm!, $count: Int, $until: String, $key: String!) {
  repeatJob(job: $job, rhythm: $rhythm, count: $count, until: $until, key: $key)
}`
const CANCEL = 'mutation ($job: Int!, $key: String!) { cancelFollowing(job: $job, key: $key) }'
const UNDO = 'mutation ($request: String!, $key: String!) { undoRequest(request: $request, key: $key) }'

const answerOf = async (asked: Promise<unknown>) => dataOf((await asked) as GraphqlAnswer<unknown>)
const newJob = async () => (await owner.ask(createJob, { body: JOB_DRAFT })).job
const rows = async () => (await server.state()).tables.jobs
const visitsOf = async (id: number) =>
  (await rows())
    .filter(({ repeat_id }) => repeat_id === id)
    .map(({ scheduled_date, status, repeat_visit, repeat_visits }) => [
      scheduled_date,
      status,
      `${repeat_visit}/${repeat_visits}`,
    ])

describe('a repeat of a job', () => {
  test('makes all visits at once, without the crew, and a repeat of the request makes them once', async () => {
    const { id } = await newJob()
    await owner.ask(assignCrew, { params: { businessId: 1, jobId: id }, query: { crew_member_ids: '4' } })
    const asked = { job: id, rhythm: 'monthly', count: 3, key: `repeat-${id}` }
    expect([await answerOf(owner.query(REPEAT, asked)), await answerOf(owner.query(REPEAT, asked))]).toEqual([
      { repeatJob: 3 },
      { repeatJob: 3 },
    ])
    expect(await visitsOf(id)).toEqual([
      ['2026-11-20', 'assigned', '1/3'],
      ['2026-12-20', 'scheduled', '2/3'],
      ['2027-01-20', 'scheduled', '3/3'],
    ])
    const made = (await rows()).slice(-2)
    expect(made.map((job) => [job.title, job.assigned_crew_members])).toEqual([
      [JOB_DRAFT.title, []],
      [JOB_DRAFT.title, []],
    ])
  })

  test('is taken back as a whole', async () => {
    const before = (await rows()).length
    const { id } = await newJob()
    await owner.query(REPEAT, { job: id, rhythm: 'weekly', until: '2026-12-31', key: `until-${id}` })
    expect((await rows()).length).toBe(before + 6)
    expect(await answerOf(owner.query(UNDO, { request: `until-${id}`, key: `undo-${id}` }))).toEqual({ undoRequest: 6 })
    expect([(await rows()).length, await visitsOf(id)]).toEqual([before + 1, []])
  })

  test('is refused beyond its limits, twice, and for those who may not create jobs', async () => {
    const { id } = await newJob()
    const send = (person: Person, patch: object, key: string) =>
      person.query(REPEAT, { job: id, rhythm: 'weekly', count: 4, key, ...patch })
    expect(JSON.stringify(await send(owner, { count: 1_000 }, 'many'))).toContain('A repeat has at most 52 visits')
    expect(JSON.stringify(await send(tech, {}, 'tech'))).toContain('Your role does not allow jobs to be created.')
    await send(owner, {}, `once-${id}`)
    expect(JSON.stringify(await send(owner, {}, `twice-${id}`))).toContain('This job is a visit of a repeat already.')
    expect((await visitsOf(id)).length).toBe(4)
  })

  test('is cancelled from a visit on, in one request with one undo', async () => {
    const { id } = await newJob()
    await owner.query(REPEAT, { job: id, rhythm: 'weekly', count: 4, key: `four-${id}` })
    const second = (await rows()).find(({ repeat_id, repeat_visit }) => repeat_id === id && repeat_visit === 2)
    const cancelled = owner.query(CANCEL, { job: second?.id, key: `cancel-${id}` })
    expect(await answerOf(cancelled)).toEqual({ cancelFollowing: 3 })
    const statuses = async () => (await visitsOf(id)).map(([, status]) => status)
    expect(await statuses()).toEqual(['scheduled', 'cancelled', 'cancelled', 'cancelled'])
    await owner.query(UNDO, { request: `cancel-${id}`, key: `back-${id}` })
    expect(await statuses()).toEqual(['scheduled', 'scheduled', 'scheduled', 'scheduled'])
  })

  test('is edited from a visit on: other days move alike, and one undo takes all back', async () => {
    const { id } = await newJob()
    await owner.query(REPEAT, { job: id, rhythm: 'weekly', count: 3, key: `three-${id}` })
    const [, second] = (await rows()).filter(({ repeat_id }) => repeat_id === id)
    const params = { businessId: 1, jobId: second?.id ?? 0 }
    const body = { title: 'Mulch', scheduled_date: '2026-11-28', following: true }
    await owner.ask(updateJob, { params, body, key: `edit-${id}` })
    const said = async () =>
      (await rows())
        .filter(({ repeat_id }) => repeat_id === id)
        .map(({ title, scheduled_date }) => [title, scheduled_date])
    expect(await said()).toEqual([
      [JOB_DRAFT.title, '2026-11-20'],
      ['Mulch', '2026-11-28'],
      ['Mulch', '2026-12-05'],
    ])
    await owner.query(UNDO, { request: `edit-${id}`, key: `unedit-${id}` })
    expect(await said()).toEqual([
      [JOB_DRAFT.title, '2026-11-20'],
      [JOB_DRAFT.title, '2026-11-27'],
      [JOB_DRAFT.title, '2026-12-04'],
    ])
  })
})
