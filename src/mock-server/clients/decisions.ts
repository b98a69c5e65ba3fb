import * as v from 'valibot'
import type { createClient, SentProperty, updateClient } from '@/contract/clients'
import type { ReadBodyOf } from '@/contract/endpoint'
import { type Client, clientSchema } from '@/domain/client/client'
import { maySeeBalances } from '@/domain/client/permissions'
import { isAt, NO_CARE, openWorkAt, type Property, propertySchema } from '@/domain/client/property'
import { type Change, fieldChanges } from '@/domain/fact'
import { groupedBy } from '@/domain/grouped-by'
import { isOpen } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import { limitRefusal, limitState } from '@/domain/subscription/limits'
import { planOfBusiness } from '../accounts/people'
import type { Decided } from '../core/carry-out'
import { byUser, inserted, removed, replaced } from '../core/changes'
import type { Asker } from '../core/command'
import { editedNote } from '../core/crud'
import { mergedEdit } from '../core/edits'
import { invalid, Refusal } from '../core/refusal'
import type { Store } from '../core/store'

/** A fact of one record that changes its row. */
export const fact = (actor: Actor, stream: string, type: string, note: string, change: Change): Decided => ({
  stream,
  type,
  actor: byUser(actor),
  note,
  changes: [change],
})

/** The clients of a business, all of whom count against its plan. */
export const clientsOf = (businessId: number, store: Store): Client[] =>
  store.table('clients').filter(({ business_id }) => business_id === businessId)

/** Sees to it that the plan has room for so many more clients. Without a subscription there is no limit. @throws Refusal 402 */
export const checkRoom = (businessId: number, more: number, store: Store): void => {
  const plan = planOfBusiness(businessId, store)
  if (plan && limitState(clientsOf(businessId, store).length + more - 1, plan.limits.maxCustomers) === 'reached')
    throw new Refusal(402, limitRefusal(plan, 'maxCustomers'))
}

/** A row from what was sent of a property; what was left out stays as `before` has it. */
export const propertyFrom = (
  sent: { [Field in keyof SentProperty]?: SentProperty[Field] | undefined } & { id?: number | undefined },
  { id, ...before }: Partial<Property> & Pick<Property, 'id' | 'client_id' | 'business_id'>,
): Property =>
  v.parse(propertySchema, {
    property_name: '',
    property_type: 'residential',
    latitude: null,
    longitude: null,
    ...NO_CARE,
    ...before,
    ...sent,
    id,
  })

/** A property that is new. */
export const propertyAdded = (actor: Actor, property: Property): Decided =>
  fact(actor, `property/${property.id}`, 'property.created', 'Created', inserted('properties', property))

const propertyEdited = (actor: Actor, before: Property, after: Property): Decided[] => {
  const change = replaced('properties', before, after)
  const fields = fieldChanges(change).map(({ field }) => field)
  return fields.length === 0 ? [] : [fact(actor, `property/${after.id}`, 'property.edited', editedNote(fields), change)]
}

/** @throws Refusal 409 while work is planned at the property, which is called `at` */
export const checkNoWork = (property: Property, store: Store, at = 'this property'): void => {
  const isHere = isAt(property)
  const open = store.table('jobs').filter((job) => isHere(job) && isOpen(job.status)).length
  if (open > 0) throw new Refusal(409, openWorkAt(open, at))
}

const propertyRemoved = (actor: Actor, property: Property): Decided =>
  fact(actor, `property/${property.id}`, 'property.deleted', 'Deleted', removed('properties', property))

/** Rows by the client they belong to, in one walk. */
export const byClient = <R extends { client_id: number }>(rows: readonly R[]): Map<number, R[]> =>
  groupedBy(rows, ({ client_id }) => client_id)

/** The properties of a client. */
export const propertiesOf = (clientId: number, store: Store): Property[] =>
  store.table('properties').filter(({ client_id }) => client_id === clientId)

type NewClient = Omit<Client, 'id' | 'business_id'> & { properties: readonly SentProperty[] }

/** A client that is new, with its properties. `note` says how it came. */
export const clientAdded = (
  { actor, businessId }: Asker,
  { properties, ...own }: NewClient,
  note: string,
  store: Store,
): { id: number; facts: Decided[] } => {
  const id = store.nextId('clients')
  const places = properties.map((property) =>
    propertyFrom(property, { id: store.nextId('properties'), client_id: id, business_id: businessId }),
  )
  const added = inserted('clients', { ...own, id, business_id: businessId })
  return {
    id,
    facts: [
      fact(actor, `client/${id}`, 'client.created', note, added),
      ...places.map((place) => propertyAdded(actor, place)),
    ],
  }
}

/** A new client with its properties. @throws Refusal 402 */
export const created = (
  { body, ...asker }: Asker & { body: ReadBodyOf<typeof createClient> },
  store: Store,
): Decided[] => {
  checkRoom(asker.businessId, 1, store)
  const client = { ...body, client_since: store.today(asker.actor.time_zone) }
  return clientAdded(asker, client, 'Created', store).facts
}

type Sent = NonNullable<ReadBodyOf<typeof updateClient>['properties']>[number]

/** Brings a client's properties to what was sent of them. @throws Refusal 409, 422 */
const propertiesSynced = (actor: Actor, client: Client, sent: readonly Sent[], store: Store): Decided[] => {
  const own = new Map(propertiesOf(client.id, store).map((property) => [property.id, property]))
  const written = sent.flatMap((each, index) => {
    if (each.id === undefined) {
      const ids = { id: store.nextId('properties'), client_id: client.id, business_id: client.business_id }
      return [propertyAdded(actor, propertyFrom(each, ids))]
    }
    const before = own.get(each.id)
    if (!before) throw invalid(`properties.${index}.address`, 'This property was deleted or is somebody else’s.')
    return propertyEdited(actor, before, propertyFrom(each, before))
  })
  const kept = new Set(sent.map(({ id }) => id))
  const gone = [...own.values()].filter(({ id }) => !kept.has(id))
  for (const property of gone) checkNoWork(property, store, property.property_name || property.address)
  return [...written, ...gone.map((property) => propertyRemoved(actor, property))]
}

/** A client with its properties, as they are or as they are sent. */
type Whole = Client & { properties: readonly Sent[] }

/**
 * An edit of a client, and of its properties where these were sent; nothing when it changes nothing. @throws Refusal 409, also where
 * somebody else has changed the same meanwhile; 422
 */
export const edited = async (
  { actor, body }: Asker & { body: ReadBodyOf<typeof updateClient> },
  client: Client,
  store: Store,
): Promise<Decided[]> => {
  const { was, properties, ...sent } = body
  const own = new Map(propertiesOf(client.id, store).map((property) => [property.id, property]))
  const now: Whole = { ...client, properties: [...own.values()] }
  const mine: Whole = {
    ...now,
    ...v.parse(clientSchema, { ...client, ...sent }),
    ...(properties && { properties: properties.map((each) => ({ ...own.get(each.id ?? 0), ...each })) }),
  }
  const known = was && !maySeeBalances(actor) ? { ...was, credit_limit: client.credit_limit } : was
  const after = await mergedEdit(`client/${client.id}`, { was: known, now, mine }, store)
  const change = replaced('clients', client, v.parse(clientSchema, after))
  const fields = fieldChanges(change).map(({ field }) => field)
  return [
    ...(fields.length === 0 ? [] : [fact(actor, `client/${client.id}`, 'client.edited', editedNote(fields), change)]),
    ...(properties ? propertiesSynced(actor, client, after.properties, store) : []),
  ]
}

/** Deletes a client and its properties; the work that was done stays, under the client's name. @throws Refusal 409 */
export const deleted = (actor: Actor, client: Client, store: Store): Decided[] => {
  const open = store.table('jobs').filter(({ client_id, status }) => client_id === client.id && isOpen(status)).length
  if (open > 0)
    throw new Refusal(
      409,
      open === 1
        ? 'This client has 1 open job. Finish or cancel it first.'
        : `This client has ${open} open jobs. Finish or cancel them first.`,
    )
  return [
    ...propertiesOf(client.id, store).map((property) => propertyRemoved(actor, property)),
    fact(actor, `client/${client.id}`, 'client.deleted', 'Deleted', removed('clients', client)),
  ]
}
