import { beforeEach, describe, expect, test } from 'vitest'
import { createClient, createProperty, deleteProperty, updateClient, updateProperty } from '@/contract/clients'
import { ActivityDocument, HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { assignCrew, createJob, getJob, updateJob, updateJobStatus } from '@/contract/jobs'
import type { Job } from '@/domain/job/job'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { CLIENT_DRAFT, PLACE } from './client-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, TODAY, WEDNESDAY } from './office'

const openOffice = officesPerTest()

let log: ReturnType<typeof memoryFactLog>
let server: MockServer
let owner: Person
let clientId: number
let propertyId: number
beforeEach(async () => {
  log = memoryFactLog()
  server = openOffice({ log })
  owner = await signIn(server, OWNER)
  const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
  clientId = client.id
  propertyId = client.properties[0]?.id ?? 0
})

const AT_HOME = { property_address: PLACE.address, property_zip: PLACE.zip_code }
const MOVED = { address: '12 Oak Street, Unit B', city: 'Round Rock', zip_code: '78664' }
const PROPERTY = () => ({ businessId: 1, propertyId })
const params = (jobId: number) => ({ businessId: 1, jobId })

const plan = async (patch: object = {}): Promise<Job> =>
  (await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: clientId, ...AT_HOME, ...patch } })).job
const edit = async (id: number, body: object): Promise<Job> =>
  (await owner.ask(updateJob, { params: params(id), body })).job
const jobNow = async ({ id }: Job): Promise<Job> => (await owner.ask(getJob, { params: params(id) })).job
const finish = async ({ id }: Job): Promise<Job> => {
  await owner.ask(assignCrew, { params: params(id), query: { crew_member_ids: '2' } })
  await owner.ask(updateJobStatus, { params: params(id), query: { status: 'in_progress' } })
  return (await owner.ask(updateJobStatus, { params: params(id), query: { status: 'completed' } })).job
}
const secondProperty = async () => {
  const body = { ...PLACE, address: '9 Elm Street' }
  return (await owner.ask(createProperty, { params: { businessId: 1, clientId }, body })).property
}

describe('a job knows its property', () => {
  test('by its address when it is made, in any spelling', async () => {
    expect((await plan({ property_address: '12 OAK street.' })).property_id).toBe(propertyId)
    expect((await plan({ property_address: '1 Barton Way' })).property_id).toBe(null)
  })

  test('by name, where two have one address', async () => {
    const unit = (await owner.ask(createProperty, { params: { businessId: 1, clientId }, body: PLACE })).property
    expect((await plan({ property_id: unit.id })).property_id).toBe(unit.id)
  })

  test('which is never another client’s', async () => {
    const message = 'This property was deleted or is another client’s.'
    const body = { ...JOB_DRAFT, client_id: clientId, property_id: 1 }
    expect((await owner.send(createJob, { body })).body).toEqual({
      detail: message,
      errors: [{ path: 'property_id', message }],
    })
  })

  test('and gets another one with another address or client', async () => {
    const { id } = await plan()
    const elm = await secondProperty()
    expect((await edit(id, { property_address: elm.address })).property_id).toBe(elm.id)
    expect((await edit(id, { title: 'Weeding' })).property_id).toBe(elm.id)
    expect((await edit(id, { client_id: 1 })).property_id).toBe(null)
    expect((await edit(id, { client_id: clientId, property_id: propertyId })).property_id).toBe(propertyId)
  })
})

describe('an address that is corrected', () => {
  const followed = (job: Job): Job => ({
    ...job,
    property_address: MOVED.address,
    property_city: MOVED.city,
    property_zip: MOVED.zip_code,
  })

  test('goes to the open jobs, while finished ones keep where they were done', async () => {
    const [open, over, elsewhere] = [
      await plan(),
      await finish(await plan({ scheduled_date: TODAY })),
      await plan({ property_address: '5 Pine' }),
    ]
    await owner.ask(updateProperty, { params: PROPERTY(), body: MOVED })
    expect([await jobNow(open), await jobNow(over), await jobNow(elsewhere)]).toEqual([followed(open), over, elsewhere])
  })

  test('goes to them from the client’s form as well', async () => {
    const open = await plan()
    const properties = [{ ...PLACE, ...MOVED, id: propertyId }]
    await owner.ask(updateClient, { params: { businessId: 1, clientId }, body: { properties } })
    expect(await jobNow(open)).toEqual(followed(open))
  })

  test('leaves the jobs alone when something else is edited', async () => {
    const open = await plan()
    await owner.ask(updateProperty, { params: PROPERTY(), body: { property_name: 'Shop' } })
    const written = (await log.readBefore(null, 1)).map(({ type }) => type)
    expect([await jobNow(open), written]).toEqual([open, ['property.edited']])
  })

  test('is told once in the activity, with how many jobs followed; each job has it in its history', async () => {
    const [one, other] = [await plan(), await plan()]
    await owner.ask(updateProperty, { params: PROPERTY(), body: MOVED, key: 'k1' })
    const recentActivity = async (count: number) =>
      dataOf(await askGraphql(server, owner, ActivityDocument, { first: count, before: null })).activity.facts.map(
        ({ type, followedBy }) => [type, followedBy],
      )
    const edit = ['property.edited', '2 jobs']
    expect(await recentActivity(2)).toEqual([edit, ['job.created', null]])
    for (const { id } of [one, other]) {
      const page = { stream: `job/${id}`, first: 1, before: null }
      const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, page)).history
      expect(facts.map(({ type }) => type)).toEqual(['job.property_moved'])
    }
    await askGraphql(server, owner, UndoRequestDocument, { request: 'k1', key: 'k2' })
    expect(await recentActivity(3)).toEqual([['property.undone', '2 jobs'], edit, ['job.created', null]])
  })

  test('does not free the property to be deleted', async () => {
    await plan()
    await secondProperty()
    await owner.ask(updateProperty, { params: PROPERTY(), body: MOVED })
    const { status, body } = await owner.send(deleteProperty, { params: PROPERTY() })
    expect([status, body]).toEqual([
      409,
      { detail: 'There is 1 open job at this property. Finish or cancel it first.' },
    ])
  })

  test('is taken back together with its jobs', async () => {
    const open = await plan()
    await owner.ask(updateProperty, { params: PROPERTY(), body: MOVED, key: 'k1' })
    const undone = await askGraphql(server, owner, UndoRequestDocument, { request: 'k1', key: 'k2' })
    expect([refusalOf(undone), await jobNow(open)]).toEqual(['answered', open])
  })
})

describe('a job from before jobs knew their property', () => {
  const forget = async ({ id }: Job) => {
    const { jobs } = (await server.state()).tables
    const { property_id: _, ...old } = jobs.find((job) => job.id === id) ?? { id, property_id: null }
    const stream = `job/${id}`
    await log.append([
      {
        stream,
        seq: (await log.lastSeq(stream)) + 1,
        at: WEDNESDAY,
        v: '2',
        type: 'job.edited',
        actor: { kind: 'user', user_id: 1, name: 'Dana Whitfield' },
        cause: null,
        note: 'Edited',
        changes: [{ table: 'jobs', id, before: null, after: old }],
      },
    ])
    await server.rebuild()
  }

  test('is at the property of its address, and stays there when the address changes', async () => {
    const [open, over] = [await plan(), await finish(await plan({ scheduled_date: TODAY }))]
    await forget(open)
    await forget(over)
    expect((await jobNow(over)).property_id).toBe(null)
    await secondProperty()
    expect((await owner.send(deleteProperty, { params: PROPERTY() })).status).toBe(409)
    await owner.ask(updateProperty, { params: PROPERTY(), body: MOVED })
    expect([(await jobNow(open)).property_id, await jobNow(over)]).toEqual([propertyId, over])
  })
})
