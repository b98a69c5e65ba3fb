import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Failure, NOT_LOADED } from '@/domain/record/failure'
import { createLazySession } from './lazy-session'
import type { OpenSession } from './open-session'

const setUp = (token: boolean) => {
  const own = {
    flow: {
      snapshot: (): { context: { failure: Failure | null } } => ({ context: { failure: null } }),
      subscribe: () => () => {},
    },
    decided: vi.fn(async () => 'decided'),
    user: () => 'Dana',
    signIn: vi.fn(),
    register: vi.fn(),
    clearFailure: vi.fn(),
  }
  const load = vi.fn(async () => ({ session: own }) as unknown as OpenSession)
  let signedIn = token
  let elsewhere: () => void = () => {}
  const session = createLazySession({
    load,
    tokens: {
      read: () => (signedIn ? ({} as never) : null),
      subscribe(listener) {
        elsewhere = listener
        return () => {}
      },
    },
    onError: () => {},
  })
  const subscriber = vi.fn()
  session.flow.subscribe(subscriber)
  return {
    session,
    load,
    own,
    told: subscriber,
    signInElsewhere() {
      signedIn = true
      elsewhere()
    },
  }
}

describe('a stranger’s session', () => {
  it('is not started by asking who they are', async () => {
    const { session, load } = setUp(false)
    await session.whenReady()
    session.clearFailure()
    expect([session.user(), session.flow.snapshot(), session.mayBeIn(), load.mock.calls]).toEqual([
      null,
      undefined,
      false,
      [],
    ])
  })

  it('starts, once, with the page that needs it or the form that is sent, and says so', async () => {
    const { session, load, own, told } = setUp(false)
    session.signIn({} as never)
    await session.decided()
    expect([load.mock.calls.length, own.signIn.mock.calls, told.mock.calls.length, session.user()]).toEqual([
      1,
      [[{}]],
      1,
      'Dana',
    ])
  })

  it('is sent what a form asks for once it knows who is there', async () => {
    const { session, own } = setUp(false)
    let decide: (snapshot: string) => void = () => {}
    own.decided.mockReturnValue(new Promise((resolve) => (decide = resolve)))
    session.register({} as never)
    await vi.waitFor(() => expect(own.decided.mock.calls.length).toBe(1))
    expect(own.register.mock.calls).toEqual([])
    decide('decided')
    await vi.waitFor(() => expect(own.register.mock.calls).toEqual([[{}]]))
  })

  it('says when its code does not come to who signs in, until they change the form; the next sign-in is another try', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { session, load, own, told } = setUp(false)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    session.signIn({} as never)
    await vi.waitFor(() => expect(session.failure()).toEqual(NOT_LOADED))
    expect(told).toHaveBeenCalledTimes(1)

    session.clearFailure()
    expect([session.failure(), told.mock.calls.length]).toEqual([null, 2])

    session.signIn({} as never)
    await vi.waitFor(() => expect(own.signIn.mock.calls).toEqual([[{}]]))
    expect(session.failure()).toBe(null)
  })

  it('says nothing of code that has come since: what went wrong later is what shows', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { session, load, own } = setUp(false)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    session.signIn({} as never)
    await vi.waitFor(() => expect(session.failure()).toEqual(NOT_LOADED))

    await session.decided()
    expect(session.failure()).toBe(null)
    const refused = { message: 'Invalid email or password', status: 401, details: null }
    own.flow.snapshot = () => ({ context: { failure: refused } })
    expect(session.failure()).toBe(refused)
  })

  it('starts when they sign in in another tab', async () => {
    const { session, load, signInElsewhere } = setUp(false)
    signInElsewhere()
    await session.whenReady()
    expect([load.mock.calls.length, session.user(), session.mayBeIn()]).toEqual([1, 'Dana', true])
  })
})

it('the session of who has a token starts with the first question who they are', async () => {
  const { session, load, own } = setUp(true)
  await session.whenReady()
  expect([load.mock.calls.length, own.decided.mock.calls.length]).toEqual([1, 1])
})
