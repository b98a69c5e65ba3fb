import { expect, it } from 'vitest'
import { client, property } from '../../../tests/fixtures/records'
import type { Client } from './client'
import {
  differingParts,
  followingInWords,
  joiningInWords,
  meetingPlaces,
  mergedClient,
  mergeRefusal,
  partInWords,
  suggestedParts,
} from './merge'
import { joinedProperty } from './property'

const other: Client = { ...client, id: 6 }

it('asks only about what differs, an address and a name as a whole', () => {
  expect([
    differingParts(client, other),
    differingParts(client, { ...other, last_name: 'Reed', billing_zip: '1', notes: 'Gate', client_since: '' }),
  ]).toEqual([[], ['name', 'billing_address']])
})

it('suggests from the other client what the kept one has nothing of', () => {
  expect(suggestedParts({ ...client, email: ' ', phone: '1' }, { ...other, phone: '2' })).toEqual(['email'])
})

it('keeps what is not taken, the notes of both once, and the earlier beginning', () => {
  const gone = { ...other, first_name: 'Ave', email: 'ave@example.com', notes: 'Gate', client_since: '2020-01-01' }
  expect(mergedClient({ ...client, notes: 'Dog' }, gone, ['email'])).toEqual({
    ...client,
    email: 'ave@example.com',
    notes: 'Dog\n\nGate',
    client_since: '2020-01-01',
  })
  expect(mergedClient({ ...client, notes: 'Gate', client_since: '' }, gone, [])).toEqual({
    ...client,
    notes: 'Gate',
    client_since: '2020-01-01',
  })
})

it('is refused with itself, and where the notes get too long', () => {
  const talkative = { ...other, notes: 'x'.repeat(5_000) }
  expect([
    mergeRefusal(client, client),
    mergeRefusal({ ...client, notes: 'y' }, talkative),
    mergeRefusal(client, other),
  ]).toEqual([
    'A client can’t be merged with itself.',
    'The notes of both are longer than 5,000 characters together. Shorten them first.',
    null,
  ])
})

it('brings together the properties of the same address', () => {
  const [oak, same, elm] = [
    { address: '1 Oak St.', city: 'Austin', state: 'TX', zip_code: '78701' },
    { address: '1 OAK ST', city: 'Austin', state: 'TX', zip_code: '78701' },
    { address: '9 Elm St', city: 'Austin', state: 'TX', zip_code: '78702' },
  ]
  expect(meetingPlaces([oak], [same, elm])).toEqual({ moving: [elm], joining: [{ primary: oak, other: same }] })
  expect([0, 1, 2].map(joiningInWords)).toEqual([
    '',
    'The property that both have at the same address becomes one.',
    'The 2 properties that both have at the same addresses become one each.',
  ])
})

it('knows of a joined property what either record knows', () => {
  const primary = { ...property, lot_size_sqft: 100, access_notes: 'Gate', grass_type: '' }
  const duplicate = {
    ...property,
    id: 99,
    lot_size_sqft: 200,
    access_notes: 'Dog',
    grass_type: 'St. Augustine',
    organic_only: true,
  }
  expect(joinedProperty(primary, duplicate)).toEqual({
    ...primary,
    access_notes: 'Gate\n\nDog',
    grass_type: 'St. Augustine',
    organic_only: true,
  })
})

it('is shown in words', () => {
  expect([
    followingInWords({ properties: 3, jobs: 12, balance: '$120.50' }),
    followingInWords({ properties: 1, jobs: 1, balance: null }),
    followingInWords({ properties: 0, jobs: null, balance: '-$7.00' }),
    partInWords('name', client),
    partInWords('billing_address', client),
    partInWords('credit_limit', client),
    partInWords('payment_terms', client),
    partInWords('phone', client),
  ]).toEqual([
    '3 properties, 12 jobs, and $120.50',
    '1 property and 1 job',
    '0 properties and -$7.00',
    'Avery Stone',
    '4102 Speedway, Austin, TX 78751',
    '$5,000.00',
    'Net 30',
    '512-555-0140',
  ])
})
