import { beforeEach, describe, expect, test } from 'vitest'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  ChangePasswordDocument,
  DeleteAccountDocument,
  EditProfileDocument,
  EndSessionDocument,
  ExportedDataDocument,
  KeepAccountDocument,
  MeDocument,
  ProfileDocument,
  SessionsDocument,
  SignOutOthersDocument,
} from '@/contract/graphql/generated/profile'
import {
  EditBusinessSettingsDocument,
  EditPreferencesDocument,
  LogoDocument,
  PreferencesDocument,
  SetLogoDocument,
} from '@/contract/graphql/generated/settings'
import { createJob } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, stoppedClock, WEDNESDAY } from './office'

const openOffice = officesPerTest()
const { password: PASSWORD, email: MANAGER } = demoUser('manager')
const NO_SETTINGS = '403 Your role can’t edit business settings.'
const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

let clock: MovableClock
let server: MockServer
let owner: Person
let manager: Person
let keys: number
beforeEach(async () => {
  clock = stoppedClock()
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
  manager = await signIn(server, MANAGER)
  keys = 0
})

const key = () => `key-${keys++}`
const editProfile = (changed: object, was: object | null = null, person = owner, own = key()) =>
  askGraphql(server, person, EditProfileDocument, { changed, was, key: own })
const editPreferences = (changed: object, person = owner) =>
  askGraphql(server, person, EditPreferencesDocument, { changed, key: key() })
const editBusiness = (changed: object, was: object | null = null, person = owner) =>
  askGraphql(server, person, EditBusinessSettingsDocument, { changed, was, key: key() })
const profileOf = async (person = owner) => dataOf(await askGraphql(server, person, ProfileDocument, {})).profile
const meOf = async (person = owner) => dataOf(await askGraphql(server, person, MeDocument, {})).me
const notes = async (stream: string, person = owner) =>
  dataOf(await askGraphql(server, person, HistoryDocument, { stream, first: 20 })).history.facts.map(({ note }) => note)

describe('a profile', () => {
  const DANA = {
    id: 1,
    first_name: 'Dana',
    last_name: 'Whitfield',
    email: OWNER,
    phone: '(512) 555-0101',
    business_name: 'Green Valley Landscaping',
    business_type: 'both',
    trade: 'Landscaping',
  }

  test('is that of the person and of their business, and is edited with a history for each (ACC-01, X-51)', async () => {
    expect(await profileOf()).toEqual(DANA)
    const changed = { phone: '', last_name: ' Field ', business_name: 'Green Hills', business_type: 'residential' }
    const after = { ...DANA, phone: '', last_name: 'Field', business_name: 'Green Hills', business_type: 'residential' }
    expect(
      dataOf(await editProfile(changed, { phone: DANA.phone, business_name: DANA.business_name })).editProfile,
    ).toEqual(after)
    expect([await notes('user/1'), await notes('business/1')]).toEqual([
      ['Edited phone and last name'],
      ['Edited business type and name'],
    ])
  })

  test('is edited once, and taken back as a whole', async () => {
    const changed = { first_name: 'Dee', business_name: 'Dee’s Lawns' }
    const first = await editProfile(changed, null, owner, 'once')
    expect(await editProfile(changed, null, owner, 'once')).toEqual(first)
    expect(dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'once', key: 'undo' }))).toEqual({
      undoRequest: { count: 2, stayed: [] },
    })
    expect(await profileOf()).toEqual(DANA)
  })

  test.each([
    ['an address of someone else', { email: MANAGER.toUpperCase() }, '422 An account with this email already exists.'],
    ['an address that is none', { email: 'dana@' }, '422 Please enter a valid email address'],
    ['no name', { first_name: ' ' }, '422 First name is required'],
    ['a business without a name', { business_name: '' }, '422 Business name is required'],
    ['a phone that is none', { phone: 'call me' }, '422 Please enter a valid phone number'],
  ])('with %s is refused', async (_, changed, refusal) => {
    expect([refusalOf(await editProfile(changed)), await profileOf()]).toEqual([refusal, DANA])
  })

  test('keeps its own address, and signs in with a new one', async () => {
    expect(refusalOf(await editProfile({ email: OWNER, first_name: 'Dee' }))).toBe('answered')
    await editProfile({ email: 'dee@greenvalley.demo' })
    expect(await profileOf(await signIn(server, 'dee@greenvalley.demo'))).toMatchObject({ first_name: 'Dee' })
  })

  test('does not take an address back that is someone else’s by now', async () => {
    await editProfile({ email: 'dee@greenvalley.demo' }, null, owner, 'mail')
    await editProfile({ email: OWNER }, null, manager)
    expect(refusalOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'mail', key: 'undo' }))).toBe(
      '409 An account with this email already exists.',
    )
  })

  test('of a colleague leaves the business as it is', async () => {
    expect(refusalOf(await editProfile({ first_name: 'Pia', business_name: 'Mine' }, null, manager))).toBe(NO_SETTINGS)
    expect(refusalOf(await editProfile({ first_name: 'Pia' }, null, manager))).toBe('answered')
    expect([(await profileOf(manager)).first_name, await profileOf()]).toEqual(['Pia', DANA])
  })

  test('whose business someone else has renamed in the meantime is not saved over it', async () => {
    const admin = await signIn(server, demoUser('admin').email)
    await editProfile({ business_name: 'Green Hills' }, null, admin)
    const late = await editProfile({ business_name: 'Green Dale' }, { business_name: DANA.business_name })
    expect([refusalOf(late), late.errors?.[0]?.extensions]).toEqual([
      '409 Morgan Reyes changed the name in the meantime.',
      {
        status: 409,
        changed: [{ stream: 'business/1', field: 'name', by: 'Morgan Reyes', at: new Date(WEDNESDAY).toISOString() }],
      },
    ])
  })
})

describe('preferences', () => {
  test('are the person’s where they concern no one else, and the business’s otherwise (SET-01 to SET-03)', async () => {
    const notifications = { email: false, sms: false, push: true, marketingEmails: true }
    const privacy = { profilePublic: true, showOnlineStatus: false, allowDataCollection: true }
    const ofBusiness = { language: 'es', timezone: 'America/Denver', date_format: 'DD/MM/YYYY', currency: 'CAD' }
    expect(dataOf(await editPreferences({ notifications, privacy, ...ofBusiness })).editPreferences).toEqual({
      id: 1,
      notifications,
      privacy,
      ...ofBusiness,
    })
    expect(dataOf(await askGraphql(server, manager, PreferencesDocument, {})).preferences).toEqual({
      id: 1,
      notifications: { email: true, sms: true, push: false, marketingEmails: false },
      privacy: { profilePublic: false, showOnlineStatus: true, allowDataCollection: false },
      ...ofBusiness,
    })
    expect(await meOf(manager)).toMatchObject({
      business_timezone: 'America/Denver',
      date_format: 'DD/MM/YYYY',
      currency: 'CAD',
    })
  })

  test('of the business need the right to edit settings; one’s own do not', async () => {
    const notifications = { email: false, sms: false, push: false, marketingEmails: false }
    expect([
      refusalOf(await editPreferences({ currency: 'EUR' }, manager)),
      refusalOf(await editPreferences({ notifications }, manager)),
    ]).toEqual([NO_SETTINGS, 'answered'])
  })

  test('in a zone beside the four are refused', async () => {
    expect(refusalOf(await editPreferences({ timezone: 'Europe/Paris' }))).toBe('422 Choose one of the four time zones')
  })
})

describe('business settings', () => {
  test('number the next job, and every job after it', async () => {
    expect(dataOf(await editBusiness({ job_prefix: 'GV-', job_next: 5_000 })).editBusinessSettings).toMatchObject({
      job_prefix: 'GV-',
      job_next: 5_000,
    })
    const add = async () => (await owner.ask(createJob, { body: JOB_DRAFT })).job.job_number
    expect([await add(), await add()]).toEqual(['GV-5000', 'GV-5001'])
    expect(refusalOf(await editBusiness({ job_next: 5_001 }))).toBe('422 Number 5001 is taken. Use 5002 or higher')
  })

  test.each([
    ['a rate beyond 100 percent', { tax_rate: 100_001 }, '422 Use a rate of 100 or less'],
    ['a ZIP code that is none', { zip_code: '787' }, '422 Please enter a valid ZIP code'],
    [
      'a prefix that ends with a digit',
      { job_prefix: 'A1' },
      '422 End the prefix with a letter or a sign, not a digit',
    ],
  ])('with %s are refused', async (_, changed, refusal) => {
    expect(refusalOf(await editBusiness(changed))).toBe(refusal)
  })

  test('are for those who may edit settings', async () => {
    expect([
      refusalOf(await editBusiness({ city: 'Dallas' }, null, manager)),
      refusalOf(await askGraphql(server, manager, SetLogoDocument, { image: PICTURE, key: 'logo' })),
    ]).toEqual([NO_SETTINGS, NO_SETTINGS])
  })

  test('take another paper size from a business that never chose one', async () => {
    const answer = dataOf(await editBusiness({ paper_size: 'a4' }, { paper_size: 'letter' }))
    expect(answer.editBusinessSettings).toMatchObject({ paper_size: 'a4' })
  })

  test('are told to no one who sends an edit that changes nothing', async () => {
    expect(refusalOf(await editBusiness({}, null, manager))).toBe(NO_SETTINGS)
  })

  test('have a logo, which is a picture and can be taken back', async () => {
    const set = (image: string | null, own: string) => askGraphql(server, owner, SetLogoDocument, { image, key: own })
    const logo = async () => dataOf(await askGraphql(server, owner, LogoDocument, {})).logo
    expect(refusalOf(await set('data:image/svg+xml;base64,AAAA', 'svg'))).toBe('422 This file isn’t a picture')
    expect(refusalOf(await set(`data:image/png;base64,${'A'.repeat(2_700_000)}`, 'big'))).toBe(
      '422 Use a picture of 2 MB or less',
    )
    await set(PICTURE, 'set')
    expect(await logo()).toBe(PICTURE)
    await set(null, 'gone')
    expect(await logo()).toBeNull()
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'gone', key: 'undo' }))
    expect([await logo(), await notes('business/1')]).toEqual([
      PICTURE,
      ['Undone: Logo removed', 'Logo removed', 'Logo set'],
    ])
  })
})

describe('a password', () => {
  const change = (current_password: string, password: string, person = owner) =>
    askGraphql(server, person, ChangePasswordDocument, { current_password, password, key: key() })

  test('is changed with the present one, and ends the other sessions', async () => {
    const other = await signIn(server, OWNER)
    expect(dataOf(await change(PASSWORD, 'Another1!')).changePassword).toBe(1)
    expect((await profileOf()).first_name).toBe('Dana')
    await expect(other.query('{ profile { id } }')).resolves.toEqual({ detail: 'Not authenticated' })
    expect(await profileOf(await signIn(server, OWNER, 'Another1!'))).toMatchObject({ id: 1 })
  })

  test.each([
    ['another present one', 'Wrong1!', 'Another1!', '422 This is not your current password'],
    ['a weak one', PASSWORD, 'short', '422 Choose a stronger password'],
  ])('is refused with %s', async (_, current, next, refusal) => {
    expect(refusalOf(await change(current, next))).toBe(refusal)
  })
})

describe('sessions', () => {
  const sessionsOf = async (person: Person) => dataOf(await askGraphql(server, person, SessionsDocument, {})).sessions
  const end = (id: number, person = owner) => askGraphql(server, person, EndSessionDocument, { id, key: key() })

  test('are ended one at a time: that device is signed out, and the others stay', async () => {
    const lost = await signIn(server, OWNER)
    const [latest] = await sessionsOf(owner)
    const tablet = await signIn(server, OWNER)
    expect(dataOf(await end(latest?.id ?? 0)).endSession).toBe(1)
    await expect(lost.query('{ profile { id } }')).resolves.toEqual({ detail: 'Not authenticated' })
    expect((await sessionsOf(tablet)).map(({ current }) => current)).toEqual([true, false])
    expect([dataOf(await end(latest?.id ?? 0)).endSession, await notes('user/1')]).toEqual([
      0,
      ['Signed out of another session'],
    ])
  })

  test('of one’s own are not ended from within, nor those of a colleague', async () => {
    const [own] = await sessionsOf(owner)
    expect([refusalOf(await end(own?.id ?? 0)), dataOf(await end(own?.id ?? 0, manager)).endSession]).toEqual([
      '409 You are using this session. Sign out to end it.',
      0,
    ])
    expect(await sessionsOf(owner)).toEqual([own])
  })

  test('are the sign-ins that are not over; the others can be ended', async () => {
    const at = new Date(WEDNESDAY).toISOString()
    const other = await signIn(server, OWNER)
    const sessions = async () => dataOf(await askGraphql(server, owner, SessionsDocument, {})).sessions
    expect(await sessions()).toEqual([
      { id: expect.any(Number), at, current: false },
      { id: expect.any(Number), at, current: true },
    ])
    expect(dataOf(await askGraphql(server, owner, SignOutOthersDocument, { key: 'out' })).signOutOthers).toBe(1)
    expect(await sessions()).toEqual([{ id: expect.any(Number), at, current: true }])
    await expect(other.query('{ profile { id } }')).resolves.toEqual({ detail: 'Not authenticated' })
  })
})

describe('deleting an account', () => {
  const gone = { message: 'This account was deleted. Its 90 days are over.' }
  const remove = (name: string, person = owner) =>
    askGraphql(server, person, DeleteAccountDocument, { name, key: key() })
  const enters = (email: string) =>
    signIn(server, email).then(
      () => 'entered',
      (error: Error) => error.message,
    )

  test('is confirmed by the business’s name, and takes effect for all of its people after 90 days (X-50)', async () => {
    expect(refusalOf(await remove('Dana Whitfield'))).toBe('422 Type “Green Valley Landscaping” to confirm')
    const end = WEDNESDAY + 90 * DAY
    expect(dataOf(await remove(' green valley landscaping')).deleteAccount).toBe(new Date(end).toISOString())
    expect((await meOf(manager)).business_deletion_at).toBe(end)
    clock.advance(90 * DAY - 1)
    expect(await enters(OWNER)).toBe('entered')
    clock.advance(1)
    for (const email of [OWNER, MANAGER]) expect(await enters(email)).toContain(gone.message)
    await expect(manager.query('{ profile { id } }')).resolves.toEqual({ detail: 'Not authenticated' })
    expect(await enters('owner@hillcountry.demo')).toBe('entered')
  })

  test('can be cancelled until then', async () => {
    await remove('Green Valley Landscaping')
    clock.advance(89 * DAY)
    owner = await signIn(server, OWNER)
    dataOf(await askGraphql(server, owner, KeepAccountDocument, { key: 'keep' }))
    clock.advance(2 * DAY)
    expect([await enters(OWNER), (await server.state()).tables.businesses[0]?.deletion_at]).toEqual(['entered', null])
  })

  test('is of their own account alone for everyone else', async () => {
    expect(refusalOf(await remove('Green Valley Landscaping', manager))).toBe('422 Type “Priya Nair” to confirm')
    await remove('Priya Nair', manager)
    clock.advance(90 * DAY)
    expect([await enters(MANAGER), await enters(OWNER)]).toEqual([expect.stringContaining(gone.message), 'entered'])
  })

  test('of a business is in its history and in its owner’s, planned and cancelled, and one undo takes back both', async () => {
    const goingOf = async () => {
      const { businesses, users } = (await server.state()).tables
      return [businesses, users].map((rows) => rows.find(({ id }) => id === 1)?.deletion_at)
    }
    const latest = async () => [(await notes('business/1'))[0], (await notes('user/1'))[0]]
    await remove('Green Valley Landscaping')
    expect(await latest()).toEqual(['Deletion planned', 'Deletion planned'])
    dataOf(await askGraphql(server, owner, KeepAccountDocument, { key: 'keep' }))
    expect(await latest()).toEqual(['Deletion cancelled', 'Deletion cancelled'])
    expect(await goingOf()).toEqual([null, null])
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'keep', key: 'undo' }))
    const end = WEDNESDAY + 90 * DAY
    expect(await goingOf()).toEqual([end, end])
  })

  test('can be undone by the one whose it is, and by no one else', async () => {
    await askGraphql(server, owner, DeleteAccountDocument, { name: 'Green Valley Landscaping', key: 'gone' })
    expect(refusalOf(await askGraphql(server, manager, KeepAccountDocument, { key: 'keep' }))).toBe('answered')
    expect((await meOf()).business_deletion_at).not.toBeNull()
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'gone', key: 'undo' }))
    expect((await meOf()).business_deletion_at).toBeNull()
  })
})

describe('the exported data', () => {
  const dataFor = async (person: Person): Promise<Record<string, { id: number }[]>> =>
    JSON.parse(dataOf(await askGraphql(server, person, ExportedDataDocument, {})).exportedData)

  test('are the records of the business without anything secret', async () => {
    const data = await dataFor(owner)
    expect([data.clients?.length, data.businesses?.map(({ id }) => id)]).toEqual([42, [1]])
    expect(Object.keys(data)).not.toContain('credentials')
    expect(JSON.stringify(data)).not.toContain(PASSWORD)
  })

  test('say amounts in dollars, rates in percent and moments as dates, in lists too', async () => {
    const data: Record<string, Record<string, unknown>[]> = await dataFor(owner)
    const fieldValues = Object.fromEntries(
      Object.entries({
        businesses: ['tax_rate', 'deletion_at'],
        services: ['base_price', 'markup_percentage'],
        plan_templates: ['price_per_cycle', 'visit_minutes'],
        subscriptions: ['trial_end'],
        client_links: ['expires_at', 'withdrawn_at'],
      }).map(([table, fields]) => [table, fields.map((field) => data[table]?.[0]?.[field])]),
    )
    expect(fieldValues).toEqual({
      businesses: [8.25, null],
      services: [0.012, 71.43],
      plan_templates: [260, 60],
      subscriptions: ['2025-09-30T16:00:00.000Z'],
      client_links: ['2027-05-17T12:00:00.000Z', null],
    })
    expect(data.invoices?.[0]?.line_items).toMatchObject([{ unit_price: 11_765 }, { unit_price: 7_030 }])
  })

  test('leave out what is not for the person: what colleagues chose for themselves, prices, how the business is set up', async () => {
    const privacy = { profilePublic: false, showOnlineStatus: false, allowDataCollection: false }
    dataOf(await editPreferences({ privacy }, manager))
    const fieldsOf = async (person: Person, table: string, id: number) =>
      Object.keys((await dataFor(person))[table]?.find((row) => row.id === id) ?? {})
    const MANAGER_ID = 3
    const TECHNICIAN_ID = 4
    const OWN = ['notifications', 'privacy']
    await editBusiness({ paper_size: 'a4', payout_approval_limit: 50_000 })
    const SETUP = [
      ...['address', 'city', 'state', 'zip_code', 'operating_hours', 'tax_rate', 'paper_size', 'payout_approval_limit'],
      ...['job_prefix', 'job_next', 'estimate_prefix', 'estimate_next', 'invoice_prefix', 'invoice_next'],
    ]
    const having = async (person: Person, table: string, id: number, fields: readonly string[]) =>
      (await fieldsOf(person, table, id)).filter((field) => fields.includes(field)).toSorted()
    const tech = await signIn(server, demoUser('tech').email)
    expect({
      hiding: await having(owner, 'users', MANAGER_ID, [...OWN, 'last_login']),
      showing: await having(owner, 'users', TECHNICIAN_ID, [...OWN, 'last_login']),
      oneself: await having(manager, 'users', MANAGER_ID, [...OWN, 'last_login']),
      setupForOwner: await having(owner, 'businesses', 1, SETUP),
      setupForTech: await having(tech, 'businesses', 1, SETUP),
      priceForTech: await having(tech, 'services', 1, ['base_price', 'cost']),
      cardForOwner: await having(owner, 'payment_methods', 1, ['last4', 'provider_id']),
    }).toEqual({
      hiding: [],
      showing: ['last_login'],
      oneself: ['last_login', ...OWN],
      setupForOwner: SETUP.toSorted(),
      setupForTech: [],
      priceForTech: [],
      cardForOwner: ['last4'],
    })
  })

  test('are what the person may see', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    const { users, crew_members, subscriptions } = await dataFor(tech)
    expect([users?.map(({ id }) => id), crew_members, subscriptions]).toEqual([[4], undefined, undefined])
  })
})
