import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgotPassword, getPasswordReset, resetPassword } from '@/contract/accounts'
import { login, refresh } from '@/contract/auth'
import { listJobs } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import type { MovableClock } from '@/domain/time/clock'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { CHOSEN } from './account-office'
import { openOffice, read, send, signIn, stoppedClock } from './office'

const OWNER = demoUser('owner')
const HOUR = 3_600_000
const WRONG = { status: 404, body: { detail: 'Reset link not found' } }
const USED = { status: 410, body: { detail: 'This link was already used.' } }
const REPLACED = { status: 410, body: { detail: 'A newer link was sent. Use that one, or ask for a new one.' } }
const EXPIRED = { status: 410, body: { detail: 'This link has expired. Ask for a new one.' } }

let log: ReturnType<typeof memoryFactLog>
let clock: MovableClock
let server: MockServer
beforeEach(() => {
  log = memoryFactLog()
  clock = stoppedClock()
  server = openOffice({ log, clock })
})
afterEach(() => server.shutdown())

const ask = async (email: string) => read(forgotPassword, await send(server, forgotPassword, { body: { email } }))
const tokenFor = async (email: string) => (await ask(email)).letter?.slice('/reset-password?token='.length) ?? ''
const reset = (token: string, password = CHOSEN) => send(server, resetPassword, { body: { token, password } })
const signingIn = async (password: string) =>
  (await send(server, login, { body: { email: OWNER.email, password } })).status

describe('a forgotten password', () => {
  test('is answered alike whether or not there is such an account', async () => {
    const letter = expect.stringMatching(/^\/reset-password\?token=[0-9a-f-]{36}$/)
    for (const email of [OWNER.email, 'nobody@example.com', 'former@greenvalley.demo'])
      expect(await ask(email)).toEqual({ success: true, letter })
  })

  test('is replaced with the letter’s link, for the address in any case', async () => {
    expect(await reset(await tokenFor(OWNER.email.toUpperCase()))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect([await signingIn(CHOSEN), await signingIn(OWNER.password)]).toEqual([200, 401])
  })

  test('stays replaced after a reload', async () => {
    await reset(await tokenFor(OWNER.email))
    server.shutdown()
    server = openOffice({ log, clock })
    expect([await signingIn(CHOSEN), await signingIn(OWNER.password)]).toEqual([200, 401])
  })

  test('is no longer good for who was signed in with it', async () => {
    const before = await signIn(server, OWNER.email)
    const other = await signIn(server, demoUser('tech').email)
    await reset(await tokenFor(OWNER.email))
    const renewal = (refresh_token: string) => send(server, refresh, { body: { refresh_token } })
    expect((await before.send(listJobs)).status).toBe(401)
    expect((await renewal(before.refreshToken)).status).toBe(401)
    expect((await renewal(other.refreshToken)).status).toBe(200)
    const after = await signIn(server, OWNER.email, CHOSEN)
    expect((await after.send(listJobs)).status).toBe(200)
  })

  test('leaves no password in the log, and its token only in the mail, where it is used up', async () => {
    const token = await tokenFor(OWNER.email)
    await reset(token)
    const text = await log.exportStreams()
    expect([text.includes(CHOSEN), text.split(token).length - 1]).toEqual([false, 1])
    expect(text).toContain('user.password_reset')
    expect(await reset(token)).toMatchObject(USED)
  })
})

describe('a link', () => {
  test('works once', async () => {
    const token = await tokenFor(OWNER.email)
    expect([(await reset(token)).status, await reset(token)]).toMatchObject([200, USED])
  })

  test('works for an hour', async () => {
    const [early, late] = [await tokenFor(OWNER.email), await tokenFor(demoUser('tech').email)]
    clock.advance(HOUR - 1)
    expect((await reset(early)).status).toBe(200)
    clock.advance(1)
    expect(await reset(late)).toMatchObject(EXPIRED)
  })

  test('works until a newer one is asked for', async () => {
    const first = await tokenFor(OWNER.email)
    const second = await tokenFor(OWNER.email)
    expect([await reset(first), (await reset(second)).status]).toMatchObject([REPLACED, 200])
  })

  test.each(['nobody@example.com', 'former@greenvalley.demo'])('for %s opens nothing', async (email) => {
    expect(await reset(await tokenFor(email))).toMatchObject(WRONG)
  })

  test('says before anything is typed whether it is wrong, replaced, used or expired', async () => {
    const check = (token: string) => send(server, getPasswordReset, { params: { token } })
    const [first, second] = [await tokenFor(OWNER.email), await tokenFor(OWNER.email)]
    expect([await check('abc'), await check(first), await check(second)]).toMatchObject([
      WRONG,
      REPLACED,
      { status: 200, body: { success: true } },
    ])
    await reset(second)
    expect(await check(second)).toMatchObject(USED)
    const third = await tokenFor(OWNER.email)
    clock.advance(HOUR)
    // The reason that first ended a link stays, even after another link was requested.
    await tokenFor(OWNER.email)
    expect([await check(second), await check(third)]).toMatchObject([USED, EXPIRED])
  })

  test('is not used up by a password that is too weak', async () => {
    const token = await tokenFor(OWNER.email)
    expect(await reset(token, 'lantana')).toMatchObject({
      status: 422,
      body: {
        detail: 'Choose a stronger password',
        errors: [{ path: 'password', message: 'Choose a stronger password' }],
      },
    })
    expect((await reset(token)).status).toBe(200)
  })
})
