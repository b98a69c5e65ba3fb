import { beforeEach, describe, expect, test } from 'vitest'
import {
  addPaymentMethod,
  listInvoices,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@/contract/billing'
import { cancelSubscription, changePlan, currentSubscription, payOpenInvoices } from '@/contract/subscription'
import { subscriptionAlerts } from '@/domain/subscription/alerts'
import { memoryFactLog } from '@/mock-server'
import { DAY, OWNER, stoppedClock, WEDNESDAY } from './office'
import {
  card,
  GREEN_VALLEY,
  HILL_COUNTRY,
  HILL_COUNTRY_OWNER,
  type PayingOffice,
  payingOfficesPerTest,
  refusedCard,
} from './payer'

const openPayingOffice = payingOfficesPerTest()
let office: PayingOffice
beforeEach(() => {
  office = openPayingOffice()
})

const hillCountry = () => office.as(HILL_COUNTRY_OWNER)
const ofHillCountry = { query: { customer_id: HILL_COUNTRY } }
const ofGreenValley = { query: { customer_id: GREEN_VALLEY } }

const alerts = async () => {
  const { subscription } = await (await hillCountry()).ask(currentSubscription, ofHillCountry)
  const about = { customer_id: HILL_COUNTRY, onboarded: true, subscription }
  return subscriptionAlerts(about, office.clock.now()).map(({ text }) => text)
}

const datesOf = async (type: string) => {
  const { invoices } = await (await office.as(OWNER)).ask(listInvoices, ofGreenValley)
  return invoices.filter(({ status }) => status === type).map(({ created_at }) => new Date(created_at).toISOString())
}

describe('a trial, as the clock goes on', () => {
  test('counts its days down, falls due without a card, is tried three times, and ends, each in its turn beside others', async () => {
    expect(await alerts()).toEqual(['Your free trial ends in 5 days'])
    office.clock.advance(4 * DAY)
    expect(await alerts()).toEqual(['Your free trial ends in 1 day'])
    office.clock.advance(DAY)
    expect(await alerts()).toEqual(['Your payment is past due. Please update your payment method.'])
    office.clock.advance(14 * DAY)
    expect(await alerts()).toEqual(['Your subscription has ended.'])
    expect(await office.factSummaries()).toEqual([
      ['subscription.past_due', 'Payment of $99.00 is past due: no card is on file'],
      ['invoice.opened', 'GW-2026-0015: $99.00 due'],
      [
        'subscription.payment_failed',
        'Payment of $99.00 failed again: no card is on file; it is tried again on Mon, Nov 30',
      ],
      [
        'subscription.payment_failed',
        'Payment of $99.00 failed again: no card is on file; it is tried again on Mon, Dec 7',
      ],
      ['subscription.renewed', 'Renewed until Wed, Dec 30'],
      ['invoice.paid', 'GW-2026-0016: $99.00 paid'],
      ['subscription.ended', 'Ended: the open payment was not made'],
      ['invoice.voided', 'GW-2026-0015: no longer due'],
    ])
  })

  test('becomes a paid subscription with a card that was added in time', async () => {
    const owner = await hillCountry()
    await owner.ask(addPaymentMethod, { body: { customer_id: HILL_COUNTRY, payment_method_id: card() } })
    office.clock.advance(6 * DAY)
    const later = await hillCountry()
    const { subscription } = await later.ask(currentSubscription, ofHillCountry)
    expect(subscription).toEqual({
      id: 2,
      status: 'active',
      plan_id: 'professional',
      plan_name: 'Professional',
      billing_period: 'monthly',
      current_period_start: Date.parse('2026-11-23T06:00:00Z'),
      current_period_end: Date.parse('2026-12-23T06:00:00Z'),
      trial_end: Date.parse('2026-11-23T06:00:00Z'),
      cancel_at_period_end: false,
    })
    expect((await later.ask(listInvoices, ofHillCountry)).invoices).toEqual([
      {
        id: 'in_15',
        number: 'GW-2026-0015',
        created_at: Date.parse('2026-11-23T06:00:00Z'),
        period_start: Date.parse('2026-11-23T06:00:00Z'),
        period_end: Date.parse('2026-12-23T06:00:00Z'),
        amount_due: 9900,
        amount_paid: 9900,
        status: 'paid',
        lines: [{ description: 'Professional plan, monthly', amount: 9900 }],
      },
    ])
  })

  test('falls due with a card that is refused, and is paid as soon as a good one takes its place', async () => {
    const owner = await hillCountry()
    await owner.ask(addPaymentMethod, { body: { customer_id: HILL_COUNTRY, payment_method_id: refusedCard } })
    office.clock.advance(6 * DAY)
    const later = await hillCountry()
    expect((await later.ask(currentSubscription, ofHillCountry)).subscription.status).toBe('past_due')

    const other = { customer_id: HILL_COUNTRY, payment_method_id: card(), set_as_default: true }
    const { payment_method } = await later.ask(addPaymentMethod, { body: other })
    expect(payment_method.is_default).toBe(true)
    expect((await later.ask(currentSubscription, ofHillCountry)).subscription.status).toBe('active')
    const { invoices } = await later.ask(listInvoices, ofHillCountry)
    expect(invoices.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([['paid', 9900]])
    expect(await office.factSummaries()).toEqual([
      ['payment_method.added', 'Visa ending in 0341 added as the default'],
      ['subscription.past_due', 'Payment of $99.00 is past due: Visa ending in 0341 was declined'],
      ['invoice.opened', 'GW-2026-0015: $99.00 due'],
      ['payment_method.added', 'Visa ending in 1111 added as the default'],
      ['subscription.paid', 'Open payment of $99.00 made; active again'],
      ['invoice.paid', 'GW-2026-0015: $99.00 paid'],
    ])
  })

  test('is paid at once with another card that is made the default', async () => {
    const owner = await hillCountry()
    await owner.ask(addPaymentMethod, { body: { customer_id: HILL_COUNTRY, payment_method_id: refusedCard } })
    const good = { customer_id: HILL_COUNTRY, payment_method_id: card() }
    const { payment_method } = await owner.ask(addPaymentMethod, { body: good })
    office.clock.advance(6 * DAY)
    const later = await hillCountry()
    expect((await later.ask(currentSubscription, ofHillCountry)).subscription.status).toBe('past_due')
    await later.ask(setDefaultPaymentMethod, { params: { paymentMethodId: payment_method.id }, ...ofHillCountry })
    expect((await later.ask(currentSubscription, ofHillCountry)).subscription.status).toBe('active')
  })

  test('says what is open and when it is tried again, and is paid when asked to with a card that works by then', async () => {
    const owner = await hillCountry()
    await owner.ask(addPaymentMethod, { body: { customer_id: HILL_COUNTRY, payment_method_id: card() } })
    const bad = { customer_id: HILL_COUNTRY, payment_method_id: refusedCard, set_as_default: true }
    const { payment_method } = await owner.ask(addPaymentMethod, { body: bad })
    office.clock.advance(5 * DAY)
    const later = await hillCountry()
    const subscriptionNow = async () => (await later.ask(currentSubscription, ofHillCountry)).subscription
    expect((await subscriptionNow()).open_payment).toEqual({
      amount_due: 9_900,
      next_attempt_at: Date.parse('2026-11-26T06:00:00Z'),
    })

    expect(await later.send(payOpenInvoices, ofHillCountry)).toMatchObject({
      status: 402,
      body: { detail: 'Your card was declined. $99.00 is due.' },
    })
    expect((await subscriptionNow()).status).toBe('past_due')

    await later.ask(removePaymentMethod, { params: { paymentMethodId: payment_method.id }, ...ofHillCountry })
    const { subscription } = await later.ask(payOpenInvoices, ofHillCountry)
    expect([subscription.status, subscription.open_payment]).toEqual(['active', undefined])
    await later.ask(payOpenInvoices, ofHillCountry)
    expect((await office.factSummaries()).slice(-3)).toEqual([
      ['payment_method.removed', 'Visa ending in 0341 removed; Visa ending in 1111 is the default now'],
      ['subscription.paid', 'Open payment of $99.00 made; active again'],
      ['invoice.paid', 'GW-2026-0015: $99.00 paid'],
    ])
  })

  test('ends at its end when it was cancelled, without a bill', async () => {
    const owner = await hillCountry()
    await owner.ask(cancelSubscription, { body: { customer_id: HILL_COUNTRY } })
    office.clock.advance(5 * DAY)
    const later = await hillCountry()
    expect((await later.ask(currentSubscription, ofHillCountry)).subscription.status).toBe('canceled')
    expect((await later.ask(listInvoices, ofHillCountry)).total).toBe(0)
  })
})

describe('a paid subscription, as the clock goes on', () => {
  test('is renewed month by month, each fact and invoice dated by its own day', async () => {
    const day = (months: number) => new Date(Date.UTC(2026, 10 + months, 30, 16)).toISOString()
    expect((await datesOf('paid'))[0]).toBe('2026-10-30T16:00:00.000Z')
    office.clock.advance(100 * DAY)
    const owner = await office.as(OWNER)
    const { subscription } = await owner.ask(currentSubscription, ofGreenValley)
    expect([subscription.status, new Date(subscription.current_period_end).toISOString()]).toEqual([
      'active',
      '2027-02-28T16:00:00.000Z',
    ])
    expect((await datesOf('paid')).slice(0, 3)).toEqual([day(2), day(1), day(0)])
  })

  test('takes what a downgrade has left over off the coming invoice', async () => {
    const owner = await office.as(OWNER)
    await owner.ask(changePlan, { body: { customer_id: GREEN_VALLEY, new_plan_id: 'basic' } })
    const { balance } = (await office.server.state()).tables.customers[0] ?? { balance: 0 }
    expect(balance).toBeGreaterThan(0)
    office.clock.advance(13 * DAY)
    const [invoice] = (await (await office.as(OWNER)).ask(listInvoices, ofGreenValley)).invoices
    expect(invoice).toMatchObject({
      amount_due: 4900 - balance,
      amount_paid: 4900 - balance,
      lines: [
        { description: 'Basic plan, monthly', amount: 4900 },
        { description: 'Balance from an earlier change', amount: 0 - balance },
      ],
    })
    expect((await office.server.state()).tables.customers[0]?.balance).toBe(0)
  })

  test('gives back what an invoice took from the balance when no one pays the rest', async () => {
    const owner = await hillCountry()
    await owner.ask(addPaymentMethod, { body: { customer_id: HILL_COUNTRY, payment_method_id: card() } })
    office.clock.advance(6 * DAY)
    const paying = await hillCountry()
    await paying.ask(changePlan, { body: { customer_id: HILL_COUNTRY, new_plan_id: 'basic' } })
    const bad = { customer_id: HILL_COUNTRY, payment_method_id: refusedCard, set_as_default: true }
    await paying.ask(addPaymentMethod, { body: bad })
    const customer = async () => (await office.server.state()).tables.customers[1]
    const remainingBalance = (await customer())?.balance ?? 0
    expect(remainingBalance).toBeGreaterThan(0)

    office.clock.advance(31 * DAY)
    await hillCountry()
    expect((await customer())?.balance).toBe(0)
    office.clock.advance(14 * DAY)
    const { invoices } = await (await hillCountry()).ask(listInvoices, ofHillCountry)
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid'])
    expect((await customer())?.balance).toBe(remainingBalance)
  })

  test('is past due once its card has expired', async () => {
    const owner = await office.as(OWNER)
    const { payment_methods } = await owner.ask(listPaymentMethods, ofGreenValley)
    const expiring = payment_methods.find(({ brand }) => brand === 'mastercard')
    expect(expiring).toEqual({
      id: 'pm_2',
      brand: 'mastercard',
      last4: '4444',
      exp_month: 12,
      exp_year: 2026,
      is_default: false,
    })
    await owner.ask(setDefaultPaymentMethod, { params: { paymentMethodId: 'pm_2' }, ...ofGreenValley })
    office.clock.advance(62 * DAY)
    const later = await office.as(OWNER)
    expect((await later.ask(currentSubscription, ofGreenValley)).subscription.status).toBe('active')
    office.clock.advance(12 * DAY)
    const then = await office.as(OWNER)
    expect((await then.ask(currentSubscription, ofGreenValley)).subscription.status).toBe('past_due')
    expect((await office.factSummaries()).at(-2)).toEqual([
      'subscription.past_due',
      'Payment of $99.00 is past due: Mastercard ending in 4444 has expired',
    ])
  })

  test('ends with its period once it was cancelled', async () => {
    await (await office.as(OWNER)).ask(cancelSubscription, { body: { customer_id: GREEN_VALLEY } })
    office.clock.advance(11 * DAY)
    expect(await office.subscription(OWNER, GREEN_VALLEY)).toMatchObject({
      subscription: { status: 'active', cancel_at_period_end: true },
    })
    office.clock.advance(2 * DAY)
    expect(await office.subscription(OWNER, GREEN_VALLEY)).toMatchObject({ subscription: { status: 'canceled' } })
  })
})

test('what the clock does is the system’s doing: sample data may still move to another day', async () => {
  await hillCountry()
  office.clock.advance(40 * DAY)
  await hillCountry()
  const { touched, tables } = await office.server.state()
  expect(touched).toBe(false)
  expect(tables.subscriptions.map(({ status }) => status)).toEqual(['active', 'canceled'])
  expect(office.clock.now()).toBe(WEDNESDAY + 40 * DAY)
})

test('a rebuild comes to the very same rows', async () => {
  await hillCountry()
  office.clock.advance(100 * DAY)
  await hillCountry()
  const lived = structuredClone(await office.server.state())
  await office.server.rebuild()
  expect(await office.server.state()).toEqual(lived)
})

test('two tabs that notice at one moment renew once', async () => {
  const [clock, log] = [stoppedClock(), memoryFactLog()]
  const [left, right] = [openPayingOffice({ clock, log }), openPayingOffice({ clock, log })]
  await Promise.all([left.as(OWNER), right.as(OWNER)])
  clock.advance(13 * DAY)
  await Promise.all([left.as(OWNER), right.as(OWNER)])
  expect((await left.factSummaries()).map(([type]) => type)).toEqual([
    'subscription.past_due',
    'invoice.opened',
    'subscription.payment_failed',
    'subscription.payment_failed',
    'subscription.renewed',
    'invoice.paid',
  ])
})
