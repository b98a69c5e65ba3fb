import { fullName } from '../account/user'
import { isOpen } from '../job/commands'
import type { Job } from '../job/job'
import { bySlot } from '../job/order'
import { searchBy } from '../text/search'
import type { Day } from '../time/calendar'
import type { Client } from './client'
import type { Property } from './property'

export type PropertyClient = Pick<Client, 'id' | 'first_name' | 'last_name'>
type ClientWithPlaces = PropertyClient & { properties: readonly Omit<Property, 'client_id' | 'business_id'>[] }

/** Null when there is no such day. */
export type Services = { last: Day | null; next: Day | null }

/** PROP-01 */
export type ListedProperty = Property & {
  client: PropertyClient
  /** Null until the jobs are loaded. */
  services: Services | null
}

type Visit = Pick<Job, 'id' | 'status' | 'scheduled_date' | 'scheduled_start_time'>

/** The next open job; jobs whose day has passed don't count. */
export const nextVisit = <V extends Visit>(jobs: readonly V[], today: Day): V | undefined =>
  [...jobs].sort(bySlot).find(({ status, scheduled_date }) => isOpen(status) && scheduled_date >= today)

/** Jobs whose day has passed don't count as the next service. */
export const servicesOf = (jobs: readonly Visit[], today: Day): Services => {
  const last = [...jobs].sort(bySlot).findLast(({ status }) => status === 'completed')
  return { last: last?.scheduled_date ?? null, next: nextVisit(jobs, today)?.scheduled_date ?? null }
}

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

export const withServices = (
  properties: readonly ListedProperty[],
  servicesById: ReadonlyMap<number, Services>,
): ListedProperty[] => properties.map((property) => ({ ...property, services: servicesById.get(property.id) ?? null }))

/** Empty fields don't filter (PROP-01). */
export type PropertyFilter = {
  search?: string | undefined
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

export const filterProperties = (properties: readonly ListedProperty[], filter: PropertyFilter): ListedProperty[] => {
  const isFound = finds(filter.search)
  return properties.filter(
    (property) =>
      (!filter.client || String(property.client_id) === filter.client) &&
      (!filter.type || property.property_type === filter.type) &&
      isFound(property),
  )
}
