import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientPageCalls } from '@/contract/client-page'
import { createClient, deleteClient } from '@/contract/clients'
import {
  ClientPageDocument,
  RenewClientPageDocument,
  WithdrawClientPageDocument,
} from '@/contract/graphql/generated/client-page'
import {
  CreateEstimateDocument,
  EstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { LINK_LIFETIME } from '@/domain/client-page/client-link'
import type { ClientPage, OpenClientPage } from '@/domain/client-page/page'
import type { MovableClock } from '@/domain/clock'
import { totalsFor } from '@/domain/estimate/choice'
import type { MockServer } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { ESTIMATE_DRAFT, OFFER } from './estimate-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { invoiceNow, madeInvoice } from './invoice-cases'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock } from './office'
import { card } from './payer'
import { confirmed } from './payment-cases'

const openOffice = officesPerTest()
const TECH = 'tech@greenvalley.demo'
/** Helen Brandt, who has a property and an account. */
const HELEN = 1
/** Another client of the same business. */
const OTHER = 7
const DRAWN = { kind: 'drawn', strokes: [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]] }
const APPROVAL = { answered_by: 'Helen Brandt', signature: DRAWN, choice: null }

let clock: MovableClock
let server: MockServer
let owner: Person
beforeEach(async () => {
  clock = stoppedClock()
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
})

const say = async (method: string, path: string, body?: unknown, key?: string) => {
  const init: RequestInit = { method, headers: key === undefined ? {} : { 'idempotency-key': key } }
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await server.fetch(`/client-page/api/${path}`, init)
  return { status: response.status, body: (await response.json()) as unknown }
}
const statusOf = async (asked: ReturnType<typeof say>) => (await asked).status

const sent = async (patch: object = {}, key = 'one'): Promise<number> => {
  const estimate = { ...ESTIMATE_DRAFT, ...patch }
  const { id } = dataOf(await askGraphql(server, owner, CreateEstimateDocument, { estimate, key })).createEstimate
  dataOf(await askGraphql(server, owner, SendEstimateDocument, { id, again: false, key: `send-${key}` }))
  return id
}
const linkOf = async (client = HELEN) =>
  dataOf(await askGraphql(server, owner, ClientPageDocument, { client })).clientPage
const tokenOf = async (client = HELEN) => (await linkOf(client)).path?.replace('/c/', '') ?? ''
const pageOf = async (token: string): Promise<ClientPage> =>
  v.parse(clientPageCalls.read.answer, (await say('GET', token)).body)
const open = async (token: string): Promise<OpenClientPage> => {
  const page = await pageOf(token)
  if (page.state !== 'open') throw new Error(`The page is ${page.state}`)
  return page
}
const estimateNow = async (id: number) => dataOf(await askGraphql(server, owner, EstimateDocument, { id })).estimate
const factsNow = async () => (await server.state()).position

describe('the link', () => {
  test('is made when something is sent, is the same for what is sent next, and cannot be guessed', async () => {
    // given a client to whom nothing was sent
    const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
    expect(await linkOf(client.id)).toEqual({
      id: client.id,
      state: 'none',
      path: null,
      expires_at: null,
      last_seen_at: null,
      questions: [],
    })
    const place = { client_id: client.id, property_id: client.properties[0]?.id }
    // when two estimates are sent
    await sent(place, 'one')
    const first = await tokenOf(client.id)
    await sent(place, 'two')
    // then both are on one page, under 192 bits
    expect([await tokenOf(client.id), /^[\w-]{32}$/.test(first)]).toEqual([first, true])
    expect((await open(first)).estimates.map(({ estimate_number }) => estimate_number.length > 0)).toEqual([true, true])
  })

  test('is in no history', async () => {
    await sent()
    const token = await tokenOf()
    const { client_links } = (await server.state()).tables
    const link = client_links.find((each) => each.token === token)
    dataOf(await askGraphql(server, owner, RenewClientPageDocument, { client: HELEN, key: 'renew' }))
    const renewed = await tokenOf()
    for (const stream of [`client_link/${link?.id}`, `client_link/${client_links.length}`, `client/${HELEN}`]) {
      const told = await askGraphql(server, owner, HistoryDocument, { stream, first: 100, before: null })
      const text = JSON.stringify(dataOf(told))
      expect([stream, text.includes(token), text.includes(renewed)]).toEqual([stream, false, false])
    }
  })

  test('that is withdrawn opens nothing, and says whom to ask', async () => {
    const id = await sent()
    const token = await tokenOf()
    const { withdrawClientPage } = dataOf(
      await askGraphql(server, owner, WithdrawClientPageDocument, { client: HELEN, key: 'withdraw' }),
    )
    expect([withdrawClientPage.state, withdrawClientPage.path]).toEqual(['withdrawn', null])
    const page = await pageOf(token)
    expect([page.state, page.business.name, page.business.phone, 'estimates' in page]).toEqual([
      'withdrawn',
      'Green Valley Landscaping',
      '(512) 555-0101',
      false,
    ])
    const before = await factsNow()
    expect([
      await statusOf(say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'k')),
      await statusOf(say('POST', `${token}/seen`, { estimate: id, invoice: null })),
      await statusOf(say('POST', `${token}/questions`, { estimate: null, invoice: null, text: 'Hello?' }, 'q')),
      await factsNow(),
    ]).toEqual([410, 410, 410, before])
  })

  test('that is renewed has another token; the old one opens nothing', async () => {
    await sent()
    const old = await tokenOf()
    dataOf(await askGraphql(server, owner, RenewClientPageDocument, { client: HELEN, key: 'renew' }))
    const token = await tokenOf()
    expect([token === old, (await pageOf(old)).state, (await pageOf(token)).state]).toEqual([
      false,
      'withdrawn',
      'open',
    ])
  })

  test('runs out after half a year; sending in its second half extends it', async () => {
    await sent()
    const token = await tokenOf()
    clock.advance(LINK_LIFETIME - 30 * DAY)
    owner = await signIn(server, OWNER)
    await sent({ valid_until: '2027-12-01' }, 'later')
    clock.advance(60 * DAY)
    expect((await pageOf(token)).state).toBe('open')
    clock.advance(LINK_LIFETIME)
    expect((await pageOf(token)).state).toBe('expired')
  })

  test.each(['nobody', '', '..', '%', 'a'.repeat(5_000), '%00', '<script>'])(
    'named %j opens nothing',
    async (token) => {
      expect(await statusOf(say('GET', encodeURIComponent(token)))).toBe(404)
    },
  )

  test('opens nothing once the client is gone', async () => {
    await sent()
    const { client_links } = (await server.state()).tables
    const free = client_links.find(({ client_id }) => client_id !== HELEN)
    const answer = await owner.send(deleteClient, { params: { businessId: 1, clientId: free?.client_id ?? 0 } })
    // A client with open business stays; their page does too.
    expect([answer.status, await statusOf(say('GET', free?.token ?? ''))]).toEqual([409, 200])
  })

  test('is for those who send or manage clients', async () => {
    const tech = await signIn(server, TECH)
    expect([
      refusalOf(await askGraphql(server, tech, ClientPageDocument, { client: HELEN })),
      refusalOf(await askGraphql(server, tech, RenewClientPageDocument, { client: HELEN, key: 'a' })),
      refusalOf(await askGraphql(server, tech, WithdrawClientPageDocument, { client: HELEN, key: 'b' })),
    ]).toEqual([
      '403 Your role does not show client pages.',
      '403 Your role does not allow client pages to be changed.',
      '403 Your role does not allow client pages to be changed.',
    ])
  })
})

describe('what the page shows', () => {
  test('is the client’s alone: no draft, nothing of others, no cost and no note', async () => {
    const mine = await sent()
    const theirs = (await server.state()).tables.estimates.find(
      ({ client_id, status }) => client_id !== HELEN && status === 'sent',
    )
    const draft = dataOf(
      await askGraphql(server, owner, CreateEstimateDocument, { estimate: ESTIMATE_DRAFT, key: 'draft' }),
    ).createEstimate.id
    const token = await tokenOf()
    const page = await open(token)
    const ids = page.estimates.map(({ id }) => id)
    expect([ids.includes(mine), ids.includes(draft), ids.includes(theirs?.id ?? 0)]).toEqual([true, false, false])
    const text = JSON.stringify((await say('GET', token)).body)
    const secret = ['material_cost', 'markup', 'labor_hours', 'Gate on the left', 'created_by', 'processed_by', token]
    expect(secret.filter((word) => text.includes(word))).toEqual([])
    for (const id of [draft, theirs?.id ?? 0, 999_999, 0]) {
      expect(await statusOf(say('POST', `${token}/estimates/${id}/approve`, APPROVAL, `k${id}`))).toBe(404)
      expect(await statusOf(say('POST', `${token}/seen`, { estimate: id || 1_000_000, invoice: null }))).toBe(404)
    }
  })

  test('does not reach what belongs to another client of the business', async () => {
    const mine = await sent()
    await sent({ client_id: OTHER, property_id: await propertyOf(OTHER) }, 'other')
    const other = await tokenOf(OTHER)
    expect([
      await statusOf(say('POST', `${other}/estimates/${mine}/approve`, APPROVAL, 'a')),
      await statusOf(say('POST', `${other}/estimates/${mine}/decline`, { rejection_reason: 'No' }, 'b')),
      await statusOf(say('POST', `${other}/questions`, { estimate: mine, invoice: null, text: 'Why?' }, 'c')),
      (await estimateNow(mine)).status,
    ]).toEqual([404, 404, 404, 'sent'])
  })
})

const propertyOf = async (client: number) =>
  (await server.state()).tables.properties.find(({ client_id }) => client_id === client)?.id ?? 0

describe('having it open', () => {
  test('makes what was sent viewed, once, and an answer stays an answer', async () => {
    const id = await sent()
    const token = await tokenOf()
    const look = () => say('POST', `${token}/seen`, { estimate: id, invoice: null })
    await look()
    const after = await factsNow()
    await look()
    expect([(await estimateNow(id)).status, await factsNow()]).toEqual(['viewed', after])
    await say('POST', `${token}/estimates/${id}/decline`, { rejection_reason: 'Later' }, 'no')
    await look()
    expect((await estimateNow(id)).status).toBe('rejected')
    expect((await linkOf()).last_seen_at).toBe(new Date(clock.now()).toISOString())
  })

  test('makes an invoice viewed', async () => {
    const id = await madeInvoice(server, owner)
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send' }))
    const { invoices } = (await server.state()).tables
    const client = invoices.find((each) => each.id === id)?.client_id ?? 0
    await say('POST', `${await tokenOf(client)}/seen`, { estimate: null, invoice: id })
    expect((await invoiceNow(server, owner, id)).status).toBe('viewed')
  })
})

describe('an approval', () => {
  test('keeps the signature, who and when; sent twice it is done once', async () => {
    const id = await sent()
    const token = await tokenOf()
    const approve = () => say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'key-1')
    const first = await approve()
    const after = await factsNow()
    const again = await approve()
    expect([first.status, again, await factsNow()]).toEqual([200, first, after])
    const { status, answered_by, answered_via, answered_at, signature } = await estimateNow(id)
    expect({ status, answered_by, answered_via, answered_at, signature }).toEqual({
      status: 'approved',
      answered_by: 'Helen Brandt',
      answered_via: 'client_page',
      answered_at: new Date(clock.now()).toISOString(),
      signature: DRAWN,
    })
  })

  test('from two tabs: the second is refused, and the first stays', async () => {
    const id = await sent()
    const token = await tokenOf()
    const typed = { answered_by: 'H. Brandt', signature: { kind: 'typed', strokes: [] }, choice: null }
    const [one, two] = await Promise.all([
      say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'tab-1'),
      say('POST', `${token}/estimates/${id}/approve`, typed, 'tab-2'),
    ])
    expect([one.status, two]).toEqual([200, { status: 409, body: { detail: 'This estimate is approved already.' } }])
    expect((await estimateNow(id)).answered_by).toBe('Helen Brandt')
  })

  test('after the last valid day is refused', async () => {
    const id = await sent({ valid_until: '2026-11-20' })
    const token = await tokenOf()
    clock.advance(4 * DAY)
    expect(await say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'late')).toEqual({
      status: 409,
      body: { detail: 'This estimate has expired. Revise it to send it again.' },
    })
  })

  test('of an older version is refused; the newer one is named once it was sent', async () => {
    const id = await sent()
    const token = await tokenOf()
    dataOf(await askGraphql(server, owner, ReviseEstimateDocument, { id, key: 'revise' }))
    const next = (await estimateNow(id)).revised_by_id ?? 0
    const newerOf = async () => (await open(token)).estimates.find((each) => each.id === id)?.newer_id
    expect([await say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'old'), await newerOf()]).toEqual([
      { status: 409, body: { detail: 'This estimate has a newer version.' } },
      null,
    ])
    dataOf(await askGraphql(server, owner, SendEstimateDocument, { id: next, again: false, key: 'next' }))
    expect(await newerOf()).toBe(next)
  })

  test.each([
    ['no body', ''],
    ['no object', '[]'],
    ['no name', { ...APPROVAL, answered_by: ' \u2800 ' }],
    ['a name of a novel', { ...APPROVAL, answered_by: 'x'.repeat(101) }],
    ['no signature', { answered_by: 'H' }],
    ['an empty drawing', { ...APPROVAL, signature: { kind: 'drawn', strokes: [] } }],
    ['markup for a stroke', { ...APPROVAL, signature: { kind: 'drawn', strokes: ['<svg onload=alert(1)>'] } }],
    [
      'numbers that are none',
      { ...APPROVAL, signature: { kind: 'drawn', strokes: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1e9]] } },
    ],
    ['a drawing of a megabyte', `{"answered_by":"H","signature":"${'x'.repeat(1_000_000)}"}`],
    ['a typed name with strokes', { ...APPROVAL, signature: { ...DRAWN, kind: 'typed' } }],
  ])('with %s changes nothing', async (_what, body) => {
    const id = await sent()
    const token = await tokenOf()
    const before = await factsNow()
    const status = await statusOf(say('POST', `${token}/estimates/${id}/approve`, body, 'bad'))
    expect([[400, 413, 422].includes(status), await factsNow()]).toEqual([true, before])
  })
})

describe('an estimate with a choice', () => {
  test('is approved with what the client takes, and comes to that', async () => {
    const id = await sent(OFFER)
    const token = await tokenOf()
    const shown = (await open(token)).estimates.find((each) => each.id === id)
    const choice = { package_id: shown?.packages.at(-1)?.id ?? 0, line_ids: [] }
    await say('POST', `${token}/estimates/${id}/approve`, { ...APPROVAL, choice }, 'yes')
    const after = (await open(token)).estimates.find((each) => each.id === id)
    expect([after?.choice, after?.total_amount]).toEqual([choice, shown && totalsFor(shown, choice).total_amount])
  })

  test('is not approved with something that is not in it', async () => {
    const id = await sent(OFFER)
    const token = await tokenOf()
    const approve = (choice: object, key: string) =>
      statusOf(say('POST', `${token}/estimates/${id}/approve`, { ...APPROVAL, choice }, key))
    expect([
      await approve({ package_id: 99, line_ids: [] }, 'a'),
      await approve({ package_id: null, line_ids: [] }, 'b'),
      await approve({ package_id: 1, line_ids: [1, 1] }, 'c'),
      (await estimateNow(id)).status,
    ]).toEqual([422, 422, 422, 'sent'])
  })
})

test('a rejection keeps its reason', async () => {
  const id = await sent()
  const token = await tokenOf()
  expect(await statusOf(say('POST', `${token}/estimates/${id}/decline`, { rejection_reason: '  ' }, 'empty'))).toBe(422)
  await say('POST', `${token}/estimates/${id}/decline`, { rejection_reason: 'Too much for now' }, 'no')
  const { status, answered_by, answered_via, rejection_reason, signature } = await estimateNow(id)
  expect({ status, answered_by, answered_via, rejection_reason, signature: signature ?? null }).toEqual({
    status: 'rejected',
    answered_by: 'Helen Brandt',
    answered_via: 'client_page',
    rejection_reason: 'Too much for now',
    signature: null,
  })
})

describe('paying by card (PAY-01)', () => {
  const openInvoice = async (): Promise<number> => {
    const id = await madeInvoice(server, owner, { client_id: HELEN })
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send' }))
    return id
  }
  const begun = v.object({ client_secret: v.string(), payment_intent_id: v.string() })

  test('is begun once under its key; what is charged is in the invoice, and the client is told so', async () => {
    // given an invoice on the page of its client
    const id = await openInvoice()
    const token = await tokenOf()
    // when they begin to pay some of it, twice under one key, and the card is charged
    const [first, again] = [
      await say('POST', `${token}/invoices/${id}/payments`, { amount: 4_000 }, 'pay'),
      await say('POST', `${token}/invoices/${id}/payments`, { amount: 4_000 }, 'pay'),
    ]
    const intent = v.parse(begun, first.body)
    await confirmed(server, intent, card())
    // then one payment was begun, it stands in the invoice, and the page says what became of it
    expect(again.body).toEqual(first.body)
    const { body } = await say('GET', `${token}/payments/${intent.payment_intent_id}`)
    expect(body).toMatchObject({ status: 'succeeded', failure: '', invoice: { id, amount_paid: 4_000 } })
    const { amount_paid, payment_history } = await invoiceNow(server, owner, id)
    expect([amount_paid, payment_history.map(({ processed_by_name }) => processed_by_name)]).toEqual([
      40,
      ['Helen Brandt'],
    ])
  })

  test('is refused for another client’s invoice, above what is due, and when the link is withdrawn', async () => {
    const id = await openInvoice()
    const [token, others] = [await tokenOf(), await tokenOf(OTHER)]
    const intent = v.parse(begun, (await say('POST', `${token}/invoices/${id}/payments`, { amount: 100 }, 'own')).body)
    const statuses = [
      await statusOf(say('POST', `${others}/invoices/${id}/payments`, { amount: 100 }, 'a')),
      await statusOf(say('GET', `${others}/payments/${intent.payment_intent_id}`)),
      await statusOf(say('POST', `${token}/invoices/${id}/payments`, { amount: 99_999_999 }, 'b')),
      await statusOf(say('POST', `${token}/invoices/${id}/payments`, { amount: 0 }, 'c')),
      await statusOf(say('POST', `${token}/invoices/${id}/payments`, { amount: 10.5 }, 'd')),
    ]
    dataOf(await askGraphql(server, owner, WithdrawClientPageDocument, { client: HELEN, key: 'withdraw' }))
    const withdrawn = await statusOf(say('POST', `${token}/invoices/${id}/payments`, { amount: 100 }, 'e'))
    expect([...statuses, withdrawn]).toEqual([404, 404, 422, 422, 422, 410])
  })
})

describe('a question', () => {
  test('reaches the office with what it is about, once', async () => {
    const id = await sent()
    const token = await tokenOf()
    const ask = () => say('POST', `${token}/questions`, { estimate: id, invoice: null, text: ' Which mulch? ' }, 'q1')
    await ask()
    await ask()
    const { estimate_number } = await estimateNow(id)
    const asked = { estimate_id: id, invoice_id: null, text: 'Which mulch?' }
    expect((await linkOf()).questions).toEqual([
      { ...asked, id: 1, about: estimate_number, asked_at: new Date(clock.now()).toISOString() },
    ])
    expect((await open(token)).questions).toEqual([{ ...asked, id: 1, asked_at: clock.now() }])
  })

  test('is one of fifty a day at most', async () => {
    await sent()
    const token = await tokenOf()
    const ask = (index: number) =>
      statusOf(say('POST', `${token}/questions`, { estimate: null, invoice: null, text: `No. ${index}` }, `q${index}`))
    for (let index = 0; index < 50; index++) expect(await ask(index)).toBe(200)
    expect(await ask(50)).toBe(429)
    clock.advance(DAY)
    expect(await ask(51)).toBe(200)
  })
})
