import type { FlowModel } from '../model'
import type { SessionEvent } from './context'
import type { SessionSnapshot } from './selectors'

const session = { user_id: 1, expires_at: 900_000 }
/** As reported by storage and other tabs, which don't know the expiry. */
const stored = { user_id: 1, expires_at: null }
const refusal = { message: 'Invalid email or password', status: 401, details: { detail: 'Invalid email or password' } }
const unreachable = { message: 'Failed to fetch', status: 0, details: null }
const trouble = (status: number) => ({ message: 'Please try again.', status, details: null })
/** Only the first three end the session. */
const refreshFailures = [
  ...[400, 401, 403].map(trouble),
  unreachable,
  ...[408, 429, 500, 502, 503].map(trouble),
  { ...trouble(503), retry_after: 120 },
]

const events: SessionEvent[] = [
  { type: 'session.sign_in', id: 'sign-in-1', form: { $secret: 'handle-1' } },
  { type: 'session.register', id: 'register-1', form: { $secret: 'handle-2' } },
  { type: 'session.sign_out', id: 'sign-out-1' },
  { type: 'session.clear_failure' },
  { type: 'session.unauthorized' },
  { type: 'session.changed_elsewhere', session: stored },
  { type: 'session.changed_elsewhere', session: null },
]

export const authSessionModel: FlowModel = {
  input: undefined,
  events,
  outcomes: {
    restoreSession: { done: [null, stored], failed: [unreachable] },
    signIn: { done: [session], failed: [refusal] },
    register: { done: [session], failed: [refusal] },
    refreshToken: { done: [{ expires_at: 1_800_000 }], failed: refreshFailures },
    signOut: { done: [undefined], failed: [unreachable] },
    clearSession: { done: [undefined], failed: [unreachable] },
  },
  stateKey: ({ value, context }: SessionSnapshot) =>
    JSON.stringify([value, context.failure !== null, context.refresh_in !== null, context.left_because]),
}
