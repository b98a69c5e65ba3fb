import { describe, expect, it } from 'vitest'
import { toWireSubscription } from '@/contract/subscription'
import { backEnd, httpTo, json } from '../../../tests/fixtures/back-end'
import { user } from '../../../tests/fixtures/records'
import { subscription } from '../../../tests/fixtures/subscriptions'
import { createCheckoutPorts } from './checkout-ports'
import { createSubscriptionPorts } from './subscription-ports'

const UNASKED = {
  graphql: { query: () => Promise.reject(new Error('asked')), mutate: () => Promise.reject(new Error('asked')) },
  onConfirmed: () => {},
}

const PLACE = 'http://localhost/dashboard/subscription'

const portsTo = (fetch: typeof globalThis.fetch) => {
  const updates: unknown[] = []
  const ports = createSubscriptionPorts({
    http: httpTo(fetch),
    returnUrl: () => PLACE,
    onSubscription: (customerId, own) => updates.push([customerId, own]),
  })
  return { ports, told: updates }
}

it('tells of every subscription that an answer brings', async () => {
  const own = subscription({ cancel_at_period_end: true })
  const { fetch, received } = backEnd(() => json({ subscription: toWireSubscription(own) }))
  const { ports, told } = portsTo(fetch)
  await ports.changePlan({ key: 'k1', customer_id: 'cus_1', plan_id: 'enterprise' })
  await ports.cancelSubscription({ key: 'k2', customer_id: 'cus_1', reason: 'Too expensive' })
  await ports.resumeSubscription({ key: 'k3', customer_id: 'cus_1' })
  expect([received.map(({ method, url, key, body }) => [method, url, key, body]), told]).toEqual([
    [
      [
        'PUT',
        '/subscription/api/v1/subscriptions/change-plan',
        'k1',
        { customer_id: 'cus_1', new_plan_id: 'enterprise', prorate: true },
      ],
      [
        'POST',
        '/subscription/api/v1/subscriptions/cancel',
        'k2',
        { customer_id: 'cus_1', at_period_end: true, reason: 'Too expensive' },
      ],
      ['POST', '/subscription/api/v1/subscriptions/resume?customer_id=cus_1', 'k3', null],
    ],
    [
      ['cus_1', own],
      ['cus_1', own],
      ['cus_1', own],
    ],
  ])
})

describe('an address that the back end names', () => {
  const SCRIPT = 'javascript:alert(1)'
  const portal = (portal_url: string) =>
    portsTo(backEnd(() => json({ portal_url })).fetch).ports.openPortal({ key: 'k1', customer_id: 'cus_1' })
  const checkout = (checkout_url: string | null) =>
    createCheckoutPorts({
      ...UNASKED,
      http: httpTo(backEnd(() => json({ checkout_url, checkout_session_id: 'cs_1' })).fetch),
      origin: 'http://localhost',
      user: () => user(),
    }).createCheckout({
      key: 'k1',
      customer_id: 'cus_1',
      plan_id: 'basic',
      billing_period: 'monthly',
    })

  it('is gone to when it is a page of the web', async () => {
    expect(await portal('https://pay.example/bps_1')).toEqual({ portal_url: 'https://pay.example/bps_1' })
    expect(await checkout('https://pay.example/cs_1')).toEqual({
      checkout_url: 'https://pay.example/cs_1',
      session_id: 'cs_1',
    })
  })

  it('is a failure when it is none (LAND-11)', async () => {
    await expect(portal(SCRIPT)).rejects.toEqual({
      message: 'The server named a place that is no page of the web.',
      status: 502,
      details: null,
    })
    const noUrl = { message: 'No checkout URL received from server', status: 502, details: null }
    await expect(checkout(SCRIPT)).rejects.toEqual(noUrl)
    await expect(checkout(null)).rejects.toEqual(noUrl)
  })
})

describe('a checkout', () => {
  const calledBy = async (who: () => ReturnType<typeof user>) => {
    const { fetch, received } = backEnd(() =>
      json({ checkout_url: 'https://pay.example/cs_1', checkout_session_id: 'cs_1' }),
    )
    const ports = createCheckoutPorts({ ...UNASKED, http: httpTo(fetch), origin: 'http://localhost', user: who })
    await ports.createCheckout({ key: 'k1', customer_id: 'cus_1', plan_id: 'basic', billing_period: 'monthly' })
    return received.map(({ key, body }) => ({ key, body }))
  }

  it('is begun for the customer, with the name and the email of the person who is signed in', async () => {
    expect(await calledBy(() => user())).toEqual([
      {
        key: 'k1',
        body: {
          customer_id: 'cus_1',
          customer_email: 'dana@greenvalley.demo',
          customer_name: 'Dana Whitfield',
          plan_id: 'basic',
          billing_period: 'monthly',
          success_url: 'http://localhost/subscription/success?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'http://localhost/subscription/cancel',
        },
      },
    ])
  })

  it('is refused when no one is signed in', async () => {
    const failure = { message: 'Please sign in again.', status: 401, details: null }
    await expect(
      calledBy(() => {
        throw failure
      }),
    ).rejects.toEqual(failure)
  })
})
