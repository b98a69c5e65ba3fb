import * as v from 'valibot'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { failureFrom } from '@/domain/failure'
import { roleSchema } from '@/domain/permissions/role'
import { VIEW_AS_HEADER, type ViewedRole, viewingRefusal } from '@/domain/permissions/viewed-role'
import { userTypeSchema } from '@/domain/user'
import type { AuthorisedFetch } from '../http/authorised-fetch'

const KEY = 'view_as'
const kept = v.object({ user_id: v.number(), role: roleSchema, user_type: userTypeSchema })

/** The role as which this person looks at the app in this tab; null where they look at it as themselves. */
export const viewedRole = (session: Storage, userId: number): ViewedRole | null => {
  // A browser may refuse its storage, and anyone may have written there.
  try {
    const text = session.getItem(KEY)
    if (text === null) return null
    const { user_id, ...viewed } = v.parse(kept, JSON.parse(text))
    return user_id === userId ? viewed : null
  } catch {
    return null
  }
}

/** Looks at the app as a role from now on; null ends it. */
export const viewAs = (session: Storage, userId: number, viewed: ViewedRole | null): void => {
  if (viewed) session.setItem(KEY, JSON.stringify({ user_id: userId, ...viewed }))
  else session.removeItem(KEY)
}

/** Whether a request asks for a change: all but reads, which GraphQL posts too. */
const isWrite = (url: string, { method, body }: RequestInit): boolean => {
  if ((method ?? 'GET') === 'GET') return false
  return !url.endsWith(GRAPHQL_PATH) || /"query":"\s*mutation/.test(String(body))
}

/** The fetch of someone who may be looking at the app as a role: reads say so, and nothing is changed. */
export const viewingFetch =
  (fetch: AuthorisedFetch, viewed: () => ViewedRole | null): AuthorisedFetch =>
  async (url, init, options) => {
    const role = viewed()?.role
    if (!role) return fetch(url, init, options)
    if (isWrite(url, init)) throw failureFrom({ status: 403, transport: viewingRefusal(role) })
    const headers = new Headers(init.headers)
    headers.set(VIEW_AS_HEADER, String(role.id))
    return fetch(url, { ...init, headers }, options)
  }
