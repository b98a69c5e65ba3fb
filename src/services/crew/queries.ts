import { queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/crew'
import type { Http } from '../http/http'

/** The crew members who can be put on jobs. */
export const crewQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['crew', businessId],
    queryFn: async ({ signal }) => {
      const call = { params: { businessId }, query: { active_only: 'true' }, signal } as const
      return (await http.call(contract.listCrew, call)).crew_members
    },
    staleTime: 60_000,
  })
