import { describe, expect, it } from 'vitest'
import { done, elapsed, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { user } from '../../../tests/fixtures/records'
import type { SessionContext, SessionEvent } from './context'
import { authSessionMachine } from './machine'

const MINUTE = 60_000
const dana = user()
const sam = user({ id: 4, first_name: 'Sam' })
const credentials = { form: { $secret: 'handle-1' } }
const signIn: SessionEvent = { type: 'session.sign_in', id: 'k1', ...credentials }
const registration = { form: { $secret: 'handle-2' } }
const register: SessionEvent = { type: 'session.register', id: 'k3', ...registration }
const signOut: SessionEvent = { type: 'session.sign_out', id: 'k2' }
const unauthorized: SessionEvent = { type: 'session.unauthorized' }

const refusal = (message: string, status = 401) => ({ message, status, details: null })
const offline = refusal('Failed to fetch', 0)

const tell = ({ user_id, failure, left_because, form }: SessionContext) => ({
  who: [dana, sam].find(({ id }) => id === user_id)?.first_name ?? null,
  message: failure?.message ?? null,
  left_because,
  keepsCredentials: form !== null,
})
const nobody = { who: null, message: null, left_because: null, keepsCredentials: false, calls: [] }
const present = { who: 'Dana', message: null, left_because: null, keepsCredentials: false, calls: [] }
const asking = (service: string) => [{ service, input: undefined }]

const session = () => storyOf(authSessionMachine, { input: undefined, tell })
const signedOut = () => session().after(done('restoreSession', null))
const signedIn = (expires_at: number | null = 15 * MINUTE) =>
  signedOut().after(signIn, done('signIn', { user_id: dana.id, expires_at }))

describe('on load (AUTH-12)', () => {
  it('what the browser stored is read first', async () => {
    expect(await session().when()).toEqual({ state: 'restoring', ...nobody, calls: asking('restoreSession') })
  })

  it('a stored session signs in again', async () => {
    expect(await session().when(done('restoreSession', { user_id: dana.id, expires_at: null }))).toEqual({
      state: 'signed_in',
      ...present,
    })
  })

  it('nothing stored, or nothing that can be read, signs no one in', async () => {
    expect(await session().when(done('restoreSession', null))).toEqual({ state: 'signed_out', ...nobody })
    expect(await session().when(failed('restoreSession', offline))).toEqual({ state: 'signed_out', ...nobody })
  })

  it('a restored session waits for the first 401, as no one knows how long its token lives', async () => {
    const restored = session().after(
      done('restoreSession', { user_id: dana.id, expires_at: null }),
      elapsed(24 * 60 * MINUTE),
    )
    expect(await restored.when()).toEqual({ state: 'signed_in', ...present })
    expect(await restored.when(unauthorized)).toEqual({
      state: 'refreshing',
      ...present,
      calls: asking('refreshToken'),
    })
  })
})

describe('signing in (AUTH-10)', () => {
  it('asks with what was typed, as a handle only', async () => {
    expect(await signedOut().when(signIn)).toEqual({
      state: 'signing_in',
      ...nobody,
      keepsCredentials: true,
      calls: [{ service: 'signIn', input: credentials }],
    })
  })

  it('is done once however often the button is pressed', async () => {
    expect(await signedOut().after(signIn).when(signIn, signIn)).toEqual({
      state: 'signing_in',
      ...nobody,
      keepsCredentials: true,
    })
  })

  it('ends signed in, with nothing kept of what was typed', async () => {
    expect(await signedIn().when()).toEqual({ state: 'signed_in', ...present })
  })

  it.each([
    ["the server's words", refusal('Invalid email or password'), 'Invalid email or password'],
    ["else the transport's", offline, 'Failed to fetch'],
    ['else "Login failed"', refusal('An unexpected error occurred.', 500), 'Login failed'],
  ])('keeps the message of a failure: %s (AUTH-07)', async (_, failure, message) => {
    expect(await signedOut().after(signIn).when(failed('signIn', failure))).toEqual({
      state: 'signed_out',
      ...nobody,
      message,
    })
  })

  it('forgets the message when it is cleared, and when signing in begins again', async () => {
    const refused = () => signedOut().after(signIn, failed('signIn', refusal('No')))
    expect(await refused().when({ type: 'session.clear_failure' })).toEqual({ state: 'signed_out', ...nobody })
    expect(await refused().when(signIn)).toEqual({
      state: 'signing_in',
      ...nobody,
      keepsCredentials: true,
      calls: [{ service: 'signIn', input: credentials }],
    })
  })
})

describe('registering (REG-09, REG-10, REG-11)', () => {
  const registering = { state: 'registering', ...nobody, keepsCredentials: true }

  it('asks with what was typed, as a handle only', async () => {
    expect(await signedOut().when(register)).toEqual({
      ...registering,
      calls: [{ service: 'register', input: registration }],
    })
  })

  it('is done once however often the button is pressed, and no sign-in comes between', async () => {
    expect(await signedOut().after(register).when(register, signIn)).toEqual({ ...registering, calls: [] })
  })

  it('ends signed in, with nothing kept of what was typed, and the token is renewed in time', async () => {
    const registered = signedOut().after(register, done('register', { user_id: sam.id, expires_at: 15 * MINUTE }))
    expect(await registered.when()).toEqual({ state: 'signed_in', ...present, who: 'Sam' })
    expect(await registered.when(elapsed(14.5 * MINUTE))).toEqual({
      state: 'refreshing',
      ...present,
      who: 'Sam',
      calls: asking('refreshToken'),
    })
  })

  it.each([
    [
      "the server's words",
      refusal('An account with this email already exists.', 409),
      'An account with this email already exists.',
    ],
    ["else the transport's", offline, 'Failed to fetch'],
    ['else "Registration failed"', refusal('An unexpected error occurred.', 500), 'Registration failed'],
  ])('keeps the message of a failure: %s', async (_, failure, message) => {
    expect(await signedOut().after(register).when(failed('register', failure))).toEqual({
      state: 'signed_out',
      ...nobody,
      message,
    })
  })

  it('forgets the message when it is cleared, and when it begins again', async () => {
    const refused = () => signedOut().after(register, failed('register', refusal('No')))
    expect(await refused().when({ type: 'session.clear_failure' })).toEqual({ state: 'signed_out', ...nobody })
    expect(await refused().when(register)).toEqual({
      ...registering,
      calls: [{ service: 'register', input: registration }],
    })
  })

  it('is not open to someone who is signed in', async () => {
    expect(await signedIn().when(register)).toEqual({ state: 'signed_in', ...present })
  })
})

describe('keeping the session alive (AUTH-16)', () => {
  it('asks for a new token half a minute before the old one runs out', async () => {
    expect(await signedIn().when(elapsed(14.5 * MINUTE - 1))).toEqual({ state: 'signed_in', ...present })
    expect(
      await signedIn()
        .after(elapsed(14.5 * MINUTE - 1))
        .when(elapsed(1)),
    ).toEqual({
      state: 'refreshing',
      ...present,
      calls: asking('refreshToken'),
    })
  })

  it('counts the next half minute from the new token', async () => {
    const renewed = () =>
      signedIn().after(
        elapsed(14.5 * MINUTE),
        done('refreshToken', { expires_at: 29.5 * MINUTE }),
        elapsed(14.5 * MINUTE - 1),
      )
    expect(await renewed().when()).toEqual({ state: 'signed_in', ...present })
    expect(await renewed().when(elapsed(1))).toEqual({ state: 'refreshing', ...present, calls: asking('refreshToken') })
  })

  it('asks once for everyone who met a 401', async () => {
    expect(await signedIn().when(unauthorized, unauthorized, unauthorized)).toEqual({
      state: 'refreshing',
      ...present,
      calls: asking('refreshToken'),
    })
  })

  it('does not ask over and over for tokens that live no longer than the half minute', async () => {
    expect(await signedIn(20_000).when(elapsed(MINUTE))).toEqual({ state: 'signed_in', ...present })
  })
})

describe('a refresh that fails', () => {
  const refreshing = () => signedIn().after(unauthorized)

  it('signs out when it is refused, once the stored session is cleared (AUTH-13, AUTH-17)', async () => {
    const refused = refreshing().after(failed('refreshToken', refusal('No refresh token available.')))
    expect(await refreshing().when(failed('refreshToken', refusal('Expired')))).toEqual({
      state: 'expiring',
      ...present,
      calls: asking('clearSession'),
    })
    expect(await refused.when(done('clearSession'))).toEqual({
      state: 'signed_out',
      ...nobody,
      left_because: 'expired',
    })
  })

  it('signs out even when the stored session cannot be cleared', async () => {
    const refused = refreshing().after(failed('refreshToken', refusal('Expired')))
    expect(await refused.when(failed('clearSession', offline))).toEqual({
      state: 'signed_out',
      ...nobody,
      left_because: 'expired',
    })
  })

  it.each([400, 401, 403])('%i is a refusal', async (status) => {
    expect(await refreshing().when(failed('refreshToken', refusal('No', status)))).toEqual({
      state: 'expiring',
      ...present,
      calls: asking('clearSession'),
    })
  })

  it.each([
    ['no one can be reached', offline],
    ['the answer takes too long', refusal('The server took too long to answer. Please try again.', 408)],
    ['the server breaks', refusal('The server is having trouble. Please try again.', 500)],
    ['the answer makes no sense', refusal('The server sent an answer that could not be read.', 502)],
    ['the server is down', refusal('Down for maintenance', 503)],
    ['there are too many requests', refusal('Slow down', 429)],
    ['the address is wrong', refusal('Not found', 404)],
  ])('signs no one out when %s, and tries again after half a minute', async (_, failure) => {
    const unanswered = () => refreshing().after(failed('refreshToken', failure))
    expect(await unanswered().when(elapsed(29_999))).toEqual({ state: 'signed_in', ...present })
    expect(await unanswered().when(elapsed(30_000))).toEqual({
      state: 'refreshing',
      ...present,
      calls: asking('refreshToken'),
    })
  })

  it.each([
    ['a server that is down', 503, 120, 120_000],
    ['a server with too many requests', 429, 5, 5_000],
    ['a server that says to come back at once, after a second', 503, 0, 1_000],
    ['a server that says to come back tomorrow, after five minutes', 429, 86_400, 5 * MINUTE],
    ['any other server, after half a minute', 500, 120, 30_000],
  ])('is tried again when %s says', async (_, status, retry_after, wait) => {
    const failedRefresh = () =>
      refreshing().after(failed('refreshToken', { ...refusal('Not now', status), retry_after }))
    expect(await failedRefresh().when(elapsed(wait - 1))).toEqual({ state: 'signed_in', ...present })
    expect(await failedRefresh().when(elapsed(wait))).toEqual({
      state: 'refreshing',
      ...present,
      calls: asking('refreshToken'),
    })
  })

  it('is forgotten once a refresh succeeds', async () => {
    const recovered = refreshing().after(
      failed('refreshToken', refusal('Down for maintenance', 503)),
      elapsed(30_000),
      done('refreshToken', { expires_at: 30 * MINUTE }),
    )
    expect(await recovered.when(elapsed(29 * MINUTE - 1))).toEqual({ state: 'signed_in', ...present })
    expect(await recovered.when(elapsed(29 * MINUTE))).toEqual({
      state: 'refreshing',
      ...present,
      calls: asking('refreshToken'),
    })
  })
})

describe('signing out (AUTH-11)', () => {
  it('asks the back end and leaves', async () => {
    expect(await signedIn().when(signOut)).toEqual({ state: 'signing_out', ...present, calls: asking('signOut') })
    expect(await signedIn().after(signOut).when(done('signOut'))).toEqual({
      state: 'signed_out',
      ...nobody,
      left_because: 'signed_out',
    })
  })

  it('leaves as well when the back end could not be told, and says so (AUTH-13)', async () => {
    expect(await signedIn().after(signOut).when(failed('signOut', offline))).toEqual({
      state: 'signed_out',
      ...nobody,
      left_because: 'sign_out_failed',
    })
  })

  it('does not wait for a refresh', async () => {
    expect(await signedIn().after(unauthorized).when(signOut)).toEqual({
      state: 'signing_out',
      ...present,
      calls: asking('signOut'),
    })
  })

  it('is forgotten by the next sign-in', async () => {
    const nextSignIn = signedIn().after(signOut, done('signOut'), signIn)
    expect(await nextSignIn.when(done('signIn', { user_id: sam.id, expires_at: null }))).toEqual({
      state: 'signed_in',
      ...present,
      who: 'Sam',
    })
  })
})

describe('another tab', () => {
  const elsewhere = (who: typeof dana | null): SessionEvent => ({
    type: 'session.changed_elsewhere',
    session: who && { user_id: who.id, expires_at: null },
  })

  it('signs in here too', async () => {
    expect(await signedOut().when(elsewhere(dana))).toEqual({ state: 'signed_in', ...present })
  })

  it('signs out here too', async () => {
    expect(await signedIn().when(elsewhere(null))).toEqual({
      state: 'signed_out',
      ...nobody,
      left_because: 'signed_out',
    })
  })

  it('may sign in someone else', async () => {
    expect(await signedIn().when(elsewhere(sam))).toEqual({ state: 'signed_in', ...present, who: 'Sam' })
  })

  it('is followed while the token is refreshed here, which no one waits for any more', async () => {
    const refreshing = signedIn().after(unauthorized)
    expect(await refreshing.when(elsewhere(null))).toEqual({
      state: 'signed_out',
      ...nobody,
      left_because: 'signed_out',
    })
    expect(await refreshing.when(elsewhere(sam))).toEqual({ state: 'signed_in', ...present, who: 'Sam' })
  })

  it('brings a token of which no one here knows how long it lives, so that no refresh is due', async () => {
    expect(
      await signedIn()
        .after(elsewhere(dana))
        .when(elapsed(60 * MINUTE)),
    ).toEqual({
      state: 'signed_in',
      ...present,
    })
  })

  it('that signs out what is signed out changes nothing', async () => {
    expect(await signedOut().when(elsewhere(null))).toEqual({ state: 'signed_out', ...nobody })
  })
})
