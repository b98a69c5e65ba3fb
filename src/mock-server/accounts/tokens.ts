import { SIMULATED_ACCESS_TOKEN } from '@/domain/demo/demo'
import { stableHash } from '@/domain/flags/flag'

/** What a token says: whose it is, which sign-in it came from, and until when (epoch ms; null for as long as the session lasts). */
export type Token = { kind: 'access' | 'refresh'; user_id: number; session: number; expires_at: number | null }

/**
 * Plays the part of a server's signing key. Everything runs in the visitor's own browser, so it protects nothing; it makes a token
 * that was not issued here, or was altered, as worthless as it would be on a real back end.
 */
const SIGNING_KEY = 'groundwork-demo'

const signature = (payload: string): string =>
  [payload, `${payload}.`].map((text) => stableHash(`${SIGNING_KEY}:${text}`).toString(36)).join('')

/** Writes a token: opaque to the page, readable again after a reload without anything being stored. */
export const issue = ({ kind, user_id, session, expires_at }: Token): string => {
  const payload = btoa([kind, user_id, session, expires_at ?? ''].join(':')).replaceAll('=', '')
  return `${payload}.${signature(payload)}`
}

/** Sign-in is simulated where the real-auth flag is off: its token is the demo owner's, and never expires (AUTH-14). */
const SIMULATED: Token = { kind: 'access', user_id: 1, session: 0, expires_at: Number.MAX_SAFE_INTEGER }

/** Reads a token; undefined for anything that `issue` did not write. Whether it still counts is the caller's to say. */
export const readToken = (text: string): Token | undefined => {
  if (text === SIMULATED_ACCESS_TOKEN) return SIMULATED
  const [payload, mark] = text.split('.')
  if (!payload || mark !== signature(payload)) return undefined
  const [kind, userId, session, expiresAt] = atob(payload).split(':')
  if (kind !== 'access' && kind !== 'refresh') return undefined
  return {
    kind,
    user_id: Number(userId),
    session: Number(session),
    expires_at: expiresAt ? Number(expiresAt) : null,
  }
}
