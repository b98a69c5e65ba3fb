import { beforeEach, expect, test } from 'vitest'
import {
  AddChemicalProductDocument,
  ChemicalProductsDocument,
  DeleteChemicalProductDocument,
  EditChemicalProductDocument,
} from '@/contract/graphql/generated/chemicals'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn } from './office'

const openOffice = officesPerTest()

const CERTAINTY = {
  name: 'Certainty',
  epa_number: '59639-118',
  active_ingredient: 'Sulfosulfuron',
  signal_word: 'caution',
  category: 'herbicide',
  reentry_interval_hours: 4,
  max_rate: { amount: 0.03, unit: 'oz per 1,000 sq ft' },
} as const

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const added = async (product: object = CERTAINTY, by = owner, key = 'add') =>
  askGraphql(server, by, AddChemicalProductDocument, { product, key })
const names = async () =>
  dataOf(await askGraphql(server, owner, ChemicalProductsDocument, {})).chemicalProducts.map(({ name }) => name)

test('a product is added once, edited and deleted, and each of it is undone', async () => {
  const { id } = dataOf(await added()).addChemicalProduct
  dataOf(await added())
  const before = await names()
  dataOf(
    await askGraphql(server, owner, EditChemicalProductDocument, {
      id,
      changed: { name: 'Certainty 75WG', max_rate: null },
      was: { name: 'Certainty', max_rate: CERTAINTY.max_rate },
      key: 'edit',
    }),
  )
  const edited = await names()
  dataOf(await askGraphql(server, owner, DeleteChemicalProductDocument, { id, key: 'delete' }))
  const gone = await names()
  for (const [at, request] of ['delete', 'edit', 'add'].entries())
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${at}` }))
  expect([before, edited, gone, await names()].map((list) => list.slice(8))).toEqual([
    ['Certainty'],
    ['Certainty 75WG'],
    [],
    [],
  ])
})

test.each([
  ['a name that is taken', { name: ' tenacity' }, '422 A chemical product with this name already exists.'],
  ['a re-entry interval below zero', { reentry_interval_hours: -1 }, '422 Use whole hours from 0 to 720'],
  ['an EPA number of another kind', { epa_number: 'EPA-1' }, '422 Use a number like 524-579'],
])('refuses %s', async (_, part, refusal) => {
  expect(refusalOf(await added({ ...CERTAINTY, ...part }))).toBe(refusal)
})

test('a product that records name stays, and one that someone else renamed is not renamed over', async () => {
  const removal = { id: 2, key: 'delete' }
  const rename = { id: 2, changed: { name: 'Mine' }, was: { name: 'Theirs' }, key: 'edit' }
  expect([
    refusalOf(await askGraphql(server, owner, DeleteChemicalProductDocument, removal)).replace(
      /\d+ records/,
      'n records',
    ),
    refusalOf(await askGraphql(server, owner, EditChemicalProductDocument, rename)),
  ]).toEqual([
    '409 n records name this product. Records have to be kept, so it stays.',
    '409 Someone changed the name in the meantime.',
  ])
})

test('only who manages chemicals writes them', async () => {
  const tech = await signIn(server, demoUser('tech').email)
  expect(refusalOf(await added(CERTAINTY, tech))).toBe('403 Your role can’t add chemical products.')
})
