import { describe, expect, test } from 'vitest'
import { register } from '@/contract/accounts'
import { login, refresh } from '@/contract/auth'
import type { AnswerOf, BodyOf } from '@/contract/endpoint'
import { ActivityDocument, HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { listJobs } from '@/contract/jobs'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import { demoUser } from '@/domain/demo/demo'
import { PERMISSION_NAMES } from '@/domain/permissions/catalogue'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { ADA, CHOSEN, registerAs } from './account-office'
import { HILL_COUNTRY, scenariosWith } from './account-scenario'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, OWNER, officesPerTest, read, send, signIn, stoppedClock, WEDNESDAY } from './office'

const office = officesPerTest()
let server: MockServer

type Overrides = Partial<BodyOf<typeof register>>
const attempt = (overrides: Overrides = {}) => send(server, register, { body: { ...ADA, ...overrides } })
const registered = async (overrides: Overrides = {}): Promise<AnswerOf<typeof register>['user']> =>
  read(register, await attempt(overrides)).user
const position = async () => (await server.state()).position

const open = (options: Parameters<typeof office>[0] = {}) => office({ scenarios: scenariosWith(null), ...options })

describe('registering', () => {
  test('signs in at once, as the owner of a business of one’s own (X-03)', async () => {
    server = open()
    const session = read(register, await attempt({ phone: ' (512) 555-0199 ' }))
    expect(session).toEqual({
      access_token: expect.stringMatching(/^\w+\.\w+$/),
      refresh_token: expect.stringMatching(/^\w+\.\w+$/),
      token_type: 'bearer',
      expires_in: 900,
      user: {
        id: 10,
        email: ADA.email,
        first_name: 'Ada',
        last_name: 'Brook',
        phone: '(512) 555-0199',
        user_type: 'business_owner',
        business_id: 3,
        is_active: true,
        is_verified: true,
        last_login: new Date(WEDNESDAY).toISOString(),
        created_at: new Date(WEDNESDAY).toISOString(),
        roles: [expect.objectContaining({ name: 'Business Owner', business_id: 3 })],
        crew_member_id: null,
        client_id: null,
        groups: [],
        customer_id: null,
        business_timezone: 'America/Chicago',
        date_format: 'MM/DD/YYYY',
        currency: 'USD',
        deletion_at: null,
        business_deletion_at: null,
        data_collection: false,
      },
    })
    expect(session.user.roles[0]?.permissions.map(({ name }) => name)).toEqual(PERMISSION_NAMES)
  })

  test('founds a business with the roles that every business begins with, and a subdomain of its own', async () => {
    server = open()
    await attempt()
    await attempt({ email: 'bo@brook.example' })
    const { businesses, roles } = (await server.state()).tables
    expect(businesses.slice(2)).toEqual([
      { ...NEW_BUSINESS, id: 3, name: "Brook's business", subdomain: 'brook', timezone: 'America/Chicago' },
      { ...NEW_BUSINESS, id: 4, name: "Brook's business", subdomain: 'brook-2', timezone: 'America/Chicago' },
    ])
    const rolesOf = (id: number) => roles.filter(({ business_id }) => business_id === id)
    expect(rolesOf(4).map(({ name, permissions }) => [name, permissions])).toEqual(
      rolesOf(2).map(({ name, permissions }) => [name, permissions]),
    )
    expect(new Set(roles.map(({ id }) => id)).size).toBe(roles.length)
  })

  test.each<[string, Overrides, object]>([
    [
      'a business admin',
      { account_role: 'business_admin' },
      ['business_owner', 'Business Owner', ['business_admin'], 3],
    ],
    ['a manager', { account_role: 'manager', user_type: 'customer' }, ['business_manager', 'Office Manager', [], 1]],
    [
      'an employee of a business that is named',
      { account_role: 'employee', user_type: 'customer', business_id: HILL_COUNTRY },
      ['business_employee', 'Field Technician', [], HILL_COUNTRY],
    ],
    ['the "admin" of an older client', { account_role: undefined }, ['business_owner', 'Business Owner', [], 3]],
    [
      'the "customer" of an older client',
      { account_role: undefined, user_type: 'customer' },
      ['property_owner', 'Property Owner', [], 1],
    ],
  ])('makes %s what they are in the product (X-03)', async (_who, overrides, expected) => {
    server = open()
    const { user_type, roles, groups, business_id } = await registered(overrides)
    expect([user_type, roles.map(({ name }) => name).join(), groups, business_id]).toEqual(expected)
  })

  test.each<[string, Overrides, number, string]>([
    [
      'an address that is taken',
      { email: demoUser('tech').email.toUpperCase() },
      409,
      'An account with this email already exists.',
    ],
    [
      'the address of someone who was deactivated',
      { email: 'former@greenvalley.demo' },
      409,
      'An account with this email already exists.',
    ],
    ['a business that is not there', { account_role: 'employee', business_id: 77 }, 404, 'Business not found'],
    ['a weak password', { password: 'lantana' }, 422, 'Choose a stronger password'],
    ['a name of spaces', { last_name: '  ' }, 422, 'This field is required'],
    [
      'an owner who names someone else’s business',
      { business_id: 1 },
      422,
      'Owners and admins join an existing business by invitation.',
    ],
  ])('is refused for %s, and leaves nothing behind', async (_case, overrides, status, detail) => {
    server = open()
    const before = await position()
    expect(await attempt(overrides)).toMatchObject({ status, body: { detail } })
    expect(await position()).toBe(before)
  })

  test('of two at one moment with one address makes one account', async () => {
    server = open()
    const answers = await Promise.all([attempt(), attempt()])
    expect(answers.map(({ status }) => status)).toEqual([201, 409])
  })

  test('gives a password that signs in, after a reload, in another tab, and on another day', async () => {
    const log = memoryFactLog()
    server = open({ log })
    await registerAs(server)
    server.shutdown()

    server = open({ log, clock: stoppedClock(WEDNESDAY + DAY) })
    const other = open({ log, clock: stoppedClock(WEDNESDAY + DAY) })
    const body = { email: ADA.email, password: CHOSEN, business_subdomain: 'brook' }
    expect((await send(server, login, { body })).status).toBe(200)
    expect((await send(other, login, { body })).status).toBe(200)
    expect((await send(server, login, { body: { ...body, password: 'Lantana-2027' } })).status).toBe(401)
    expect((await server.state()).seeding?.day).toBe('2026-11-18')
  })

  test('leaves no password in the log', async () => {
    const log = memoryFactLog()
    server = open({ log })
    const { token, refreshToken } = await registerAs(server)
    const text = await log.exportStreams()
    expect([CHOSEN, token, refreshToken].filter((secret) => text.includes(secret))).toEqual([])
    expect(text).toContain(ADA.email)
  })

  test('opens no one else’s business', async () => {
    server = open()
    const ada = await registerAs(server)
    expect((await ada.ask(listJobs, { params: { businessId: 3 } })).total).toBe(0)
    expect((await ada.send(listJobs, { params: { businessId: 1 } })).status).toBe(403)
  })
})

describe('a plan’s places (X-28)', () => {
  const joining = { account_role: 'employee', user_type: 'customer', business_id: HILL_COUNTRY } as const

  test('are taken by people, and when all are, no one more joins', async () => {
    server = office({ scenarios: scenariosWith('professional') })
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@brook.example`)
    const statuses: number[] = []
    for (const email of emails) statuses.push((await attempt({ ...joining, email })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 402])
    expect((await attempt(joining)).body).toEqual({
      detail: 'Your Professional plan includes 5 users. Upgrade to add more.',
    })
  })

  test('are not taken by property owners', async () => {
    server = office({ scenarios: scenariosWith('basic') })
    expect((await attempt(joining)).body).toEqual({
      detail: 'Your Basic plan includes 1 user. Upgrade to add more.',
    })
    const homeOwner = { account_role: undefined, user_type: 'customer', business_id: HILL_COUNTRY } as const
    expect((await attempt(homeOwner)).status).toBe(201)
  })

  test('are without end on the largest plan', async () => {
    server = office({ scenarios: scenariosWith('enterprise') })
    expect((await attempt(joining)).status).toBe(201)
  })
})

describe('the history of a business that grows', () => {
  const activity = async (email: string, password?: string) =>
    dataOf(await askGraphql(server, await signIn(server, email, password), ActivityDocument, { first: 2 })).activity
      .facts

  test('says who joined as what, to those who see users, and to the newcomer', async () => {
    server = open()
    await attempt({ account_role: 'manager' })
    const seen = async (email: string, password?: string) => (await activity(email, password))[0]?.note
    expect(await seen(OWNER)).toBe('Ada Brook joined as Office Manager')
    expect(await seen(ADA.email, CHOSEN)).toBe('Ada Brook joined as Office Manager')
    expect(await seen(demoUser('manager').email)).toBe('New client added')
    expect(await activity('owner@hillcountry.demo')).toEqual([])
  })

  test('begins with its founding', async () => {
    server = open()
    await attempt()
    const facts = await activity(ADA.email, CHOSEN)
    expect(facts.map(({ note, subject, actorName }) => [note, subject, actorName])).toEqual([
      ['Ada Brook joined as Business Owner', 'Ada Brook', 'Ada Brook'],
      ['Business created', "Brook's business", 'Ada Brook'],
    ])
  })

  test('tells nothing of passwords and roles, and can’t be undone', async () => {
    server = open()
    await attempt({ account_role: 'manager' })
    const owner = await signIn(server, OWNER)
    const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, { stream: 'user/10', first: 5 })).history
    const registrationFields = ['email', 'first_name', 'last_name', 'user_type', 'business_id', 'role_ids', 'groups']
    expect(facts[0]?.changes.map(({ field }) => field)).toEqual([
      ...registrationFields,
      ...['id', 'is_active', 'is_verified', 'created_at'],
    ])
    const joined = 'Joining cannot be undone. Someone who leaves is deactivated instead.'
    expect(facts[0]?.undoRefusal).toBe(joined)
    const undo = { positions: [facts[0]?.position ?? 0], key: 'k' }
    expect(refusalOf(await askGraphql(server, owner, UndoDocument, undo))).toBe(`409 ${joined}`)
  })
})

test('a session of registering is refreshed like any other', async () => {
  server = open()
  const { refreshToken } = await registerAs(server)
  const body = { refresh_token: refreshToken }
  expect((await send(server, refresh, { body })).status).toBe(200)
})
