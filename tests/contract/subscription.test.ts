import { beforeEach, describe, expect, test } from 'vitest'
import { addPaymentMethod, listInvoices } from '@/contract/billing'
import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  currentSubscription,
  resumeSubscription,
} from '@/contract/subscription'
import { demoUser } from '@/domain/demo/demo'
import { planChange } from '@/domain/subscription/plan-change'
import { DAY, OWNER, type Person } from './office'
import {
  card,
  GREEN_VALLEY,
  HILL_COUNTRY,
  HILL_COUNTRY_OWNER,
  type PayingOffice,
  payingOfficesPerTest,
  refusedCard,
} from './payer'

const ORIGIN = 'https://app.example'
const purchase = {
  customer_id: GREEN_VALLEY,
  customer_email: 'dana@example.com',
  customer_name: 'Dana Whitfield',
  plan_id: 'basic' as const,
  billing_period: 'monthly' as const,
  success_url: `${ORIGIN}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${ORIGIN}/subscription/cancel`,
}
const ofGreenValley = { query: { customer_id: GREEN_VALLEY } }
const toPlan = (new_plan_id: 'basic' | 'professional' | 'enterprise', prorate = true) => ({
  body: { customer_id: GREEN_VALLEY, new_plan_id, prorate },
})

const openPayingOffice = payingOfficesPerTest()
let office: PayingOffice
let owner: Person
beforeEach(async () => {
  office = openPayingOffice()
  owner = await office.as(OWNER)
})

const present = async () => (await owner.ask(currentSubscription, ofGreenValley)).subscription
const latest = async () => (await owner.ask(listInvoices, ofGreenValley)).invoices[0]
const position = async () => (await office.server.state()).position

describe('the subscription', () => {
  test('is the one that the sample business pays for', async () => {
    expect(await present()).toEqual({
      id: 1,
      status: 'active',
      plan_id: 'professional',
      plan_name: 'Professional',
      billing_period: 'monthly',
      current_period_start: Date.parse('2026-10-30T16:00:00Z'),
      current_period_end: Date.parse('2026-11-30T16:00:00Z'),
      trial_end: Date.parse('2025-09-30T16:00:00Z'),
      cancel_at_period_end: false,
    })
  })

  test('is shown to those who see what is paid, and changed by those who manage it', async () => {
    const [manager, billing, tech, home] = await Promise.all([
      office.as(demoUser('manager').email),
      office.as('billing@greenvalley.demo'),
      office.as(demoUser('tech').email),
      office.as(demoUser('home').email),
    ])
    const seen = (person: Person) => person.send(currentSubscription, ofGreenValley)
    const cancelledBy = (person: Person) => person.send(cancelSubscription, { body: { customer_id: GREEN_VALLEY } })
    expect([(await seen(manager)).status, (await seen(billing)).status]).toEqual([200, 200])
    for (const person of [tech, home])
      expect(await seen(person)).toMatchObject({
        status: 403,
        body: { detail: 'Your role can’t see the subscription.' },
      })
    for (const person of [manager, tech, home])
      expect(await cancelledBy(person)).toMatchObject({
        status: 403,
        body: { detail: 'Your role can’t change the subscription.' },
      })
    expect((await cancelledBy(billing)).status).toBe(200)
  })

  test('is no one else’s to know of', async () => {
    const stranger = await office.as(HILL_COUNTRY_OWNER)
    for (const customer_id of [GREEN_VALLEY, 'cus_99', 'cus_01', '1', ''])
      expect(await stranger.send(currentSubscription, { query: { customer_id } })).toMatchObject({
        status: 404,
        body: { detail: 'Customer not found' },
      })
  })
})

describe('a change of plan', () => {
  test('to a larger one is paid at once, at the figures that were shown before', async () => {
    const shown = planChange(await present(), { plan: 'enterprise', period: 'monthly' }, office.clock.now())
    const { subscription } = await owner.ask(changePlan, toPlan('enterprise'))
    expect([subscription.plan_id, subscription.plan_name, subscription.status]).toEqual([
      'enterprise',
      'Enterprise',
      'active',
    ])
    expect(await latest()).toEqual({
      id: 'in_15',
      number: 'GW-2026-0015',
      created_at: office.clock.now(),
      period_start: office.clock.now(),
      period_end: subscription.current_period_end,
      amount_due: shown.due_now,
      amount_paid: shown.due_now,
      status: 'paid',
      lines: [
        { description: 'Rest of the period on Enterprise', amount: shown.charge },
        { description: 'Unused time on Professional', amount: 0 - shown.credit },
      ],
    })
    expect(await office.factSummaries()).toEqual([
      ['subscription.plan_changed', 'Plan changed from Professional to Enterprise'],
      ['invoice.paid', `GW-2026-0015: $${(shown.due_now / 100).toFixed(2)} paid`],
    ])
  })

  test('to a smaller one keeps the difference for coming invoices', async () => {
    const { balance } = planChange(await present(), { plan: 'basic', period: 'monthly' }, office.clock.now())
    await owner.ask(changePlan, toPlan('basic'))
    expect((await office.server.state()).tables.customers[0]?.balance).toBe(balance)
    expect((await latest())?.id).toBe('in_14')
    expect(await office.factSummaries()).toEqual([
      [
        'subscription.plan_changed',
        `Plan changed from Professional to Basic; $${(balance / 100).toFixed(2)} comes off the next invoices`,
      ],
    ])
  })

  test('costs nothing now where it is not prorated, nor during a trial', async () => {
    await owner.ask(changePlan, toPlan('enterprise', false))
    expect((await latest())?.id).toBe('in_14')
    const trying = await office.as(HILL_COUNTRY_OWNER)
    const { subscription } = await trying.ask(changePlan, {
      body: { customer_id: HILL_COUNTRY, new_plan_id: 'enterprise' },
    })
    expect([subscription.status, subscription.plan_id]).toEqual(['trialing', 'enterprise'])
    expect((await trying.ask(listInvoices, { query: { customer_id: HILL_COUNTRY } })).total).toBe(0)
  })

  test('is booked to the cent as it was shown, for half an hour; then it is worked out again', async () => {
    const quoted = async () => {
      const at = office.clock.now()
      const { due_now } = planChange(await present(), { plan: 'enterprise', period: 'monthly' }, at)
      return { at: new Date(at).toISOString(), due_now }
    }
    const confirm = (quote: { at: string; due_now: number }) =>
      owner.send(changePlan, { body: { customer_id: GREEN_VALLEY, new_plan_id: 'enterprise', quote } })
    const outOfDate = {
      status: 409,
      body: { detail: 'These amounts are out of date. Review the new ones and confirm again.' },
    }

    const shown = await quoted()
    office.clock.advance(31 * 60_000)
    owner = await office.as(OWNER)
    expect(await confirm(shown)).toMatchObject(outOfDate)
    const anew = await quoted()
    expect(await confirm({ ...anew, due_now: anew.due_now - 1 })).toMatchObject(outOfDate)
    office.clock.advance(29 * 60_000)
    owner = await office.as(OWNER)
    expect((await confirm(anew)).status).toBe(200)
    expect((await latest())?.amount_paid).toBe(anew.due_now)
  })

  test('is one from months to years: a year begins and is paid, less what is left of the month', async () => {
    const before = await present()
    const now = office.clock.now()
    const shown = planChange(before, { plan: 'professional', period: 'yearly' }, now)
    const body = { customer_id: GREEN_VALLEY, new_plan_id: 'professional', billing_period: 'yearly' } as const
    const { subscription } = await owner.ask(changePlan, { body })
    expect(subscription).toEqual({
      ...before,
      billing_period: 'yearly',
      current_period_start: now,
      current_period_end: shown.next_billing_at,
    })
    expect(await latest()).toMatchObject({
      amount_paid: shown.due_now,
      period_end: shown.next_billing_at,
      lines: [
        { description: 'Professional, annual', amount: 99_000 },
        { description: 'Unused time on Professional, monthly', amount: 0 - shown.credit },
      ],
    })
    expect(await office.factSummaries()).toMatchObject([
      ['subscription.plan_changed', 'Plan changed from Professional, monthly to Professional, annual'],
      ['invoice.paid', expect.any(String)],
    ])
    expect(await owner.send(changePlan, { body })).toMatchObject({ status: 409 })
  })

  test('is refused with the card, and leaves everything as it was', async () => {
    const bad = { customer_id: GREEN_VALLEY, payment_method_id: refusedCard, set_as_default: true }
    await owner.ask(addPaymentMethod, { body: bad })
    const [subscription, at] = [await present(), await position()]
    expect(await owner.send(changePlan, toPlan('enterprise'))).toMatchObject({
      status: 402,
      body: { detail: expect.stringMatching(/^Your card was declined\. \$\d+\.\d\d is due\.$/) },
    })
    expect([await present(), await position()]).toEqual([subscription, at])
  })

  test('to the plan one has is refused', async () => {
    expect(await owner.send(changePlan, toPlan('professional'))).toMatchObject({
      status: 409,
      body: { detail: 'You’re already on this plan.' },
    })
  })

  test('is refused while a payment is open', async () => {
    const trying = await office.as(HILL_COUNTRY_OWNER)
    office.clock.advance(6 * DAY)
    const later = await office.as(HILL_COUNTRY_OWNER)
    expect(trying.token).not.toBe(later.token)
    expect(await later.send(changePlan, { body: { customer_id: HILL_COUNTRY, new_plan_id: 'basic' } })).toMatchObject({
      status: 409,
      body: { detail: 'Pay the open invoice before changing the plan.' },
    })
  })
})

describe('a cancellation', () => {
  test('waits for the end of the period, and can be taken back', async () => {
    const cancelled = await owner.ask(cancelSubscription, {
      body: { customer_id: GREEN_VALLEY, reason: '  Too quiet in winter ' },
    })
    expect([cancelled.subscription.status, cancelled.subscription.cancel_at_period_end]).toEqual(['active', true])
    expect(await owner.send(cancelSubscription, { body: { customer_id: GREEN_VALLEY } })).toMatchObject({
      status: 409,
      body: { detail: 'This subscription is already set to cancel.' },
    })
    const { subscription } = await owner.ask(resumeSubscription, ofGreenValley)
    expect(subscription.cancel_at_period_end).toBe(false)
    expect(await owner.send(resumeSubscription, ofGreenValley)).toMatchObject({
      status: 409,
      body: { detail: 'This subscription is not set to cancel.' },
    })
    expect(await office.factSummaries()).toEqual([
      ['subscription.cancel_planned', 'Set to cancel on Mon, Nov 30: Too quiet in winter'],
      ['subscription.resumed', 'Resumed'],
    ])
  })

  test('at once ends it, and it can’t be taken back', async () => {
    const { subscription } = await owner.ask(cancelSubscription, {
      body: { customer_id: GREEN_VALLEY, at_period_end: false, reason: 'Sold the business' },
    })
    expect([subscription.status, subscription.current_period_end]).toEqual(['canceled', office.clock.now()])
    expect(await owner.send(resumeSubscription, ofGreenValley)).toMatchObject({
      status: 409,
      body: { detail: 'This subscription has ended. Choose a plan to start again.' },
    })
    expect(await office.factSummaries()).toEqual([['subscription.ended', 'Cancelled at once: Sold the business']])
  })

  test('is done once under one key, and answered the same', async () => {
    const request = { body: { customer_id: GREEN_VALLEY }, key: 'once' }
    const first = await owner.send(cancelSubscription, request)
    const at = await position()
    expect((await owner.send(cancelSubscription, request)).body).toEqual(first.body)
    expect(await position()).toBe(at)
  })
})

describe('a checkout', () => {
  test('is refused while a subscription runs', async () => {
    expect(await owner.send(createCheckoutSession, { body: purchase })).toMatchObject({
      status: 409,
      body: { detail: 'You already have a subscription.' },
    })
  })

  test('begins on the payment page of the app’s own origin, with a token no one can guess', async () => {
    await owner.ask(cancelSubscription, { body: { customer_id: GREEN_VALLEY, at_period_end: false } })
    const one = await owner.ask(createCheckoutSession, { body: purchase, key: 'a' })
    const other = await owner.ask(createCheckoutSession, { body: purchase, key: 'b' })
    const again = await owner.ask(createCheckoutSession, { body: purchase, key: 'a' })
    expect(one.checkout_session_id).toMatch(/^cs_test_[\da-f-]{36}$/)
    expect(one.checkout_url).toBe(`${ORIGIN}/hosted/checkout.html?session=${one.checkout_session_id}`)
    expect(other.checkout_session_id).not.toBe(one.checkout_session_id)
    expect(again).toEqual(one)
  })

  test('comes back to web addresses only', async () => {
    await owner.ask(cancelSubscription, { body: { customer_id: GREEN_VALLEY, at_period_end: false } })
    for (const field of ['success_url', 'cancel_url'])
      for (const address of ['javascript:alert(1)', 'data:text/html,x', '/relative', ''])
        expect(await owner.send(createCheckoutSession, { body: { ...purchase, [field]: address } })).toMatchObject({
          status: 422,
          body: { errors: [{ path: field, message: 'Use an address that starts with http or https.' }] },
        })
  })
})

describe('the billing portal', () => {
  test('is opened by those who manage the subscription, and comes back to where they were', async () => {
    const query = { customer_id: GREEN_VALLEY, return_url: `${ORIGIN}/dashboard/subscription` }
    const { portal_url } = await owner.ask(createPortalSession, { query })
    expect(portal_url).toMatch(/^https:\/\/app\.example\/hosted\/portal\.html\?session=bps_[\da-f-]{36}$/)
    const manager = await office.as(demoUser('manager').email)
    expect((await manager.send(createPortalSession, { query })).status).toBe(403)
    expect((await owner.send(createPortalSession, { query: { ...query, return_url: 'ftp://x' } })).status).toBe(422)
  })

  test('is there before anything was ever bought', async () => {
    const query = { customer_id: HILL_COUNTRY, return_url: `${ORIGIN}/dashboard` }
    expect((await (await office.as(HILL_COUNTRY_OWNER)).send(createPortalSession, { query })).status).toBe(200)
  })
})

test('a card that was added during the trial does not end it', async () => {
  const trying = await office.as(HILL_COUNTRY_OWNER)
  await trying.ask(addPaymentMethod, { body: { customer_id: HILL_COUNTRY, payment_method_id: card() } })
  const { subscription } = await trying.ask(currentSubscription, { query: { customer_id: HILL_COUNTRY } })
  expect(subscription.status).toBe('trialing')
})
