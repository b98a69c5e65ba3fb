import { expect, it } from 'vitest'
import { client, property } from '../../../tests/fixtures/records'
import type { Cents } from '../money/money'
import { type ClientFilter, filterClients, type ListedClient } from './filter'

const avery: ListedClient = { ...client, current_balance: 0 as Cents, properties: [property] }
const helen: ListedClient = {
  ...avery,
  id: 6,
  first_name: 'Helen',
  last_name: 'Brandt',
  email: 'helen@brandt.example',
  phone: '+1 (512) 555-0111',
  client_type: 'hoa',
  status: 'former',
  billing_address: '77 Congress Ave',
  billing_zip: '78701',
  properties: [
    { ...property, id: 10, property_name: 'Clubhouse', address: '9 Unit 12-34' },
    { ...property, id: 11, address: '2204 Bridle Path', zip_code: '78703' },
  ],
}
const found = (filter: ClientFilter) => filterClients([avery, helen], filter).map(({ first_name }) => first_name)

it.each([
  ['', ['Avery', 'Helen']],
  ['helen', ['Helen']],
  ['brandt HELEN', ['Helen']],
  ['avery@example', ['Avery']],
  ['congress 78701', ['Helen']],
  ['bridle', ['Helen']],
  ['clubhouse', ['Helen']],
  ['12-34', ['Helen']],
  ['5125550111', ['Helen']],
  ['512-555-0111', ['Helen']],
  ['(512) 555 0111', ['Helen']],
  ['+1 512.555.0111', ['Helen']],
  ['+15125550140', ['Avery']],
  ['0140 stone', ['Avery']],
  ['helen 0140', []],
])('the search "%s" finds %j (CLI-01)', (search, names) => {
  expect(found({ search })).toEqual(names)
})

it('type and status narrow the list, each and together with the search (X-30)', () => {
  expect([
    found({ type: 'hoa' }),
    found({ status: 'active' }),
    found({ type: 'hoa', status: 'active' }),
    found({ status: 'former', search: 'stone' }),
  ]).toEqual([['Helen'], ['Avery'], [], []])
})
