import * as v from 'valibot'
import type { createClient, SentProperty, updateClient } from '@/contract/clients'
import type { ReadBodyOf } from '@/contract/endpoint'
import type { BalanceEntry } from '@/domain/client/balance'
import { type Client, clientSchema } from '@/domain/client/client'
import { propertyWorkRefusal } from '@/domain/client/open-work'
import { isAt, isSameAddress, NO_CARE, type Property, placeText, propertySchema } from '@/domain/client/property'
import { isOpen } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import { fieldChanges } from '@/domain/record/fact'
import { conversationsReleased } from '../communications/commands/merging'
import { unseenOf } from '../core/history/subjects'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { mergedEdit } from '../core/write/edits'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'
import { embedded } from '../jobs/client-name'
import { jobFacts, PROPERTY_MOVED } from '../jobs/tables'
import { clientPlansRefusal } from '../plans/refusals'
import { balanceRefusal, openJobsAt, placesRefusal, roomRefusal } from './refusals'
import { balanceFacts, CLIENT_WORDS, clientFacts, PROPERTY_WORDS, propertyFacts } from './tables'

/** All of them count against the plan. */
export const clientsOf = (businessId: number, store: Store): readonly Client[] =>
  store.naming('clients', 'business_id', businessId)

/** Throws Refusal 402 when the plan has no room for that many more clients. */
export const checkRoom = (businessId: number, more: number, store: Store): void => {
  const refusal = roomRefusal(businessId, clientsOf(businessId, store).length + more, store)
  if (refusal) throw new Refusal(402, refusal)
}

/** Throws Refusal 422. */
export const checkPlaces = (count: number): void => {
  const refusal = placesRefusal(count)
  if (refusal) throw invalid('properties', refusal)
}

/**
 * Omitted fields keep their value from `before`. `path` is the position in the request. Throws Refusal 422 for one coordinate without the
 * other.
 */
export const propertyFrom = (
  sent: { [Field in keyof SentProperty]?: SentProperty[Field] | undefined } & { id?: number | undefined },
  { id, ...before }: Partial<Property> & Pick<Property, 'id' | 'client_id' | 'business_id'>,
  path = '',
): Property => {
  const property = v.parse(propertySchema, {
    property_name: '',
    property_type: 'residential',
    latitude: null,
    longitude: null,
    ...NO_CARE,
    ...before,
    ...sent,
    id,
  })
  // Older properties may have only one coordinate; edits that don't touch the position are still accepted.
  const isPlaced = sent.latitude !== undefined || sent.longitude !== undefined
  if (isPlaced && (property.latitude === null) !== (property.longitude === null))
    throw invalid(`${path}longitude`, 'Give latitude and longitude together')
  return property
}

const pathOf = (index: number): string => `properties.${index}.`

export const saysSomething = ({ changes }: Decided): boolean =>
  changes.some((change) => fieldChanges(change).length > 0)

export const propertyAdded = (actor: Actor, property: Property): Decided =>
  propertyFacts.created(property, 'property.created', { actor: byUser(actor), note: 'Created' })

/**
 * When a property's address changes, open jobs get the new address and finished ones keep theirs. All of them are linked to the property
 * from then on. Jobs with a damaged history can't be written to and stay unchanged.
 */
export const jobsFollowing = (actor: Actor, before: Property, after: Property, store: Store): Decided[] => {
  if (isSameAddress(before, after)) return []
  const { id, address, city, state, zip_code } = after
  const there = { property_address: address, property_city: city, property_state: state, property_zip: zip_code }
  const attribution = { actor: byUser(actor), note: `The address of the property is now ${placeText(after)}` }
  return store
    .naming('jobs', 'client_id', before.client_id)
    .filter((job) => isAt(before)(job) && !store.isReadOnly(`job/${job.id}`))
    .map((job) =>
      jobFacts.changed(job, PROPERTY_MOVED, {
        ...attribution,
        patch: { property_id: id, ...(isOpen(job.status) && there) },
      }),
    )
    .filter(saysSomething)
}

const propertyEdited = (actor: Actor, before: Property, after: Property, store: Store): Decided[] => {
  const edit = propertyFacts.edited(before, 'property.edited', {
    actor: byUser(actor),
    words: PROPERTY_WORDS,
    patch: after,
  })
  if (edit === null) return []
  return [edit, ...jobsFollowing(actor, before, after, store)]
}

const propertyRemoved = (actor: Actor, property: Property): Decided =>
  propertyFacts.gone(property, 'property.deleted', { actor: byUser(actor), note: 'Deleted' })

export const propertiesOf = (clientId: number, store: Store): readonly Property[] =>
  store.naming('properties', 'client_id', clientId)

export const entriesOf = (clientId: number, store: Store): readonly BalanceEntry[] =>
  store.naming('balance_entries', 'client_id', clientId)

type NewClient = Omit<Client, 'id' | 'business_id'> & { properties: readonly SentProperty[] }

export const clientAdded = (
  { actor, businessId }: Requester,
  { properties, ...own }: NewClient,
  note: string,
  store: Store,
): { id: number; facts: Decided[] } => {
  const id = store.nextId('clients')
  const places = properties.map((property, index) =>
    propertyFrom(property, { id: store.nextId('properties'), client_id: id, business_id: businessId }, pathOf(index)),
  )
  return {
    id,
    facts: [
      clientFacts.created({ ...own, id, business_id: businessId }, 'client.created', { actor: byUser(actor), note }),
      ...places.map((place) => propertyAdded(actor, place)),
    ],
  }
}

/** Throws Refusal 402. */
export const created = (
  { body, ...requester }: Requester & { body: ReadBodyOf<typeof createClient> },
  store: Store,
): Decided[] => {
  checkRoom(requester.businessId, 1, store)
  const client = { ...body, client_since: store.today(requester.actor.time_zone) }
  return clientAdded(requester, client, 'Created', store).facts
}

type Sent = NonNullable<ReadBodyOf<typeof updateClient>['properties']>[number]

/** Throws Refusal 422. */
const propertiesSynced = (actor: Actor, client: Client, sent: readonly Sent[], store: Store): Decided[] => {
  const own = new Map(propertiesOf(client.id, store).map((property) => [property.id, property]))
  const written = sent.flatMap((each, index) => {
    if (each.id === undefined) {
      const ids = { id: store.nextId('properties'), client_id: client.id, business_id: client.business_id }
      return [propertyAdded(actor, propertyFrom(each, ids, pathOf(index)))]
    }
    const before = own.get(each.id)
    if (!before) throw invalid(`${pathOf(index)}address`, 'This property was deleted or is someone else’s.')
    return propertyEdited(actor, before, propertyFrom(each, before, pathOf(index)), store)
  })
  const sentIds = new Set(sent.map(({ id }) => id))
  const gone = [...own.values()].filter(({ id }) => !sentIds.has(id))
  for (const property of gone) {
    const refusal = propertyWorkRefusal(openJobsAt(property, store), property.property_name || property.address)
    if (refusal) throw new Refusal(409, refusal)
  }
  return [...written, ...gone.map((property) => propertyRemoved(actor, property))]
}

type Whole = Client & { properties: readonly Sent[] }

/**
 * Edits a client, and its properties if they were sent. Returns no facts when nothing changes. Throws Refusal 409, also for a conflicting
 * edit by someone else, and 422.
 */
export const edited = async (
  { actor, body }: Requester & { body: ReadBodyOf<typeof updateClient> },
  client: Client,
  store: Store,
): Promise<Decided[]> => {
  const { was, properties, ...sent } = body
  const own = new Map(propertiesOf(client.id, store).map((property) => [property.id, property]))
  const now: Whole = { ...client, properties: [...own.values()] }
  const mine: Whole = {
    ...now,
    ...v.parse(clientSchema, { ...client, ...sent, ...unseenOf('clients', client, actor, store) }),
    ...(properties && { properties: properties.map((each) => ({ ...own.get(each.id ?? 0), ...each })) }),
  }
  const after = await mergedEdit(`client/${client.id}`, { was, now, mine }, store)
  const patch = v.parse(clientSchema, after)
  const edit = clientFacts.edited(client, 'client.edited', { actor: byUser(actor), words: CLIENT_WORDS, patch })
  return [...(edit ? [edit] : []), ...(properties ? propertiesSynced(actor, client, after.properties, store) : [])]
}

/**
 * Deletes a client with its properties and its settled account; finished work stays under the client's name. Throws Refusal 409 when the
 * account isn't settled.
 */
export const deleted = (actor: Actor, client: Client, store: Store): Decided[] => {
  const refusal = clientPlansRefusal(client.id, store) ?? balanceRefusal(client, store)
  if (refusal) throw new Refusal(409, refusal)
  const by = byUser(actor)
  const attribution = { actor: by, note: 'Deleted' }
  return [
    // Reversed, because undo runs in the opposite order and restores the original one.
    ...propertiesOf(client.id, store)
      .toReversed()
      .map((property) => propertyRemoved(actor, property)),
    ...entriesOf(client.id, store)
      .toReversed()
      .map((entry) => balanceFacts.gone(entry, 'balance.deleted', attribution)),
    ...store
      .naming('jobs', 'client_id', client.id)
      .filter((job) => !store.isReadOnly(`job/${job.id}`))
      .map((job) =>
        jobFacts.changed(job, 'job.client_deleted', { actor: by, note: 'Client deleted', patch: embedded(client) }),
      )
      .filter(saysSomething),
    ...conversationsReleased(client, { actor: by, note: 'Client deleted' }, store),
    clientFacts.gone(client, 'client.deleted', attribution),
  ]
}
