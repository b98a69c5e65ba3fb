import { queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/clients'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    /** A client or a property was written. */
    clients: true
  }
}

/** The clients with their properties. */
export const clientsQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['clients', businessId],
    meta: { renewedBy: ['clients'] },
    queryFn: async ({ signal }) => (await http.call(contract.listClients, { params: { businessId }, signal })).items,
    staleTime: 60_000,
  })
