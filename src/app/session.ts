import type { MovableClock } from '@/domain/clock'
import { type Failure, failureFrom, toFailure } from '@/domain/failure'
import { createFlows, defineFlow, type FlowDefinition, type FlowEntry, type Flows, type Vault } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { authSessionMachine } from '@/machines/auth-session/machine'
import type { SessionPorts } from '@/machines/auth-session/ports'
import { isDecided } from '@/machines/auth-session/selectors'
import { actorsFor } from '@/machines/port'
import type { SessionAccess } from '@/routes/-context'
import type { TokenStore } from '@/services/auth/token-store'
import { waitFor } from './wait-for'

/** CLI-15 */
const EXPIRED: Failure = failureFrom({ status: 401, transport: 'Your session has expired. Please log in again.' })
const UNREACHABLE: Failure = failureFrom({ status: 0, transport: 'The server could not be reached. Please try again.' })

/** Sessions of earlier page loads that stay in the log. */
const KEPT = 20

/** The session with what calls need of it. */
export type Session = SessionAccess & {
  /** Asks for a new access token, once for all who ask meanwhile. @throws Failure when there is none. */
  renew(): Promise<void>
  /** The registry of this tab; the flows of signed-in pages join it. */
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
 * Starts the session of this tab. Every load begins a stream of its own: what the browser stored decides who is signed in, and two
 * tabs agree through it, not through one shared flow.
 */
export const startSession = ({ log, clock, tokens, vault, ports, newId, onError }: Deps): Session => {
  const definition = defineFlow({
    name: 'auth-session',
    machine: authSessionMachine.provide({ actors: actorsFor(ports) }),
    keep: KEPT,
  })
  const flows = createFlows({ log, clock, toFailure, definitions: { 'auth-session': definition }, onError })
  const flow = flows.open('auth-session', newId(), undefined)

  tokens.subscribe(() => {
    const stored = tokens.read()
    flow.send({ type: 'session.changed_elsewhere', session: stored && { user: stored.user, expires_at: null } })
  })

  return {
    flow,
    flows,
    decided: () => waitFor(flow, isDecided),
    signIn({ email, password, business_subdomain, remember }) {
      flow.send({
        type: 'session.sign_in',
        id: newId(),
        email,
        password: vault.keep(password),
        business_subdomain: business_subdomain.trim() || undefined,
        remember,
      })
    },
    register({ password, ...registration }) {
      const secrets = { password: vault.keep(password) }
      flow.send({
        type: 'session.register',
        id: newId(),
        registration:
          registration.kind === 'invitation'
            ? { ...registration, ...secrets, token: vault.keep(registration.token) }
            : { ...registration, ...secrets },
      })
    },
    clearFailure: () => flow.send({ type: 'session.clear_failure' }),
    signOut: () => flow.send({ type: 'session.sign_out', id: newId() }),
    async renew() {
      const before = tokens.access()
      flow.send({ type: 'session.unauthorized' })
      const settled = await waitFor(flow, (snapshot) => snapshot.matches('signed_in') || snapshot.matches('signed_out'))
      if (settled.matches('signed_out')) throw EXPIRED
      if (tokens.access() === before) throw UNREACHABLE
    },
  }
}
