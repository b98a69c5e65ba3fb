import { isGone } from '@/domain/account/deletion'
import type { User } from '@/domain/account/user'
import { SIMULATED_ACCESS_TOKEN } from '@/domain/demo/demo'
import { type Actor, actorFrom } from '@/domain/permissions/actor'
import { permissionsOf } from '@/domain/permissions/check'
import {
  mayViewAs,
  mayViewAsPerson,
  personInHeader,
  toViewedRole,
  VIEW_AS_HEADER,
  type Viewed,
  viewedAs,
} from '@/domain/permissions/viewed-role'
import { customerOf, wireIdOf } from '../billing/customer'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { crewMemberOf } from '../crew/login'
import type { UserRow } from './tables'
import { readToken, type Token } from './tokens'

const businessOf = ({ business_id }: UserRow, store: Store) => store.find('businesses', business_id ?? 0)

/** True when the account or its business was deleted. */
export const isDeleted = (row: UserRow, store: Store): boolean =>
  isGone([row.deletion_at, businessOf(row, store)?.deletion_at], store.now())

/**
 * A user as the API returns it: with full roles, the business's customer, time zone, date format and currency, and the crew member.
 */
export const userFrom = (row: UserRow, store: Store): User => {
  const { role_ids, notifications: _, privacy, ...user } = row
  const customer = customerOf(user.business_id, store)
  const business = businessOf(row, store)
  return {
    ...user,
    roles: role_ids.flatMap((id) => store.find('roles', id) ?? []),
    crew_member_id: crewMemberOf(row.id, store)?.id ?? null,
    customer_id: customer ? wireIdOf(customer) : null,
    business_timezone: business?.timezone ?? null,
    date_format: business?.date_format ?? null,
    currency: business?.currency ?? null,
    business_deletion_at: business?.deletion_at ?? null,
    data_collection: privacy.allowDataCollection,
  }
}

/** True for a session that was signed out or began before a password reset. Simulated sign-in has no session. */
export const isOver = ({ user_id, session }: Pick<Token, 'user_id' | 'session'>, store: Store): boolean => {
  const credential = store.find('credentials', user_id)
  const since = credential && 'since' in credential ? (credential.since ?? 0) : 0
  return session > 0 && (session < since || store.find('ended_sessions', session) !== undefined)
}

/** The user of a valid token: session open, account active. */
export const holderOf = (token: Token, store: Store): User | undefined => {
  const row = store.find('users', token.user_id)
  if (!row?.is_active || isDeleted(row, store) || isOver(token, store)) return undefined
  return userFrom(row, store)
}

const bearerIn = (authorization: string | undefined): string => authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? ''

/** Strips the token of simulated sign-in, which anyone could send. */
export const withoutSimulatedToken = <C extends { headers: Readonly<Record<string, string>> }>(call: C): C => {
  if (bearerIn(call.headers.authorization) !== SIMULATED_ACCESS_TOKEN) return call
  const { authorization: _simulated, ...headers } = call.headers
  return { ...call, headers }
}

/** The sign-in position in a request's token; 0 for simulated sign-in. */
export const sessionIn = (authorization: string | undefined): number => readToken(bearerIn(authorization))?.session ?? 0

/** A role of their business within their own permissions. Throws Refusal 403. */
const viewedRole = (user: User, text: string, store: Store): Viewed => {
  const role = store.find('roles', Number(text))
  if (!role || role.business_id !== user.business_id || !mayViewAs(actorFrom(user), role))
    throw new Refusal(403, 'You can’t view the app as this role.')
  return toViewedRole(role)
}

/** Throws Refusal 403 for someone outside their business. */
const viewedPerson = (user: User, id: number, store: Store): Viewed => {
  const row = store.find('users', id)
  const person = row && row.business_id === user.business_id ? userFrom(row, store) : null
  if (!person?.is_active || !mayViewAsPerson(actorFrom(user), person))
    throw new Refusal(403, 'You can’t view the app as this person.')
  const { first_name, last_name, user_type, roles, crew_member_id, client_id } = person
  return { person: { id, first_name, last_name, user_type, roles, crew_member_id, client_id } }
}

/** The user with the viewed role or as the viewed person. Throws Refusal 403. */
const viewedBy = (user: User, text: string, store: Store): User => {
  const personId = personInHeader(text)
  const viewed = personId === null ? viewedRole(user, text, store) : viewedPerson(user, personId, store)
  return viewedAs(user, viewed)
}

type Headers = Readonly<Record<string, string>>

/** The requesting user, or whom they view the app as. Throws Refusal 401 without a valid token (API-36). */
export const authenticate = (headers: Headers, store: Store): User => {
  const token = readToken(bearerIn(headers.authorization))
  const holder = token?.kind === 'access' && holderOf(token, store)
  if (!token || !holder) throw new Refusal(401, 'Not authenticated')
  if ((token.expires_at ?? 0) <= store.now()) throw new Refusal(401, 'Token expired')
  const viewed = headers[VIEW_AS_HEADER]
  return viewed === undefined ? holder : viewedBy(holder, viewed, store)
}

/** Viewing as someone else is read only. Throws Refusal 403. */
export const refuseWhileViewing = (headers: Headers): void => {
  if (headers[VIEW_AS_HEADER] !== undefined)
    throw new Refusal(403, 'Nothing can be changed while you view the app as someone else.')
}

/**
 * Staff act in their own business, system admins in any. Throws Refusal 403 for someone else's business, 404 when an admin names a missing
 * one.
 */
export const actorIn = (businessId: number, user: User, store: Store): Actor => {
  const admin = user.user_type === 'system_admin'
  if (!admin && user.business_id !== businessId) throw new Refusal(403, 'You do not belong to this business.')
  const business = store.find('businesses', businessId)
  if (!business) throw new Refusal(404, 'Business not found')
  return {
    ...actorFrom(user),
    business_id: businessId,
    time_zone: business.timezone,
    permissions: permissionsOf(user, businessId),
  }
}
