import { queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/crew'
import { CrewsDocument } from '@/contract/graphql/generated/crew'
import type { Damaged } from '@/contract/list-answer'
import type { CrewMember } from '@/domain/crew/crew'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    crew: true
  }
}

type CrewList = { crew_members: CrewMember[]; damaged: Damaged[] }

const listQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['whole-crew', businessId],
    meta: { renewedBy: ['crew'] },
    queryFn: ({ signal }): Promise<CrewList> =>
      http.call(contract.listCrew, { params: { businessId }, query: {}, signal }),
    staleTime: 60_000,
  })

const membersIn = ({ crew_members }: CrewList) => crew_members
const damagedIn = ({ damaged }: CrewList) => damaged

export const wholeCrewQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: membersIn })

export const damagedCrewQuery = (http: Http, businessId: number) =>
  queryOptions({ ...listQuery(http, businessId), select: damagedIn })

export const crewQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['crew', businessId],
    meta: { renewedBy: ['crew'] },
    queryFn: async ({ signal }) => {
      const call = { params: { businessId }, query: { active_only: 'true' }, signal } as const
      return (await http.call(contract.listCrew, call)).crew_members
    },
    staleTime: 60_000,
  })

export const crewMemberQuery = (http: Http, businessId: number, memberId: number) =>
  queryOptions({
    queryKey: ['crew-member', businessId, memberId],
    meta: { renewedBy: ['crew'] },
    queryFn: async ({ signal }) =>
      (await http.call(contract.getCrewMember, { params: { businessId, memberId }, signal })).crew_member,
  })

/** In creation order. */
export const crewsQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['crews'],
    meta: { renewedBy: ['crew'] },
    queryFn: async () => (await graphql.query(CrewsDocument, {})).crews,
    staleTime: 60_000,
  })
