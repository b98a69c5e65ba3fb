import { queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/permissions'
import { failureFrom } from '@/domain/record/failure'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    /** A role was written, or what a user may: anyone's own permissions may be others now. */
    access: true
  }
}

const MINUTE = 60_000

/** The permission catalogue, as the back end words it. */
export const permissionsQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['permissions', businessId],
    queryFn: async ({ signal }) =>
      (await http.call(contract.listPermissions, { params: { businessId }, signal })).permissions,
    staleTime: 60 * MINUTE,
  })

/** The roles of the business, those of the system first. */
export const rolesQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['roles', businessId],
    meta: { renewedBy: ['access'] },
    queryFn: async ({ signal }) => (await http.call(contract.listRoles, { params: { businessId }, signal })).roles,
    staleTime: MINUTE,
  })

/** The users of the business, and system admins. */
export const usersQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['users', businessId],
    meta: { renewedBy: ['access'] },
    queryFn: async ({ signal }) => (await http.call(contract.listUsers, { params: { businessId }, signal })).users,
    staleTime: MINUTE,
  })

/** People who are invited to the business and have not joined. */
export const invitationsQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['invitations', businessId],
    meta: { renewedBy: ['access'] },
    queryFn: async ({ signal }) =>
      (await http.call(contract.listInvitations, { params: { businessId }, signal })).invitations,
    staleTime: MINUTE,
  })

/** A record that the list does not hold: there is no call for a single one, so that it does not exist. */
export const absentQuery = <R>(kind: string, id: number) =>
  queryOptions({
    queryKey: ['absent', kind, id],
    queryFn: (): Promise<R> => Promise.reject(failureFrom({ status: 404, transport: `This ${kind} does not exist.` })),
  })
