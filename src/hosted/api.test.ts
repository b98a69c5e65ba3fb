import { describe, expect, it } from 'vitest'
import { backEnd, json } from '../../tests/fixtures/back-end'
import { checkout } from '../../tests/fixtures/hosted-checkout'
import { createHostedApi } from './api'

const portal = {
  token: 'bps_1',
  business_name: 'Green Valley Landscaping',
  time_zone: 'America/Chicago',
  date_format: 'MM/DD/YYYY',
  return_url: 'http://localhost/dashboard/subscription',
  subscription: null,
  payment_methods: [],
  invoices: [],
}
const over = (answer: () => Response) => {
  const { fetch, received } = backEnd(answer)
  return { api: createHostedApi(fetch), received }
}

describe('the calls of the payment pages', () => {
  it('read a checkout by its token', async () => {
    const { api, received } = over(() => json(checkout))
    expect(await api.checkout('cs_test_1')).toEqual(checkout)
    expect(received).toEqual([
      {
        method: 'GET',
        url: '/hosted/api/checkout-sessions/cs_test_1',
        token: null,
        key: null,
        userId: null,
        body: null,
      },
    ])
  })

  it('complete it, with a card or without', async () => {
    const { api, received } = over(() => json({ success_url: checkout.success_url }))
    expect(await api.complete('cs_test_1', null, 'k1')).toBe(checkout.success_url)
    await api.complete('cs_test_1', 'pm_test_1', 'k2')
    const sent = { method: 'POST', url: '/hosted/api/checkout-sessions/cs_test_1/complete', token: null, userId: null }
    expect(received).toEqual([
      { ...sent, key: 'k1', body: { payment_method_id: null } },
      { ...sent, key: 'k2', body: { payment_method_id: 'pm_test_1' } },
    ])
  })

  it('write to the portal, each by its own path', async () => {
    const { api, received } = over(() => json(portal))
    expect(await api.portal('bps_1')).toEqual(portal)
    await api.addCard('bps_1', 'pm_test_1', 'k1')
    await api.makeDefault('bps_1', 'pm_2', 'k2')
    await api.removeCard('bps_1', 'pm/3', 'k3')
    await api.cancel('bps_1', 'k4')
    await api.resume('bps_1', 'k5')
    expect(received.map(({ method, url, key, body }) => [method, url.slice('/hosted/api/'.length), key, body])).toEqual(
      [
        ['GET', 'portal-sessions/bps_1', null, null],
        ['POST', 'portal-sessions/bps_1/payment-methods', 'k1', { payment_method_id: 'pm_test_1' }],
        ['POST', 'portal-sessions/bps_1/payment-methods/pm_2/set-default', 'k2', null],
        ['DELETE', 'portal-sessions/bps_1/payment-methods/pm%2F3', 'k3', null],
        ['POST', 'portal-sessions/bps_1/cancel', 'k4', null],
        ['POST', 'portal-sessions/bps_1/resume', 'k5', null],
      ],
    )
  })
})

describe('a call that fails', () => {
  it('fails in the words of the provider', async () => {
    const { api } = over(() => json({ detail: 'Your card was declined.' }, 402))
    await expect(api.complete('cs_test_1', 'pm_test_1', 'k1')).rejects.toEqual({
      message: 'Your card was declined.',
      status: 402,
      details: { detail: 'Your card was declined.' },
    })
  })

  it('fails with status 0 where no one answers', async () => {
    const { api } = over(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(api.portal('bps_1')).rejects.toEqual({
      message: 'You appear to be offline. We kept what you entered.',
      status: 0,
      details: null,
    })
  })

  it('fails where the answer is not what was agreed on', async () => {
    const { api } = over(() => json({ ...portal, invoices: 'none' }))
    await expect(api.portal('bps_1')).rejects.toEqual({
      message: 'The answer could not be read. Please try again.',
      status: 500,
      details: null,
    })
  })
})
