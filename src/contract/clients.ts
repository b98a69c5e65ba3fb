import * as v from 'valibot'
import { CURRENCIES } from '@/domain/account/vocabulary'
import { type Client, clientSchema, NEW_CLIENT } from '@/domain/client/client'
import {
  type ClientDraft,
  clientDraftFields,
  MOST_PROPERTIES,
  NO_PROPERTY,
  propertyDraftFields,
  TOO_MANY_PROPERTIES,
} from '@/domain/client/form'
import { type Property, propertySchema } from '@/domain/client/property'
import { cents, latitude, longitude } from '@/domain/money/amount'
import type { Amount } from '@/domain/money/sum-text'
import { failureFrom } from '@/domain/record/failure'
import type { Edit } from '@/domain/record/merge-edits'
import { id } from '@/domain/text/field'
import { editBody } from './edit'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, inDollars, maybeText, readAs } from './wire'

const { entries } = propertySchema
const propertyCodec = codec(v.omit(propertySchema, ['client_id', 'business_id']), {
  property_name: maybeText,
  address: maybeText,
  city: maybeText,
  state: maybeText,
  zip_code: maybeText,
  property_type: readAs(v.nullish(entries.property_type, 'residential')),
  latitude: readAs(v.nullish(entries.latitude, null)),
  longitude: readAs(v.nullish(entries.longitude, null)),
  lot_size_sqft: readAs(v.nullish(entries.lot_size_sqft, null)),
  lawn_area_sqft: readAs(v.nullish(entries.lawn_area_sqft, null)),
  service_frequency: readAs(v.nullish(entries.service_frequency, null)),
  service_day_preference: readAs(v.nullish(entries.service_day_preference, null)),
  service_time_preference: readAs(v.nullish(entries.service_time_preference, null)),
  mowing_height: maybeText,
  bagging_preference: readAs(v.nullish(entries.bagging_preference, null)),
  grass_type: maybeText,
  irrigation_system: readAs(v.nullish(entries.irrigation_system, false)),
  fertilizer_program: maybeText,
  pesticide_program: maybeText,
  organic_only: readAs(v.nullish(entries.organic_only, false)),
  special_considerations: maybeText,
  access_notes: maybeText,
})
/** Does not carry the client id: the enclosing client gives it. */
export const wireClientProperty = propertyCodec.wire
export type ClientProperty = v.InferOutput<typeof wireClientProperty>

const balanceCodec = codec(v.object({ amount: cents, currency: v.picklist(CURRENCIES) }), { amount: inDollars })

const clientCodec = codec(
  v.object({ ...v.omit(clientSchema, ['business_id']).entries, current_balance: clientSchema.entries.credit_limit }),
  {
    email: maybeText,
    phone: maybeText,
    billing_address: maybeText,
    billing_city: maybeText,
    billing_state: maybeText,
    billing_zip: maybeText,
    credit_limit: inDollars,
    notes: maybeText,
    client_since: maybeText,
    current_balance: inDollars,
  },
)
export const wireClient = v.object({
  ...clientCodec.wire.entries,
  /** Balance per currency; absent when everything is in dollars. */
  balances: v.optional(v.array(balanceCodec.wire)),
  properties: v.nullish(v.array(wireClientProperty), []),
})
export type ClientWithProperties = v.InferOutput<typeof wireClient>

export const toWireProperty = ({ client_id: _, business_id: __, ...property }: Property) =>
  propertyCodec.write(property)

export const toWireClient = (
  { business_id: _, ...client }: Client,
  balances: readonly [Amount, ...Amount[]],
  properties: readonly Property[],
) => ({
  ...clientCodec.write({ ...client, current_balance: balances[0].amount }),
  ...(balances.every(({ currency }) => currency === 'USD') ? {} : { balances: balances.map(balanceCodec.write) }),
  properties: properties.map(toWireProperty),
})

const { address, city, state, zip_code, ...describing } = propertyDraftFields
/** Only the address is required. */
const sentProperty = v.object({
  address,
  city,
  state,
  zip_code,
  ...v.partial(v.object({ ...describing, latitude: v.nullable(latitude), longitude: v.nullable(longitude) })).entries,
})
export type SentProperty = v.InferOutput<typeof sentProperty>

export const allProperties = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, NO_PROPERTY), v.maxLength(MOST_PROPERTIES, TOO_MANY_PROPERTIES))

/** Clients are sent with all their properties: ones without an id are created, missing ones are deleted. */
const sentProperties = allProperties(v.object({ ...sentProperty.entries, id: v.optional(id) }))

const { email, notes, client_type, status, payment_terms, preferred_payment_method, credit_limit, ...required } =
  clientDraftFields
const sentClient = v.object({
  ...required,
  email: v.optional(email, ''),
  notes: v.optional(notes, ''),
  client_type: v.optional(client_type, NEW_CLIENT.client_type),
  status: v.optional(status, NEW_CLIENT.status),
  payment_terms: v.optional(payment_terms, NEW_CLIENT.payment_terms),
  preferred_payment_method: v.optional(preferred_payment_method, NEW_CLIENT.preferred_payment_method),
  credit_limit: v.optional(credit_limit, NEW_CLIENT.credit_limit),
  properties: sentProperties,
})

export const toWireClientDraft = (draft: ClientDraft) => clientCodec.writePart(draft)

export const toWireClientEdit = (edit: Edit<ClientDraft, ClientWithProperties>) => clientCodec.writeEdit(edit)

/** Older back ends send this with a success status (API-13). */
const NOT_SIGNED_IN = 'Not authenticated'

const parts = v.looseObject({})
const partOf = (value: unknown, name: string): unknown => {
  const parsed = v.safeParse(parts, value)
  return parsed.success ? parsed.output[name] : undefined
}

const broughtTo = <const Schema extends v.GenericSchema>(
  schema: Schema,
  shape: (value: unknown) => unknown,
): Schema => ({
  ...schema,
  '~run': (dataset, config) => schema['~run']({ ...dataset, value: shape(dataset.value) } as typeof dataset, config),
})

/** Reads the list under any name that back ends use (API-13); no list reads as empty. Throws Failure 401. */
const listedIn = (answer: unknown): unknown => {
  if (partOf(answer, 'detail') === NOT_SIGNED_IN) throw failureFrom({ status: 401, body: answer })
  const data = partOf(answer, 'data')
  const candidates = [partOf(answer, 'items'), partOf(data, 'items'), data, answer, partOf(answer, 'clients')]
  return { items: candidates.find(Array.isArray) ?? [] }
}

const issue = v.object({ msg: v.string(), loc: v.optional(v.array(v.union([v.string(), v.number()])), []) })
const issues = v.array(v.fallback(issue, { msg: 'Invalid client data. Please check your inputs.', loc: [] }))

/** Throws Failure 422 with the fields when a success answer carries a list of details (API-14). */
const refuseDetails = (details: unknown): void => {
  const parsed = v.safeParse(issues, details)
  if (!parsed.success) return
  const errors = parsed.output.map(({ msg, loc }) => ({
    path: loc.filter((part) => part !== 'body').join('.'),
    message: msg,
  }))
  throw failureFrom({ status: 422, body: { detail: errors[0]?.message, errors } })
}

/** Reads the client from the answer itself, or from its `client` or `data` (API-14). Throws Failure 422. */
const clientIn = (answer: unknown): unknown => {
  refuseDetails(partOf(answer, 'detail'))
  return { client: partOf(answer, 'client') ?? partOf(answer, 'data') ?? answer }
}

const clientList = broughtTo(listAnswer('items', wireClient), listedIn)
const oneClient = broughtTo(v.object({ client: wireClient }), clientIn)
const oneProperty = v.object({ property: v.object({ ...wireClientProperty.entries, client_id: id }) })
const done = v.object({ success: v.literal(true) })

const base = '/landscaping/businesses/:businessId'
const oldBase = '/api/business/:businessId'
const shared = { service: 'landscaping', bearer: true } as const

export const listClients = endpoint({
  ...shared,
  id: 'EP-024',
  method: 'GET',
  path: `${base}/clients`,
  summary: 'Clients with their properties',
  answer: clientList,
  idempotent: false,
  failures: [403],
})

export const getClient = endpoint({
  ...shared,
  id: 'EP-025',
  method: 'GET',
  path: `${base}/clients/:clientId`,
  summary: 'One client',
  answer: oneClient,
  idempotent: false,
  failures: [403, 404],
})

export const createClient = endpoint({
  ...shared,
  id: 'EP-026',
  method: 'POST',
  path: `${base}/clients`,
  summary: 'Add a client with its properties',
  body: sentClient,
  answer: oneClient,
  status: 201,
  idempotent: true,
  failures: [402, 403, 422],
})

export const updateClient = endpoint({
  ...shared,
  id: 'EP-027',
  method: 'PUT',
  path: `${base}/clients/:clientId`,
  summary: 'Edit a client; properties that are left out are removed',
  body: editBody(sentClient, wireClient),
  answer: oneClient,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteClient = endpoint({
  ...shared,
  id: 'EP-028',
  method: 'DELETE',
  path: `${base}/clients/:clientId`,
  summary: 'Delete a client and its properties',
  answer: done,
  idempotent: true,
  failures: [403, 404, 409],
})

export const createProperty = endpoint({
  ...shared,
  id: 'EP-029',
  method: 'POST',
  path: `${base}/clients/:clientId/properties`,
  summary: 'Add a property to a client',
  body: sentProperty,
  answer: oneProperty,
  status: 201,
  idempotent: true,
  failures: [403, 404, 422],
})

export const updateProperty = endpoint({
  ...shared,
  id: 'EP-030',
  method: 'PUT',
  path: `${base}/properties/:propertyId`,
  summary: 'Edit a property',
  body: editBody(sentProperty, wireClientProperty),
  answer: oneProperty,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteProperty = endpoint({
  ...shared,
  id: 'EP-031',
  method: 'DELETE',
  path: `${base}/properties/:propertyId`,
  summary: 'Delete a property',
  answer: done,
  idempotent: true,
  failures: [403, 404, 409],
})

export const listClientsOld = endpoint({ ...listClients, id: 'EP-037', path: `${oldBase}/clients`, deprecated: true })
export const createClientOld = endpoint({ ...createClient, id: 'EP-038', path: `${oldBase}/clients`, deprecated: true })
export const updateClientOld = endpoint({
  ...updateClient,
  id: 'EP-039',
  path: `${oldBase}/clients/:clientId`,
  deprecated: true,
})
