import * as contract from '@/contract/auth'
import type { Clock } from '@/domain/clock'
import { type Failure, failureFrom } from '@/domain/failure'
import type { SecretHandle } from '@/domain/password'
import type { SessionInfo, SessionPorts } from '@/machines/auth-session/ports'
import type { Http } from '../http/http'
import { SIMULATED_LIFETIME, simulatedSession } from './simulated-session'
import type { StoredSession, TokenStore } from './token-store'

/** AUTH-18 */
export const NO_REFRESH_TOKEN: Failure = { message: 'No refresh token available.', status: 401, details: null }

export type SessionDeps = {
  http: Http
  tokens: TokenStore
  clock: Clock
  /** Gives the secret behind a handle. @throws Failure when it has left memory. */
  reveal(handle: SecretHandle): string
  /** Lets go of a secret that has done its work. */
  forget(handle: SecretHandle): void
  /** The real-auth flag (AUTH-14). */
  isReal(): boolean
}

/** The session's services over the auth calls and the token store. */
export const createSessionPorts = (deps: SessionDeps): SessionPorts => {
  const { http, tokens, clock, reveal, forget, isReal } = deps
  /** Keeps a session that was opened, and says until when its token is good. */
  const opened = (session: StoredSession & { expires_in: number }, remember: boolean): SessionInfo => {
    tokens.write(session, remember)
    return { user: session.user, expires_at: clock.now() + session.expires_in * 1000 }
  }

  return {
    async restoreSession() {
      const stored = tokens.read()
      return stored && { user: stored.user, expires_at: null }
    },

    async signIn({ email, password, business_subdomain, remember }) {
      const secret = reveal(password)
      try {
        const session = isReal()
          ? await http.call(contract.login, {
              params: {},
              body: { email, password: secret, ...(business_subdomain ? { business_subdomain } : {}) },
            })
          : await simulatedSession(clock, { email })
        return opened(session, remember)
      } finally {
        forget(password)
      }
    },

    async register(registration) {
      // Few people register: what it takes loads with the first who does.
      const { register } = await import('./register')
      return opened(await register(deps, registration), true)
    },

    async refreshToken() {
      if (!isReal()) return { expires_at: clock.now() + SIMULATED_LIFETIME * 1000 }
      const refresh_token = tokens.refresh()
      if (refresh_token === null) throw NO_REFRESH_TOKEN
      const answer = await http.call(contract.refresh, { params: {}, body: { refresh_token } })
      // Signed out meanwhile, or somebody else signed in: the new token belongs to nobody here.
      if (tokens.refresh() !== refresh_token) throw NO_REFRESH_TOKEN
      tokens.replaceAccess(answer.access_token)
      return { expires_at: clock.now() + answer.expires_in * 1000 }
    },

    async signOut() {
      const refresh_token = tokens.refresh()
      tokens.clear()
      if (refresh_token === null || !isReal()) return
      const { success } = await http.call(contract.logout, { params: {}, body: { refresh_token } })
      if (!success) throw failureFrom({ transport: 'Sign out failed' })
    },

    async clearSession() {
      tokens.clear()
    },
  }
}
