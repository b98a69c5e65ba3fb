import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Property } from '@/domain/client'
import { client } from '../../tests/fixtures/records'
import { listClients, toWireClient, wireClient } from './clients'

const property: Property = {
  id: 9,
  client_id: 5,
  business_id: 1,
  property_name: 'Home',
  address: '4102 Speedway',
  city: 'Austin',
  state: 'TX',
  zip_code: '78751',
  property_type: 'residential',
  latitude: 30.3,
  longitude: -97.7,
}
const { client_id: _, business_id: __, property_type: ___, ...listed } = property
const { business_id: ____, ...read } = client

it('tells a client with its properties, the credit limit in dollars', () => {
  expect(toWireClient(client, [property])).toEqual({ ...client, credit_limit: 5_000, properties: [listed] })
})

it('is read back in cents', () => {
  expect(v.parse(wireClient, toWireClient(client, [property]))).toEqual({ ...read, properties: [listed] })
})

it('may leave out what is not known', () => {
  const { notes: _, email: __, ...rest } = toWireClient(client, [])
  expect(v.parse(listClients.answer, { items: [{ ...rest, phone: null, properties: null }] })).toEqual({
    items: [{ ...read, notes: '', email: '', phone: '', properties: [] }],
    damaged: [],
  })
})
