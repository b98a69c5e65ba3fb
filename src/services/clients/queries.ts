import { queryOptions } from '@tanstack/react-query'
import type { ClientWithProperties } from '@/contract/clients'
import * as contract from '@/contract/clients'
import { ServicesDocument, type ServicesQuery } from '@/contract/graphql/generated/clients'
import type { Damaged } from '@/contract/list-answer'
import { type ListedProperty, listProperties, type Services } from '@/domain/client/listed-property'
import { failureFrom } from '@/domain/record/failure'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    /** A client or a property was written. */
    clients: true
  }
}

/** The list as the cache holds it: the clients, and those that can't be read. */
type ClientList = { items: ClientWithProperties[]; damaged: Damaged[] }

const listQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['clients', businessId],
    meta: { renewedBy: ['clients', 'plans'] },
    queryFn: ({ signal }): Promise<ClientList> => http.call(contract.listClients, { params: { businessId }, signal }),
    staleTime: 60_000,
  })

/** The clients of a list in the cache. One function, so that it runs again only when the list is another one. */
const clientsIn = ({ items }: ClientList) => items
const damagedIn = ({ damaged }: ClientList) => damaged

const servicesById = (services: ServicesQuery['services']): ReadonlyMap<number, Services> =>
  new Map(services.map(({ property, last, next }) => [property, { last: last ?? null, next: next ?? null }]))

/** The clients with their properties. Filters and search work on this list, so that they answer within a frame. */
export const clientsQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: clientsIn })

/** The clients of the same list that can't be read. */
export const damagedClientsQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: damagedIn })

/** One client, for a link to a client that the list does not hold. */
export const clientQuery = (http: Http, businessId: number, clientId: number) =>
  queryOptions({
    queryKey: ['client', businessId, clientId],
    meta: { renewedBy: ['clients', 'plans'] },
    queryFn: async ({ signal }) =>
      (await http.call(contract.getClient, { params: { businessId, clientId }, signal })).client,
  })

/** The last and the next service at each property, by its id. */
export const servicesQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['services'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(ServicesDocument, {})).services,
    select: servicesById,
  })

/** One property, for a link to a property that the list did not hold. No call gives a single one, so the clients are loaded again. */
export const propertyQuery = (http: Http, businessId: number, propertyId: number) =>
  queryOptions({
    queryKey: ['property', businessId, propertyId],
    meta: { renewedBy: ['clients', 'plans'] },
    queryFn: async ({ signal }): Promise<ListedProperty> => {
      const { items } = await http.call(contract.listClients, { params: { businessId }, signal })
      const property = listProperties(items, businessId).find(({ id }) => id === propertyId)
      if (!property) throw failureFrom({ status: 404 })
      return property
    },
  })
