import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createClient, deleteClient } from '@/contract/clients'
import {
  ClientPageDocument,
  RenewClientPageDocument,
  WithdrawClientPageDocument,
} from '@/contract/graphql/generated/client-page'
import { CreateEstimateDocument } from '@/contract/graphql/generated/estimates'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { RemindInvoiceDocument, SendInvoiceDocument } from '@/contract/graphql/generated/invoices'
import { createRefund, getReceipt, listInvoicePayments } from '@/contract/payments'
import { LINK_LIFETIME } from '@/domain/client-page/client-link'
import { CLIENT_DRAFT } from './client-cases'
import { APPROVAL, clientPageOffice, HELEN, OTHER } from './client-page-office'
import { ESTIMATE_DRAFT } from './estimate-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { invoiceNow, newInvoice } from './invoice-cases'
import { DAY, signIn } from './office'
import { card } from './payer'
import { confirmed } from './payment-cases'

const office = clientPageOffice()
const { say, statusOf, sent, linkOf, tokenOf, pageOf, open, estimateNow, factsNow } = office
const TECH = 'tech@greenvalley.demo'

describe('the link', () => {
  test('is made when something is sent, is the same for what is sent next, and cannot be guessed', async () => {
    const { client } = await office.owner.ask(createClient, { body: CLIENT_DRAFT })
    expect(await linkOf(client.id)).toEqual({
      id: client.id,
      state: 'none',
      path: null,
      expires_at: null,
      last_seen_at: null,
      questions: [],
    })
    const place = { client_id: client.id, property_id: client.properties[0]?.id }
    await sent(place, 'one')
    const first = await tokenOf(client.id)
    await sent(place, 'two')
    expect([await tokenOf(client.id), /^[\w-]{32}$/.test(first)]).toEqual([first, true])
    expect((await open(first)).estimates.map(({ estimate_number }) => estimate_number.length > 0)).toEqual([true, true])
  })

  test('works on for anyone who is reminded', async () => {
    const id = await newInvoice(office.server, office.owner, { client_id: HELEN })
    dataOf(await askGraphql(office.server, office.owner, SendInvoiceDocument, { id, key: 'send' }))
    office.clock.advance(LINK_LIFETIME - DAY)
    await office.signInAgain()
    dataOf(await askGraphql(office.server, office.owner, RemindInvoiceDocument, { id, key: 'remind' }))
    expect((await linkOf()).expires_at).toBe(new Date(office.clock.now() + LINK_LIFETIME).toISOString())
  })

  test('is in no history', async () => {
    await sent()
    const token = await tokenOf()
    const { client_links } = (await office.server.state()).tables
    const link = client_links.find((each) => each.token === token)
    dataOf(await askGraphql(office.server, office.owner, RenewClientPageDocument, { client: HELEN, key: 'renew' }))
    const renewed = await tokenOf()
    for (const stream of [`client_link/${link?.id}`, `client_link/${client_links.length}`, `client/${HELEN}`]) {
      const history = await askGraphql(office.server, office.owner, HistoryDocument, {
        stream,
        first: 100,
        before: null,
      })
      const text = JSON.stringify(dataOf(history))
      expect([stream, text.includes(token), text.includes(renewed)]).toEqual([stream, false, false])
    }
  })

  test('that is withdrawn opens nothing, and says whom to ask', async () => {
    const id = await sent()
    const token = await tokenOf()
    const { withdrawClientPage } = dataOf(
      await askGraphql(office.server, office.owner, WithdrawClientPageDocument, { client: HELEN, key: 'withdraw' }),
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
    dataOf(await askGraphql(office.server, office.owner, RenewClientPageDocument, { client: HELEN, key: 'renew' }))
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
    office.clock.advance(LINK_LIFETIME - 30 * DAY)
    await office.signInAgain()
    await sent({ valid_until: '2027-12-01' }, 'later')
    office.clock.advance(60 * DAY)
    expect((await pageOf(token)).state).toBe('open')
    office.clock.advance(LINK_LIFETIME)
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
    const { client_links } = (await office.server.state()).tables
    const free = client_links.find(({ client_id }) => client_id !== HELEN)
    const answer = await office.owner.send(deleteClient, { params: { businessId: 1, clientId: free?.client_id ?? 0 } })
    expect([answer.status, await statusOf(say('GET', free?.token ?? ''))]).toEqual([409, 200])
  })

  test('is for those who send or manage clients', async () => {
    const tech = await signIn(office.server, TECH)
    expect([
      refusalOf(await askGraphql(office.server, tech, ClientPageDocument, { client: HELEN })),
      refusalOf(await askGraphql(office.server, tech, RenewClientPageDocument, { client: HELEN, key: 'a' })),
      refusalOf(await askGraphql(office.server, tech, WithdrawClientPageDocument, { client: HELEN, key: 'b' })),
    ]).toEqual([
      '403 Your role can’t see client pages.',
      '403 Your role can’t change client pages.',
      '403 Your role can’t change client pages.',
    ])
  })
})

describe('what the page shows', () => {
  test('is the client’s alone: no draft, nothing of others, no cost and no note', async () => {
    const mine = await sent()
    const theirs = (await office.server.state()).tables.estimates.find(
      ({ client_id, status }) => client_id !== HELEN && status === 'sent',
    )
    const draft = dataOf(
      await askGraphql(office.server, office.owner, CreateEstimateDocument, { estimate: ESTIMATE_DRAFT, key: 'draft' }),
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
  (await office.server.state()).tables.properties.find(({ client_id }) => client_id === client)?.id ?? 0

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
    expect((await linkOf()).last_seen_at).toBe(new Date(office.clock.now()).toISOString())
  })

  test('makes an invoice viewed', async () => {
    const id = await newInvoice(office.server, office.owner)
    dataOf(await askGraphql(office.server, office.owner, SendInvoiceDocument, { id, key: 'send' }))
    const { invoices } = (await office.server.state()).tables
    const client = invoices.find((each) => each.id === id)?.client_id ?? 0
    await say('POST', `${await tokenOf(client)}/seen`, { estimate: null, invoice: id })
    expect((await invoiceNow(office.server, office.owner, id)).status).toBe('viewed')
  })
})

describe('paying by card (PAY-01)', () => {
  const openInvoice = async (): Promise<number> => {
    const id = await newInvoice(office.server, office.owner, { client_id: HELEN })
    dataOf(await askGraphql(office.server, office.owner, SendInvoiceDocument, { id, key: 'send' }))
    return id
  }
  const begun = v.object({ client_secret: v.string(), payment_intent_id: v.string() })

  test('is begun once under its key; what is charged is in the invoice, and the client is told so', async () => {
    const id = await openInvoice()
    const token = await tokenOf()
    const [first, again] = [
      await say('POST', `${token}/invoices/${id}/payments`, { amount: 4_000 }, 'pay'),
      await say('POST', `${token}/invoices/${id}/payments`, { amount: 4_000 }, 'pay'),
    ]
    const intent = v.parse(begun, first.body)
    await confirmed(office.server, intent, card())
    expect(again.body).toEqual(first.body)
    const { body } = await say('GET', `${token}/payments/${intent.payment_intent_id}`)
    expect(body).toMatchObject({ status: 'succeeded', failure: '', invoice: { id, amount_paid: 4_000 } })
    const { amount_paid, payment_history } = await invoiceNow(office.server, office.owner, id)
    expect([amount_paid, payment_history.map(({ processed_by_name }) => processed_by_name)]).toEqual([
      40,
      ['Helen Brandt'],
    ])
  })

  test('is told of what was given back and when, on the page and on the receipt, and not why', async () => {
    const id = await openInvoice()
    const token = await tokenOf()
    const { body } = await say('POST', `${token}/invoices/${id}/payments`, { amount: 4_000 }, 'pay')
    const intent = v.parse(begun, body)
    await confirmed(office.server, intent, card())
    const { payments } = await office.owner.ask(listInvoicePayments, { params: { invoiceId: id } })
    const { refund } = await office.owner.ask(createRefund, {
      body: { payment_id: payments[0]?.id ?? 0, amount: 12.5, reason: 'He was in a bad mood' },
    })
    const refundFields = { id: refund.id, amount: 1_250, refund_date: refund.refund_date }
    const page = await open(token)
    const { receipt } = await office.owner.ask(getReceipt, { params: { token: intent.payment_intent_id } })
    expect([
      page.invoices.find((each) => each.id === id)?.payments.map(({ refunds }) => refunds),
      receipt.refunds,
    ]).toEqual([[[refundFields]], [refundFields]])
    expect(JSON.stringify([await say('GET', token), receipt])).not.toContain('bad mood')
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
    dataOf(
      await askGraphql(office.server, office.owner, WithdrawClientPageDocument, { client: HELEN, key: 'withdraw' }),
    )
    const withdrawn = await statusOf(say('POST', `${token}/invoices/${id}/payments`, { amount: 100 }, 'e'))
    expect([...statuses, withdrawn]).toEqual([404, 404, 422, 422, 422, 410])
  })
})
