import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { user } from '../../../tests/fixtures/records'
import type { SessionContext } from './context'
import { authSessionMachine } from './machine'
import {
  authStateOf,
  failureOf,
  isDecided,
  isRefreshing,
  isRegistering,
  isSigningIn,
  refreshFailed,
  type SessionSnapshot,
  signOutReason,
  userIdOf,
  userOf,
} from './selectors'

const dana = user()
const silent = authSessionMachine.provide({ actors: { restoreSession: fromPromise(() => new Promise(() => {})) } })
const resting = createActor(silent).start().getSnapshot()

const snapshotOf = (value: SessionSnapshot['value'], context: Partial<SessionContext> = {}): SessionSnapshot =>
  silent.resolveState({ value, context: { ...resting.context, ...context } })

const STATES = [
  'restoring',
  'signed_out',
  'signing_in',
  'registering',
  'signed_in',
  'refreshing',
  'expiring',
  'signing_out',
] as const
const inStates = <Result>(select: (snapshot: SessionSnapshot) => Result) =>
  Object.fromEntries(STATES.map((value) => [value, select(snapshotOf(value, { user_id: dana.id }))]))
const only = (...states: string[]) => Object.fromEntries(STATES.map((state) => [state, states.includes(state)]))

it('tells who is signed in: still while the token is refreshed, no longer once they leave', () => {
  expect(inStates((snapshot) => userOf(snapshot, dana) !== null)).toEqual(only('signed_in', 'refreshing'))
  expect(userOf(snapshotOf('signed_in', { user_id: dana.id }), dana)).toBe(dana)
})

it('tells whose session it is, by id', () => {
  expect(inStates(userIdOf)).toEqual(
    Object.fromEntries(STATES.map((value) => [value, ['signed_in', 'refreshing'].includes(value) ? dana.id : null])),
  )
})

it('takes a stored user only for their own session', () => {
  const snapshot = snapshotOf('signed_in', { user_id: dana.id })
  expect([userOf(snapshot, user({ id: 4 })), userOf(snapshot, null)]).toEqual([null, null])
})

it('tells what the last refresh failed with', () => {
  expect([null, 503].map((refresh_failed) => refreshFailed(snapshotOf('signed_in', { refresh_failed })))).toEqual([
    null,
    503,
  ])
})

it('tells what is going on', () => {
  expect({
    decided: inStates(isDecided),
    signingIn: inStates(isSigningIn),
    registering: inStates(isRegistering),
    refreshing: inStates(isRefreshing),
  }).toEqual({
    decided: only('signed_out', 'signing_in', 'registering', 'signed_in', 'refreshing', 'expiring', 'signing_out'),
    signingIn: only('signing_in'),
    registering: only('registering'),
    refreshing: only('refreshing'),
  })
})

it('tells why the last attempt failed', () => {
  const failure = { message: 'Your Basic plan includes 1 user.', status: 402, details: null }
  expect([null, failure].map((last) => failureOf(snapshotOf('signed_out', { failure: last })))).toEqual([null, failure])
})

it('tells why no one is signed in any more', () => {
  expect(
    [null, 'expired', 'sign_out_failed'].map((reason) =>
      signOutReason(snapshotOf('signed_out', { left_because: reason as never })),
    ),
  ).toEqual([null, 'expired', 'sign_out_failed'])
})

describe('the session state of the documents (AUTH-09)', () => {
  const failure = { message: 'Invalid email or password', status: 401, details: null }

  it.each([
    [
      'while it is restored',
      snapshotOf('restoring'),
      { user: null, isLoading: true, isAuthenticated: false, error: null },
    ],
    [
      'while signing in',
      snapshotOf('signing_in'),
      { user: null, isLoading: true, isAuthenticated: false, error: null },
    ],
    [
      'while registering',
      snapshotOf('registering'),
      { user: null, isLoading: true, isAuthenticated: false, error: null },
    ],
    [
      'signed in',
      snapshotOf('signed_in', { user_id: dana.id }),
      { user: dana, isLoading: false, isAuthenticated: true, error: null },
    ],
    [
      'after a failed sign-in',
      snapshotOf('signed_out', { failure }),
      { user: null, isLoading: false, isAuthenticated: false, error: 'Invalid email or password' },
    ],
  ])('%s', (_, snapshot, state) => {
    expect(authStateOf(snapshot, dana)).toEqual(state)
  })
})
