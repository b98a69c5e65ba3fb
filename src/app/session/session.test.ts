import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRetryable } from '@/domain/record/failure'
import type { FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { openPage, type Page } from '../../../tests/fixtures/page'
import { reached, startedOn } from '../../../tests/fixtures/session'
import type { Session } from './session'

const DANA = { email: 'owner@greenvalley.demo', password: 'Groundwork1!', business_subdomain: '', remember: true }

let page: Page
let log: EventLog<FlowEntry>

const start = () => startedOn(page, log)

const signedIn = async () => {
  const session = start()
  await session.decided()
  session.signIn(DANA)
  await reached(session, 'signed_in')
  return session
}

beforeEach(async () => {
  page = await openPage()
  log = memoryFlowLog()
})

afterEach(() => page.close())

describe('a call that waits for a new token', () => {
  const renewal = (session: Session) =>
    session.renew().then(
      () => null,
      (failure: unknown) => failure,
    )
  const tokens = () => ({ access: page.tokens.access(), refresh: page.tokens.refresh() })

  it('goes on when there is one', async () => {
    const session = await signedIn()
    const before = tokens()
    page.clock.advance(60_000)
    expect(await renewal(session)).toBeNull()
    expect(tokens()).toEqual({ access: expect.not.stringMatching(before.access ?? ''), refresh: before.refresh })
  })

  it.each([
    ['breaks', () => page.server.faults.failNext('/auth/refresh', 500)],
    ['is down', () => page.server.faults.failNext('/auth/refresh', 503)],
    ['is busy', () => page.server.faults.failNext('/auth/refresh', 429)],
    ['sends nonsense', () => page.server.faults.answerNext('/auth/refresh', 200, { token: 'abc' })],
  ])('can be tried again when the server %s, and the session is kept', async (_, trouble) => {
    const session = await signedIn()
    const before = tokens()

    trouble()
    const failure = await renewal(session)

    expect(failure).toEqual({
      message: 'The server could not renew your session. You are still signed in. Please try again.',
      status: 503,
      details: null,
    })
    expect(isRetryable(failure as never)).toBe(true)
    expect([session.flow.snapshot()?.value, tokens()]).toEqual(['signed_in', before])

    page.clock.advance(1_000)
    expect(await renewal(session)).toBeNull()
  })

  it('can be tried again when no one answers', async () => {
    const session = await signedIn()
    page.server.faults.failNext('/auth/refresh', 0)
    expect(await renewal(session)).toEqual({
      message: 'You appear to be offline. We kept what you entered.',
      status: 0,
      details: null,
    })
  })

  it.each([400, 401, 403])('is over when the refresh is refused with %i', async (status) => {
    const session = await signedIn()
    page.server.faults.failNext('/auth/refresh', status)
    expect(await renewal(session)).toEqual({
      message: 'Your session has expired. Please log in again.',
      status: 401,
      details: null,
    })
    expect(tokens()).toEqual({ access: null, refresh: null })
  })
})

describe('who is signed in', () => {
  it('is written down by id only, also when a later page finds them', async () => {
    await signedIn()
    const { id } = page.tokens.read()?.user ?? {}

    const session = start()
    await session.decided()
    await session.flow.whenStored()

    const stream = await log.read(session.flow.stream ?? '')
    expect(stream.map(({ kind, name, data, state }) => ({ kind, name, data, state }))).toEqual([
      { kind: 'init', name: 'auth-session', data: undefined, state: 'restoring' },
      { kind: 'done', name: 'restoreSession', data: { user_id: id, expires_at: null }, state: 'signed_in' },
    ])
  })

  it('is read from what the browser keeps, from the first page on to the last', async () => {
    const session = start()
    await session.decided()
    expect(session.user()).toBeNull()

    session.signIn(DANA)
    await reached(session, 'signed_in')
    const dana = page.tokens.read()?.user
    expect([session.user(), dana?.email]).toEqual([dana, DANA.email])
    expect(session.user()).toBe(session.user())

    session.signOut()
    expect(session.user()).toBeNull()
    await reached(session, 'signed_out')
    expect(session.user()).toBeNull()
  })

  it('is still known on a page whose storage was emptied by hand', async () => {
    const session = await signedIn()
    const dana = page.tokens.read()?.user
    page.tokens.clear()
    expect(session.user()).toEqual(dana)
  })

  it('is never someone whose session this is not', async () => {
    const session = await signedIn()
    const dana = session.user()

    await page.signIn('manager@greenvalley.demo')

    expect(page.tokens.user()?.id).not.toBe(dana?.id)
    expect(session.user()).toEqual(dana)
  })
})

it('an earlier session, of whatever version, is left as it was written', async () => {
  const stream = 'auth-session/old#1'
  await log.append([{ stream, seq: 0, at: 1, v: '1', kind: 'init', name: 'auth-session', state: 'restoring' }])
  const before = await log.read(stream)

  const session = start()
  await session.decided()
  await session.flow.whenStored()

  expect(session.flow.stream).not.toBe(stream)
  expect([await log.read(stream), session.flow.quarantine]).toEqual([before, null])
})
