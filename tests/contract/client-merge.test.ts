import { beforeEach, describe, expect, test } from 'vitest'
import { toWireImport } from '@/contract/client-import'
import { createClient, getClient, listClients } from '@/contract/clients'
import { ImportClientsDocument, MergeClientsDocument } from '@/contract/graphql/generated/clients'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { createJob, getJob } from '@/contract/jobs'
import type { MergePart } from '@/domain/client/merge'
import { isAt } from '@/domain/client/property'
import { demoUser } from '@/domain/demo/demo'
import type { Cents } from '@/domain/money/money'
import type { MockServer } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, dataOf, fieldsRefused, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn } from './office'

const openOffice = officesPerTest()
const [OAK] = CLIENT_DRAFT.properties
const ELM = { ...OAK, address: '9 Elm Street' }
const GONE = '404 One of the two clients no longer exists. It may have been deleted or merged already.'

let server: MockServer
let owner: Person
let primary: number
let other: number
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  primary = await add({ notes: 'Dog' })
  other = await add({
    first_name: 'Ave',
    phone: '1-800',
    billing_zip: '78702',
    email: 'ave@example.com',
    notes: 'Gate',
    properties: [ELM],
  })
})

const add = async (patch: object, person = owner, businessId = 1) =>
  (await person.ask(createClient, { params: { businessId }, body: { ...CLIENT_DRAFT, ...patch } })).client.id
const job = async (client_id: number) => (await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id } })).job.id
const merge = (takes: MergePart[] = [], { keep = primary, gone = other, key = 'k1', person = owner } = {}) =>
  askGraphql(server, person, MergeClientsDocument, { keep, merge: gone, takes, key })
const undo = (request: string) => askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` })
const clientOf = async (clientId: number) =>
  (await owner.ask(getClient, { params: { businessId: 1, clientId } })).client
const rows = async () => {
  const { clients, properties, jobs, balance_entries } = (await server.state()).tables
  const byId = <R extends { id: number }>(table: readonly R[]) => [...table].sort((a, b) => a.id - b.id)
  return structuredClone([byId(clients), byId(properties), byId(jobs), byId(balance_entries)])
}

const owe = async (amount: number) => {
  const { current_balance: _, id, properties, ...own } = await clientOf(other)
  const client = toWireImport({
    ...own,
    properties,
    row: 1,
    fills: id,
    anyway: false,
    opening_balance: amount as Cents,
  })
  dataOf(await askGraphql(server, owner, ImportClientsDocument, { clients: [client], key: 'balance' }))
}

describe('a merge', () => {
  test('brings properties, jobs, notes and balance of the other client, which is gone then', async () => {
    const jobId = await job(other)
    await owe(12_050)
    const [before, gone] = [await clientOf(primary), await clientOf(other)]
    expect(dataOf(await merge()).mergeClients).toEqual({ properties: 1, jobs: 1 })
    expect(await clientOf(primary)).toEqual({
      ...before,
      notes: 'Dog\n\nGate',
      current_balance: 12_050,
      properties: [...before.properties, ...gone.properties],
    })
    const { client_id, client_first_name } = (await owner.ask(getJob, { params: { businessId: 1, jobId } })).job
    expect([client_id, client_first_name]).toEqual([primary, 'Avery'])
    expect((await owner.ask(listClients)).items.map(({ id }) => id)).not.toContain(other)
  })

  test('takes from the other client what is asked for, and names it on all jobs', async () => {
    const own = await job(primary)
    await merge(['name', 'email', 'billing_address'])
    const { first_name, email, phone, billing_zip } = await clientOf(primary)
    expect([first_name, email, phone, billing_zip]).toEqual(['Ave', 'ave@example.com', '512-555-0140', '78702'])
    const { job: named } = await owner.ask(getJob, { params: { businessId: 1, jobId: own } })
    expect([named.client_id, named.client_first_name]).toEqual([primary, 'Ave'])
  })

  test('is done once under its key, and taken back whole', async () => {
    await job(other)
    await owe(-700)
    const before = await rows()
    const answers = [await merge(['name']), await merge(['name'])]
    expect(answers.map(dataOf)).toEqual(Array(2).fill({ mergeClients: { properties: 1, jobs: 1 } }))
    expect(refusalOf(await undo('k1'))).toBe('answered')
    expect(await rows()).toEqual(before)
  })

  test('joins the property that both have, and one Undo makes it two again', async () => {
    const gone = await add({
      first_name: 'Ave',
      properties: [{ ...OAK, address: '12 OAK street.', grass_type: 'Fescue', lawn_area_sqft: 1 }, ELM],
    })
    const jobId = (
      await owner.ask(createJob, {
        body: { ...JOB_DRAFT, client_id: gone, property_address: '12 OAK street.', property_zip: '78701' },
      })
    ).job.id
    const [before, [home]] = [await rows(), (await clientOf(primary)).properties]
    expect(dataOf(await merge([], { gone })).mergeClients).toEqual({ properties: 1, jobs: 1 })
    const { properties } = await clientOf(primary)
    expect(
      properties.map(({ id, address, grass_type, lawn_area_sqft }) => [id, address, grass_type, lawn_area_sqft]),
    ).toEqual([
      [home?.id, '12 Oak Street', 'Fescue', 2_400],
      [expect.any(Number), '9 Elm Street', '', 2_400],
    ])
    const { job: moved } = await owner.ask(getJob, { params: { businessId: 1, jobId } })
    expect(properties.map((property) => isAt({ ...property, client_id: primary })(moved))).toEqual([true, false])
    expect(refusalOf(await undo('k1'))).toBe('answered')
    expect(await rows()).toEqual(before)
  })

  const latestNoteOf = async (stream: string) =>
    dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 20 })).history.facts.find(
      (fact) => fact.stream === stream,
    )?.note

  test.each([
    [
      { first_name: 'Ave' },
      ['Merged with Ave Stone', 'Merged into Avery Stone', 'Moved from Ave Stone to Avery Stone'],
    ],
    [{}, ['Merged with another Avery Stone', 'Merged into another Avery Stone', 'Moved to another Avery Stone']],
  ])('reads well in the histories of both and of what moved: %o', async (name, notes) => {
    const gone = await add({ notes: 'Gate', properties: [ELM], ...name })
    const { properties } = await clientOf(gone)
    await merge(['name'], { gone })
    const streams = [`client/${primary}`, `client/${gone}`, `property/${properties[0]?.id}`]
    expect(await Promise.all(streams.map(latestNoteOf))).toEqual(notes)
  })

  test('is not taken back once the kept client has changed in the same fields', async () => {
    await merge()
    await merge([], { gone: await add({ notes: 'Cat' }), key: 'k2' })
    expect(refusalOf(await undo('k1'))).toBe(
      '409 This has changed since; it can no longer be undone. Since then: Avery Stone, “Merged with another Avery Stone”.',
    )
  })
})

describe('nothing is merged', () => {
  test('with itself, with a client that is gone, or one of another business', async () => {
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    const theirs = await add({}, stranger, 2)
    const withItself = await merge([], { gone: primary })
    expect(fieldsRefused(withItself)).toEqual(['merge'])
    expect([
      refusalOf(withItself),
      refusalOf(await merge([], { gone: 987_654 })),
      refusalOf(await merge([], { gone: theirs })),
      refusalOf(await merge([], { person: stranger })),
    ]).toEqual(['422 A client can’t be merged with itself.', GONE, GONE, GONE])
    await merge()
    expect(refusalOf(await merge([], { key: 'k2' }))).toBe(GONE)
  })

  test('while the other client signs in here', async () => {
    const home = (await server.state()).tables.users.find(({ email }) => email === demoUser('home').email)
    const { first_name, last_name } = await clientOf(home?.client_id ?? 0)
    expect(refusalOf(await merge([], { gone: home?.client_id ?? 0 }))).toBe(
      `409 ${first_name} ${last_name} has an account here. Keep this client and merge the other one into it.`,
    )
  })

  test('where the notes of both are too long together', async () => {
    const talkative = await add({ notes: 'x'.repeat(4_999) })
    const refused = await merge([], { gone: talkative })
    expect([refusalOf(refused), fieldsRefused(refused)]).toEqual([
      '422 The notes of both are longer than 5,000 characters together. Shorten them first.',
      ['merge'],
    ])
  })

  test.each(['tech', 'home'] as const)('by the role of %s', async (who) => {
    const person = await signIn(server, demoUser(who).email)
    expect(refusalOf(await merge([], { person }))).toBe('403 Your role can’t merge clients.')
  })
})
