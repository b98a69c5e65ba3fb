import { assertEvent, assign, setup } from 'xstate'
import { statedFailure, toFailure } from '@/domain/record/failure'
import { atOf, type Done, type Failed, port, underWay } from '../port'
import {
  isRefusal,
  REGISTRATION_FAILED,
  refreshIn,
  type SessionContext,
  type SessionEvent,
  SIGN_IN_FAILED,
  waitAfter,
} from './context'
import type { SessionInfo, SessionPorts } from './ports'

const noSession = { user_id: null, expires_at: null, refresh_in: null, form: null, refresh_failed: null } as const

/** No refresh is due. The longest delay of `setTimeout`, which counts 31 bits. */
const NEVER = 2 ** 31 - 1

const opened = {
  target: 'signed_in',
  actions: { type: 'open', params: ({ event }: Done<SessionInfo>) => ({ session: event.output }) },
} as const

const refusedAs = (stated: string) =>
  ({
    target: 'signed_out',
    actions: { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error, stated }) },
  }) as const

type FromElsewhere = { event: { session: SessionInfo | null } }
const signedInElsewhere = {
  guard: { type: 'isSignedIn', params: ({ event }: FromElsewhere) => ({ session: event.session }) },
  target: 'signed_in',
  reenter: true,
  actions: { type: 'open', params: ({ event }: FromElsewhere) => ({ session: event.session }) },
} as const

/**
 * Restores the session on load, opens it by signing in, refreshes it, and closes it on sign-out or a refused refresh (AUTH-09 to AUTH-13,
 * AUTH-16, AUTH-17).
 */
export const authSessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    restoreSession: port<SessionPorts['restoreSession']>(),
    signIn: port<SessionPorts['signIn']>(),
    register: port<SessionPorts['register']>(),
    refreshToken: port<SessionPorts['refreshToken']>(),
    signOut: port<SessionPorts['signOut']>(),
    clearSession: port<SessionPorts['clearSession']>(),
  },
  delays: {
    refreshDue: ({ context }) => context.refresh_in ?? NEVER,
  },
  guards: {
    isSignedIn: (_, { session }: { session: SessionInfo | null }) => session !== null,
    isRefreshDue: ({ context }) => context.refresh_in !== null,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toFailure(error)),
  },
  actions: {
    keepForm: assign(({ event }) => {
      assertEvent(event, ['session.sign_in', 'session.register'])
      return { form: event.form, failure: null, left_because: null }
    }),
    open: assign(({ event }, { session }: { session: SessionInfo | null }) => ({
      user_id: session?.user_id ?? null,
      expires_at: session?.expires_at ?? null,
      refresh_in: refreshIn(session?.expires_at ?? null, atOf(event)),
      refresh_failed: null,
      form: null,
      failure: null,
      left_because: null,
    })),
    renew: assign(({ event }, { expires_at }: { expires_at: number }) => ({
      expires_at,
      refresh_in: refreshIn(expires_at, atOf(event)),
      refresh_failed: null,
    })),
    refreshLater: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { refresh_in: waitAfter(failure), refresh_failed: failure.status }
    }),
    keepFailure: assign((_, { error, stated }: { error: unknown; stated: string }) => ({
      ...noSession,
      failure: statedFailure(error, stated),
    })),
    clearFailure: assign({ failure: null }),
    leave: assign({ ...noSession, failure: null, left_because: 'signed_out' }),
    leaveUntold: assign({ ...noSession, failure: null, left_because: 'sign_out_failed' }),
    expire: assign({ ...noSession, failure: null, left_because: 'expired' }),
  },
}).createMachine({
  id: 'auth-session',
  version: '2',
  context: { ...noSession, failure: null, left_because: null },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }: Done<SessionInfo | null>) => ({ session: event.output }) },
            target: 'signed_in',
            actions: { type: 'open', params: ({ event }: Done<SessionInfo | null>) => ({ session: event.output }) },
          },
          { target: 'signed_out' },
        ],
        onError: 'signed_out',
      },
    },
    signed_out: {
      on: {
        'session.sign_in': { target: 'signing_in', actions: 'keepForm' },
        'session.register': { target: 'registering', actions: 'keepForm' },
        'session.clear_failure': { actions: 'clearFailure' },
        'session.changed_elsewhere': signedInElsewhere,
      },
    },
    signing_in: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ form: underWay(context.form) }),
        onDone: opened,
        onError: refusedAs(SIGN_IN_FAILED),
      },
    },
    registering: {
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({ form: underWay(context.form) }),
        onDone: opened,
        onError: refusedAs(REGISTRATION_FAILED),
      },
    },
    signed_in: {
      id: 'signed_in',
      after: { refreshDue: { guard: 'isRefreshDue', target: 'refreshing' } },
      on: {
        'session.sign_out': 'signing_out',
        'session.unauthorized': 'refreshing',
        'session.changed_elsewhere': [signedInElsewhere, { target: 'signed_out', actions: 'leave' }],
      },
    },
    refreshing: {
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: {
          target: 'signed_in',
          actions: {
            type: 'renew',
            params: ({ event }: Done<{ expires_at: number }>) => ({ expires_at: event.output.expires_at }),
          },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }: Failed) => ({ error: event.error }) },
            target: 'expiring',
          },
          {
            // A failing server must not end the session.
            target: 'signed_in',
            actions: { type: 'refreshLater', params: ({ event }: Failed) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'session.sign_out': 'signing_out',
        'session.changed_elsewhere': [signedInElsewhere, { target: 'signed_out', actions: 'leave' }],
      },
    },
    expiring: {
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: { target: 'signed_out', actions: 'expire' },
        onError: { target: 'signed_out', actions: 'expire' },
      },
    },
    signing_out: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signed_out', actions: 'leave' },
        onError: { target: 'signed_out', actions: 'leaveUntold' },
      },
    },
  },
})
