import { describe, expect, it, vi } from 'vitest'
import { createClock } from '@/domain/time/clock'
import { backEnd, httpTo, json, type Received } from '../../../tests/fixtures/back-end'
import { formVault } from '../../../tests/fixtures/form-vault'
import { fakeTime } from '../../../tests/fixtures/real-time'
import { user } from '../../../tests/fixtures/records'
import { contentOf, storageWith } from '../../../tests/fixtures/stored'
import { UNREADABLE } from '../http/http'
import { type SignInForm, sealForm } from './forms'
import { createSessionPorts, NO_REFRESH_TOKEN } from './session-ports'
import { syntheticOwner } from './simulated-session'
import { createTokenStore } from './token-store'

const NOW = 1_000_000
const dana = user()
const typed = {
  email: dana.email,
  password: 'Groundwork1!',
  business_subdomain: 'greenvalley',
  remember: true,
}
const answer = { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 900, user: dana }
const stored = {
  access_token: 'access-1',
  authToken: 'access-1',
  refresh_token: 'refresh-1',
  user: JSON.stringify(dana),
}

const setUp = (
  entries: Record<string, string> = {},
  { isReal = true, answers = () => json(answer) }: { isReal?: boolean; answers?: (call: Received) => Response } = {},
) => {
  const storage = storageWith(entries)
  const tokens = createTokenStore({
    storage,
    mark: { isSet: () => true, set: () => {} },
    events: new EventTarget(),
  })
  const time = fakeTime(NOW)
  const { fetch, received } = backEnd(answers)
  const { keep, reveal, forget, forgotten } = formVault()
  const ports = createSessionPorts({
    http: httpTo(fetch),
    tokens,
    clock: createClock(time),
    reveal,
    forget,
    isReal: () => isReal,
  })
  const calls = () => received.map(({ method, url, token, body }) => ({ call: `${method} ${url}`, token, body }))
  const signIn = (form: SignInForm) => ports.signIn({ form: sealForm(keep, form) })
  return { ports, signIn, forgotten, tokens, time, calls, storageContent: () => contentOf(storage) }
}

describe('restoring', () => {
  it('knows who is signed in, but not for how long', async () => {
    expect(await setUp(stored).ports.restoreSession()).toEqual({ user_id: dana.id, expires_at: null })
  })

  it('finds no one in what cannot be read, and clears it (AUTH-12)', async () => {
    const { ports, storageContent } = setUp({ ...stored, user: 'Dana' })
    expect([await ports.restoreSession(), storageContent()]).toEqual([null, {}])
  })
})

describe('signing in', () => {
  it('sends the form behind the handle, and keeps what comes back (AUTH-08, AUTH-10)', async () => {
    const { signIn, forgotten, calls, storageContent } = setUp()
    expect(await signIn(typed)).toEqual({ user_id: dana.id, expires_at: NOW + 900_000 })
    expect(calls()).toEqual([
      {
        call: 'POST /api/auth/login',
        token: null,
        body: { email: dana.email, password: 'Groundwork1!', business_subdomain: 'greenvalley' },
      },
    ])
    expect(storageContent()).toEqual(stored)
    expect(forgotten).toEqual(['handle-1'])
  })

  it('leaves the subdomain out where none was typed', async () => {
    const { signIn, calls } = setUp()
    await signIn({ ...typed, business_subdomain: '' })
    expect(calls()[0]?.body).toEqual({ email: dana.email, password: 'Groundwork1!' })
  })

  it('keeps nothing when it is refused', async () => {
    const { signIn, storageContent } = setUp({}, { answers: () => json({ detail: 'Invalid email or password' }, 401) })
    await expect(signIn(typed)).rejects.toEqual({
      message: 'Invalid email or password',
      status: 401,
      details: { detail: 'Invalid email or password' },
    })
    expect(storageContent()).toEqual({})
  })

  it('is simulated for a second where the real-auth flag is off (AUTH-14)', async () => {
    const { signIn, tokens, time, calls, storageContent } = setUp({}, { isReal: false })
    const signingIn = signIn(typed)
    // The simulation is a lazy module; its one-second delay begins after loading.
    await vi.dynamicImportSettled()
    time.pass(999)
    expect(storageContent()).toEqual({})
    time.pass(1)
    const owner = syntheticOwner({ email: dana.email })
    expect([(await signingIn).user_id, tokens.user()]).toEqual([owner.id, owner])
    expect([calls(), Object.keys(storageContent()).sort()]).toEqual([
      [],
      ['access_token', 'authToken', 'refresh_token', 'user'],
    ])
  })
})

describe('refreshing', () => {
  const renewed = { answers: () => json({ access_token: 'access-2', expires_in: 600 }) }

  it('replaces the access token only (AUTH-11)', async () => {
    const { ports, calls, storageContent } = setUp(stored, renewed)
    expect(await ports.refreshToken()).toEqual({ expires_at: NOW + 600_000 })
    expect(calls()).toEqual([{ call: 'POST /api/auth/refresh', token: null, body: { refresh_token: 'refresh-1' } }])
    expect(storageContent()).toEqual({ ...stored, access_token: 'access-2', authToken: 'access-2' })
  })

  it('without a refresh token is refused in the stated words, and asks no one (AUTH-18)', async () => {
    const { ports, calls } = setUp()
    await expect(ports.refreshToken()).rejects.toEqual({
      message: 'No refresh token available.',
      status: 401,
      details: null,
    })
    expect(calls()).toEqual([])
  })

  it.each([
    ['a server that breaks', () => json({ detail: 'Broken' }, 500), { message: 'Broken', status: 500 }],
    ['a server that is busy', () => json({ detail: 'Slow down' }, 429), { message: 'Slow down', status: 429 }],
    ['nonsense', () => new Response('<!doctype html>'), UNREADABLE],
    ['an answer without a token', () => json({ expires_in: 600 }), UNREADABLE],
  ])('keeps what is stored when it meets %s, and says what went wrong', async (_, answers, failure) => {
    const { ports, storageContent } = setUp(stored, { answers })
    await expect(ports.refreshToken()).rejects.toMatchObject(failure)
    expect(storageContent()).toEqual(stored)
  })

  it('brings no token back to who has signed out in the meantime', async () => {
    const { ports, tokens, storageContent } = setUp(stored, renewed)
    const refreshing = ports.refreshToken()
    tokens.clear()
    await expect(refreshing).rejects.toEqual(NO_REFRESH_TOKEN)
    expect(storageContent()).toEqual({})
  })
})

describe('signing out', () => {
  it('clears what is stored and tells the back end which session ended (AUTH-11)', async () => {
    const { ports, calls, storageContent } = setUp(stored, { answers: () => json({ success: true }) })
    await ports.signOut()
    expect([storageContent(), calls()]).toEqual([
      {},
      [{ call: 'POST /api/auth/logout', token: null, body: { refresh_token: 'refresh-1' } }],
    ])
  })

  it.each([
    ['refuses', () => json({ detail: 'No' }, 500), 'No'],
    ['does not do it', () => json({ success: false }), 'Sign out failed'],
  ])('fails when the back end %s, and clears all the same (AUTH-13)', async (_, answers, message) => {
    const { ports, storageContent } = setUp(stored, { answers })
    await expect(ports.signOut()).rejects.toMatchObject({ message, status: 500 })
    expect(storageContent()).toEqual({})
  })

  it('asks no one where there is nothing to end, or sign-in was simulated', async () => {
    const { refresh_token: _, ...unrefreshable } = stored
    const sessions = [setUp(unrefreshable), setUp(stored, { isReal: false })]
    for (const { ports } of sessions) await ports.signOut()
    expect(sessions.map(({ calls, storageContent }) => [calls(), storageContent()])).toEqual([
      [[], {}],
      [[], {}],
    ])
  })

  it('without a call only clears', async () => {
    const { ports, calls, storageContent } = setUp(stored)
    await ports.clearSession()
    expect([storageContent(), calls()]).toEqual([{}, []])
  })
})

it('simulates an owner with the documented permissions (PERM-36)', () => {
  expect(
    syntheticOwner({ email: 'x@y.z' }).roles.flatMap(({ permissions }) => permissions.map(({ name }) => name)),
  ).toEqual([
    'users.manage',
    'users.view',
    'clients.manage',
    'clients.view',
    'services.manage',
    'services.view',
    'billing.manage',
    'billing.view',
    'view_reports',
    'manage_settings',
  ])
})
