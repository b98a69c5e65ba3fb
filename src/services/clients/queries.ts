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
    clients: true
  }
}

type ClientList = { items: ClientWithProperties[]; damaged: Damaged[] }

const listQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['clients', businessId],
    meta: { renewedBy: ['clients', 'plans'] },
    queryFn: ({ signal }): Promise<ClientList> => http.call(contract.listClients, { params: { businessId }, signal }),
    staleTime: 60_000,
  })

/** A stable reference, so that `select` reruns only when the list changes. */
const clientsIn = ({ items }: ClientList) => items
const damagedIn = ({ damaged }: ClientList) => damaged

const servicesById = (services: ServicesQuery['services']): ReadonlyMap<number, Services> =>
  new Map(services.map(({ property, last, next }) => [property, { last: last ?? null, next: next ?? null }]))

/** Filters and search run on this list, so that they respond within a frame. */
export const clientsQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: clientsIn })

/** Corrupt clients of the same list. */
export const damagedClientsQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: damagedIn })

/** For a link to a client outside the list. */
export const clientQuery = (http: Http, businessId: number, clientId: number) =>
  queryOptions({
    queryKey: ['client', businessId, clientId],
    meta: { renewedBy: ['clients', 'plans'] },
    queryFn: async ({ signal }) =>
      (await http.call(contract.getClient, { params: { businessId, clientId }, signal })).client,
  })

/** The last and next service by property id. */
export const servicesQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['services'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(ServicesDocument, {})).services,
    select: servicesById,
  })

/** For a link to a property outside the list. There is no call for a single property, so the clients are reloaded. */
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
