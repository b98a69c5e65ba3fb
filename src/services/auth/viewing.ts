import * as v from 'valibot'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { userSchema, userTypeSchema } from '@/domain/account/user'
import { roleSchema } from '@/domain/permissions/role'
import { VIEW_AS_HEADER, type Viewed, viewedHeader, viewingRefusal } from '@/domain/permissions/viewed-role'
import { failureFrom } from '@/domain/record/failure'
import type { AuthorisedFetch } from '../http/authorised-fetch'

const KEY = 'view_as'
const person = v.pick(userSchema, [
  'id',
  'first_name',
  'last_name',
  'user_type',
  'roles',
  'crew_member_id',
  'client_id',
])
const storedViewSchema = v.union([
  v.object({ user_id: v.number(), role: roleSchema, user_type: userTypeSchema }),
  v.object({ user_id: v.number(), person }),
])

export const viewedIn = (session: Storage, userId: number): Viewed | null => {
  // Storage may be blocked or contain invalid data.
  try {
    const text = session.getItem(KEY)
    if (text === null) return null
    const { user_id, ...viewed } = v.parse(storedViewSchema, JSON.parse(text))
    return user_id === userId ? viewed : null
  } catch {
    return null
  }
}

export const viewAs = (session: Storage, userId: number, viewed: Viewed | null): void => {
  if (viewed) session.setItem(KEY, JSON.stringify({ user_id: userId, ...viewed }))
  else session.removeItem(KEY)
}

/** All requests except reads; GraphQL posts reads too. */
const isWrite = (url: string, { method, body }: RequestInit): boolean => {
  if ((method ?? 'GET') === 'GET') return false
  return !url.endsWith(GRAPHQL_PATH) || /"query":"\s*mutation/.test(String(body))
}

/** Wraps fetch for "view as": reads carry the header and writes are refused. */
export const viewingFetch =
  (fetch: AuthorisedFetch, viewedNow: () => Viewed | null): AuthorisedFetch =>
  async (url, init, options) => {
    const viewed = viewedNow()
    if (!viewed) return fetch(url, init, options)
    if (isWrite(url, init)) throw failureFrom({ status: 403, transport: viewingRefusal(viewed) })
    const headers = new Headers(init.headers)
    headers.set(VIEW_AS_HEADER, viewedHeader(viewed))
    return fetch(url, { ...init, headers }, options)
  }
