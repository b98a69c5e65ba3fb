import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { login } from '@/contract/auth'
import { AccountDocument } from '@/contract/graphql/generated/account'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import {
  completeOnboarding,
  onboardingProgress,
  savePreferences,
  saveProperty,
  startOnboarding,
} from '@/contract/onboarding'
import { demoUser } from '@/domain/demo/demo'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { ACCOUNT, ADA, CHOSEN, PREFERENCES, PROPERTY, registerAs, startedBy } from './account-office'
import { activityInFull, askGraphql, dataOf } from './graphql-office'
import { OWNER, openOffice, type Person, send, signIn, WEDNESDAY } from './office'

let log: ReturnType<typeof memoryFactLog>
let server: MockServer
let ada: Person
beforeEach(async () => {
  log = memoryFactLog()
  server = openOffice({ log })
  ada = await registerAs(server)
})
afterEach(() => server.shutdown())

const of = (customerId: string) => ({ params: { customerId } })
const progress = (customerId: string, person = ada) => person.ask(onboardingProgress, of(customerId))
const account = async (person = ada) => dataOf(await askGraphql(server, person, AccountDocument, {})).account
const position = async () => (await server.state()).position
const finished = async (): Promise<string> => {
  const customerId = await startedBy(ada)
  await ada.ask(saveProperty, { ...of(customerId), body: PROPERTY })
  await ada.ask(savePreferences, { ...of(customerId), body: PREFERENCES })
  await ada.ask(completeOnboarding, of(customerId))
  return customerId
}

describe('onboarding', () => {
  test('goes from step to step, and says after each how far it has come (ONB-04)', async () => {
    const customerId = await startedBy(ada)
    const saved = { email: ADA.email, firstName: 'Ada', lastName: 'Brook', phone: ACCOUNT.phone }
    const begun = { customer_id: customerId, completed: false, account: saved, property: null, preferences: null }
    expect(await progress(customerId)).toEqual({ ...begun, current_step: 1 })

    await ada.ask(saveProperty, { ...of(customerId), body: PROPERTY })
    expect(await progress(customerId)).toEqual({ ...begun, current_step: 2, property: PROPERTY })

    await ada.ask(savePreferences, { ...of(customerId), body: PREFERENCES })
    const all = { ...begun, current_step: 3, property: PROPERTY, preferences: PREFERENCES }
    expect(await progress(customerId)).toEqual(all)

    await ada.ask(completeOnboarding, of(customerId))
    expect(await progress(customerId)).toEqual({ ...all, completed: true })
  })

  test('is known on the person and the business from its first step on (X-11)', async () => {
    expect(await account()).toEqual({
      businessName: "Brook's business",
      paper: 'letter',
      customerId: null,
      onboarded: false,
      users: 1,
    })
    const customerId = await startedBy(ada)
    const { body } = await send(server, login, { body: { email: ADA.email, password: CHOSEN } })
    expect(body).toMatchObject({ user: { customer_id: customerId } })
    expect(await account()).toMatchObject({ customerId, onboarded: false })
  })

  test('names the business, and finishes at a moment that is kept (X-11)', async () => {
    const customerId = await finished()
    expect(await account()).toEqual({
      businessName: 'Brook Gardens',
      paper: 'letter',
      customerId,
      onboarded: true,
      users: 1,
    })
    const row = (await server.state()).tables.customers.at(-1)
    expect(row?.onboarded_at).toBe(new Date(WEDNESDAY).toISOString())
  })

  test('that was begun is resumed, also after a reload, with what was saved (ONB-07)', async () => {
    const first = await ada.ask(startOnboarding, { body: ACCOUNT })
    await ada.ask(saveProperty, { ...of(first.customer_id), body: PROPERTY })
    server.shutdown()

    server = openOffice({ log })
    ada = await signIn(server, ADA.email, CHOSEN)
    const again = await ada.ask(startOnboarding, { body: { ...ACCOUNT, phone: '+44 20 7946 0018' } })
    expect([first.resume, again]).toEqual([false, { customer_id: first.customer_id, resume: true }])
    expect(await progress(first.customer_id)).toMatchObject({
      current_step: 2,
      property: PROPERTY,
      account: { phone: '+44 20 7946 0018' },
    })
  })

  test('begun twice in one moment under one key is begun once, and answered alike', async () => {
    const ask = () => ada.send(startOnboarding, { key: 'intent', body: ACCOUNT })
    const [one, other] = await Promise.all([ask(), ask()])
    expect(other.body).toEqual(one.body)
    expect(one.body).toMatchObject({ resume: false })
  })

  test('that is finished is not begun again: nothing changes', async () => {
    const customerId = await finished()
    const before = await position()
    const answered = await ada.ask(startOnboarding, { body: { ...ACCOUNT, password: 'Another-1' } })
    expect(answered).toEqual({ customer_id: customerId, resume: true })
    await ada.ask(completeOnboarding, of(customerId))
    expect(await position()).toBe(before)
  })

  test('commits nothing where a step is saved as it was', async () => {
    const customerId = await startedBy(ada)
    await ada.ask(saveProperty, { ...of(customerId), body: PROPERTY })
    const before = await position()
    await ada.ask(saveProperty, { ...of(customerId), body: PROPERTY })
    expect(await position()).toBe(before)
  })
})

describe('the account step', () => {
  test('sets name, address, phone and password of the person', async () => {
    const body = { ...ACCOUNT, email: 'ada@gardens.example', first_name: 'Adelaide', password: 'Another-1' }
    await ada.ask(startOnboarding, { body })
    const signingIn = (email: string, password: string) => send(server, login, { body: { email, password } })
    expect((await signingIn(ADA.email, CHOSEN)).status).toBe(401)
    expect(await signingIn('ada@gardens.example', 'Another-1')).toMatchObject({
      status: 200,
      body: { user: { first_name: 'Adelaide', phone: ACCOUNT.phone } },
    })
    expect((await progress((await account()).customerId ?? '')).account?.email).toBe('ada@gardens.example')
  })

  test('keeps the password out of the log', async () => {
    await ada.ask(startOnboarding, { key: 'intent', body: { ...ACCOUNT, password: 'Another-1' } })
    expect(await log.exportStreams()).not.toContain('Another-1')
  })

  test('is refused for someone else’s address', async () => {
    const body = { ...ACCOUNT, email: demoUser('home').email }
    expect(await ada.send(startOnboarding, { body })).toMatchObject({
      status: 409,
      body: { detail: 'An account with this email already exists.' },
    })
  })

  test.each([
    ['password', 'lantana', 'This password is too weak.'],
    ['phone', '0123', 'Please enter a valid phone number'],
  ])('is refused for a wrong %s', async (path, value, message) => {
    expect(await ada.send(startOnboarding, { body: { ...ACCOUNT, [path]: value } })).toMatchObject({
      status: 422,
      body: { errors: [{ path, message }] },
    })
  })
})

describe('a step', () => {
  test('is refused for hours that no week can have (ONB-26, ONB-27)', async () => {
    const customerId = await startedBy(ada)
    const hours = PREFERENCES.operatingHours
    const save = (operatingHours: typeof hours) =>
      ada.send(savePreferences, { ...of(customerId), body: { ...PREFERENCES, operatingHours } })
    const backwards = { ...hours, monday: { start: '17:00', end: '09:00', closed: false } }
    expect(await save(backwards)).toMatchObject({
      status: 422,
      body: { detail: 'Monday start time must be before end time' },
    })
    const closed = Object.fromEntries(Object.entries(hours).map(([day, times]) => [day, { ...times, closed: true }]))
    expect(await save(closed as typeof hours)).toMatchObject({
      status: 422,
      body: { detail: 'You must be open at least one day per week' },
    })
  })

  test('comes too late once onboarding is finished, the last one too early while another is missing', async () => {
    const customerId = await startedBy(ada)
    await ada.ask(saveProperty, { ...of(customerId), body: PROPERTY })
    expect(await ada.send(completeOnboarding, of(customerId))).toMatchObject({
      status: 409,
      body: { detail: 'Save the property information and the service preferences first.' },
    })
    await finished()
    expect(await ada.send(savePreferences, { ...of(customerId), body: PREFERENCES })).toMatchObject({
      status: 409,
      body: { detail: 'Onboarding is already finished.' },
    })
  })

  test.each(['cus_0', 'cus_1x', '1', 'cus_987654'])('of the customer "%s" is not found', async (customerId) => {
    expect(await ada.send(onboardingProgress, of(customerId))).toMatchObject({
      status: 404,
      body: { detail: 'Customer not found' },
    })
  })

  test('is hidden from other businesses', async () => {
    const customerId = await startedBy(ada)
    const stranger = await signIn(server, OWNER)
    expect((await stranger.send(onboardingProgress, of(customerId))).status).toBe(404)
    expect((await stranger.send(saveProperty, { ...of(customerId), body: PROPERTY })).status).toBe(404)
  })

  test.each(['manager', 'tech', 'home', 'admin'] as const)('is closed to the %s', async (key) => {
    const person = await signIn(server, demoUser(key).email)
    const { email } = demoUser(key)
    expect((await person.send(startOnboarding, { body: { ...ACCOUNT, email } })).status).toBe(403)
    expect((await person.send(onboardingProgress, of('cus_1'))).status).toBe(403)
  })
})

describe('the history of onboarding', () => {
  test('tells each step in words, under the business’s name, and nothing of the password', async () => {
    await finished()
    const facts = await activityInFull(ada, 10)
    expect(facts.map(({ note, subject }) => [note, subject])).toEqual([
      ['Onboarding finished', 'Brook Gardens'],
      ['Service preferences saved', 'Brook Gardens'],
      ['Named Brook Gardens', 'Brook Gardens'],
      ['Property information saved', 'Brook Gardens'],
      ['Onboarding started', 'Brook Gardens'],
      ['Ada Brook joined as Business Owner', 'Ada Brook'],
      ['Business created', 'Brook Gardens'],
    ])
    const fields = new Set(facts.flatMap(({ changes }) => changes.map(({ field }) => field)))
    expect(['salt', 'hash', 'password', 'since'].filter((field) => fields.has(field))).toEqual([])
    expect(facts.map(({ undoRefusal }) => undoRefusal).filter((refusal) => refusal === null)).toEqual([])
  })

  test('is shown to those who see the subscription', async () => {
    const customerId = await startedBy(ada)
    const stream = `customer/${customerId.slice('cus_'.length)}`
    await registerAs(server, { email: 'tim@brook.example', account_role: 'employee', business_id: 3 })
    const tim = await signIn(server, 'tim@brook.example', CHOSEN)
    const seen = async (person: Person) =>
      (await askGraphql(server, person, HistoryDocument, { stream, first: 5 })).errors?.[0]?.message ?? 'seen'
    expect([await seen(ada), await seen(tim), await seen(await signIn(server, OWNER))]).toEqual([
      'seen',
      'Your role can’t see this record.',
      'Your role can’t see this record.',
    ])
  })
})

describe('the account', () => {
  test('counts the active people of a business, its customers not among them', async () => {
    expect((await account(await signIn(server, demoUser('tech').email))).users).toBe(4)
    await registerAs(server, { email: 'tim@brook.example', account_role: 'employee', business_id: 3 })
    expect((await account()).users).toBe(2)
  })

  test('of a system admin is no one’s', async () => {
    expect(await account(await signIn(server, demoUser('admin').email))).toMatchObject({
      businessName: 'Green Valley Landscaping',
      customerId: null,
      onboarded: false,
    })
  })
})
