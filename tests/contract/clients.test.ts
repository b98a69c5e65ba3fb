import { describe, expect, test } from 'vitest'
import { toWireImport } from '@/contract/client-import'
import {
  createClient,
  createProperty,
  deleteClient,
  deleteProperty,
  getClient,
  listClients,
  updateClient,
  updateProperty,
} from '@/contract/clients'
import { ImportClientsDocument, MergeClientsDocument } from '@/contract/graphql/generated/clients'
import { createJob, listJobs, updateJobStatus } from '@/contract/jobs'
import { NO_CARE } from '@/domain/client/property'
import { demoUser } from '@/domain/demo/demo'
import { isOpen } from '@/domain/job/commands'
import type { Cents } from '@/domain/money/money'
import { memoryFactLog } from '@/mock-server'
import { CLIENT_DRAFT, PLACE } from './client-cases'
import { onBasic } from './demos'
import { askGraphql, dataOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, TODAY, WEDNESDAY } from './office'

const openOffice = officesPerTest()
const HELEN = 1

const draft = CLIENT_DRAFT
const place = { ...PLACE, state: 'tx' }

const HALF = 'Give latitude and longitude together'

const startAs = async (email = OWNER) => signIn(openOffice(), email)
const undo = (person: Person, key: string) =>
  person.query('query ($key: String!) { requestFacts(key: $key) }', { key }).then((answer) => {
    const { requestFacts } = (answer as { data: { requestFacts: number[] } }).data
    return person.query('mutation ($p: [Int!]!, $k: String!) { undo(positions: $p, key: $k) { undone } }', {
      p: requestFacts,
      k: `undo-${key}`,
    })
  })

describe('a new client', () => {
  test('gets what was left out as stated, and its properties (CLI-08, EP-026)', async () => {
    const owner = await startAs()
    const { client } = await owner.ask(createClient, { body: draft })
    const { properties, ...own } = client
    expect(own).toEqual({
      id: 43,
      first_name: 'Avery',
      last_name: 'Stone',
      email: '',
      phone: '512-555-0140',
      client_type: 'residential',
      billing_address: '12 Oak Street',
      billing_city: 'Austin',
      billing_state: 'TX',
      billing_zip: '78701',
      payment_terms: 'net_30',
      preferred_payment_method: 'credit_card',
      credit_limit: 500_000,
      notes: '',
      status: 'active',
      client_since: TODAY,
      current_balance: 0,
    })
    expect(
      properties.map(({ id, address, state, lawn_area_sqft }) => ({ id, address, state, lawn_area_sqft })),
    ).toEqual([{ id: properties[0]?.id, address: '12 Oak Street', state: 'TX', lawn_area_sqft: 2_400 }])
    expect(await owner.ask(getClient, { params: { businessId: 1, clientId: client.id } })).toEqual({ client })
  })

  test('can be taken back whole', async () => {
    const owner = await startAs()
    const { client } = await owner.ask(createClient, { body: draft, key: 'k1' })
    await undo(owner, 'k1')
    expect(await owner.send(getClient, { params: { businessId: 1, clientId: client.id } })).toMatchObject({
      status: 404,
      body: { detail: 'Client not found' },
    })
  })

  test('cannot be taken back once there is work for it', async () => {
    const owner = await startAs()
    const { client } = await owner.ask(createClient, { body: draft, key: 'k1' })
    await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: client.id } })
    expect(await undo(owner, 'k1')).toMatchObject({
      errors: [{ message: 'This client has 1 open job. Finish or cancel it first.' }],
    })
  })

  test.each([
    ['first_name', { first_name: ' ' }, 'First name is required'],
    ['email', { email: 'avery@' }, 'Please enter a valid email address'],
    ['billing_zip', { billing_zip: '' }, 'ZIP code is required'],
    ['properties', { properties: [] }, 'At least one property with complete address is required'],
    ['properties.0.latitude', { properties: [{ ...place, latitude: 91 }] }, 'Use a latitude from -90 to 90'],
    ['properties.0.longitude', { properties: [{ ...place, longitude: -181 }] }, 'Use a longitude from -180 to 180'],
    ['properties.0.longitude', { properties: [{ ...place, latitude: 30 }] }, HALF],
    ['properties.1.longitude', { properties: [place, { ...place, latitude: 30, longitude: null }] }, HALF],
  ])('is refused at %s', async (path, patch, message) => {
    const owner = await startAs()
    const answer = await owner.send(createClient, { body: { ...draft, ...patch } })
    expect([answer.status, answer.body]).toEqual([422, { detail: message, errors: [{ path, message }] }])
  })

  test('is refused to those whose role does not add clients', async () => {
    const tech = await startAs(demoUser('tech').email)
    expect(await tech.send(createClient, { body: draft })).toMatchObject({
      status: 403,
      body: { detail: 'Your role can’t create clients.' },
    })
  })
})

describe('an edit', () => {
  const params = { businessId: 1, clientId: HELEN }

  test('changes what is sent, and the properties with it (EP-027)', async () => {
    const owner = await startAs()
    const { client: before } = await owner.ask(getClient, { params })
    const [home] = before.properties
    if (!home) throw new Error('Helen has a property')
    const { client } = await owner.ask(updateClient, {
      params,
      body: { phone: '512-555-0199', properties: [{ ...home, access_notes: 'Gate code 1234' }, place] },
    })
    expect({ ...client, properties: [] }).toEqual({ ...before, phone: '512-555-0199', properties: [] })
    expect(client.properties.map(({ address, access_notes }) => [address, access_notes])).toEqual([
      [home.address, 'Gate code 1234'],
      ['12 Oak Street', ''],
    ])
  })

  test('does not remove a property where work is planned', async () => {
    const owner = await startAs()
    const { client } = await owner.ask(getClient, { params })
    const [home] = client.properties
    if (!home) throw new Error('Helen has a property')
    const { address: property_address, zip_code: property_zip } = home
    await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: HELEN, property_address, property_zip } })
    const answer = await owner.send(updateClient, { params, body: { properties: [place] } })
    expect([answer.status, answer.body]).toEqual([
      409,
      { detail: expect.stringMatching(/open jobs? at Home\. Finish/) },
    ])
  })

  test('of someone else’s property is refused', async () => {
    const owner = await startAs()
    const answer = await owner.send(updateClient, { params, body: { properties: [{ ...place, id: 2 }] } })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: 'This property was deleted or is someone else’s.' },
    ])
  })
})

describe('deleting', () => {
  test('a client takes its properties along, and undo brings all back (EP-028)', async () => {
    const owner = await startAs()
    const { client } = await owner.ask(createClient, { body: draft })
    const params = { businessId: 1, clientId: client.id }
    expect(await owner.ask(deleteClient, { params, key: 'k1' })).toEqual({ success: true })
    expect((await owner.send(getClient, { params })).status).toBe(404)
    await undo(owner, 'k1')
    expect(await owner.ask(getClient, { params })).toEqual({ client })
  })

  test('a client with open jobs is refused', async () => {
    const owner = await startAs()
    const { client } = await owner.ask(createClient, { body: draft })
    await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: client.id } })
    expect(await owner.send(deleteClient, { params: { businessId: 1, clientId: client.id } })).toMatchObject({
      status: 409,
      body: { detail: 'This client has 1 open job. Finish or cancel it first.' },
    })
  })

  test('a client who signs in here is refused', async () => {
    const owner = await startAs()
    const { jobs } = await owner.ask(listJobs, { query: { page: 1, per_page: 100 } })
    const open = jobs.filter(({ client_id, status }) => client_id === HELEN && isOpen(status))
    for (const { id: jobId } of open)
      await owner.ask(updateJobStatus, { params: { businessId: 1, jobId }, query: { status: 'cancelled' } })
    expect(await owner.send(deleteClient, { params: { businessId: 1, clientId: HELEN } })).toMatchObject({
      status: 409,
      body: { detail: 'Helen Brandt has an account here. Set them to former instead.' },
    })
  })

  test.each([
    [12_050, 'This client owes $120.50. Set them to former instead.'],
    [-700, 'This client has a credit of $7.00. Set them to former instead.'],
  ])('a client whose account comes to %i cents is refused', async (amount, detail) => {
    const server = openOffice()
    const owner = await signIn(server, OWNER)
    const { client } = await owner.ask(createClient, { body: draft })
    const { current_balance: _, id, properties, ...own } = client
    const filled = toWireImport({
      ...own,
      properties,
      row: 2,
      fills: id,
      anyway: false,
      opening_balance: amount as Cents,
    })
    dataOf(await askGraphql(server, owner, ImportClientsDocument, { clients: [filled], key: 'balance' }))
    const params = { businessId: 1, clientId: id }
    const { status, body } = await owner.send(deleteClient, { params })
    expect([status, body]).toEqual([409, { detail }])
    expect((await owner.ask(getClient, { params })).client).toEqual({ ...client, current_balance: amount })
  })

  test('a client whose account is settled takes it along, and undo brings it back', async () => {
    const server = openOffice()
    const owner = await signIn(server, OWNER)
    const [keep, merge] = [
      (await owner.ask(createClient, { body: draft })).client,
      (await owner.ask(createClient, { body: { ...draft, first_name: 'Bo' } })).client,
    ]
    for (const [{ current_balance: _, id, properties, ...own }, amount] of [
      [keep, 700],
      [merge, -700],
    ] as const) {
      const filled = toWireImport({
        ...own,
        properties,
        row: 2,
        fills: id,
        anyway: false,
        opening_balance: amount as Cents,
      })
      dataOf(await askGraphql(server, owner, ImportClientsDocument, { clients: [filled], key: `balance-${id}` }))
    }
    dataOf(
      await askGraphql(server, owner, MergeClientsDocument, {
        keep: keep.id,
        merge: merge.id,
        takes: [],
        key: 'merge',
      }),
    )
    const entries = async () => structuredClone((await server.state()).tables.balance_entries)
    const before = await entries()
    await owner.ask(deleteClient, { params: { businessId: 1, clientId: keep.id }, key: 'k1' })
    expect([before.length, await entries()]).toEqual([2, []])
    await undo(owner, 'k1')
    expect(await entries()).toEqual(before)
  })

  test('the last property of a client is refused (CLI-03)', async () => {
    const owner = await startAs()
    const { client } = await owner.ask(createClient, { body: draft })
    const propertyId = client.properties[0]?.id ?? 0
    expect(await owner.send(deleteProperty, { params: { businessId: 1, propertyId } })).toMatchObject({
      status: 409,
      body: { detail: 'A client needs at least one property. Add another one first.' },
    })
  })
})

test('a client has 200 properties at most, however they come', async () => {
  const owner = await startAs()
  const properties = Array.from({ length: 200 }, (_, index) => ({ ...PLACE, address: `${index} Oak Street` }))
  const { client } = await owner.ask(createClient, { body: { ...draft, properties } })
  const params = { businessId: 1, clientId: client.id }
  expect(await owner.send(createProperty, { params, body: { ...place, address: '9 Elm Street' } })).toMatchObject({
    status: 422,
    body: { detail: 'Use 200 properties or fewer' },
  })
})

test('a property is added, edited and deleted by itself (EP-029 to EP-031)', async () => {
  const owner = await startAs()
  const { property } = await owner.ask(createProperty, { params: { businessId: 1, clientId: HELEN }, body: place })
  expect(property).toMatchObject({ client_id: HELEN, address: '12 Oak Street', state: 'TX', organic_only: false })
  const params = { businessId: 1, propertyId: property.id }
  const edited = await owner.ask(updateProperty, { params, body: { organic_only: true } })
  expect(edited.property).toEqual({ ...property, organic_only: true })
  expect(await owner.ask(deleteProperty, { params })).toEqual({ success: true })
  const { client } = await owner.ask(getClient, { params: { businessId: 1, clientId: HELEN } })
  expect(client.properties.map(({ id }) => id)).not.toContain(property.id)
})

describe('the position of a property', () => {
  const owned = async () => {
    const owner = await startAs()
    const body = { ...place, latitude: 30.2, longitude: -97.7 }
    const { property } = await owner.ask(createProperty, { params: { businessId: 1, clientId: HELEN }, body })
    const params = { businessId: 1, propertyId: property.id }
    const edit = async (patch: object) => (await owner.send(updateProperty, { params, body: patch })).body
    return { property, edit }
  }

  test('is moved by one coordinate, and taken away by both', async () => {
    const { property, edit } = await owned()
    const moved = { ...property, latitude: 30.4 }
    expect(await edit({ latitude: 30.4 })).toEqual({ property: moved })
    const nowhere = { ...moved, latitude: null, longitude: null }
    expect(await edit({ latitude: null, longitude: null })).toEqual({ property: nowhere })
  })

  test('is never half known', async () => {
    const { edit } = await owned()
    const refused = { detail: HALF, errors: [{ path: 'longitude', message: HALF }] }
    expect([await edit({ latitude: null }), await edit({ longitude: null })]).toEqual([refused, refused])
  })
})

test('money is hidden from those who may not see it (PERM-16)', async () => {
  const tech = await startAs(demoUser('tech').email)
  const { items } = await tech.ask(listClients)
  expect([
    items.length,
    items.filter(({ credit_limit, current_balance }) => credit_limit + current_balance !== 0),
  ]).toEqual([42, []])
})

describe('the limit of the plan (X-28)', () => {
  const add = async (more: number) => {
    const owner = await signIn(openOffice(onBasic(more)), OWNER)
    const { status, body } = await owner.send(createClient, { body: draft })
    return [status, status === 201 ? 'added' : body]
  }

  test('lets the last client in that the plan has room for', async () => {
    expect(await add(7)).toEqual([201, 'added'])
  })

  test('refuses the next one, and keeps all that are there', async () => {
    expect(await add(8)).toEqual([402, { detail: 'Your Basic plan includes 50 customers. Upgrade to add more.' }])
    const owner = await signIn(openOffice(onBasic(8)), OWNER)
    expect((await owner.ask(listClients)).items.length).toBe(50)
  })
})

test('a property from before it had a care programme is read with none', async () => {
  const log = memoryFactLog()
  const first = openOffice({ log })
  const owner = await signIn(first, OWNER)
  const params = { businessId: 1, propertyId: 1 }
  await owner.ask(updateProperty, { params, body: { property_name: 'Home' } })
  const [before] = (await first.state()).tables.properties
  if (!before) throw new Error('the demo has properties')
  const place = Object.fromEntries(Object.entries(before).filter(([field]) => !(field in NO_CARE)))
  const old = { ...place, id: before.id, property_name: 'Old house' }
  await log.append([
    {
      stream: 'property/1',
      seq: (await log.lastSeq('property/1')) + 1,
      at: WEDNESDAY,
      v: '2',
      type: 'property.edited',
      actor: { kind: 'user', user_id: 1, name: 'Dana Whitfield' },
      cause: null,
      note: 'Edited',
      changes: [{ table: 'properties', id: 1, before: null, after: old }],
    },
  ])

  const again = openOffice({ log })
  await again.rebuild()
  const { properties } = (await again.state()).tables
  expect(properties.find(({ id }) => id === 1)).toEqual({ ...old, ...NO_CARE })
})
