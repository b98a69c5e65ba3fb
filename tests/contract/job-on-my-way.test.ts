import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { RepeatJobDocument, TellOnTheWayDocument } from '@/contract/graphql/generated/jobs'
import { assignCrew, createJob, getJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { createClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { withoutPhones } from './demos'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { ASSIGNED, JOB_DRAFT, OWNER, openOffice, type Person, signIn, TODAY, WEDNESDAY } from './office'

const MINUTE = 60_000
const TEXT = 'Hi Ana, Ben is on the way and should arrive around 9:30 AM.'

const clock = createClock({ now: () => WEDNESDAY, setTimeout: () => 0, clearTimeout: () => undefined })
let server: MockServer
let owner: Person
let tech: Person

beforeAll(async () => {
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
  tech = await signIn(server, demoUser('tech').email)
})
afterAll(() => server.shutdown())

const paramsOf = (jobId: number) => ({ businessId: 1, jobId })
const newJob = async ({ day = TODAY, crew = '2' } = {}) => {
  const { id } = (await owner.ask(createJob, { body: { ...JOB_DRAFT, scheduled_date: day } })).job
  await owner.ask(assignCrew, { params: paramsOf(id), query: { crew_member_ids: crew } })
  return id
}
type NoticeOptions = { text?: string; arrival?: string; again?: boolean; key?: string }
const tell = (person: Person, job: number, options: NoticeOptions = {}) =>
  askGraphql(server, person, TellOnTheWayDocument, {
    job,
    text: TEXT,
    arrival: '09:30',
    key: `tell-${job}`,
    ...options,
  })
const wayOf = async (id: number) => {
  const { job } = await owner.ask(getJob, { params: paramsOf(id) })
  return [job.status, job.notice_date, job.notice_time, job.expected_arrival]
}

describe('telling a client that the crew is on its way', () => {
  test('moves the job along, and keeps the text in its history', async () => {
    const id = await newJob()
    const note = `On the way, text to the client: “${TEXT}”`
    const answers = [await tell(owner, id), await tell(owner, id)]
    expect(answers.map(dataOf)).toEqual([{ tellOnTheWay: note }, { tellOnTheWay: note }])
    expect(await wayOf(id)).toEqual(['en_route', TODAY, '09:00', '09:30'])
    const { facts } = dataOf(
      await askGraphql(server, owner, HistoryDocument, { stream: `job/${id}`, first: 9, before: null }),
    ).history
    expect(facts.map(({ type, note }) => [type, note])).toEqual([
      ['job.on_the_way', note],
      ['job.assigned', 'Assigned to Luis Ortega'],
      ['job.created', 'Created'],
    ])
  })

  test('moves the job along without a text where the client has no phone number, and says so', async () => {
    const other = openOffice(withoutPhones())
    const person = await signIn(other, OWNER)
    const params = { job: ASSIGNED, text: TEXT, arrival: '09:30', key: 'noted' }
    const answer = dataOf(await askGraphql(other, person, TellOnTheWayDocument, params))
    other.shutdown()
    expect(answer.tellOnTheWay).toBe('On the way. Not texted: Eleanor has no phone number.')
  })

  test('is taken back with the way', async () => {
    const id = await newJob()
    await tell(owner, id)
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: `tell-${id}`, key: `undo-${id}` }))
    expect(await wayOf(id)).toEqual(['assigned', null, null, null])
  })

  test('is of one visit: those of a repeat that is made then have no notice', async () => {
    const id = await newJob()
    await tell(owner, id)
    const plan = { job: id, rhythm: 'weekly', count: 2, until: null, key: `repeat-${id}` } as const
    dataOf(await askGraphql(server, owner, RepeatJobDocument, plan))
    const { jobs } = (await server.state()).tables
    const visits = jobs.filter(({ repeat_id }) => repeat_id === id)
    expect(visits.map((job) => [job.status, job.notice_date, job.notice_time, job.expected_arrival])).toEqual([
      ['en_route', TODAY, '09:00', '09:30'],
      ['scheduled', null, null, null],
    ])
  })

  test('has to be meant within five minutes', async () => {
    const id = await newJob()
    await tell(owner, id)
    clock.advance(2 * MINUTE)
    const tellRefusal = async (key: string, again = false) =>
      refusalOf(await tell(owner, id, { arrival: '09:45', key: `${key}-${id}`, again }))
    expect([await tellRefusal('early'), await tellRefusal('meant', true)]).toEqual([
      '409 The client got this message 2 minutes ago.',
      'answered',
    ])
    expect(await wayOf(id)).toEqual(['en_route', TODAY, '09:02', '09:45'])
    clock.advance(5 * MINUTE)
    expect(await tellRefusal('later')).toBe('answered')
  })

  test('is not said of a later way: who sets out without a word leaves no arrival of an earlier one', async () => {
    const id = await newJob({ crew: '11' })
    await tell(owner, id)
    await owner.ask(updateJobStatus, { params: paramsOf(id), query: { status: 'missed' } })
    const place = { scheduled_date: TODAY, scheduled_start_time: '18:00', scheduled_end_time: '19:00' }
    await owner.ask(updateJob, { params: paramsOf(id), body: { ...place, crew_member_ids: [11], anyway: true } })
    expect(await wayOf(id)).toEqual(['assigned', TODAY, '09:07', '09:30'])
    await owner.ask(updateJobStatus, { params: paramsOf(id), query: { status: 'en_route' } })
    expect(await wayOf(id)).toEqual(['en_route', null, null, null])
  })

  test('is refused to others, too early, without a text and once the work has begun', async () => {
    const id = await newJob({ crew: '3' })
    const later = await newJob({ day: '2026-11-20' })
    const refusals = [
      await tell(tech, id),
      await tell(owner, later),
      await tell(owner, id, { text: ' ', key: 'blank' }),
      await tell(owner, id, { arrival: 'soon', key: 'soon' }),
      await tell(owner, 999_999, { key: 'none' }),
    ]
    await owner.ask(updateJobStatus, { params: paramsOf(id), query: { status: 'in_progress' } })
    refusals.push(await tell(owner, id, { key: 'begun' }))
    expect(refusals.map(refusalOf)).toEqual([
      '403 Only the crew of a job and the office can say that it is on the way.',
      '409 The client can be told on the day of the job or the day before.',
      '422 Write a message to the client',
      '422 Use a time like 09:30',
      '404 Job not found',
      '409 The crew is already there.',
    ])
  })
})
