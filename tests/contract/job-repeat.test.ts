import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignCrew, createJob, updateJob } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { type Job, placeOf, slotOf } from '@/domain/job/job'
import type { MockServer } from '@/mock-server'
import { dataOf, type GraphqlAnswer, refusalOf } from './graphql-office'
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
const UNDO = 'mutation ($request: String!, $key: String!) { undoRequest(request: $request, key: $key) { count } }'

const answerOf = async (response: Promise<unknown>) => dataOf((await response) as GraphqlAnswer<unknown>)
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

const weekly = async (count: number) => {
  const { id } = await newJob()
  await owner.query(REPEAT, { job: id, rhythm: 'weekly', count, key: `weekly-${id}` })
  const visits = async () => (await rows()).filter(({ repeat_id }) => repeat_id === id)
  const visitSummary = async () =>
    (await visits()).map((job) => [job.scheduled_date, job.scheduled_start_time, job.assigned_crew_members, job.status])
  return { visits: await visits(), said: visitSummary, params: { businessId: 1, jobId: id } }
}
const assign = (job: Job | undefined, member: number) =>
  owner.ask(assignCrew, {
    params: { businessId: 1, jobId: job?.id ?? 0 },
    query: { crew_member_ids: String(member) },
  })

describe('a repeat of a job', () => {
  test('makes all visits at once, without the crew, and a repeat of the request makes them once', async () => {
    const { id } = await newJob()
    await owner.ask(assignCrew, { params: { businessId: 1, jobId: id }, query: { crew_member_ids: '4' } })
    const variables = { job: id, rhythm: 'monthly', count: 3, key: `repeat-${id}` }
    expect([await answerOf(owner.query(REPEAT, variables)), await answerOf(owner.query(REPEAT, variables))]).toEqual([
      { repeatJob: 3 },
      { repeatJob: 3 },
    ])
    expect(await visitsOf(id)).toEqual([
      ['2026-11-20', 'assigned', '1/3'],
      ['2026-12-20', 'scheduled', '2/3'],
      ['2027-01-20', 'scheduled', '3/3'],
    ])
    const newJobs = (await rows()).slice(-2)
    expect(newJobs.map((job) => [job.title, job.assigned_crew_members])).toEqual([
      [JOB_DRAFT.title, []],
      [JOB_DRAFT.title, []],
    ])
  })

  test('is taken back as a whole', async () => {
    const before = (await rows()).length
    const { id } = await newJob()
    await owner.query(REPEAT, { job: id, rhythm: 'weekly', until: '2026-12-31', key: `until-${id}` })
    expect((await rows()).length).toBe(before + 6)
    expect(await answerOf(owner.query(UNDO, { request: `until-${id}`, key: `undo-${id}` }))).toEqual({
      undoRequest: { count: 6 },
    })
    expect([(await rows()).length, await visitsOf(id)]).toEqual([before + 1, []])
  })

  test('is refused beyond its limits, twice, and for those who may not create jobs', async () => {
    const { id } = await newJob()
    const send = (person: Person, patch: object, key: string) =>
      person.query(REPEAT, { job: id, rhythm: 'weekly', count: 4, key, ...patch })
    expect(JSON.stringify(await send(owner, { count: 1_000 }, 'many'))).toContain('A repeat has at most 52 visits')
    expect(JSON.stringify(await send(tech, {}, 'tech'))).toContain('Your role can’t create jobs.')
    await send(owner, {}, `once-${id}`)
    expect(JSON.stringify(await send(owner, {}, `twice-${id}`))).toContain('This job is already a visit of a repeat.')
    expect((await visitsOf(id)).length).toBe(4)
  })

  test('is refused where the clocks skip the time of a visit, which is named', async () => {
    const night = { scheduled_date: '2027-03-07', scheduled_start_time: '02:15', scheduled_end_time: '03:15' }
    const { id } = (await owner.ask(createJob, { body: { ...JOB_DRAFT, ...night } })).job
    const answer = await owner.query(REPEAT, { job: id, rhythm: 'weekly', count: 3, key: `night-${id}` })
    expect(refusalOf(answer as GraphqlAnswer<unknown>)).toBe(
      '422 Sun, Mar 14: There is no 2:15 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
    )
    expect(await visitsOf(id)).toEqual([])
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
    const visitTitles = async () =>
      (await rows())
        .filter(({ repeat_id }) => repeat_id === id)
        .map(({ title, scheduled_date }) => [title, scheduled_date])
    expect(await visitTitles()).toEqual([
      [JOB_DRAFT.title, '2026-11-20'],
      ['Mulch', '2026-11-28'],
      ['Mulch', '2026-12-05'],
    ])
    await owner.query(UNDO, { request: `edit-${id}`, key: `unedit-${id}` })
    expect(await visitTitles()).toEqual([
      [JOB_DRAFT.title, '2026-11-20'],
      [JOB_DRAFT.title, '2026-11-27'],
      [JOB_DRAFT.title, '2026-12-04'],
    ])
  })

  test('is rescheduled as one: the undo of one visit in its history takes back the later ones', async () => {
    const { visits, said, params } = await weekly(3)
    const before = await said()
    await owner.ask(updateJob, { params, body: { scheduled_date: '2026-11-21', following: true } })
    const history = 'query ($stream: String!) { history(stream: $stream, first: 1) { facts { position undoneWith } } }'
    const answer = await answerOf(owner.query(history, { stream: `job/${visits[1]?.id}` }))
    expect(answer).toEqual({ history: { facts: [{ position: expect.any(Number), undoneWith: '2 jobs' }] } })
    const { facts } = (answer as { history: { facts: { position: number }[] } }).history
    const undo = 'mutation ($positions: [Int!]!, $key: String!) { undo(positions: $positions, key: $key) { undone } }'
    await owner.query(undo, { positions: facts.map(({ position }) => position), key: `one-${params.jobId}` })
    expect(await said()).toEqual(before)
  })

  test('is moved from a visit on: the time and the crew of the move, as many days on, with one undo', async () => {
    const { visits, said, params } = await weekly(4)
    const [first] = visits
    const to = { scheduled_date: '2026-11-27', scheduled_start_time: '13:00', scheduled_end_time: '14:00' }
    // The second visit is on the day the first one moves to, so all of them move.
    await assign(visits[1], 7)
    const body = { ...to, crew_member_ids: [7], from: first && placeOf(first), following: true }
    const moved = () => owner.ask(updateJob, { params, body, key: `move-${first?.id}` })
    expect([(await moved()).job.id, (await moved()).job.id]).toEqual([first?.id, first?.id])
    expect(await said()).toEqual([
      ['2026-11-27', '13:00', [7], 'assigned'],
      ['2026-12-04', '13:00', [7], 'assigned'],
      ['2026-12-11', '13:00', [7], 'assigned'],
      ['2026-12-18', '13:00', [7], 'assigned'],
    ])
    await owner.query(UNDO, { request: `move-${first?.id}`, key: `unmove-${first?.id}` })
    const start = JOB_DRAFT.scheduled_start_time
    expect(await said()).toEqual([
      ['2026-11-20', start, [], 'scheduled'],
      ['2026-11-27', start, [7], 'assigned'],
      ['2026-12-04', start, [], 'scheduled'],
      ['2026-12-11', start, [], 'scheduled'],
    ])
  })

  test('is moved to where the next visit is, which leaves its crew free for it', async () => {
    const { visits, said, params } = await weekly(3)
    const [first, second] = visits
    await assign(second, 11)
    const body = { scheduled_date: '2026-11-27', crew_member_ids: [11], anyway: true, from: first && placeOf(first) }
    const alone = await owner.send(updateJob, { params, body })
    expect(JSON.stringify(alone.body)).toContain(`has ${second?.job_number} at 9:00 – 11:30 AM.`)
    await owner.ask(updateJob, { params, body: { ...body, following: true } })
    expect((await said()).map(([day, , crew]) => [day, crew])).toEqual([
      ['2026-11-27', [11]],
      ['2026-12-04', [11]],
      ['2026-12-11', [11]],
    ])
  })

  test('keeps the time that a later visit has of its own, where only the day is another one', async () => {
    const { visits, said, params } = await weekly(3)
    const [first, second] = visits
    const place = { scheduled_start_time: '15:00', scheduled_end_time: '16:00' }
    await owner.ask(updateJob, { params: { businessId: 1, jobId: second?.id ?? 0 }, body: place })
    const was = first && slotOf(first)
    const body = { ...was, scheduled_date: '2026-11-21', was, following: true }
    await owner.ask(updateJob, { params, body })
    expect((await said()).map(([day, start]) => [day, start])).toEqual([
      ['2026-11-21', '09:00'],
      ['2026-11-28', '15:00'],
      ['2026-12-05', '09:00'],
    ])
  })

  test('is edited by a technician in the visits that are theirs, and nothing is said of the others', async () => {
    const { visits, params } = await weekly(3)
    for (const visit of [visits[0], visits[2]]) await assign(visit, 2)
    await tech.ask(updateJob, { params, body: { location_notes: 'Ring twice', following: true } })
    const ids = visits.map(({ id }) => id)
    const notes = (await rows()).filter(({ id }) => ids.includes(id)).map(({ location_notes }) => location_notes)
    expect(notes).toEqual(['Ring twice', '', 'Ring twice'])
  })

  test('is led after a visit that was moved alone before', async () => {
    const { visits, said, params } = await weekly(3)
    const [first] = visits
    const body = { scheduled_date: '2026-11-24', crew_member_ids: [], from: first && placeOf(first) }
    await owner.ask(updateJob, { params, body })
    const { job } = await owner.ask(updateJob, { params, body: { ...body, following: true } })
    expect(job.id).toBe(first?.id)
    expect((await said()).map(([day]) => day)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08'])
  })

  test('is not moved at all where one of the later visits can’t be, and that one is named', async () => {
    const { visits, said, params } = await weekly(3)
    const [first, second, third] = visits
    const other = await newJob()
    const place = { scheduled_date: '2026-12-04', scheduled_start_time: '16:30', scheduled_end_time: '17:30' }
    await owner.ask(updateJob, {
      params: { businessId: 1, jobId: other.id },
      body: { ...place, crew_member_ids: [7], from: placeOf(other) },
    })
    const before = await said()
    const answer = await owner.send(updateJob, {
      params,
      body: {
        scheduled_start_time: '16:00',
        scheduled_end_time: '17:00',
        crew_member_ids: [7],
        from: first && placeOf(first),
        following: true,
      },
    })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      409,
      expect.stringMatching(`${third?.job_number} on Fri, Dec 4: .+ has ${other.job_number} at 4:30 – 5:30 PM.`),
    ])
    expect([await said(), second?.status]).toEqual([before, 'scheduled'])
  })
})
