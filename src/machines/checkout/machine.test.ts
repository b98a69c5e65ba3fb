import { describe, expect, it } from 'vitest'
import { done, elapsed, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { type CheckoutContext, type CheckoutEvent, checkoutMachine } from './machine'

const customer_id = 'cus_7'
const choice = { plan_id: 'professional', billing_period: 'yearly' } as const
const choose: CheckoutEvent = { type: 'checkout.choose', id: 'k1', ...choice }
const returned = (session_id: string | null): CheckoutEvent => ({ type: 'checkout.returned', id: 'k9', session_id })
const page = { checkout_url: 'https://pay.example/cs_1', session_id: 'cs_1' }
const busy = { message: 'The server is having trouble. Please try again.', status: 503, details: null }
const wordless = { message: 'An unexpected error occurred.', status: 500, details: null }

const tell = ({ customer_id, choice, key, checkout_url, session_id, failure }: CheckoutContext) => ({
  who: customer_id,
  choice,
  key,
  checkout_url,
  session_id,
  failure: failure?.message ?? null,
})
const fresh = { who: 'cus_7', choice: null, key: '', checkout_url: null, session_id: null, failure: null, calls: [] }
const bought = { ...fresh, choice, key: 'k1', ...page }

const checkout = (who: string | null = customer_id) => storyOf(checkoutMachine, { input: { customer_id: who }, tell })
const gone = () => checkout().after(choose, done('createCheckout', page))
const asking = { service: 'createCheckout', input: { customer_id, ...choice, key: 'k1' } }
const reading = { service: 'readSubscription', input: { key: 'k9', session_id: 'cs_1' } }
const back = { ...bought, key: 'k9' }

describe('choosing a plan (LAND-04)', () => {
  it('asks for a session on the payment page, under the key of the intent', async () => {
    expect(await checkout().when(choose)).toEqual({ state: 'starting', ...fresh, choice, key: 'k1', calls: [asking] })
  })

  it('is done once however often the button is pressed', async () => {
    expect(
      await checkout()
        .after(choose)
        .when(choose, { ...choose, id: 'k2' }),
    ).toEqual({
      state: 'starting',
      ...fresh,
      choice,
      key: 'k1',
    })
  })

  it('does nothing where no one knows who buys', async () => {
    expect(await checkout(null).when(choose)).toEqual({ state: 'choosing', ...fresh, who: null })
  })

  it('may say who buys, where that was not known at first', async () => {
    expect(await checkout(null).when({ ...choose, customer_id })).toEqual({
      state: 'starting',
      ...fresh,
      choice,
      key: 'k1',
      calls: [asking],
    })
  })

  it('leads to the payment page', async () => {
    expect(await gone().when()).toEqual({ state: 'leaving', ...bought })
  })

  it.each([
    ["in the back end's words", busy, busy.message],
    ['else in the stated ones', wordless, 'Failed to create checkout session'],
  ])('says when it failed, %s (LAND-11)', async (_, failure, message) => {
    const refused = checkout().after(choose, failed('createCheckout', failure))
    expect(await refused.when()).toEqual({ state: 'choosing', ...fresh, choice, key: 'k1', failure: message })
    expect((await refused.when({ type: 'checkout.dismiss' })).failure).toBeNull()
    expect(await refused.when({ ...choose, id: 'k2' })).toEqual({
      state: 'starting',
      ...fresh,
      choice,
      key: 'k2',
      calls: [{ ...asking, input: { ...asking.input, key: 'k2' } }],
    })
  })
})

describe('on the payment page', () => {
  it('anyone who comes back by its cancel link may choose again', async () => {
    expect(await gone().when({ type: 'checkout.abandoned' })).toEqual({
      state: 'choosing',
      ...bought,
      checkout_url: null,
      session_id: null,
    })
  })

  it('anyone who goes back by the browser may choose another plan', async () => {
    const other = { ...choose, id: 'k2', plan_id: 'basic' } as const
    expect((await gone().when(other)).calls).toEqual([
      { ...asking, input: { ...asking.input, key: 'k2', plan_id: 'basic' } },
    ])
  })
})

describe('coming back (SUB-02, X-29)', () => {
  const cameBack = () => gone().after(returned('cs_1'))

  it('waits two seconds before anything is asked', async () => {
    expect(await cameBack().when(elapsed(1_999))).toEqual({ state: 'waiting', ...back })
    expect(await cameBack().when(elapsed(2_000))).toEqual({ state: 'verifying', ...back, calls: [reading] })
  })

  it('counts once however often it is told', async () => {
    const secondReturn = cameBack().after(elapsed(1_000), returned('cs_1'))
    expect(await secondReturn.when(elapsed(1_000))).toEqual({ state: 'verifying', ...back, calls: [reading] })
    expect(await secondReturn.after(elapsed(1_000)).when(returned('cs_1'))).toEqual({ state: 'verifying', ...back })
  })

  it('works in a browser that did not begin the checkout', async () => {
    expect(await checkout().after(returned('cs_9')).when(elapsed(2_000))).toEqual({
      state: 'verifying',
      ...fresh,
      key: 'k9',
      session_id: 'cs_9',
      calls: [{ ...reading, input: { key: 'k9', session_id: 'cs_9' } }],
    })
  })

  it('may say who bought, where the flow began before that was known', async () => {
    const returnWithCustomer = checkout(null).after({
      type: 'checkout.returned',
      id: 'k9',
      session_id: 'cs_1',
      customer_id,
    })
    expect((await returnWithCustomer.when(elapsed(2_000))).calls).toEqual([reading])
  })

  it.each(['trialing', 'active', 'past_due'])('ends well with a subscription that is %s', async (status) => {
    const verifying = cameBack().after(elapsed(2_000))
    expect(await verifying.when(done('readSubscription', { status }))).toEqual({
      state: 'verified',
      ...back,
    })
  })
})

describe('a verification that fails (SUB-03, X-29)', () => {
  const verifying = () => gone().after(returned('cs_1'), elapsed(2_000))
  const NOT_ARRIVED = 'Your subscription has not arrived yet. Your payment is safe; please try again in a moment.'

  it.each([
    ['there is no subscription', done('readSubscription', null), NOT_ARRIVED],
    ['it has ended', done('readSubscription', { status: 'canceled' }), NOT_ARRIVED],
    ["the back end refuses, in the back end's words", failed('readSubscription', busy), busy.message],
    [
      'the back end refuses without a word',
      failed('readSubscription', wordless),
      'Unable to load subscription data. Please try again.',
    ],
  ])('says so when %s', async (_, answer, failure) => {
    expect(await verifying().when(answer)).toEqual({ state: 'failed', ...back, failure })
  })

  it('can be tried again', async () => {
    const retried = verifying().after(done('readSubscription', null), { type: 'checkout.retry' })
    expect(await retried.when(elapsed(2_000))).toEqual({ state: 'verifying', ...back, calls: [reading] })
  })

  it('cannot be tried again without a session', async () => {
    const lost = gone().after(returned(null))
    const failure = 'No session ID found'
    expect(await lost.when()).toEqual({ state: 'failed', ...bought, session_id: null, failure })
    expect(await lost.when({ type: 'checkout.retry' })).toEqual({
      state: 'failed',
      ...bought,
      session_id: null,
      failure,
    })
  })

  it('is over when a session comes after all, or a plan is chosen', async () => {
    const lost = checkout().after(returned(null))
    expect(await lost.when(returned('cs_2'))).toEqual({ state: 'waiting', ...fresh, key: 'k9', session_id: 'cs_2' })
    expect((await lost.when(choose)).state).toBe('starting')
  })
})
