import { beforeEach, describe, expect, test } from 'vitest'
import { toWireImport } from '@/contract/client-import'
import { createClient, getClient, listClients } from '@/contract/clients'
import { type ClientImport, ImportClientsDocument, type PropertyImport } from '@/contract/graphql/generated/clients'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { createJob } from '@/contract/jobs'
import { guessMatching } from '@/domain/client/import/columns'
import { judgeRow } from '@/domain/client/import/judge'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const openOffice = officesPerTest()
const HELEN = 1
const STRANGERS = 2
const [COUNT, LIMIT] = [42, 500]

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const HEADERS = ['First name', 'Last name', 'Phone', 'Address', 'City', 'State', 'Zip', 'Balance', 'Credit limit']
const read = (first: string, ...rest: string[]): ClientImport => {
  const cells = [first, 'Stone', '325-555-0140', '4102 Speedway', 'Austin', 'TX', '78751', ...rest]
  const { client } = judgeRow({ line: 2, cells }, guessMatching(HEADERS))
  if (!client) throw new Error(`${first} can not be read`)
  return toWireImport({ ...client, row: 2, fills: null, anyway: false })
}
const AVERY = read('Avery', '120.50', '1,250.50')
const PLACE: PropertyImport = {
  property_name: '',
  address: '4102 Speedway',
  city: 'Austin',
  state: 'TX',
  zip_code: '78751',
  property_type: 'residential',
}

const send = (clients: ClientImport[], key = 'k1', person = owner) =>
  askGraphql(server, person, ImportClientsDocument, { clients, key })
const undo = (request: string) => askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` })
const rows = async () => {
  const { clients, properties, balance_entries } = (await server.state()).tables
  return structuredClone({ clients, properties, balance_entries })
}

describe('an import', () => {
  test('adds clients as they were read, and what they owe as a line of their account (X-76)', async () => {
    expect(dataOf(await send([AVERY, read('Blake')])).importClients).toEqual({ added: 2, addedId: null, filled: 0 })
    const { items } = await owner.ask(listClients)
    const [avery, blake] = items.slice(-2)
    expect([avery, blake].map((each) => [each?.first_name, each?.current_balance, each?.credit_limit])).toEqual([
      ['Avery', 12_050, 125_050],
      ['Blake', 0, 500_000],
    ])
    expect([avery?.client_since, avery?.properties.map(({ address, zip_code }) => [address, zip_code])]).toEqual([
      TODAY,
      [['4102 Speedway', '78751']],
    ])
    const entries = (await rows()).balance_entries.filter(({ client_id }) => client_id === avery?.id)
    expect(entries.map(({ day, kind, amount, note }) => ({ day, kind, amount, note }))).toEqual([
      { day: TODAY, kind: 'opening', amount: 12_050, note: 'Balance brought forward' },
    ])
  })

  test('fills in what a client has nothing of, and brings the place that it did not have', async () => {
    const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
    const matchingRow = { ...AVERY, first_name: 'Ave', phone: '1', email: 'avery@example.com', fills: client.id }
    expect(dataOf(await send([matchingRow])).importClients).toEqual({ added: 0, addedId: null, filled: 1 })
    const { client: after } = await owner.ask(getClient, { params: { businessId: 1, clientId: client.id } })
    expect({ ...after, properties: [] }).toEqual({
      ...client,
      email: 'avery@example.com',
      current_balance: 12_050,
      properties: [],
    })
    expect(after.properties.map(({ address }) => address)).toEqual(['12 Oak Street', '4102 Speedway'])
    expect(dataOf(await send([matchingRow], 'k2')).importClients).toEqual({ added: 0, addedId: null, filled: 0 })
  })

  test('is done once under its key', async () => {
    const answers = [await send([AVERY]), await send([AVERY])]
    expect(answers.map(dataOf)).toEqual(Array(2).fill({ importClients: { added: 1, addedId: COUNT + 1, filled: 0 } }))
    expect((await rows()).clients.length).toBe(COUNT + 1)
    expect(refusalOf(await send([read('Blake')]))).toBe('422 This Idempotency-Key was used for another request.')
  })

  test('looks for duplicates again, and names them, so that the person decides', async () => {
    const others = ['Blake', 'Cora', 'Dan'].map((first, index) => ({ ...read(first), phone: `325-555-019${index}` }))
    await send([AVERY, ...others], 'k1')
    const before = await rows()
    const again = [{ ...AVERY, first_name: 'Ave' }, ...others]
    expect([
      refusalOf(await send([AVERY], 'k2')),
      refusalOf(await send(again, 'k3')),
      refusalOf(
        await send(
          [
            { ...AVERY, fills: HELEN },
            { ...read('Eve'), phone: '1', billing_address: '1 Elm' },
          ],
          'k4',
        ),
      ),
    ]).toEqual([
      '409 Avery Stone is a client already. Check the duplicates again.',
      '409 Avery Stone, Blake Stone, Cora Stone, and 1 more are clients already. Check the duplicates again.',
      'answered',
    ])
    expect(dataOf(await undo('k4'))).toEqual({ undoRequest: { count: expect.any(Number), stayed: [] } })
    expect(await rows()).toEqual(before)
    expect(dataOf(await send([{ ...AVERY, anyway: true }], 'k5')).importClients).toEqual({
      added: 1,
      addedId: COUNT + 6,
      filled: 0,
    })
  })

  test('of the same file from two tabs is done once', async () => {
    const [first, second] = await Promise.all([send([AVERY], 'k1'), send([AVERY], 'k2')])
    expect([refusalOf(first), refusalOf(second)]).toEqual([
      'answered',
      '409 Avery Stone is a client already. Check the duplicates again.',
    ])
    expect((await rows()).clients.length).toBe(COUNT + 1)
  })

  test('is taken back whole', async () => {
    const before = await rows()
    await send([AVERY, read('Blake', '-20'), { ...read('Helen'), email: 'h@example.com', fills: HELEN }])
    expect(dataOf(await undo('k1'))).toEqual({ undoRequest: { count: expect.any(Number), stayed: [] } })
    expect(await rows()).toEqual(before)
  })

  test('that led to more facts than can be named one by one is taken back whole too', async () => {
    const before = await rows()
    await send(Array.from({ length: 400 }, (_, index) => read(`Client ${index}`, '7')))
    expect(dataOf(await undo('k1'))).toEqual({ undoRequest: { count: 1_200, stayed: [] } })
    expect(await rows()).toEqual(before)
  })

  test('is not taken back once there is work for one of its clients', async () => {
    await send([AVERY, read('Blake')])
    await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: COUNT + 2 } })
    expect(refusalOf(await undo('k1'))).toBe('409 This client has 1 open job. Finish or cancel it first.')
    expect((await rows()).clients.length).toBe(COUNT + 2)
  })
})

describe('nothing is written', () => {
  test.each<[string, Partial<ClientImport>]>([
    ['422 Row 7: Phone number is required', { phone: ' ' }],
    ['422 Row 7: Please enter a valid email address', { email: 'avery@' }],
    ['422 Row 7: Use at most two decimals', { opening_balance: 0.001 }],
    ['422 Row 7: Use 99,999,999.99 or less', { credit_limit: 1e12 }],
    ['422 Row 7: This date doesn’t exist', { client_since: '2024-02-30' }],
    ['422 Row 7: At least one property with complete address is required', { properties: [] }],
    ['422 Row 7: Use 200 properties or fewer', { properties: Array.from({ length: 201 }, () => PLACE) }],
    ['422 Row 7: Use a day from 1900 on', { client_since: '1899-12-31' }],
    ['422 Row 7: This date is in the future', { client_since: '9998-12-31' }],
    ['422 Client 2: Phone number is required', { phone: '', row: null }],
    ['422 Client 2: This date is in the future', { client_since: '9998-12-31', row: null }],
    ['409 Row 7: The client to be filled in was deleted. Check the duplicates again.', { fills: 987_654 }],
  ])('where the back end says %s', async (refusal, patch) => {
    const before = await rows()
    expect([refusalOf(await send([AVERY, { ...AVERY, row: 7, ...patch }])), await rows()]).toEqual([refusal, before])
  })

  test('where a client that is filled in would have more properties than one may have', async () => {
    const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
    const properties = Array.from({ length: 200 }, (_, index) => ({ ...PLACE, address: `${index} Elm` }))
    expect(refusalOf(await send([{ ...AVERY, fills: client.id, properties }]))).toBe(
      '422 Row 2: Use 200 properties or fewer',
    )
  })

  test('where a client is to be filled in twice, or there is none', async () => {
    const helen = { ...AVERY, fills: HELEN }
    expect([refusalOf(await send([helen, helen])), refusalOf(await send([], 'k2'))]).toEqual([
      '422 Row 2: The client was filled in by another row.',
      '422 There is nothing to import',
    ])
  })

  test('beyond the limit of the plan, and all up to it (X-28)', async () => {
    const places = Array.from({ length: LIMIT - COUNT }, (_, index) => read(`Client ${index}`))
    expect([refusalOf(await send([...places, AVERY], 'k1')), (await rows()).clients.length]).toEqual([
      '402 Your Professional plan includes 500 customers. Upgrade to add more.',
      COUNT,
    ])
    expect(dataOf(await send(places, 'k2')).importClients.added).toBe(LIMIT - COUNT)
    // Filling in existing clients does not count against the limit.
    expect(refusalOf(await send([{ ...AVERY, fills: HELEN }], 'k3'))).toBe('answered')
  })

  test.each(['tech', 'home'] as const)('for the role of %s', async (who) => {
    const person = await signIn(server, demoUser(who).email)
    expect(refusalOf(await send([AVERY], 'k1', person))).toBe('403 Your role can’t import clients.')
  })

  test('into another business', async () => {
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    expect(refusalOf(await send([{ ...AVERY, fills: HELEN }], 'k1', stranger))).toBe(
      '409 Row 2: The client to be filled in was deleted. Check the duplicates again.',
    )
    await send([AVERY], 'k2', stranger)
    const theirs = await stranger.ask(listClients, { params: { businessId: STRANGERS } })
    expect([(await owner.ask(listClients)).items.length, theirs.items.map(({ first_name }) => first_name)]).toEqual([
      COUNT,
      ['Avery'],
    ])
    expect(refusalOf(await undo('k2'))).toBe('404 There is nothing to undo.')
  })
})
