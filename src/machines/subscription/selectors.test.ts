import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Cents } from '@/domain/money/money'
import { actor, employee } from '../../../tests/fixtures/records'
import { subscription } from '../../../tests/fixtures/subscriptions'
import type { SubscriptionContext, SubscriptionIntent } from './context'
import { subscriptionMachine } from './machine'
import { commandUnderWay, isTransient, keyOfSame, outcomeOf, portalUrl, verdictOn } from './selectors'

const input = { actor: actor(), customer_id: 'cus_1', subscription: subscription() }
const resting = createActor(subscriptionMachine, { input }).start().getSnapshot()

const having = (context: Partial<SubscriptionContext>) =>
  subscriptionMachine.resolveState({ value: 'active', context: { ...resting.context, ...context } })

const changing: SubscriptionIntent = { command: 'change_plan', key: 'k1', plan_id: 'enterprise' }
const opening = (portal: 'billing' | 'payment'): SubscriptionIntent => ({ command: 'open_portal', key: 'k1', portal })
const failure = (message: string) => ({ message, status: 503, details: null })

it('tells what is being carried out: nothing more once it has failed', () => {
  expect(
    [having({}), having({ intent: changing }), having({ intent: changing, failure: failure('No') })].map(
      commandUnderWay,
    ),
  ).toEqual([null, 'change_plan', null])
})

describe('whether a wish can be granted', () => {
  const reasons = (context: Partial<SubscriptionContext>) => {
    const reason = (command: 'change_plan' | 'cancel' | 'resume') => {
      const verdict = verdictOn(having(context), command)
      return verdict.ok ? 'yes' : verdict.reason
    }
    return [reason('change_plan'), reason('cancel'), reason('resume')]
  }

  it('follows the rules of the domain', () => {
    expect(reasons({})).toEqual(['yes', 'yes', 'This subscription is not set to cancel.'])
    const notAllowed = 'Your role can’t change the subscription.'
    expect(reasons({ actor: employee('office_manager') })).toEqual([notAllowed, notAllowed, notAllowed])
  })

  it('is no while another is carried out, and where there is no subscription', () => {
    const wait = 'Please wait a moment.'
    expect(reasons({ intent: changing })).toEqual([wait, wait, wait])
    const none = 'There is no subscription yet.'
    expect(reasons({ subscription: null })).toEqual([none, none, none])
  })
})

describe('what there is to say (SUB-11 to SUB-14)', () => {
  it.each<[string, Partial<SubscriptionContext>, ReturnType<typeof outcomeOf>]>([
    ['nothing at first', {}, null],
    ['nothing while it is carried out', { intent: changing }, null],
    [
      'a change of plan',
      { done: 'change_plan' },
      { kind: 'done', text: 'Plan changed successfully!', detail: null, mayRetry: false },
    ],
    [
      'a cancellation',
      { done: 'cancel' },
      {
        kind: 'done',
        text: 'Subscription will be cancelled at the end of the billing period.',
        detail: null,
        mayRetry: false,
      },
    ],
    [
      'a resumption',
      { done: 'resume' },
      { kind: 'done', text: 'Subscription resumed successfully!', detail: null, mayRetry: false },
    ],
    [
      'a failure, with what the back end said',
      { intent: changing, failure: failure('Your card was declined.') },
      {
        kind: 'failed',
        text: 'Failed to change plan. Please try again.',
        detail: 'Your card was declined.',
        mayRetry: true,
      },
    ],
    [
      'amounts that are out of date, which no retry mends',
      { intent: changing, failure: { message: 'Out of date', status: 409, details: null } },
      { kind: 'failed', text: 'Failed to change plan. Please try again.', detail: 'Out of date', mayRetry: false },
    ],
    [
      'a failure without words of its own',
      { intent: changing, failure: failure('Failed to change plan. Please try again.') },
      { kind: 'failed', text: 'Failed to change plan. Please try again.', detail: null, mayRetry: true },
    ],
    [
      'a failed cancellation',
      { intent: { command: 'cancel', key: 'k1', reason: undefined }, failure: failure('No') },
      { kind: 'failed', text: 'Failed to cancel subscription. Please try again.', detail: 'No', mayRetry: true },
    ],
    [
      'a failed resumption',
      { intent: { command: 'resume', key: 'k1' }, failure: failure('No') },
      { kind: 'failed', text: 'Failed to resume subscription. Please try again.', detail: 'No', mayRetry: true },
    ],
    [
      'a billing portal that did not open',
      { intent: opening('billing'), failure: failure('No') },
      { kind: 'failed', text: 'Failed to open billing portal. Please try again.', detail: 'No', mayRetry: true },
    ],
    [
      'a payment portal that did not open',
      { intent: opening('payment'), failure: failure('No') },
      { kind: 'failed', text: 'Failed to open payment portal. Please try again.', detail: 'No', mayRetry: true },
    ],
  ])('%s', (_, context, outcome) => {
    expect(outcomeOf(having(context))).toEqual(outcome)
  })
})

it('tells where the portal is', () => {
  expect([having({}), having({ portal_url: '/hosted/portal' })].map(portalUrl)).toEqual([null, '/hosted/portal'])
})

it('tells a success and an unopened portal once, and keeps what else has failed', () => {
  const contexts: Partial<SubscriptionContext>[] = [
    {},
    { done: 'cancel' },
    { intent: opening('payment'), failure: failure('No') },
    { intent: opening('payment') },
    { intent: changing, failure: failure('No') },
  ]
  expect(contexts.map((context) => isTransient(having(context)))).toEqual([false, true, true, false, false])
})

describe('the same wish', () => {
  const quoted = (at: number) => ({ quote: { at, due_now: 100 as Cents } })
  const again = (at: number) =>
    ({ type: 'subscription.change_plan', id: 'k2', plan_id: 'enterprise', ...quoted(at) }) as const
  const failedChange = (status: number) =>
    having({ intent: { ...changing, ...quoted(1) }, failure: { message: 'No', status, details: null } })

  it('is the same though its amounts were worked out again', () => {
    expect(keyOfSame(failedChange(503), again(2))).toBe('k1')
  })

  it('is another one where the answer was that things are otherwise by now', () => {
    expect(keyOfSame(failedChange(409), again(2))).toBe(null)
  })
})
