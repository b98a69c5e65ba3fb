import { describe, expect, it } from 'vitest'
import { actor, employee } from '../../../tests/fixtures/records'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import {
  type Dunning,
  dueAt,
  isEnded,
  isRunning,
  judgeSubscription,
  mayManageSubscription,
  maySeeSubscription,
  milestoneOf,
  nextBillingAt,
  SUBSCRIPTION_COMMANDS,
  SUBSCRIPTION_STATUSES,
  type Subscription,
  statusLabel,
  statusTone,
} from './subscription'

describe('a status', () => {
  it('reads as the product says, and warns where it does not know it (SUB-06)', () => {
    expect(
      [...SUBSCRIPTION_STATUSES, 'incomplete_expired'].map((status) => [statusLabel(status), statusTone(status)]),
    ).toEqual([
      ['Trial', 'info'],
      ['Active', 'success'],
      ['Past due', 'danger'],
      ['Cancelled', 'warning'],
      ['Incomplete expired', 'warning'],
    ])
  })

  it('gives access until the subscription is over', () => {
    const all = [...SUBSCRIPTION_STATUSES, 'paused'].map((status) => ({ status }))
    expect(all.map(isRunning)).toEqual([true, true, true, false, false])
    expect(all.map(isEnded)).toEqual([false, false, false, true, false])
  })
})

describe('the next payment', () => {
  it('comes at the end of the period, unless the subscription ends with it', () => {
    expect(nextBillingAt(subscription())).toBe(noon('2026-12-10'))
    expect(nextBillingAt(subscription({ cancel_at_period_end: true }))).toBe(null)
    expect(nextBillingAt(subscription({ status: 'canceled' }))).toBe(null)
  })
})

describe('who may', () => {
  it('see and manage what the business pays', () => {
    const people = [
      actor(),
      employee('office_manager'),
      employee('billing_specialist'),
      employee('field_technician'),
      employee('property_owner'),
    ]
    expect(people.map((person) => [maySeeSubscription(person), mayManageSubscription(person)])).toEqual([
      [true, true],
      [true, false],
      [true, true],
      [false, false],
      [false, false],
    ])
  })
})

describe('a command', () => {
  const reasons = (patch: Partial<Subscription>) =>
    Object.fromEntries(
      SUBSCRIPTION_COMMANDS.map((command) => {
        const verdict = judgeSubscription(actor(), command, subscription(patch))
        return [command, verdict.ok ? null : `${verdict.because}: ${verdict.reason}`]
      }),
    )

  it('is allowed by the state of the subscription (SUB-07)', () => {
    const notCancelled = 'status: This subscription is not set to cancel.'
    const cancelled = 'status: This subscription is already set to cancel.'
    const ended = 'status: This subscription has ended. Choose a plan to start again.'
    const open = 'status: Pay the open invoice before changing the plan.'
    expect(reasons({})).toEqual({ change_plan: null, cancel: null, resume: notCancelled })
    expect(reasons({ status: 'trialing' })).toEqual({ change_plan: null, cancel: null, resume: notCancelled })
    expect(reasons({ cancel_at_period_end: true })).toEqual({ change_plan: null, cancel: cancelled, resume: null })
    expect(reasons({ status: 'past_due' })).toEqual({ change_plan: open, cancel: null, resume: notCancelled })
    expect(reasons({ status: 'canceled' })).toEqual({ change_plan: ended, cancel: ended, resume: ended })
  })

  it('is refused to those who may only see', () => {
    expect(judgeSubscription(employee('office_manager'), 'cancel', subscription())).toEqual({
      ok: false,
      because: 'permission',
      reason: 'Your role can’t change the subscription.',
    })
  })
})

const END = noon('2026-12-10')
const TRIAL_END = noon('2026-11-23')

it.each([
  ['one that is paid for', subscription(), { label: 'Next billing date', at: END }],
  ['one whose payment is open', subscription({ status: 'past_due' }), { label: 'Next billing date', at: END }],
  ['a trial', subscription({ status: 'trialing', trial_end: TRIAL_END }), { label: 'Trial ends', at: TRIAL_END }],
  ['a trial of which no one says when it ends', subscription({ status: 'trialing' }), { label: 'Trial ends', at: END }],
  ['one that is cancelled', subscription({ cancel_at_period_end: true }), { label: 'Active until', at: END }],
  [
    'one that is over',
    subscription({ status: 'canceled', cancel_at_period_end: true }),
    { label: 'Ended on', at: END },
  ],
  ['one in another status', subscription({ status: 'paused' }), { label: 'Current period ends', at: END }],
])('tells what comes next for %s', (_, own, milestone) => {
  expect(milestoneOf(own)).toEqual(milestone)
})

const due = (patch: Partial<Subscription & Dunning>) =>
  dueAt({ ...subscription(), attempts: 0, next_attempt_at: null, ...patch })

describe('what is due next', () => {
  it('is the end of the trial, of the period, the next attempt at an open payment, or nothing any more', () => {
    expect([
      due({ status: 'trialing', trial_end: noon('2026-11-20') }),
      due({}),
      due({ cancel_at_period_end: true }),
      due({ status: 'past_due', attempts: 1, next_attempt_at: noon('2026-11-13') }),
      due({ status: 'canceled' }),
      due({ status: 'paused' }),
    ]).toEqual([noon('2026-11-20'), noon('2026-12-10'), noon('2026-12-10'), noon('2026-11-13'), null, null])
  })
})
