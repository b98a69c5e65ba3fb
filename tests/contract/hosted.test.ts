import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { logout } from '@/contract/auth'
import { listPaymentMethods } from '@/contract/billing'
import {
  checkoutCompleted,
  type HostedCheckout,
  hostedCheckout,
  hostedPortal,
  invoiceDownload,
} from '@/contract/hosted'
import {
  cancelSubscription,
  createCheckoutSession,
  createPortalSession,
  currentSubscription,
} from '@/contract/subscription'
import type { Day } from '@/domain/time/calendar'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { DAY, OWNER, type Person } from './office'
import {
  askHosted,
  card,
  GREEN_VALLEY,
  HILL_COUNTRY,
  HILL_COUNTRY_OWNER,
  type PayingOffice,
  payingOfficesPerTest,
  refusedCard,
} from './payer'

const ORIGIN = 'https://app.example'
const ofGreenValley = { query: { customer_id: GREEN_VALLEY } }

const openPayingOffice = payingOfficesPerTest()
let office: PayingOffice
let owner: Person
beforeEach(async () => {
  office = openPayingOffice()
  owner = await office.as(OWNER)
})

const ask = (method: string, path: string, body?: unknown) => askHosted(office.server, method, path, body)

const endIt = () => owner.ask(cancelSubscription, { body: { customer_id: GREEN_VALLEY, at_period_end: false } })

type Tables = ReturnType<typeof BUILT_IN.demo.tables>

const reopen = (change: (tables: Tables) => Partial<Tables>) => {
  const { tables, facts } = BUILT_IN.demo
  const demo = { facts, tables: (day: Day) => ({ ...tables(day), ...change(tables(day)) }) }
  office = openPayingOffice({ scenarios: { ...BUILT_IN, demo } })
}

const neverSubscribed = () => {
  reopen(({ subscriptions }) => ({ subscriptions: subscriptions.slice(0, 1) }))
  return office.as(HILL_COUNTRY_OWNER)
}

const begin = async (person: Person, customer_id: string, success_url = `${ORIGIN}/done?id={CHECKOUT_SESSION_ID}`) => {
  const body = {
    customer_id,
    customer_email: 'dana@example.com',
    customer_name: 'Dana Whitfield',
    plan_id: 'basic' as const,
    billing_period: 'monthly' as const,
    success_url,
    cancel_url: `${ORIGIN}/subscription/cancel`,
  }
  return (await person.ask(createCheckoutSession, { body })).checkout_session_id ?? ''
}

const shown = async (token: string): Promise<HostedCheckout> =>
  v.parse(hostedCheckout, (await ask('GET', `checkout-sessions/${token}`)).body)
const complete = (token: string, payment_method_id: string | null) =>
  ask('POST', `checkout-sessions/${token}/complete`, { payment_method_id })
const subscriptionOf = async (person: Person, customer_id: string) =>
  (await person.ask(currentSubscription, { query: { customer_id } })).subscription
const counts = async () => {
  const { subscriptions, subscription_invoices, payment_methods } = (await office.server.state()).tables
  return [subscriptions.length, subscription_invoices.length, payment_methods.length]
}

describe('the payment page', () => {
  test('shows what is bought, by whom, and where it leads', async () => {
    await endIt()
    const token = await begin(owner, GREEN_VALLEY)
    expect(await shown(token)).toEqual({
      token,
      status: 'open',
      business_name: 'Green Valley Landscaping',
      time_zone: 'America/Chicago',
      date_format: 'MM/DD/YYYY',
      customer_email: 'dana@example.com',
      plan_id: 'basic',
      plan_name: 'Basic',
      billing_period: 'monthly',
      price: 4900,
      trial_days: 0,
      success_url: `${ORIGIN}/done?id=${token}`,
      cancel_url: `${ORIGIN}/subscription/cancel`,
    })
  })

  test('names the zone of the business, as the portal does', async () => {
    reopen(({ businesses }) => ({
      businesses: businesses.map((each) => ({ ...each, timezone: 'Pacific/Auckland' })),
    }))
    owner = await office.as(OWNER)
    await endIt()

    const checkout = await shown(await begin(owner, GREEN_VALLEY))
    const query = { customer_id: GREEN_VALLEY, return_url: `${ORIGIN}/dashboard/subscription` }
    const { portal_url } = await owner.ask(createPortalSession, { query })
    const session = new URL(portal_url).searchParams.get('session')
    const portal = v.parse(hostedPortal, (await ask('GET', `portal-sessions/${session}`)).body)

    expect([checkout.time_zone, portal.time_zone]).toEqual(['Pacific/Auckland', 'Pacific/Auckland'])
  })

  test('adds the session to an address that has no place for it', async () => {
    await endIt()
    const token = await begin(owner, GREEN_VALLEY, `${ORIGIN}/done?from=app`)
    expect((await shown(token)).success_url).toBe(`${ORIGIN}/done?from=app&session_id=${token}`)
  })

  test('is there for no one who made its token up', async () => {
    for (const [method, path] of [
      ['GET', 'checkout-sessions/cs_test_1'],
      ['GET', 'portal-sessions/bps_1'],
      ['POST', 'portal-sessions/bps_1/cancel'],
    ] as const)
      expect((await ask(method, path)).status).toBe(404)
    expect((await complete('cs_test_1', null)).status).toBe(404)
  })

  test('is closed to someone who may no longer manage the subscription', async () => {
    await endIt()
    const token = await begin(owner, GREEN_VALLEY)
    // No endpoint deactivates users yet, so the row is changed directly.
    const { users } = (await office.server.state()).tables
    const dana = users.find(({ email }) => email === OWNER)
    if (dana) dana.is_active = false
    expect((await ask('GET', `checkout-sessions/${token}`)).status).toBe(404)
  })
})

describe('a first subscription', () => {
  test('is a trial of 14 days, with no card (LAND-09)', async () => {
    const trying = await neverSubscribed()
    const token = await begin(trying, HILL_COUNTRY)
    expect((await shown(token)).trial_days).toBe(14)
    const { body } = await complete(token, null)
    expect(v.parse(checkoutCompleted, body)).toEqual({ success_url: `${ORIGIN}/done?id=${token}` })
    expect(await subscriptionOf(trying, HILL_COUNTRY)).toEqual({
      id: 2,
      status: 'trialing',
      plan_id: 'basic',
      plan_name: 'Basic',
      billing_period: 'monthly',
      current_period_start: office.clock.now(),
      current_period_end: office.clock.now() + 14 * DAY,
      trial_end: office.clock.now() + 14 * DAY,
      cancel_at_period_end: false,
    })
    expect(await office.factSummaries()).toEqual([
      ['subscription.started', 'Started a trial of 14 days on the Basic plan'],
    ])
  })

  test('keeps a card that is given, and pays with it when the trial ends', async () => {
    const trying = await neverSubscribed()
    await complete(await begin(trying, HILL_COUNTRY), card())
    expect(await counts()).toEqual([2, 14, 3])
    office.clock.advance(15 * DAY)
    const later = await office.as(HILL_COUNTRY_OWNER)
    expect((await subscriptionOf(later, HILL_COUNTRY)).status).toBe('active')
    expect(await counts()).toEqual([2, 16, 3])
  })
})

describe('a later subscription', () => {
  test('is paid at once: a declined card, then a good one, make one subscription', async () => {
    await endIt()
    const token = await begin(owner, GREEN_VALLEY)
    expect(await complete(token, refusedCard)).toMatchObject({
      status: 402,
      body: { detail: 'Your card was declined.' },
    })
    expect(await complete(token, 'pm_unknown')).toMatchObject({ status: 402 })
    expect(await complete(token, null)).toMatchObject({
      status: 402,
      body: { detail: 'Enter a card. The first payment is due today.' },
    })
    expect(await counts()).toEqual([2, 14, 2])

    expect((await complete(token, card())).status).toBe(200)
    expect(await counts()).toEqual([3, 15, 3])
    expect(await subscriptionOf(owner, GREEN_VALLEY)).toMatchObject({
      id: 3,
      status: 'active',
      plan_id: 'basic',
      trial_end: null,
    })
    const { payment_methods } = await owner.ask(listPaymentMethods, ofGreenValley)
    expect(payment_methods[0]).toMatchObject({ last4: '1111', is_default: true })
  })

  test('is bought once, however often its session is completed', async () => {
    await endIt()
    const token = await begin(owner, GREEN_VALLEY)
    const [first, second] = await Promise.all([complete(token, card()), complete(token, card())])
    const third = await complete(token, card({ nonce: 'n9' }))
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(await counts()).toEqual([3, 15, 3])
    expect((await shown(token)).status).toBe('complete')
  })

  test('is not bought a second time through another session', async () => {
    await endIt()
    const [one, other] = [await begin(owner, GREEN_VALLEY), await begin(owner, GREEN_VALLEY)]
    await complete(one, card())
    expect(await complete(other, card({ nonce: 'n9' }))).toMatchObject({
      status: 409,
      body: { detail: 'You already have a subscription.' },
    })
    expect(await counts()).toEqual([3, 15, 3])
  })

  test('is asked for properly', async () => {
    await endIt()
    const token = await begin(owner, GREEN_VALLEY)
    const path = `checkout-sessions/${token}/complete`
    expect((await ask('POST', path, { payment_method_id: 7 })).status).toBe(422)
    expect((await ask('POST', path)).status).toBe(400)
  })
})

describe('the billing portal', () => {
  const open = async () => {
    const query = { customer_id: GREEN_VALLEY, return_url: `${ORIGIN}/dashboard/subscription` }
    const { portal_url } = await owner.ask(createPortalSession, { query })
    return new URL(portal_url).searchParams.get('session') ?? ''
  }
  const portal = (body: unknown) => v.parse(hostedPortal, body)

  test('shows subscription, cards and invoices', async () => {
    const token = await open()
    const { invoices, ...rest } = portal((await ask('GET', `portal-sessions/${token}`)).body)
    expect(rest).toEqual({
      token,
      business_name: 'Green Valley Landscaping',
      time_zone: 'America/Chicago',
      date_format: 'MM/DD/YYYY',
      return_url: `${ORIGIN}/dashboard/subscription`,
      subscription: await subscriptionOf(owner, GREEN_VALLEY),
      payment_methods: (await owner.ask(listPaymentMethods, ofGreenValley)).payment_methods,
    })
    expect(invoices.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => `in_${14 - index}`))
  })

  test('adds, sets and removes cards, each answered with how things are then', async () => {
    const at = `portal-sessions/${await open()}`
    const cards = (body: unknown) => portal(body).payment_methods.map(({ id, is_default }) => [id, is_default])
    const added = await ask('POST', `${at}/payment-methods`, { payment_method_id: card() })
    expect(cards(added.body)).toEqual([
      ['pm_3', true],
      ['pm_2', false],
      ['pm_1', false],
    ])
    const set = await ask('POST', `${at}/payment-methods/pm_1/set-default`)
    expect(cards(set.body)[0]).toEqual(['pm_1', true])
    const removed = await ask('DELETE', `${at}/payment-methods/pm_3`)
    expect(cards(removed.body)).toEqual([
      ['pm_1', true],
      ['pm_2', false],
    ])
    expect((await ask('DELETE', `${at}/payment-methods/pm_3`)).status).toBe(404)
    expect((await ask('POST', `${at}/payment-methods`, { payment_method_id: 'x' })).status).toBe(402)
  })

  test('cancels and resumes, by the same rules as the app', async () => {
    const at = `portal-sessions/${await open()}`
    const cancelled = await ask('POST', `${at}/cancel`)
    expect(portal(cancelled.body).subscription?.cancel_at_period_end).toBe(true)
    expect((await ask('POST', `${at}/cancel`)).status).toBe(409)
    const resumed = await ask('POST', `${at}/resume`)
    expect(portal(resumed.body).subscription?.cancel_at_period_end).toBe(false)
    expect((await ask('POST', `${at}/resume`)).status).toBe(409)
  })

  test('gives the PDF of an invoice, of this business only', async () => {
    const at = `portal-sessions/${await open()}/invoices`
    const { status, body } = await ask('GET', `${at}/in_14/download`)
    expect([status, v.parse(invoiceDownload, body).download_url.slice(0, 28)]).toEqual([
      200,
      'data:application/pdf;base64,',
    ])
    expect((await ask('GET', `${at}/in_99/download`)).status).toBe(404)
  })

  test('ends after an hour', async () => {
    const [portalToken, checkoutToken] = [await open(), await endIt().then(() => begin(owner, GREEN_VALLEY))]
    const statuses = async () => [
      (await ask('GET', `portal-sessions/${portalToken}`)).status,
      (await ask('GET', `checkout-sessions/${checkoutToken}`)).status,
      (await complete(checkoutToken, card())).status,
    ]
    office.clock.advance(60 * 60_000)
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('ends with the sign-out of the person who opened it, and with no one else’s', async () => {
    const token = await open()
    const other = await office.as(OWNER)
    await other.ask(logout, { body: { refresh_token: other.refreshToken } })
    expect((await ask('GET', `portal-sessions/${token}`)).status).toBe(200)
    await owner.ask(logout, { body: { refresh_token: owner.refreshToken } })
    expect((await ask('GET', `portal-sessions/${token}`)).status).toBe(404)
    expect((await ask('POST', `portal-sessions/${token}/cancel`)).status).toBe(404)
  })
})
