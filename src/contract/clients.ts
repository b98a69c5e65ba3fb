import * as v from 'valibot'
import {
  CLIENT_PAYMENT_METHODS,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  type Client,
  PAYMENT_TERMS,
  type Property,
} from '@/domain/client'
import { centsFromDollars, dollarsFromCents } from '@/domain/money'
import { endpoint } from './endpoint'

const text = v.nullish(v.string(), '')

/** A client's property as lists carry it: identity, address and position. */
export const wireClientProperty = v.object({
  id: v.number(),
  property_name: text,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  latitude: v.nullish(v.number(), null),
  longitude: v.nullish(v.number(), null),
})

/** A client on the wire with the properties it has; the credit limit in dollars. */
export const wireClient = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  email: text,
  phone: text,
  client_type: v.picklist(CLIENT_TYPES),
  billing_address: text,
  billing_city: text,
  billing_state: text,
  billing_zip: text,
  payment_terms: v.picklist(PAYMENT_TERMS),
  preferred_payment_method: v.picklist(CLIENT_PAYMENT_METHODS),
  credit_limit: v.pipe(v.number(), v.finite(), v.transform(centsFromDollars)),
  notes: text,
  status: v.picklist(CLIENT_STATUSES),
  client_since: text,
  properties: v.nullish(v.array(wireClientProperty), []),
})
/** A client as the app reads it. */
export type ClientWithProperties = v.InferOutput<typeof wireClient>

/** Writes a client and its properties for the wire. */
export const toWireClient = (client: Client, properties: readonly Property[]) => ({
  ...client,
  credit_limit: dollarsFromCents(client.credit_limit),
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
  answer: v.object({ items: v.array(wireClient) }),
  bearer: true,
  idempotent: false,
  failures: [403],
})
