import { afterEach, describe, expect, test } from 'vitest'
import { login, logout, refresh } from '@/contract/auth'
import { listJobs } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { DAY, OWNER, openOffice, read, send, signIn, stoppedClock, WEDNESDAY } from './office'

const { password } = demoUser('owner')

let server: MockServer
afterEach(() => server.shutdown())

const attempt = (body: { email: string; password: string; business_subdomain?: string }) =>
  send(server, login, { body })
const listing = (token?: string) => send(server, listJobs, {}, token)

describe('signing in', () => {
  test('gives tokens and the user with roles, and notes when it was', async () => {
    server = openOffice()
    const session = read(login, await attempt({ email: OWNER, password, business_subdomain: 'greenvalley' }))
    expect(session).toEqual({
      access_token: expect.stringMatching(/^\w+\.\w+$/),
      refresh_token: expect.stringMatching(/^\w+\.\w+$/),
      token_type: 'bearer',
      expires_in: 900,
      user: expect.objectContaining({
        email: OWNER,
        first_name: 'Dana',
        last_name: 'Whitfield',
        user_type: 'business_owner',
        business_id: 1,
        last_login: new Date(WEDNESDAY).toISOString(),
      }),
    })
    expect(session.user.roles.map(({ name }) => name)).toEqual(['Business Owner'])
  })

  test.each([
    ['a wrong password', { email: OWNER, password: 'wrong' }, 401, 'Invalid email or password'],
    ['an unknown address', { email: 'nobody@greenvalley.demo', password }, 401, 'Invalid email or password'],
    [
      'an unknown subdomain',
      { email: OWNER, password, business_subdomain: 'nowhere' },
      401,
      'No business with that subdomain',
    ],
    [
      'the subdomain of another business',
      { email: OWNER, password, business_subdomain: 'hillcountry' },
      401,
      'No business with that subdomain',
    ],
    ['a deactivated account', { email: 'former@greenvalley.demo', password }, 403, 'This account is deactivated'],
  ])('is refused for %s', async (_case, body, status, detail) => {
    server = openOffice()
    expect(await attempt(body)).toMatchObject({ status, body: { detail } })
  })

  test('takes address and subdomain in any case, and lets a system admin into any business', async () => {
    server = openOffice()
    const { status } = await attempt({ email: OWNER.toUpperCase(), password, business_subdomain: 'GreenValley' })
    const admin = await attempt({ email: demoUser('admin').email, password, business_subdomain: 'hillcountry' })
    expect([status, admin.status]).toEqual([200, 200])
  })

  test('says which field is wrong', async () => {
    server = openOffice()
    const { status, body } = await attempt({ email: 'dana', password: '' })
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        detail: 'Email must be an email address',
        errors: [
          { path: 'email', message: 'Email must be an email address' },
          { path: 'password', message: 'Password is required' },
        ],
      },
    })
  })

  test('leaves no password and no token in the log', async () => {
    const log = memoryFactLog()
    server = openOffice({ log })
    const { token, refreshToken } = await signIn(server, OWNER)
    const text = await log.exportStreams()
    expect([password, token, refreshToken].filter((secret) => text.includes(secret))).toEqual([])
  })
})

describe('an access token', () => {
  test('counts for fifteen minutes, and a refresh gives the next one', async () => {
    const clock = stoppedClock()
    server = openOffice({ clock })
    const { token, refreshToken } = await signIn(server, OWNER)

    clock.advance(900_000 - 1)
    expect(await listing(token)).toMatchObject({ status: 200 })
    clock.advance(1)
    expect(await listing(token)).toMatchObject({ status: 401, body: { detail: 'Token expired' } })

    const next = read(refresh, await send(server, refresh, { body: { refresh_token: refreshToken } }))
    expect(next).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 900,
      user: expect.objectContaining({ email: OWNER }),
    })
    expect(await listing(next.access_token)).toMatchObject({ status: 200 })
  })

  test.each([
    ['none', undefined],
    ['an invented one', 'abc.def'],
    ['a refresh token', 'refresh'],
    ['an altered one', 'altered'],
  ])('is asked for: %s is not enough', async (_case, variant) => {
    server = openOffice()
    const { token, refreshToken } = await signIn(server, OWNER)
    const other = await signIn(server, demoUser('tech').email)
    const altered = `${other.token.split('.')[0]}.${token.split('.')[1]}`
    const sent = variant === 'refresh' ? refreshToken : variant === 'altered' ? altered : variant
    expect(await listing(sent)).toMatchObject({ status: 401, body: { detail: 'Not authenticated' } })
  })
})

describe('a session', () => {
  test('outlives a reload, also one on the next day, when sample data has moved on', async () => {
    const log = memoryFactLog()
    server = openOffice({ log })
    const { refreshToken } = await signIn(server, OWNER)
    server.shutdown()

    server = openOffice({ log, clock: stoppedClock(WEDNESDAY + DAY) })
    const { access_token } = read(refresh, await send(server, refresh, { body: { refresh_token: refreshToken } }))
    expect(await listing(access_token)).toMatchObject({ status: 200 })
  })

  test('ends with signing out, for both of its tokens and for good', async () => {
    const log = memoryFactLog()
    server = openOffice({ log })
    const leaving = await signIn(server, OWNER)
    const staying = await signIn(server, OWNER)
    const signOut = () => send(server, logout, { body: { refresh_token: leaving.refreshToken } })
    expect(read(logout, await signOut())).toEqual({ success: true })
    expect(read(logout, await signOut())).toEqual({ success: true })
    server.shutdown()

    server = openOffice({ log })
    const renewed = await send(server, refresh, { body: { refresh_token: leaving.refreshToken } })
    expect(renewed).toMatchObject({
      status: 401,
      body: { detail: 'Your session has ended. Please sign in again.' },
    })
    expect(await listing(leaving.token)).toMatchObject({ status: 401 })
    expect(await listing(staying.token)).toMatchObject({ status: 200 })
  })
})
