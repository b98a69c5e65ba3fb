import { describe, expect, test } from 'vitest'
import type { ListedClient } from '@/domain/client/filter'
import { guessMatching, looksLikeHeader, tableOf } from '@/domain/client/import/columns'
import { findDuplicates } from '@/domain/client/import/duplicates'
import { judgeRow } from '@/domain/client/import/judge'
import { missingFrom, placesBeyond, planImport, usualChoice } from '@/domain/client/import/plan'
import { NO_CARE, type Property } from '@/domain/client/property'
import { centsFromDollars } from '@/domain/money/money'
import { csvOf, csvRows } from '@/ui/kit/records/actions/csv'
import { actor, client, employee, property } from '../../../tests/fixtures/records'
import { readFile } from './import/read-file'
import { clientRecordsFor, sinceText } from './records'
import { CLIENT_COLUMNS, type ClientColumn } from './types'

type Saying = Pick<Property, 'property_name' | 'address' | 'city' | 'state' | 'zip_code'>

const listed = (patch: Partial<ListedClient> = {}): ListedClient => ({
  ...client,
  current_balance: centsFromDollars(0),
  properties: [property],
  ...patch,
})
const records = clientRecordsFor(actor())
const withoutMoney = clientRecordsFor(employee('field_technician'))

test('the columns are those that the address of the page knows', () => {
  expect(records.columns.map(({ id }) => id)).toEqual([...CLIENT_COLUMNS])
})

test('what clients owe is neither shown nor exported where the role does not say so (PERM-16)', () => {
  expect(withoutMoney.columns.map(({ id }) => id)).toEqual(CLIENT_COLUMNS.filter((column) => column !== 'balance'))
  const headers = (csv: typeof records.csv) => csv.map(([header]) => header)
  expect(headers(records.csv).filter((header) => !headers(withoutMoney.csv).includes(header))).toEqual([
    'Credit limit',
    'Balance',
  ])
})

describe('sorted', () => {
  const clients = [
    listed({ id: 1, last_name: 'young', status: 'former', client_since: '2024-03-01', phone: '512-2' }),
    listed({ id: 2, last_name: 'Stone', client_type: 'hoa', client_since: '2023-01-31', properties: [] }),
    listed({ id: 3, last_name: 'Stone', first_name: 'Abe', current_balance: centsFromDollars(9), phone: '512-1' }),
  ]
  test.each<[ClientColumn, number[]]>([
    ['name', [3, 2, 1]],
    ['status', [2, 3, 1]],
    ['type', [1, 3, 2]],
    ['phone', [3, 1, 2]],
    ['balance', [1, 2, 3]],
    ['client_since', [2, 1, 3]],
  ])('by %s', (column, ids) => {
    const compare = records.columns.find(({ id }) => id === column)?.compare
    expect([...clients].sort(compare).map(({ id }) => id)).toEqual(ids)
  })
})

test('a client that has no readable day is shown with what there is', () => {
  expect(['2024-03-01', 'spring', ''].map((client_since) => sinceText({ client_since }))).toEqual([
    'Mar 1, 2024',
    'spring',
    '',
  ])
})

test('a card says how to reach a client, where the work is, and what is owed', () => {
  const second = { ...property, ...NO_CARE, id: 10 }
  const owing = listed({ properties: [property, second], current_balance: centsFromDollars(120) })
  const context = { actor: actor(), today: '2026-11-20' }
  expect(records.card.lines(owing, context)).toEqual([
    '512-555-0140 · avery@example.com',
    '4102 Speedway, Austin +1',
    'Owes $120.00',
  ])
})

describe('the exported file', () => {
  const OTHERS: Partial<ListedClient>[] = [
    {},
    { client_type: 'hoa', status: 'former', payment_terms: 'due_on_receipt', preferred_payment_method: 'ach' },
    { first_name: '=cmd()', phone: '+44 20 7946 0018', notes: '-1; "two"\nlines, ;=1', email: '' },
    { credit_limit: centsFromDollars(0.5), current_balance: centsFromDollars(-120.25), client_since: '1999-12-31' },
    { properties: [{ ...property, property_name: 'Cottage', address: '9 Elm St', city: 'Waco', zip_code: '02134' }] },
  ]
  test.each(OTHERS)('is read again as the same client: %j', async (patch) => {
    const exported = listed(patch)
    const read = await readFile(new Blob([csvOf(records.csv, [exported])]))
    if (!read.ok) throw new Error(read.message)
    const { headers, rows, named } = tableOf(read.rows, looksLikeHeader(read.rows[0]))
    const [row] = rows.map((each) => judgeRow(each, guessMatching(headers), { named, today: '2026-11-20' }))
    const { current_balance, properties, ...own } = exported
    const { properties: places, opening_balance, ...texts } = row?.client ?? {}
    const placeOf = ({ property_name, address, city, state, zip_code }: Saying) => [
      property_name,
      address,
      city,
      state,
      zip_code,
    ]
    expect([row?.faults, { id: 5, business_id: 1, ...texts }, opening_balance, places?.map(placeOf)]).toEqual([
      [],
      own,
      current_balance,
      properties.map(placeOf),
    ])
  })
})

describe('the exported file of clients with several properties', () => {
  const second = { ...property, id: 10, property_name: 'Rental', address: '9 Elm St', city: 'Waco', zip_code: '02134' }
  const CLIENTS = [
    listed({ properties: [property, second, { ...second, id: 11, address: '7 Oak St' }] }),
    listed({ id: 6, first_name: 'Blake', email: '', phone: '512-555-0141', current_balance: centsFromDollars(12.5) }),
    listed({
      id: 7,
      first_name: 'Cora',
      phone: '512-555-0142',
      email: 'cora@example.com',
      properties: [second, property],
    }),
  ]
  const previewed = async (existing: readonly ListedClient[]) => {
    const read = await readFile(new Blob([csvOf(records.csv, csvRows(records, CLIENTS))]))
    if (!read.ok) throw new Error(read.message)
    const { headers, rows, named } = tableOf(read.rows, looksLikeHeader(read.rows[0]))
    const judged = rows.map((each) => judgeRow(each, guessMatching(headers), { named, today: '2026-11-20' }))
    const good = judged.flatMap(({ line, client }) => (client ? [{ line, client }] : []))
    return { good, judged, duplicates: findDuplicates(judged, existing) }
  }
  const places = (all: readonly { properties: readonly Saying[] }[]) =>
    all.map(({ properties }) =>
      properties.map(({ property_name, address, zip_code }) => [property_name, address, zip_code]),
    )

  test('has a row for each property, in which an import finds every client, with nothing missing', async () => {
    const { good, duplicates } = await previewed(CLIENTS)
    const found = good.map(({ line, client: row }) => {
      const original = duplicates.get(line)
      const match = CLIENTS.find(({ id }) => original?.kind === 'client' && id === original.id)
      return match && [match.id, missingFrom(match, row), placesBeyond(match.properties, row.properties)]
    })
    expect(found).toEqual([5, 5, 5, 6, 7, 7].map((id) => [id, {}, []]))
  })

  test('brings all of them with all their properties into an empty business', async () => {
    const { good, judged, duplicates } = await previewed([])
    const planned = planImport(judged, duplicates, (line) => {
      const [original, row] = [duplicates.get(line), good.find((each) => each.line === line)]
      return original && row ? usualChoice(original, row.client) : 'skip'
    })
    expect(places(planned)).toEqual(places(CLIENTS))
    expect(planned.map(({ opening_balance }) => opening_balance)).toEqual([0, 1_250, 0])
  })
})

test('the export neutralizes what a spreadsheet would run, and needs the permission', () => {
  const [, row] = csvOf(records.csv, [listed({ first_name: '=cmd()', notes: '@sum', properties: [] })]).split('\r\n')
  expect(row).toBe(
    `"'=cmd()","Stone","Residential","Active","avery@example.com","512-555-0140","4102 Speedway","Austin","TX","78751","Net 30","Credit card",5000.00,0.00,0,"","","","","","2024-03-01","'@sum"`,
  )
  expect([records.exportRefusal?.(actor()), records.exportRefusal?.(employee('field_technician'))]).toEqual([
    null,
    'Your role can’t export clients.',
  ])
})

test('what a person may not do is not offered, or says why', () => {
  const technician = employee('field_technician')
  const context = { actor: technician, today: '2026-11-20' }
  expect(
    records.actions.map(({ id, offered, judge }) => [id, offered?.(technician) ?? true, judge(listed(), context).ok]),
  ).toEqual([
    ['create_job', false, true],
    ['edit', true, false],
    ['set_status', true, false],
    ['merge', false, false],
    ['merge_with', false, false],
    ['export', false, true],
    ['remove', false, true],
  ])
})
