import { expect, test } from 'vitest'
import { updateClient, updateProperty } from '@/contract/clients'
import { createCrewMember } from '@/contract/crew'
import {
  HistoryDocument,
  RecordAsOfDocument,
  type RecordAsOfQuery,
  UndoDocument,
} from '@/contract/graphql/generated/history'
import { EditPreferencesDocument } from '@/contract/graphql/generated/settings'
import { assignCrew, createJob, deleteJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, WAITING, WEDNESDAY } from './office'

const office = officesPerTest()
const STREAM = `job/${WAITING}`
const params = { businessId: 1, jobId: WAITING }
const AT = new Date(WEDNESDAY).toISOString()

const start = async () => {
  const server = office()
  return { server, owner: await signIn(server, OWNER) }
}
const ask = (server: MockServer, person: Person, stream: string, position: number) =>
  askGraphql(server, person, RecordAsOfDocument, { stream, position })
const asOf = async (server: MockServer, person: Person, stream: string, position: number) =>
  dataOf(await ask(server, person, stream, position)).recordAsOf
const positionsOf = async (server: MockServer, person: Person, stream: string) =>
  dataOf(await askGraphql(server, person, HistoryDocument, { stream, first: 100 }))
    .history.facts.map(({ position }) => position)
    .reverse()

type AsOf = RecordAsOfQuery['recordAsOf']
const pick = ({ fields }: AsOf, ...names: string[]) =>
  names.map((name) => fields.flatMap(({ field, was, is }) => (field === name ? [was, is] : [])))
const different = ({ fields }: AsOf) =>
  fields.filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is)).map(({ field }) => field)

test('a record is shown as each of its facts left it, beside what it is now', async () => {
  const { server, owner } = await start()
  await owner.ask(assignCrew, { params, query: { crew_member_ids: '2,3' } })
  await owner.ask(updateJob, { params, body: { title: 'Aeration' } })
  await owner.ask(updateJobStatus, { params, query: { status: 'in_progress' } })
  const [assigned = 0, edited = 0, started = 0] = await positionsOf(server, owner, STREAM)

  const then = await asOf(server, owner, STREAM, assigned)
  const { fields, ...about } = then
  expect(about).toEqual({
    fact: { at: AT, type: 'job.assigned', actorName: 'Dana Whitfield' },
    was: 'there',
    is: 'there',
    name: 'JOB-1015 Lawn aeration and overseeding',
  })
  expect(pick(then, 'title', 'status', 'assigned_crew_members', 'job_number')).toEqual([
    ['Lawn aeration and overseeding', 'Aeration'],
    ['assigned', 'in_progress'],
    [
      [2, 3],
      [2, 3],
    ],
    ['JOB-1015', 'JOB-1015'],
  ])
  expect(fields.map(({ field }) => field)).toContain('estimated_cost')
  expect(different(await asOf(server, owner, STREAM, edited))).toEqual(['status', 'on_site'])
  expect(different(await asOf(server, owner, STREAM, started))).toEqual([])
})

test('sample data was as it came before the first fact, and the others are not there before theirs', async () => {
  const { server, owner } = await start()
  const untouched = await asOf(server, owner, STREAM, 0)
  expect([untouched.fact, untouched.was, different(untouched)]).toEqual([null, 'there', []])
  await owner.ask(updateJob, { params, body: { title: 'Aeration' } })
  expect(pick(await asOf(server, owner, STREAM, 0), 'title')).toEqual([['Lawn aeration and overseeding', 'Aeration']])

  const { job } = await owner.ask(createJob, { body: JOB_DRAFT })
  expect(refusalOf(await ask(server, owner, `job/${job.id}`, 0))).toBe(
    '404 This record has no such change in its history.',
  )
})

test('an undo in between is a fact like any other', async () => {
  const { server, owner } = await start()
  await owner.ask(updateJob, { params, body: { title: 'Aeration' } })
  const [edited = 0] = await positionsOf(server, owner, STREAM)
  dataOf(await askGraphql(server, owner, UndoDocument, { positions: [edited], key: 'undo' }))
  await owner.ask(updateJob, { params, body: { title: 'Overseeding' } })
  const titles = []
  for (const position of await positionsOf(server, owner, STREAM))
    titles.push(pick(await asOf(server, owner, STREAM, position), 'title')[0])
  expect(titles).toEqual([
    ['Aeration', 'Overseeding'],
    ['Lawn aeration and overseeding', 'Overseeding'],
    ['Overseeding', 'Overseeding'],
  ])
})

test('a record that was deleted later is shown as it was, and its deletion as nothing', async () => {
  const { server, owner } = await start()
  await owner.ask(updateJob, { params, body: { title: 'Aeration' } })
  await owner.ask(deleteJob, { params })
  const [edited = 0, deleted = 0] = await positionsOf(server, owner, STREAM)
  const then = await asOf(server, owner, STREAM, edited)
  expect([then.was, then.is, then.name, pick(then, 'title')]).toEqual([
    'there',
    'absent',
    'JOB-1015 Aeration',
    [['Aeration', null]],
  ])
  expect(await asOf(server, owner, STREAM, deleted)).toEqual({
    fact: { at: AT, type: 'job.deleted', actorName: 'Dana Whitfield' },
    was: 'absent',
    is: 'absent',
    name: 'JOB-1015 Aeration',
    fields: [],
  })
})

test('a record that was damaged then says so; one that is damaged now is shown as it was', async () => {
  const log = memoryFactLog()
  const server = office({ log })
  const owner = await signIn(server, OWNER)
  await owner.ask(updateJob, { params, body: { title: 'Aeration' } })
  const before = (await server.state()).tables.jobs.find(({ id }) => id === WAITING)
  if (!before) throw new Error('there is no such job')
  await log.append([
    {
      stream: STREAM,
      seq: 1,
      at: WEDNESDAY,
      v: '2',
      type: 'job.edited',
      actor: { kind: 'user', user_id: 1, name: 'Dana Whitfield' },
      cause: null,
      note: 'Edited date',
      changes: [{ table: 'jobs', id: WAITING, before, after: { ...before, scheduled_date: null } }],
    },
  ])
  const [edited = 0, broken = 0] = await positionsOf(server, owner, STREAM)
  const then = await asOf(server, owner, STREAM, edited)
  expect([then.was, then.is, different(then), then.name]).toEqual([
    'there',
    'damaged',
    ['scheduled_date'],
    'JOB-1015 Aeration',
  ])
  const damaged = await asOf(server, owner, STREAM, broken)
  expect([damaged.was, damaged.is, damaged.name, damaged.fields]).toEqual([
    'damaged',
    'damaged',
    'JOB-1015 (damaged)',
    [],
  ])
  const tech = await signIn(server, demoUser('tech').email)
  expect(refusalOf(await ask(server, tech, STREAM, edited))).toBe('403 Your role can’t see this record.')
})

test('who may see the record sees what it was, without what is kept from them now (PERM-16)', async () => {
  const { server, owner } = await start()
  await owner.ask(updateClient, { params: { businessId: 1, clientId: 1 }, body: { credit_limit: 250, notes: 'Ring' } })
  await owner.ask(updateClient, { params: { businessId: 1, clientId: 1 }, body: { notes: 'Ring twice' } })
  const [position = 0] = await positionsOf(server, owner, 'client/1')
  const tech = await signIn(server, demoUser('tech').email)
  const seenBy = async (person: Person) =>
    pick(await asOf(server, person, 'client/1', position), 'notes', 'credit_limit')
  expect(await seenBy(owner)).toEqual([
    ['Ring', 'Ring twice'],
    [25_000, 25_000],
  ])
  expect(await seenBy(tech)).toEqual([['Ring', 'Ring twice'], []])
  const home = await signIn(server, demoUser('home').email)
  expect(refusalOf(await ask(server, home, 'job/12', 0))).toBe('403 Your role can’t see this record.')
})

test('no one of another business learns of a record, there or deleted', async () => {
  const { server, owner } = await start()
  const stranger = await signIn(server, 'owner@hillcountry.demo')
  await owner.ask(updateJob, { params, body: { title: 'Aeration' } })
  const [edited = 0] = await positionsOf(server, owner, STREAM)
  const answers = [await ask(server, stranger, STREAM, edited), await ask(server, stranger, 'job/987654', edited)]
  await owner.ask(deleteJob, { params })
  answers.push(await ask(server, stranger, STREAM, edited))
  expect(answers.map(refusalOf)).toEqual(Array(3).fill('404 There is no such record.'))
})

test('a position that is no change of the record, or one no one is shown, is no version of it', async () => {
  const log = memoryFactLog()
  const server = office({ log })
  const owner = await signIn(server, OWNER)
  await owner.ask(updateJob, { params, body: { title: 'Aeration' } })
  await owner.ask(updateJob, { params: { businessId: 1, jobId: 16 }, body: { title: 'Other' } })
  const [ofOther = 0] = await positionsOf(server, owner, 'job/16')
  const signedIn = (await log.readAfter(0)).find(({ type }) => type === 'user.signed_in')
  const answers = [
    await ask(server, owner, STREAM, ofOther),
    await ask(server, owner, STREAM, ofOther + 1000),
    await ask(server, owner, STREAM, -1),
    await ask(server, owner, signedIn?.stream ?? '', signedIn?.position ?? 0),
  ]
  expect(answers.map(refusalOf)).toEqual(Array(4).fill('404 This record has no such change in its history.'))
})

test.each(['job/987654', 'job/', 'demo', '', 'credentials/1', 'constructor/1'])(
  'there is no record "%s"',
  async (stream) => {
    const { server, owner } = await start()
    expect(refusalOf(await ask(server, owner, stream, 0))).toBe('404 There is no such record.')
  },
)

test('every kind of record has it', async () => {
  const { server, owner } = await start()
  const property = (await server.state()).tables.properties.find(({ client_id }) => client_id === 6)
  if (!property) throw new Error('client 6 has no property')
  const at = { businessId: 1, propertyId: property.id }
  await owner.ask(updateProperty, { params: at, body: { access_notes: 'Key under the frog' } })
  const ida = {
    employee_id: 'GV-900',
    first_name: 'Ida',
    last_name: 'Moss',
    role: 'technician',
    hourly_rate: 20,
  } as const
  const { crew_member } = await owner.ask(createCrewMember, { body: ida })

  const stream = `property/${property.id}`
  const [edited = 0] = await positionsOf(server, owner, stream)
  const then = await asOf(server, owner, stream, edited)
  expect([then.is, pick(then, 'access_notes', 'address')]).toEqual([
    'there',
    [
      ['Key under the frog', 'Key under the frog'],
      [property.address, property.address],
    ],
  ])
  const [added = 0] = await positionsOf(server, owner, `crew/${crew_member.id}`)
  expect((await asOf(server, owner, `crew/${crew_member.id}`, added)).name).toBe('Ida Moss')
})

test('a colleague is shown without their last sign-in, where they keep it to themselves', async () => {
  const { server, owner } = await start()
  const manager = await signIn(server, demoUser('manager').email)
  const privacy = { profilePublic: false, showOnlineStatus: false, allowDataCollection: false }
  dataOf(await askGraphql(server, manager, EditPreferencesDocument, { changed: { privacy }, key: 'hide' }))
  const shownOf = async (person: Person) => {
    const { fields } = await asOf(server, person, 'user/3', 0)
    return fields.map(({ field }) => field).filter((field) => ['last_login', 'privacy', 'email'].includes(field))
  }
  expect([await shownOf(owner), await shownOf(manager)]).toEqual([['email'], ['privacy', 'last_login', 'email']])
})

test('how the business is set up is shown to those who see settings alone', async () => {
  const { server, owner } = await start()
  const tech = await signIn(server, demoUser('tech').email)
  const setup = async (person: Person) => {
    const { fields } = await asOf(server, person, 'business/1', 0)
    return fields.map(({ field }) => field).filter((field) => ['tax_rate', 'address', 'job_prefix'].includes(field))
  }
  expect([await setup(owner), await setup(tech)]).toEqual([['address', 'tax_rate', 'job_prefix'], []])
})
