import { expect, test } from 'vitest'
import { toWireImport } from '@/contract/client-import'
import { createClient, createProperty } from '@/contract/clients'
import { ImportClientsDocument } from '@/contract/graphql/generated/clients'
import { guessMatching } from '@/domain/client/import/columns'
import { judgeRow } from '@/domain/client/import/judge'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql } from './graphql-office'
import { OWNER, officesPerTest, signIn } from './office'

const openOffice = officesPerTest()
const PLACE = { address: '1 Oak Street', city: 'Austin', state: 'TX', zip_code: '78701' }
const HEADERS = ['First name', 'Last name', 'Phone', 'Address', 'City', 'State', 'Zip']
const TOO_MANY = 'Use 200 properties or fewer'

test('a client with too many properties is refused at that field, however the last one comes (API-14)', async () => {
  const owner = await signIn(openOffice(), OWNER)
  const refused = { detail: TOO_MANY, errors: [{ path: 'properties', message: TOO_MANY }] }
  const places = Array.from({ length: 201 }, (_, at) => ({ ...PLACE, address: `${at} Oak Street` }))
  const sent = await owner.send(createClient, { body: { ...CLIENT_DRAFT, properties: places } })
  expect([sent.status, sent.body]).toEqual([422, refused])

  const { client } = await owner.ask(createClient, { body: { ...CLIENT_DRAFT, properties: places.slice(1) } })
  const more = await owner.send(createProperty, { params: { businessId: 1, clientId: client.id }, body: PLACE })
  expect([more.status, more.body]).toEqual([422, refused])
})

test('an import says at which field of which client it is refused', async () => {
  const server = openOffice()
  const owner = await signIn(server, OWNER)
  const cells = ['Avery', 'Stone', '325-555-0140', '1 Oak Street', 'Austin', 'TX', '78701']
  const { client } = judgeRow({ line: 7, cells }, guessMatching(HEADERS))
  if (!client) throw new Error('the row can not be read')
  const sent = { ...toWireImport({ ...client, row: 7, fills: null, anyway: false }), client_since: '2999-01-01' }
  const answer = await askGraphql(server, owner, ImportClientsDocument, { clients: [sent], key: 'k1' })
  expect(answer.errors?.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
    {
      message: 'Row 7: This date is in the future',
      extensions: {
        status: 422,
        errors: [{ path: 'clients.0.client_since', message: 'This date is in the future' }],
      },
    },
  ])
})
