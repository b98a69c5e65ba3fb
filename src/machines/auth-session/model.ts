import type { User } from '@/domain/user'
import type { FlowModel } from '../model'
import type { SessionEvent } from './context'
import type { SessionSnapshot } from './selectors'

const user: User = {
  id: 1,
  email: 'owner@greenvalley.demo',
  first_name: 'Dana',
  last_name: 'Whitfield',
  phone: null,
  user_type: 'business_owner',
  business_id: 1,
  is_active: true,
  is_verified: true,
  last_login: null,
  created_at: null,
  roles: [],
  crew_member_id: null,
  client_id: null,
  groups: [],
  customer_id: null,
  business_timezone: null,
}

const session = { user, expires_at: 900_000 }
/** As storage and other tabs tell it: until when is not known. */
const stored = { user, expires_at: null }
const refusal = { message: 'Invalid email or password', status: 401, details: { detail: 'Invalid email or password' } }
const unreachable = { message: 'Failed to fetch', status: 0, details: null }
const trouble = (status: number) => ({ message: 'Please try again.', status, details: null })
/** A refresh ends the session by the first three only. */
const refreshFailures = [
  ...[400, 401, 403].map(trouble),
  unreachable,
  ...[408, 429, 500, 502, 503].map(trouble),
  { ...trouble(503), retry_after: 120 },
]

const events: SessionEvent[] = [
  {
    type: 'session.sign_in',
    id: 'sign-in-1',
    email: user.email,
    password: { $secret: 'handle-1' },
    business_subdomain: 'greenvalley',
    remember: true,
  },
  {
    type: 'session.register',
    id: 'register-1',
    registration: {
      kind: 'form',
      email: 'sam@rivera.example',
      password: { $secret: 'handle-2' },
      first_name: 'Sam',
      last_name: 'Rivera',
      phone: undefined,
      account_role: 'business_owner',
      business_id: null,
    },
  },
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
