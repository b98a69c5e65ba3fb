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

/** As what this person looks at the app in this tab; null where it is as themselves. */
export const viewedIn = (session: Storage, userId: number): Viewed | null => {
  // A browser may refuse its storage, and anyone may have written there.
  try {
    const text = session.getItem(KEY)
    if (text === null) return null
    const { user_id, ...viewed } = v.parse(storedViewSchema, JSON.parse(text))
    return user_id === userId ? viewed : null
  } catch {
    return null
  }
}

/** Looks at the app as a role or a person from now on; null ends it. */
export const viewAs = (session: Storage, userId: number, viewed: Viewed | null): void => {
  if (viewed) session.setItem(KEY, JSON.stringify({ user_id: userId, ...viewed }))
  else session.removeItem(KEY)
}

/** Whether a request asks for a change: all but reads, which GraphQL posts too. */
const isWrite = (url: string, { method, body }: RequestInit): boolean => {
  if ((method ?? 'GET') === 'GET') return false
  return !url.endsWith(GRAPHQL_PATH) || /"query":"\s*mutation/.test(String(body))
}

/** The fetch of someone who may be looking at the app as someone else: reads say so, and nothing is changed. */
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
