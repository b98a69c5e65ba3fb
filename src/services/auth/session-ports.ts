import * as contract from '@/contract/auth'
import { type Failure, failureFrom } from '@/domain/record/failure'
import type { SessionInfo, SessionPorts } from '@/machines/auth-session/ports'
import { openForm, type SignInForm } from './forms'
import type { FormDeps } from './register'
import type { StoredSession, TokenStore } from './token-store'

/** AUTH-18. */
export const NO_REFRESH_TOKEN: Failure = { message: 'No refresh token available.', status: 401, details: null }

type SessionDeps = FormDeps & { tokens: TokenStore }

/** Signing in without a back end loads only when the flag enables it. */
const simulation = () => import('./simulated-session')

export const createSessionPorts = (deps: SessionDeps): SessionPorts => {
  const { http, tokens, clock, reveal, forget, isReal } = deps
  const opened = (session: StoredSession & { expires_in: number }, remember: boolean): SessionInfo => {
    tokens.write(session, remember)
    return { user_id: session.user.id, expires_at: clock.now() + session.expires_in * 1000 }
  }

  return {
    async restoreSession() {
      const stored = tokens.read()
      return stored && { user_id: stored.user.id, expires_at: null }
    },

    async signIn({ form }) {
      try {
        const { email, password, business_subdomain, remember } = openForm<SignInForm>(reveal, form)
        const session = isReal()
          ? await http.call(contract.login, {
              params: {},
              body: { email, password, ...(business_subdomain ? { business_subdomain } : {}) },
            })
          : await (await simulation()).simulatedSession(clock, { email })
        return opened(session, remember)
      } finally {
        forget(form)
      }
    },

    async register(input) {
      // Few people register, so this code is lazy.
      const { register } = await import('./register')
      return opened(await register(deps, input), true)
    },

    async refreshToken() {
      if (!isReal()) return { expires_at: clock.now() + (await simulation()).SIMULATED_LIFETIME * 1000 }
      const refresh_token = tokens.refresh()
      if (refresh_token === null) throw NO_REFRESH_TOKEN
      const answer = await http.call(contract.refresh, { params: {}, body: { refresh_token } })
      // The person signed out or someone else signed in, so the new token has no owner here.
      if (tokens.refresh() !== refresh_token) throw NO_REFRESH_TOKEN
      // Before the token, whose write notifies other tabs.
      if (answer.user) tokens.replaceUser(answer.user)
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
