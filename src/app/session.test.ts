import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRetryable } from '@/domain/failure'
import { type FlowEntry, readFlowEntry } from '@/events/flow'
import { type EventLog, memoryLog } from '@/events/log'
import { openPage, type Page } from '../../tests/fixtures/page'
import { type Session, startSession } from './session'
import { waitFor } from './wait-for'

const DANA = { email: 'owner@greenvalley.demo', password: 'Groundwork1!', business_subdomain: '', remember: true }

let page: Page
let log: EventLog<FlowEntry>
let count: number

const start = (): Session =>
  startSession({
    log,
    clock: page.clock,
    tokens: page.tokens,
    vault: page.vault,
    ports: page.sessionPorts,
    newId: () => `id-${++count}`,
    onError: (error) => expect.unreachable(String(error)),
  })

const reached = (session: Session, state: string) => waitFor(session.flow, ({ value }) => value === state)

const signedIn = async () => {
  const session = start()
  await session.decided()
  session.signIn(DANA)
  await reached(session, 'signed_in')
  return session
}

beforeEach(async () => {
  page = await openPage()
  log = memoryLog({ read: readFlowEntry })
  count = 0
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
    // given a session
    const session = await signedIn()
    const before = tokens()

    // when its refresh meets trouble
    trouble()
    const failure = await renewal(session)

    // then the caller may try again, and everybody is still signed in
    expect(failure).toEqual({
      message: 'The server could not renew your session. You are still signed in. Please try again.',
      status: 503,
      details: null,
    })
    expect(isRetryable(failure as never)).toBe(true)
    expect([session.flow.snapshot()?.value, tokens()]).toEqual(['signed_in', before])

    // and the next try succeeds
    page.clock.advance(1_000)
    expect(await renewal(session)).toBeNull()
  })

  it('can be tried again when nobody answers', async () => {
    const session = await signedIn()
    page.server.faults.failNext('/auth/refresh', 0)
    expect(await renewal(session)).toEqual({
      message: 'The server could not be reached. Please try again.',
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
