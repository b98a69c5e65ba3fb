import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addPaymentMethod } from '@/contract/billing'
import { createProperty, deleteProperty, updateClient, updateProperty } from '@/contract/clients'
import { createCrewMember } from '@/contract/crew'
import {
  ActivityDocument,
  HistoryDocument,
  RequestFactsDocument,
  UndoDocument,
  UsageDocument,
} from '@/contract/graphql/generated/history'
import { assignCrew, deleteJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { cancelSubscription } from '@/contract/subscription'
import { testCardId } from '@/domain/card/test-cards'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { readFactEntry } from '@/mock-server/core/log/fact-entry'
import { activityInFull, askGraphql, dataOf, fieldsRefused, post, refusalOf } from './graphql-office'
import { OWNER, openOffice, type Person, signIn, WAITING, WEDNESDAY } from './office'

const OF_OTHERS = 12

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})
afterEach(() => server.shutdown())

const history = (stream: string, person = owner, page: { first?: number; before?: number | null } = {}) =>
  askGraphql(server, person, HistoryDocument, { stream, first: 20, ...page })
const activity = (person: Person, page: { first?: number; before?: number | null } = {}) =>
  askGraphql(server, person, ActivityDocument, { first: 10, ...page })
const notes = (facts: readonly { note: string | null }[]) => facts.map(({ note }) => note)

describe('the history of a job', () => {
  test('says who did what and when, and what changed, newest first', async () => {
    await owner.ask(assignCrew, { params: { businessId: 1, jobId: WAITING }, query: { crew_member_ids: '2,3' } })
    await owner.ask(updateJobStatus, {
      params: { businessId: 1, jobId: WAITING },
      query: { status: 'in_progress' },
    })
    const { facts, nextBefore } = dataOf(await history(`job/${WAITING}`)).history
    const by = {
      stream: `job/${WAITING}`,
      actorName: 'Dana Whitfield',
      isOwn: true,
      at: new Date(WEDNESDAY).toISOString(),
      doneAt: null,
      timeZone: null,
    }
    const subject = 'JOB-1015 Lawn aeration and overseeding'
    expect(nextBefore).toBe(null)
    expect(facts).toEqual([
      {
        ...by,
        subject,
        position: expect.any(Number),
        type: 'job.started',
        note: 'Started',
        page: '/dashboard/jobs?job=15',
        undoRefusal: null,
        undoneWith: null,
        changes: [
          { field: 'status', before: 'assigned', after: 'in_progress' },
          { field: 'on_site', before: null, after: { from: WEDNESDAY, from_waited: 0, to: null, to_waited: 0 } },
        ],
      },
      {
        ...by,
        subject,
        position: expect.any(Number),
        type: 'job.assigned',
        note: 'Assigned to Luis Ortega and Mia Chen',
        page: '/dashboard/jobs?job=15',
        undoRefusal: 'This has changed since; it can no longer be undone.',
        undoneWith: null,
        changes: [
          { field: 'status', before: 'scheduled', after: 'assigned' },
          { field: 'assigned_crew_members', before: [], after: [2, 3] },
        ],
      },
    ])
  })

  test('comes in pages', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await owner.ask(updateJob, { params: { businessId: 1, jobId: WAITING }, body: { title } })
    const first = dataOf(await history(`job/${WAITING}`, owner, { first: 2 })).history
    const second = dataOf(await history(`job/${WAITING}`, owner, { first: 2, before: first.nextBefore })).history
    const titles = [...first.facts, ...second.facts].map(({ changes }) => changes[0]?.after)
    expect([titles, first.facts.length, second.nextBefore]).toEqual([['Three', 'Two', 'One'], 2, null])
  })

  test('says to each reader what they did themselves', async () => {
    await owner.ask(deleteJob, { params: { businessId: 1, jobId: WAITING } })
    const isOwnFor = async (email: string) => {
      const { facts } = dataOf(await history(`job/${WAITING}`, await signIn(server, email))).history
      return facts.map(({ isOwn }) => isOwn)
    }
    expect([await isOwnFor(demoUser('owner').email), await isOwnFor(demoUser('manager').email)]).toEqual([
      [true],
      [false],
    ])
  })

  test('is there after the job was deleted, under the name it had', async () => {
    await owner.ask(deleteJob, { params: { businessId: 1, jobId: WAITING } })
    const { facts } = dataOf(await history(`job/${WAITING}`)).history
    expect(facts.map(({ note, subject }) => [note, subject])).toEqual([
      ['Deleted', 'JOB-1015 Lawn aeration and overseeding'],
    ])
  })

  test('is shown to those who see the job', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    const home = await signIn(server, demoUser('home').email)
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    const refused = '403 Your role can’t see this record.'
    expect(refusalOf(await history('job/1', tech))).toBe('answered')
    expect(refusalOf(await history('job/1', home))).toBe('answered')
    expect(refusalOf(await history(`job/${OF_OTHERS}`, tech))).toBe(refused)
    expect(refusalOf(await history(`job/${OF_OTHERS}`, home))).toBe(refused)
    expect(refusalOf(await history('job/1', stranger))).toBe(refused)
  })

  test.each(['job/987654', 'job/', 'user/987654', 'demo', '', 'constructor/1', 'credentials/1'])(
    'knows no record "%s"',
    async (stream) => {
      expect(refusalOf(await history(stream))).toBe('404 There is no such record.')
    },
  )

  test.each([
    [{ first: 0 }, '422 A page has 1 to 100 facts.', 'first'],
    [{ first: 101 }, '422 A page has 1 to 100 facts.', 'first'],
    [{ first: 1, before: -4 }, '422 Positions begin with 1.', 'before'],
  ])('refuses the page %o', async (page, refusal, field) => {
    const refused = await history('job/1', owner, page)
    expect([refusalOf(refused), fieldsRefused(refused)]).toEqual([refusal, [field]])
  })
})

describe('the history of a client', () => {
  test('keeps back what the role does not see of the record itself (PERM-16)', async () => {
    const params = { businessId: 1, clientId: 1 }
    await owner.ask(updateClient, { params, body: { credit_limit: 250, notes: 'Ring twice' } })
    const fieldsFor = async (person: Person) => {
      const seen = dataOf(await history('client/1', person)).history.facts
      const latest = await activityInFull(person, 1)
      return [...seen, ...latest].map(({ changes }) => changes.map(({ field }) => field).sort())
    }
    const tech = await signIn(server, demoUser('tech').email)
    expect(await fieldsFor(owner)).toEqual([
      ['credit_limit', 'notes'],
      ['credit_limit', 'notes'],
    ])
    // A technician's activity shows their own work but not the client list; the record's own history is open to them.
    expect(await fieldsFor(tech)).toEqual([['notes'], ['status']])
  })
})

describe('recent activity', () => {
  test('begins with the two entries of the sample data (X-23)', async () => {
    expect(dataOf(await activity(owner)).activity.nextBefore).toBe(null)
    const facts = await activityInFull(owner, 10)
    expect(facts.map(({ note, subject, actorName, undoRefusal }) => [note, subject, actorName, undoRefusal])).toEqual([
      ['New client added', 'Julian Frost', 'Priya Nair', 'This came with the sample data and cannot be undone.'],
      [
        'Service completed',
        expect.stringMatching(/^JOB-\d+ /),
        'Marcus Bell',
        'This came with the sample data and cannot be undone.',
      ],
    ])
  })

  test('calls a property by its address and whose it is, and its fields as their labels do', async () => {
    await owner.ask(updateProperty, {
      params: { businessId: 1, propertyId: 1 },
      body: { zip_code: '78799', lot_size_sqft: 4100, service_day_preference: 'monday', access_notes: 'Ring twice' },
    })
    const { facts } = dataOf(await activity(owner)).activity
    const fact = facts.find(({ page }) => page === '/dashboard/properties?property=1')
    expect([fact?.note, fact?.subject]).toEqual([
      'Edited ZIP code, lot size, preferred day, and access notes',
      '2204 Bridle Path (Helen Brandt)',
    ])
  })

  test('shows everyone what they may see, and no one a sign-in', async () => {
    const params = { businessId: 1, jobId: OF_OTHERS }
    await owner.ask(updateJob, { params, body: { title: 'Hedges along the drive' } })
    await owner.ask(updateJob, { params: { businessId: 1, jobId: 1 }, body: { location_notes: 'Front gate' } })
    await owner.ask(createCrewMember, {
      body: { employee_id: 'GV-900', first_name: 'Ida', last_name: 'Moss', role: 'technician', hourly_rate: 20 },
    })
    const seenBy = async (email: string) => notes(dataOf(await activity(await signIn(server, email))).activity.facts)
    expect(await seenBy(demoUser('manager').email)).toEqual([
      'Added',
      'Edited location notes',
      'Edited title',
      'New client added',
      'Service completed',
    ])
    expect(await seenBy(demoUser('tech').email)).toEqual(['Edited location notes', 'Service completed'])
    expect((await seenBy(demoUser('home').email)).slice(0, 1)).toEqual(['Edited location notes'])
    expect(await seenBy('owner@hillcountry.demo')).toEqual([])
  })

  test('shows what the business pays for to those who see its subscription, and it can’t be undone', async () => {
    await owner.ask(cancelSubscription, { body: { customer_id: 'cus_1' } })
    const card = { brand: 'visa', last4: '1881', exp_month: 12, exp_year: 2030, chargeable: true, nonce: 'a' }
    await owner.ask(addPaymentMethod, { body: { customer_id: 'cus_1', payment_method_id: testCardId(card) } })
    const seenBy = async (email: string) => {
      const facts = await activityInFull(await signIn(server, email), 2)
      return facts.map(({ subject, page, undoRefusal }) => [subject, page, undoRefusal])
    }
    const expected = [
      [
        'Visa ending in 1881',
        '/dashboard/billing',
        'Cards cannot be undone. Add or remove them under Billing instead.',
      ],
      [
        'Subscription',
        '/dashboard/subscription',
        'Money has moved with this. Change, cancel or resume the subscription instead.',
      ],
    ]
    expect(await seenBy(OWNER)).toEqual(expected)
    expect(await seenBy('billing@greenvalley.demo')).toEqual(expected)
    expect(await seenBy(demoUser('tech').email)).toEqual([
      ['JOB-1001 Weekly lawn mowing', '/dashboard/jobs?job=1', 'This came with the sample data and cannot be undone.'],
    ])
    expect(await seenBy('owner@hillcountry.demo')).toEqual([])
  })

  test('comes in pages that skip what is not shown', async () => {
    const first = dataOf(await activity(owner, { first: 1 })).activity
    const second = dataOf(await activity(owner, { first: 1, before: first.nextBefore })).activity
    expect([notes(first.facts), notes(second.facts), second.nextBefore]).toEqual([
      ['New client added'],
      ['Service completed'],
      null,
    ])
  })
})

describe('usage', () => {
  const usage = async (email: string) =>
    dataOf(await askGraphql(server, await signIn(server, email), UsageDocument, {})).usage

  test('counts 42 clients and 156 services this month (X-22), and follows what happens', async () => {
    expect(await usage(OWNER)).toEqual({ clients: 42, servicesThisMonth: 156 })
    const cancel = { params: { businessId: 1, jobId: WAITING }, query: { status: 'cancelled' as const } }
    await owner.ask(updateJobStatus, cancel)
    expect(await usage(demoUser('manager').email)).toEqual({ clients: 42, servicesThisMonth: 155 })
  })

  test('counts what each may see', async () => {
    expect(await usage('owner@hillcountry.demo')).toEqual({ clients: 0, servicesThisMonth: 0 })
    expect((await usage(demoUser('home').email)).clients).toBe(1)
  })
})

describe('the facts of a request', () => {
  const factsOf = async (key: string, person = owner) =>
    dataOf(await askGraphql(server, person, RequestFactsDocument, { key })).requestFacts
  const latest = async () => dataOf(await history(`job/${WAITING}`)).history.facts.map(({ position }) => position)

  test('are found by its key, for the person who sent it', async () => {
    const params = { businessId: 1, jobId: WAITING }
    await owner.ask(updateJob, { params, body: { title: 'One' }, key: 'first' })
    await owner.ask(updateJob, { params, body: { title: 'Two' }, key: 'second' })
    const [second = 0, first = 0] = await latest()
    await askGraphql(server, owner, UndoDocument, { positions: [second], key: 'third' })
    const [third = 0] = await latest()
    const manager = await signIn(server, demoUser('manager').email)
    expect([
      await factsOf('first'),
      await factsOf('second'),
      await factsOf('third'),
      await factsOf('fourth'),
      await factsOf('first', manager),
    ]).toEqual([[first], [second], [third], [], []])
  })
})

describe('the GraphQL address', () => {
  const statusAndBody = async (response: Promise<Response>) => {
    const { status } = await response
    return [status, await (await response).json()]
  }

  test('asks for a token', async () => {
    expect(await statusAndBody(post(server, '{"query":"{usage{clients}}"}'))).toEqual([
      401,
      { detail: 'Not authenticated' },
    ])
  })

  test.each(['no JSON', '[]', '{"query":3}', '{"query":"{usage{clients}}","variables":"x"}'])(
    'refuses the body %s',
    async (body) => {
      expect(await statusAndBody(post(server, body, owner))).toEqual([
        400,
        { detail: 'The body is not a GraphQL request.' },
      ])
    },
  )

  test('refuses requests without measure', async () => {
    const long = JSON.stringify({ query: '#'.repeat(30_000) })
    const heavy = JSON.stringify({ query: '{usage{clients}}', variables: { ballast: 'x'.repeat(14_500_000) } })
    for (const body of [long, heavy])
      expect(await statusAndBody(post(server, body, owner))).toEqual([413, { detail: 'The request is too large.' }])
    const many = Array.from({ length: 400 }, (_, index) => `a${index}:usage{clients}`).join(' ')
    expect(await statusAndBody(post(server, JSON.stringify({ query: `{${many}}` }), owner))).toEqual([
      200,
      { errors: [expect.objectContaining({ message: expect.stringMatching(/ 1000 tokens/) })] },
    ])
  })

  test('says what is wrong with a question', async () => {
    expect(await statusAndBody(post(server, '{"query":"{passwords}"}', owner))).toEqual([
      200,
      { errors: [expect.objectContaining({ message: 'Cannot query field "passwords" on type "Query".' })] },
    ])
  })
})

describe('the history of a client', () => {
  const HOME = { address: '12 Oak Street', city: 'Austin', state: 'TX', zip_code: '78701' }
  const SAMIR = { businessId: 1, clientId: 6 }
  const summaryOf = (facts: readonly { type: string; subject: string; undoRefusal?: string | null }[]) =>
    facts.map(({ type, subject, undoRefusal }) => [type, subject, undoRefusal])

  test('tells of its properties too, those that are gone included, page by page', async () => {
    await owner.ask(updateClient, { params: SAMIR, body: { phone: '512-555-0101' } })
    const { property } = await owner.ask(createProperty, { params: SAMIR, body: HOME })
    const place = { businessId: 1, propertyId: property.id }
    await owner.ask(updateProperty, { params: place, body: { property_name: 'Cabin' } })
    await owner.ask(deleteProperty, { params: place })
    await owner.ask(createProperty, { params: { businessId: 1, clientId: 1 }, body: HOME })
    const since = 'This has changed since; it can no longer be undone.'
    const { facts } = dataOf(await history('client/6')).history
    expect(summaryOf(facts)).toEqual([
      ['property.deleted', '12 Oak Street (Samir Patel)', null],
      ['property.edited', '12 Oak Street (Samir Patel)', since],
      ['property.created', '12 Oak Street (Samir Patel)', since],
      ['client.edited', 'Samir Patel', null],
    ])
    const first = dataOf(await history('client/6', owner, { first: 3 })).history
    const rest = dataOf(await history('client/6', owner, { first: 3, before: first.nextBefore ?? null })).history
    expect([...summaryOf(first.facts), ...summaryOf(rest.facts)]).toEqual(summaryOf(facts))
    expect(dataOf(await history(`property/${property.id}`)).history.facts).toHaveLength(3)
  })
})

test('a new client of older sample data is told as one that was written', () => {
  const older = {
    stream: 'client/42',
    seq: 0,
    at: 0,
    v: '2',
    type: 'client.added',
    actor: { kind: 'system', name: 'x' },
  }
  const read = readFactEntry({ ...older, cause: null, note: 'New client added', changes: [] })
  expect([read.v, read.type]).toEqual(['3', 'client.created'])
})
