import { SIMULATED_ACCESS_TOKEN } from '@/domain/demo/demo'
import { stableHash } from '@/domain/flags/flag'

/** `session` is the position of its sign-in. `expires_at` is in epoch ms; null for as long as the session lasts. */
export type Token = { kind: 'access' | 'refresh'; user_id: number; session: number; expires_at: number | null }

/**
 * Stands in for a server's signing key. It protects nothing in the visitor's own browser, but makes foreign or altered tokens invalid, like
 * on a real back end.
 */
const SIGNING_KEY = 'groundwork-demo'

const signature = (payload: string): string =>
  [payload, `${payload}.`].map((text) => stableHash(`${SIGNING_KEY}:${text}`).toString(36)).join('')

/** Self-contained, so that it survives a reload without storage. */
export const issue = ({ kind, user_id, session, expires_at }: Token): string => {
  const payload = btoa([kind, user_id, session, expires_at ?? ''].join(':')).replaceAll('=', '')
  return `${payload}.${signature(payload)}`
}

/** With the real-auth flag off, sign-in is simulated: the token is the demo owner's and never expires (AUTH-14). */
const SIMULATED: Token = { kind: 'access', user_id: 1, session: 0, expires_at: Number.MAX_SAFE_INTEGER }

/** Undefined for anything that `issue` did not write. The caller checks the expiry. */
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
