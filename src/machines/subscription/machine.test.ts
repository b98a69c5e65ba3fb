import { describe, expect, it } from 'vitest'
import { done, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { actor, employee } from '../../../tests/fixtures/records'
import { subscription } from '../../../tests/fixtures/subscriptions'
import type { SubscriptionContext, SubscriptionRequest } from './context'
import { subscriptionMachine } from './machine'

const busy = { message: 'The server is having trouble. Please try again.', status: 503, details: null }
const trial = subscription({ status: 'trialing', trial_end: 2_000 })
const enterprise = subscription({ plan_id: 'enterprise', plan_name: 'Enterprise' })
const cancelling = subscription({ cancel_at_period_end: true })

const changePlan: SubscriptionRequest = { type: 'subscription.change_plan', id: 'k1', plan_id: 'enterprise' }
const cancel: SubscriptionRequest = { type: 'subscription.cancel', id: 'k1', reason: 'Too expensive' }
const resume: SubscriptionRequest = { type: 'subscription.resume', id: 'k1' }
const openPortal: SubscriptionRequest = { type: 'subscription.open_portal', id: 'k1', portal: 'billing' }

const tell = ({ subscription, intent, failure, done, portal_url }: SubscriptionContext) => ({
  plan: subscription?.plan_id ?? null,
  cancelling: subscription?.cancel_at_period_end ?? null,
  intent: intent?.command ?? null,
  failure: failure?.message ?? null,
  done,
  portal_url,
})
const settled = { intent: null, failure: null, done: null, portal_url: null, calls: [] }
const paid = { plan: 'professional', cancelling: false, ...settled }

const lifeOf = (own = subscription() as ReturnType<typeof subscription> | null, who = actor()) =>
  storyOf(subscriptionMachine, { input: { actor: who, customer_id: 'cus_1', subscription: own }, tell })

describe('a subscription begins where it stands (SUB-06)', () => {
  it.each(['trialing', 'active', 'past_due', 'canceled'])('%s', async (status) => {
    expect(await lifeOf(subscription({ status })).when()).toEqual({ state: status, ...paid })
  })

  it('in a status that no one knows', async () => {
    expect(await lifeOf(subscription({ status: 'paused' })).when()).toEqual({ state: 'other', ...paid })
  })

  it('not there at all', async () => {
    expect(await lifeOf(null).when()).toEqual({ state: 'none', plan: null, cancelling: null, ...settled })
  })
})

describe('a wish asks the back end and follows its answer', () => {
  it.each([
    {
      wish: changePlan,
      from: subscription(),
      state: 'changing_plan',
      service: 'changePlan',
      input: { plan_id: 'enterprise' },
      to: enterprise,
    },
    {
      wish: cancel,
      from: subscription(),
      state: 'cancelling',
      service: 'cancelSubscription',
      input: { reason: 'Too expensive' },
      to: cancelling,
    },
    {
      wish: resume,
      from: cancelling,
      state: 'resuming',
      service: 'resumeSubscription',
      input: {},
      to: subscription(),
    },
  ])('$wish.type', async ({ wish, from, state, service, input, to }) => {
    const command = wish.type.slice('subscription.'.length)
    const before = { plan: from.plan_id, cancelling: from.cancel_at_period_end }
    const after = { plan: to.plan_id, cancelling: to.cancel_at_period_end }
    expect(await lifeOf(from).when(wish)).toEqual({
      state,
      ...before,
      ...settled,
      intent: command,
      calls: [{ service, input: { key: 'k1', customer_id: 'cus_1', ...input } }],
    })
    expect(await lifeOf(from).after(wish).when(done(service, to))).toEqual({
      state: 'active',
      ...after,
      ...settled,
      done: command,
    })
  })

  it('wherever that leads, as the clock may have been faster', async () => {
    const life = lifeOf(trial).after(cancel)
    expect(await life.when(done('cancelSubscription', subscription({ status: 'canceled' })))).toEqual({
      state: 'canceled',
      ...paid,
      done: 'cancel',
    })
  })

  it('a cancellation needs no reason', async () => {
    expect((await lifeOf().when({ type: 'subscription.cancel', id: 'k1' })).calls).toEqual([
      { service: 'cancelSubscription', input: { key: 'k1', customer_id: 'cus_1', reason: undefined } },
    ])
  })
})

describe('the portal', () => {
  it.each(['none', 'trialing', 'active', 'past_due', 'canceled'])('can be opened from %s', async (state) => {
    const life = lifeOf(state === 'none' ? null : subscription({ status: state }))
    expect((await life.when(openPortal)).calls).toEqual([
      { service: 'openPortal', input: { key: 'k1', customer_id: 'cus_1' } },
    ])
    const opened = await life.after(openPortal).when(done('openPortal', { portal_url: '/hosted/portal' }))
    expect([opened.state, opened.portal_url, opened.done]).toEqual([state, '/hosted/portal', null])
  })

  it('is forgotten once someone has gone there, and when something else is asked for', async () => {
    const opened = lifeOf().after(openPortal, done('openPortal', { portal_url: '/hosted/portal' }))
    expect(await opened.when({ type: 'subscription.dismiss' })).toEqual({ state: 'active', ...paid })
    expect((await opened.when(cancel)).portal_url).toBeNull()
  })
})

describe('what the rules forbid does nothing', () => {
  const unmoved = (state: string) => ({ state, ...paid })

  it('a change of plan while a payment is open', async () => {
    expect(await lifeOf(subscription({ status: 'past_due' })).when(changePlan)).toEqual(unmoved('past_due'))
  })

  it('a second cancellation, and a resumption of what is not cancelled', async () => {
    expect(await lifeOf(cancelling).when(cancel)).toEqual({ ...unmoved('active'), cancelling: true })
    expect(await lifeOf().when(resume)).toEqual(unmoved('active'))
  })

  it('anything with one that has ended, or that was never there', async () => {
    expect(await lifeOf(subscription({ status: 'canceled' })).when(changePlan, cancel, resume)).toEqual(
      unmoved('canceled'),
    )
    expect((await lifeOf(null).when(changePlan, cancel, resume)).state).toBe('none')
  })

  it('anything by someone who only sees it', async () => {
    const manager = lifeOf(subscription(), employee('office_manager'))
    expect(await manager.when(changePlan, cancel, openPortal)).toEqual(unmoved('active'))
  })
})

describe('a wish that is refused', () => {
  const refused = () => lifeOf().after(changePlan, failed('changePlan', busy))

  it('leaves the subscription as it was and keeps what was asked for, with the reason', async () => {
    expect(await refused().when()).toEqual({
      state: 'active',
      ...paid,
      intent: 'change_plan',
      failure: busy.message,
    })
  })

  it('says the stated words where the back end has none (SUB-11)', async () => {
    const wordless = { message: 'An unexpected error occurred.', status: 500, details: null }
    const life = lifeOf().after(changePlan)
    expect((await life.when(failed('changePlan', wordless))).failure).toBe('Failed to change plan. Please try again.')
  })

  it('is tried again to the letter, under the same key', async () => {
    expect(await refused().when({ type: 'subscription.retry' })).toEqual({
      state: 'changing_plan',
      ...paid,
      intent: 'change_plan',
      calls: [{ service: 'changePlan', input: { key: 'k1', customer_id: 'cus_1', plan_id: 'enterprise' } }],
    })
  })

  it('is forgotten when it is dismissed', async () => {
    const dismissed = refused().after({ type: 'subscription.dismiss' })
    expect(await dismissed.when({ type: 'subscription.retry' })).toEqual({ state: 'active', ...paid })
  })

  it('gives way to another wish', async () => {
    expect((await refused().when({ ...cancel, id: 'k2' })).calls).toEqual([
      { service: 'cancelSubscription', input: { key: 'k2', customer_id: 'cus_1', reason: 'Too expensive' } },
    ])
  })

  it('stays when the back end tells of something that leaves it possible', async () => {
    const result = await refused().when({ type: 'subscription.changed', subscription: cancelling })
    expect(result).toEqual({ state: 'active', ...paid, cancelling: true, intent: 'change_plan', failure: busy.message })
  })

  it('is dropped when it makes no sense any more', async () => {
    const over = subscription({ status: 'canceled' })
    expect(await refused().when({ type: 'subscription.changed', subscription: over })).toEqual({
      state: 'canceled',
      ...paid,
    })
  })
})

describe('while the back end is asked', () => {
  const changing = () => lifeOf().after(changePlan)
  const unmoved = { state: 'changing_plan', ...paid, intent: 'change_plan' }

  it('a double click does nothing', async () => {
    expect(await changing().when({ ...changePlan, id: 'k2' }, { ...changePlan, id: 'k3' })).toEqual(unmoved)
  })

  it('nothing else can be asked for, and nothing retried or dismissed', async () => {
    const others = [
      cancel,
      resume,
      openPortal,
      { type: 'subscription.retry' },
      { type: 'subscription.dismiss' },
    ] as const
    expect(await changing().when(...others)).toEqual(unmoved)
  })

  it('the answer counts, not what is told in the meantime', async () => {
    expect(await changing().when({ type: 'subscription.changed', subscription: null })).toEqual(unmoved)
  })
})

describe('what the back end tells', () => {
  it.each([
    ['the trial has become a paid plan', trial, subscription(), 'active'],
    ['the payment was refused', trial, subscription({ status: 'past_due' }), 'past_due'],
    ['it has ended', cancelling, subscription({ status: 'canceled' }), 'canceled'],
  ])('%s', async (_, before, now, state) => {
    const result = await lifeOf(before).when({ type: 'subscription.changed', subscription: now })
    expect(result).toEqual({ state, ...paid })
  })

  it('one was bought where there was none', async () => {
    expect(await lifeOf(null).when({ type: 'subscription.changed', subscription: trial })).toEqual({
      state: 'trialing',
      ...paid,
    })
  })

  it('leaves alone what the person is still to be told', async () => {
    const changed = lifeOf().after(changePlan, done('changePlan', enterprise))
    expect((await changed.when({ type: 'subscription.changed', subscription: enterprise })).done).toBe('change_plan')
  })
})
