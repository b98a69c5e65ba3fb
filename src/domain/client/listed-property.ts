import { fullName } from '../account/user'
import { isOpen } from '../job/commands'
import type { Job } from '../job/job'
import { bySlot } from '../job/order'
import { searchBy } from '../text/search'
import type { Day } from '../time/calendar'
import type { Client } from './client'
import type { Property } from './property'

/** The client of a property, as far as its list shows it. */
export type PropertyClient = Pick<Client, 'id' | 'first_name' | 'last_name'>
type ClientWithPlaces = PropertyClient & { properties: readonly Omit<Property, 'client_id' | 'business_id'>[] }

/** When work was last done at a property, and when it is done next; null where there is no such day. */
export type Services = { last: Day | null; next: Day | null }

/** A property in the list of all properties (PROP-01). */
export type ListedProperty = Property & {
  client: PropertyClient
  /** Null while the jobs are not known. */
  services: Services | null
}

type Visit = Pick<Job, 'id' | 'status' | 'scheduled_date' | 'scheduled_start_time'>

/** The next open job. One whose day has passed doesn't count. */
export const nextVisit = <V extends Visit>(jobs: readonly V[], today: Day): V | undefined =>
  [...jobs].sort(bySlot).find(({ status, scheduled_date }) => isOpen(status) && scheduled_date >= today)

/** The last and the next service, from the jobs at a property. A job whose day has passed is not the next one. */
export const servicesOf = (jobs: readonly Visit[], today: Day): Services => {
  const last = [...jobs].sort(bySlot).findLast(({ status }) => status === 'completed')
  return { last: last?.scheduled_date ?? null, next: nextVisit(jobs, today)?.scheduled_date ?? null }
}

/** The properties of all clients, with their clients. Services are not included yet. */
export const listProperties = (clients: readonly ClientWithPlaces[], businessId: number): ListedProperty[] =>
  clients.flatMap(({ properties, id, first_name, last_name }) =>
    properties.map((place) => ({
      ...place,
      client_id: id,
      business_id: businessId,
      client: { id, first_name, last_name },
      services: null,
    })),
  )

/** The same properties with what is known of the services at them. */
export const withServices = (
  properties: readonly ListedProperty[],
  servicesById: ReadonlyMap<number, Services>,
): ListedProperty[] => properties.map((property) => ({ ...property, services: servicesById.get(property.id) ?? null }))

/** What the list of properties is narrowed to (PROP-01); empty fields narrow nothing. */
export type PropertyFilter = {
  search?: string | undefined
  /** Id of the client, as a select has it. */
  client?: string | undefined
  type?: Property['property_type'] | undefined
}

const finds = searchBy((property: ListedProperty) => [
  property.property_name,
  property.address,
  property.city,
  property.zip_code,
  fullName(property.client),
])

/** Narrows a list of properties: every word of the search is somewhere in its name, address, city, ZIP code or client's name. */
export const filterProperties = (properties: readonly ListedProperty[], filter: PropertyFilter): ListedProperty[] => {
  const isFound = finds(filter.search)
  return properties.filter(
    (property) =>
      (!filter.client || String(property.client_id) === filter.client) &&
      (!filter.type || property.property_type === filter.type) &&
      isFound(property),
  )
}
