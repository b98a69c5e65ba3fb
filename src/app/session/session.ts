import type { User } from '@/domain/account/user'
import { type Failure, failureFrom, toFailure, UNREACHABLE } from '@/domain/record/failure'
import type { MovableClock } from '@/domain/time/clock'
import {
  createFlows,
  defineFlow,
  type Flow,
  type FlowDefinition,
  type FlowEntry,
  type Flows,
  type Vault,
} from '@/events/flow'
import type { EventLog } from '@/events/log'
import { authSessionMachine } from '@/machines/auth-session/machine'
import type { SessionPorts } from '@/machines/auth-session/ports'
import { isDecided, refreshFailed, userOf } from '@/machines/auth-session/selectors'
import { actorsFor } from '@/machines/port'
import type { SessionAccess } from '@/routes/-session/context'
import { sealForm } from '@/services/auth/forms'
import type { TokenStore } from '@/services/auth/token-store'
import { waitFor } from '../wait-for'

/** CLI-15 */
const EXPIRED: Failure = failureFrom({ status: 401, transport: 'Your session has expired. Please log in again.' })
const NOT_RENEWED: Failure = failureFrom({
  status: 503,
  transport: 'The server could not renew your session. You are still signed in. Please try again.',
})

/** Sessions of earlier page loads that stay in the log. */
const MAX_SESSIONS = 20

export type Session = Omit<SessionAccess, 'flow' | 'whenReady' | 'mayBeIn' | 'failure'> & {
  flow: Flow<typeof authSessionMachine>
  /** Requests a new access token, once for all concurrent callers. Throws Failure when there is none. */
  renew(): Promise<void>
  flows: Flows<{ 'auth-session': FlowDefinition<typeof authSessionMachine> }>
}

type Deps = {
  log: EventLog<FlowEntry>
  clock: MovableClock
  tokens: TokenStore
  vault: Vault
  ports: SessionPorts
  newId: () => string
  onError: (error: unknown) => void
}

/**
 * Every page load starts a new stream and never resumes one: storage decides who is signed in, and tabs agree through storage rather than a
 * shared flow. The stream holds ids only; the user is read from storage.
 */
export const startSession = ({ log, clock, tokens, vault, ports, newId, onError }: Deps): Session => {
  const definition = defineFlow({
    name: 'auth-session',
    machine: authSessionMachine.provide({ actors: actorsFor(ports) }),
    keep: MAX_SESSIONS,
  })
  const flows = createFlows({ log, clock, toFailure, definitions: { 'auth-session': definition }, onError })
  const flow = flows.open('auth-session', newId(), undefined)

  let lastUser: User | null = null
  const user = () => {
    const snapshot = flow.snapshot()
    if (!snapshot) return null
    const stored = userOf(snapshot, tokens.user())
    if (stored !== null) lastUser = stored
    // The user stays known even if storage is cleared by hand.
    return userOf(snapshot, lastUser)
  }
  flow.subscribe(user)

  tokens.subscribe(() => {
    const stored = tokens.read()
    flow.send({ type: 'session.changed_elsewhere', session: stored && { user_id: stored.user.id, expires_at: null } })
  })

  return {
    flow,
    flows,
    decided: () => waitFor(flow, isDecided),
    user,
    signIn(form) {
      const tidy = { ...form, business_subdomain: form.business_subdomain.trim() }
      flow.send({ type: 'session.sign_in', id: newId(), form: sealForm(vault.keep, tidy) })
    },
    register(newUser) {
      flow.send({ type: 'session.register', id: newId(), form: sealForm(vault.keep, newUser) })
    },
    clearFailure: () => flow.send({ type: 'session.clear_failure' }),
    signOut: () => flow.send({ type: 'session.sign_out', id: newId() }),
    async renew() {
      const before = tokens.access()
      flow.send({ type: 'session.unauthorized' })
      const settled = await waitFor(flow, (snapshot) => snapshot.matches('signed_in') || snapshot.matches('signed_out'))
      if (settled.matches('signed_out')) throw EXPIRED
      if (tokens.access() !== before) return
      const status = refreshFailed(settled)
      throw status === 0 || status === 408 ? UNREACHABLE : NOT_RENEWED
    },
  }
}
