import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient, createProperty, deleteClient, getClient } from '@/contract/clients'
import { createCrewMember, deactivateCrewMember } from '@/contract/crew'
import { HistoryDocument, UndoDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { assignCrew, createJob, deleteJob, getJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { autoSchedule } from '@/contract/schedules'
import { demoUser } from '@/domain/demo/demo'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { CLIENT_DRAFT, PLACE } from './client-cases'
import { withoutPermissions } from './demos'
import { askGraphql, dataOf, fieldsRefused, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, openOffice, type Person, signIn, TODAY, WAITING } from './office'

const OWN = 2
const CHANGED = '409 This has changed since; it can no longer be undone.'

const log = memoryFactLog()
let server: MockServer
let owner: Person
beforeEach(async () => {
  await log.clear()
  server = openOffice({ log })
  owner = await signIn(server, OWNER)
})
afterEach(() => server.shutdown())

const about = (jobId: number) => ({ businessId: 1, jobId })
const jobOf = async (jobId: number) => (await owner.ask(getJob, { params: about(jobId) })).job
const cancel = (jobId: number, person = owner) =>
  person.ask(updateJobStatus, { params: about(jobId), query: { status: 'cancelled' } })
const assign = (jobId: number, ids: string) =>
  owner.ask(assignCrew, { params: about(jobId), query: { crew_member_ids: ids } })

const factsOf = async (jobId: number, person = owner) =>
  dataOf(await askGraphql(server, person, HistoryDocument, { stream: `job/${jobId}`, first: 20 })).history.facts
const latest = async (jobId: number, person = owner) => (await factsOf(jobId, person))[0]?.position ?? 0

let keys = 0
const undo = (positions: number[], person = owner, key = `key-${++keys}`) =>
  askGraphql(server, person, UndoDocument, { positions, key })

describe('undo', () => {
  test('brings a cancelled job back as it was, and the history says so (X-43)', async () => {
    const before = await jobOf(WAITING)
    await cancel(WAITING)
    const position = await latest(WAITING)
    const { undone, positions } = dataOf(await undo([position])).undo
    const [fact] = await factsOf(WAITING)
    expect(await jobOf(WAITING)).toEqual(before)
    expect([undone, positions]).toEqual([[position], [fact?.position]])
    expect([fact?.type, fact?.note, fact?.actorName, fact?.undoRefusal]).toEqual([
      'job.undone',
      'Undone: Cancelled',
      'Dana Whitfield',
      null,
    ])
  })

  test('keeps what was changed in other fields since', async () => {
    await assign(WAITING, '11')
    const position = await latest(WAITING)
    await owner.ask(updateJob, { params: about(WAITING), body: { title: 'Back lawn' } })
    await undo([position])
    const { title, status, assigned_crew_members } = await jobOf(WAITING)
    expect([title, status, assigned_crew_members]).toEqual(['Back lawn', 'scheduled', []])
  })

  test('is refused once the same fields have changed again', async () => {
    await assign(WAITING, '11')
    const position = await latest(WAITING)
    await assign(WAITING, '2')
    const after = await jobOf(WAITING)
    expect(refusalOf(await undo([position]))).toBe(CHANGED)
    expect(await jobOf(WAITING)).toEqual(after)
  })

  test('can itself be undone, after which the first change can be undone again', async () => {
    await cancel(WAITING)
    const first = await latest(WAITING)
    await undo([first])
    expect(refusalOf(await undo([first]))).toBe('409 This was already undone.')
    await undo([await latest(WAITING)])
    expect((await jobOf(WAITING)).status).toBe('cancelled')
    await undo([first])
    expect((await jobOf(WAITING)).status).toBe('scheduled')
  })

  test('removes a job that was made, and brings back one that was deleted', async () => {
    const { job } = await owner.ask(createJob, { body: JOB_DRAFT })
    const creation = await latest(job.id)
    await owner.ask(deleteJob, { params: about(job.id) })
    expect(refusalOf(await undo([creation]))).toBe(CHANGED)
    await undo([await latest(job.id)])
    expect(await jobOf(job.id)).toEqual(job)
    await undo([creation])
    expect((await owner.send(getJob, { params: about(job.id) })).status).toBe(404)
  })

  const newHand = async () => {
    const body = {
      employee_id: 'GV-77',
      first_name: 'Rosa',
      last_name: 'Quintero',
      role: 'technician',
      hourly_rate: 20,
    } as const
    return (await owner.ask(createCrewMember, { body })).crew_member.id
  }
  const latestOf = async (stream: string) =>
    dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 1 })).history.facts[0]?.position ?? 0

  test('keeps a crew member who is on a job now', async () => {
    const id = await newHand()
    const added = await latestOf(`crew/${id}`)
    await assign(WAITING, String(id))
    expect(refusalOf(await undo([added]))).toBe('409 They are on a job now; take them off it first.')
    await undo([await latest(WAITING)])
    expect(refusalOf(await undo([added]))).toBe('answered')
  })

  test('does not bring someone back to a job who has left the crew', async () => {
    const id = await newHand()
    await assign(WAITING, String(id))
    await assign(WAITING, '2')
    const replaced = await latest(WAITING)
    await owner.ask(deactivateCrewMember, { params: { businessId: 1, memberId: id } })
    expect(refusalOf(await undo([replaced]))).toBe('409 Someone on its crew is no longer active.')
  })

  test('takes a whole auto-schedule run back at once', async () => {
    const jobs = async () => (await server.state()).tables.jobs
    const before = await jobs()
    const { positions } = await owner.ask(autoSchedule, { body: { date: TODAY } })
    expect(positions.length).toBe(4)
    await undo(positions)
    expect(await jobs()).toEqual(before)
  })

  test('takes all facts of a request back, or none', async () => {
    await assign(WAITING, '11')
    const assigned = await latest(WAITING)
    await cancel(16)
    const cancelled = await latest(16)
    await assign(WAITING, '2')
    expect(refusalOf(await undo([assigned, cancelled]))).toBe(
      `${CHANGED} Since then: JOB-1015 Lawn aeration and overseeding, “Reassigned to Luis Ortega”.`,
    )
    expect((await jobOf(16)).status).toBe('cancelled')
    expect(refusalOf(await undo([assigned, await latest(WAITING), cancelled]))).toBe('answered')
    expect([(await jobOf(WAITING)).status, (await jobOf(16)).status]).toEqual(['scheduled', 'scheduled'])
  })

  test('is done once under one key, also after a reload', async () => {
    await cancel(WAITING)
    const position = await latest(WAITING)
    const first = dataOf(await undo([position], owner, 'once'))
    server.shutdown()
    server = openOffice({ log })
    expect(dataOf(await undo([position], owner, 'once'))).toEqual(first)
    expect((await factsOf(WAITING)).length).toBe(2)
  })

  test('leads to the very rows that a rebuild leads to', async () => {
    await cancel(WAITING)
    const position = await latest(WAITING)
    await undo([position])
    const before = structuredClone(await server.state())
    await server.rebuild()
    expect(await server.state()).toEqual(before)
  })
})

describe('what can only be undone together', () => {
  const historyOf = async (stream: string) =>
    dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 20 })).history.facts
  const params = (clientId: number) => ({ businessId: 1, clientId })

  test('is taken back by the undo of any of its facts, which says so before', async () => {
    const body = { ...CLIENT_DRAFT, properties: [PLACE, { ...PLACE, address: '9 Elm Street' }] }
    const { client } = await owner.ask(createClient, { body })
    await owner.ask(deleteClient, { params: params(client.id) })
    const [gone] = await historyOf(`property/${client.properties[0]?.id}`)
    expect([gone?.undoRefusal, gone?.undoneWith]).toEqual([null, '1 property and 1 client'])
    const [deleted] = await historyOf(`client/${client.id}`)
    expect(deleted?.undoneWith).toBe('2 properties')
    const { undone, positions } = dataOf(await undo([deleted?.position ?? 0])).undo
    expect([undone.length, positions.length]).toEqual([3, 3])
    expect(await owner.ask(getClient, { params: params(client.id) })).toEqual({ client })
  })

  test('is refused with the words of a delete where others need what would go', async () => {
    const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
    const at = { property_address: '9 Elm Street', property_zip: PLACE.zip_code }
    const body = { ...PLACE, address: '9 Elm Street' }
    const { property } = await owner.ask(createProperty, { params: params(client.id), body })
    await owner.ask(createJob, { body: { ...JOB_DRAFT, ...at, client_id: client.id } })
    const [added] = await historyOf(`property/${property.id}`)
    const refusal = 'There is 1 open job at this property. Finish or cancel it first.'
    expect([added?.undoRefusal, added?.undoneWith]).toEqual([refusal, null])
    expect(refusalOf(await undo([added?.position ?? 0]))).toBe(`409 ${refusal}`)
  })
})

describe('undo of a request', () => {
  const undoRequest = (request: string, key: string, person = owner) =>
    askGraphql(server, person, UndoRequestDocument, { request, key })
  const rename = (title: string, key: string) => owner.ask(updateJob, { params: about(WAITING), body: { title }, key })

  test('takes all back that it led to, and says how much that was', async () => {
    const rows = async () => {
      const { clients, properties } = (await server.state()).tables
      return structuredClone([clients, properties])
    }
    const before = await rows()
    await owner.ask(createClient, { body: CLIENT_DRAFT, key: 'add' })
    const answers = [await undoRequest('add', 'back'), await undoRequest('add', 'back')]
    expect([answers.map(dataOf), await rows()]).toEqual([
      [{ undoRequest: { count: 2, stayed: [] } }, { undoRequest: { count: 2, stayed: [] } }],
      before,
    ])
  })

  test('leaves alone what came after it in other fields, and is refused where that came in the same', async () => {
    await rename('Back lawn', 'one')
    await rename('Front lawn', 'two')
    expect(refusalOf(await undoRequest('one', 'u1'))).toBe(CHANGED)
    expect(dataOf(await undoRequest('two', 'u2'))).toEqual({ undoRequest: { count: 1, stayed: [] } })
    expect((await jobOf(WAITING)).title).toBe('Back lawn')
  })

  test('takes nothing back of one that had nothing to change', async () => {
    const { title } = await jobOf(WAITING)
    await rename(title, 'one')
    expect(dataOf(await undoRequest('one', 'u1'))).toEqual({ undoRequest: { count: 0, stayed: [] } })
  })

  test('is refused where there was none, or it was someone else’s', async () => {
    await rename('Back lawn', 'one')
    const manager = await signIn(server, demoUser('manager').email)
    expect([
      refusalOf(await undoRequest('never', 'u1')),
      refusalOf(await undoRequest('one', 'u2', manager)),
      refusalOf(await undoRequest('one', 'no key')),
    ]).toEqual(['404 There is nothing to undo.', '404 There is nothing to undo.', '422 The key is not usable.'])
  })
})

describe('who may undo', () => {
  test('who could do it: a technician takes back their own completion, not an assignment', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    await tech.ask(updateJobStatus, { params: about(OWN), query: { status: 'completed' } })
    expect(refusalOf(await undo([await latest(OWN)], tech))).toBe('answered')
    await assign(WAITING, '2')
    const [assigned] = await factsOf(WAITING, tech)
    expect(assigned?.undoRefusal).toBe('Your role can’t undo this.')
    expect(refusalOf(await undo([assigned?.position ?? 0], tech))).toBe('403 Your role can’t undo this.')
  })

  test.each([
    ['clients.create', 'client.created'],
    ['clients.delete', 'client.deleted'],
  ] as const)('not who lacks %s, of what is %s', async (permission, type) => {
    const server = openOffice(withoutPermissions(permission))
    const owner = await signIn(server, OWNER)
    const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
    if (type === 'client.deleted') await owner.ask(deleteClient, { params: { businessId: 1, clientId: client.id } })
    const manager = await signIn(server, demoUser('manager').email)
    const variables = { stream: `client/${client.id}`, first: 10 }
    const { facts } = dataOf(await askGraphql(server, manager, HistoryDocument, variables)).history
    const fact = facts.find((each) => each.type === type)
    server.shutdown()
    expect([fact?.type, fact?.undoRefusal]).toEqual([type, 'Your role can’t undo this.'])
  })

  test('an undo asks for what the first change asked for', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    await assign(WAITING, '2')
    await assign(WAITING, '11')
    await undo([await latest(WAITING)])
    expect(refusalOf(await undo([await latest(WAITING)], tech))).toBe('403 Your role can’t undo this.')
  })

  test('no one undoes what they do not see, nor anything of another business', async () => {
    await cancel(WAITING)
    const position = await latest(WAITING)
    for (const email of [demoUser('home').email, 'owner@hillcountry.demo'])
      expect(refusalOf(await undo([position], await signIn(server, email)))).toBe('404 There is no such fact.')
  })

  test('sample data has no one who could take it back', async () => {
    expect(refusalOf(await undo([2]))).toBe('409 This came with the sample data and cannot be undone.')
    expect(refusalOf(await undo([3]))).toBe('409 This came with the sample data and cannot be undone.')
    expect(refusalOf(await undo([1]))).toBe('404 There is no such fact.')
  })

  test.each([
    [[], '422 Name 1 to 500 facts.', ['positions']],
    [[987_654], '404 There is no such fact.', []],
    [[-1], '404 There is no such fact.', []],
  ])('refuses the positions %o', async (positions, refusal, fields) => {
    const refused = await undo(positions)
    expect([refusalOf(refused), fieldsRefused(refused)]).toEqual([refusal, fields])
  })

  test('refuses a key that can not be kept', async () => {
    const refused = await undo([2], owner, 'two words')
    expect([refusalOf(refused), fieldsRefused(refused)]).toEqual(['422 The key is not usable.', ['key']])
  })
})
