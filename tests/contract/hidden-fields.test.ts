import { beforeEach, expect, test } from 'vitest'
import { toWireImport } from '@/contract/client-import'
import { createClient, deleteClient, getClient, updateClient } from '@/contract/clients'
import { ImportClientsDocument } from '@/contract/graphql/generated/clients'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { demoUser } from '@/domain/demo/demo'
import type { Cents } from '@/domain/money/money'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { ENDPOINTS } from '../fixtures/endpoints'
import { CLIENT_DRAFT } from './client-cases'
import { withoutPermissions } from './demos'
import { activityInFull, askGraphql } from './graphql-office'
import { OWNER, officesPerTest, sendAnything, signIn, TODAY } from './office'

const openOffice = officesPerTest()

const HELEN = 1
const PEOPLE = {
  owner: OWNER,
  manager: demoUser('manager').email,
  billing: 'billing@greenvalley.demo',
  technician: demoUser('tech').email,
  client: demoUser('home').email,
}

const SENTINELS = {
  'credit limit': ['12345.67', '1234567'],
  balance: ['7654.32', '765432'],
  notes: ['Pays late.'],
} as const

const log = memoryFactLog()
let server: MockServer

beforeEach(async () => {
  await log.clear()
  server = openOffice({ log })
  const owner = await signIn(server, OWNER)
  const params = { businessId: 1, clientId: HELEN }
  const secret = { credit_limit: 12_345.67, notes: 'Pays late. Difficult.' }
  await owner.ask(updateClient, { params, body: secret })
  const { client } = await owner.ask(getClient, { params })
  const { id, current_balance: _, properties, ...own } = client
  const filled = toWireImport({
    ...own,
    properties,
    row: 2,
    fills: id,
    anyway: false,
    opening_balance: 765_432 as Cents,
  })
  await askGraphql(server, owner, ImportClientsDocument, { clients: [filled], key: 'balance' })
  const { client: gone } = await owner.ask(createClient, { body: { ...CLIENT_DRAFT, ...secret } })
  await owner.ask(deleteClient, { params: { businessId: 1, clientId: gone.id } })
})

const READS = ENDPOINTS.filter(({ method, bearer }) => method === 'GET' && bearer)

const readBy = async (email: string): Promise<string> => {
  const person = await signIn(server, email)
  const params = Object.fromEntries(
    READS.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1])),
  )
  const answers: unknown[] = []
  for (const endpoint of READS) {
    const query = { date: TODAY, page: 1, per_page: 100 }
    answers.push((await sendAnything(server, endpoint, { params, query }, person.token)).body)
  }
  const streams = new Set((await log.readAfter(0)).map(({ stream }) => stream))
  for (const stream of streams) answers.push(await askGraphql(server, person, HistoryDocument, { stream, first: 100 }))
  answers.push(await activityInFull(person, 100))
  return JSON.stringify(answers)
}

test('money and staff notes of clients are in no answer to those they are not for (PERM-16)', async () => {
  const read: Record<string, string[]> = {}
  for (const [who, email] of Object.entries(PEOPLE)) {
    const text = await readBy(email)
    read[who] = Object.entries(SENTINELS).flatMap(([name, words]) =>
      words.some((word) => text.includes(word)) ? [name] : [],
    )
  }
  expect(read).toEqual({
    owner: ['credit limit', 'balance', 'notes'],
    manager: ['credit limit', 'balance', 'notes'],
    billing: ['credit limit', 'balance', 'notes'],
    technician: ['notes'],
    client: [],
  })
})

test('an edit by someone who may not see the credit limit leaves it as it is', async () => {
  const other = openOffice(withoutPermissions('clients.view.financial'))
  const [owner, manager] = [await signIn(other, OWNER), await signIn(other, demoUser('manager').email)]
  const params = { businessId: 1, clientId: HELEN }
  const { client: before } = await owner.ask(getClient, { params })
  const body = { phone: '512-555-0199', credit_limit: 0 }
  const { client: seen } = await manager.ask(updateClient, { params, body })
  const { client: after } = await owner.ask(getClient, { params })
  expect([seen.credit_limit, after]).toEqual([0, { ...before, phone: '512-555-0199' }])
})
