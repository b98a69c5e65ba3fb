import { queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/permissions'
import { failureFrom } from '@/domain/record/failure'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    /** Role writes invalidate access: anyone's permissions may have changed. */
    access: true
  }
}

const MINUTE = 60_000

export const permissionsQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['permissions', businessId],
    queryFn: async ({ signal }) =>
      (await http.call(contract.listPermissions, { params: { businessId }, signal })).permissions,
    staleTime: 60 * MINUTE,
  })

/** System roles first. */
export const rolesQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['roles', businessId],
    meta: { renewedBy: ['access'] },
    queryFn: async ({ signal }) => (await http.call(contract.listRoles, { params: { businessId }, signal })).roles,
    staleTime: MINUTE,
  })

export const usersQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['users', businessId],
    meta: { renewedBy: ['access'] },
    queryFn: async ({ signal }) => (await http.call(contract.listUsers, { params: { businessId }, signal })).users,
    staleTime: MINUTE,
  })

export const invitationsQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['invitations', businessId],
    meta: { renewedBy: ['access'] },
    queryFn: async ({ signal }) =>
      (await http.call(contract.listInvitations, { params: { businessId }, signal })).invitations,
    staleTime: MINUTE,
  })

/** A record missing from the list doesn't exist, because there is no call for a single one. */
export const absentQuery = <R>(kind: string, id: number) =>
  queryOptions({
    queryKey: ['absent', kind, id],
    queryFn: (): Promise<R> => Promise.reject(failureFrom({ status: 404, transport: `This ${kind} does not exist.` })),
  })
