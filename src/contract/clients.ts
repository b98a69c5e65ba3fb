import * as v from 'valibot'
import { type Client, clientSchema, type Property, propertySchema } from '@/domain/client'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, inDollars, maybeText, readAs } from './wire'

const listedProperty = v.pick(propertySchema, [
  'id',
  'property_name',
  'address',
  'city',
  'state',
  'zip_code',
  'latitude',
  'longitude',
])
const propertyCodec = codec(listedProperty, {
  property_name: maybeText,
  address: maybeText,
  city: maybeText,
  state: maybeText,
  zip_code: maybeText,
  latitude: readAs(v.nullish(listedProperty.entries.latitude, null)),
  longitude: readAs(v.nullish(listedProperty.entries.longitude, null)),
})
/** A client's property as lists carry it: identity, address and position. */
export const wireClientProperty = propertyCodec.wire

const clientCodec = codec(v.omit(clientSchema, ['business_id']), {
  email: maybeText,
  phone: maybeText,
  billing_address: maybeText,
  billing_city: maybeText,
  billing_state: maybeText,
  billing_zip: maybeText,
  credit_limit: inDollars,
  notes: maybeText,
  client_since: maybeText,
})
/** A client on the wire with the properties it has; the credit limit in dollars. */
export const wireClient = v.object({
  ...clientCodec.wire.entries,
  properties: v.nullish(v.array(wireClientProperty), []),
})
/** A client as the app reads it. */
export type ClientWithProperties = v.InferOutput<typeof wireClient>

/** Writes a client and its properties for the wire. */
export const toWireClient = (client: Client, properties: readonly Property[]) => ({
  ...clientCodec.write(client),
  properties: properties.map(({ id, property_name, address, city, state, zip_code, latitude, longitude }) => ({
    id,
    property_name,
    address,
    city,
    state,
    zip_code,
    latitude,
    longitude,
  })),
})

export const listClients = endpoint({
  id: 'EP-024',
  method: 'GET',
  path: '/landscaping/businesses/:businessId/clients',
  service: 'landscaping',
  summary: 'Clients with their properties',
  answer: listAnswer('items', wireClient),
  bearer: true,
  idempotent: false,
  failures: [403],
})
