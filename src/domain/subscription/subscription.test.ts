import { describe, expect, it } from 'vitest'
import { actor, employee } from '../../../tests/fixtures/records'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import {
  isEnded,
  isRunning,
  judgeSubscription,
  mayManageSubscription,
  maySeeSubscription,
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
        return [command, verdict.ok ? null : `${verdict.kind}: ${verdict.reason}`]
      }),
    )

  it('is allowed by the state of the subscription (SUB-07)', () => {
    const notCancelled = 'state: This subscription is not set to cancel.'
    const cancelled = 'state: This subscription is already set to cancel.'
    const ended = 'state: This subscription has ended. Choose a plan to start again.'
    const open = 'state: Settle the open payment before changing the plan.'
    expect(reasons({})).toEqual({ change_plan: null, cancel: null, resume: notCancelled })
    expect(reasons({ status: 'trialing' })).toEqual({ change_plan: null, cancel: null, resume: notCancelled })
    expect(reasons({ cancel_at_period_end: true })).toEqual({ change_plan: null, cancel: cancelled, resume: null })
    expect(reasons({ status: 'past_due' })).toEqual({ change_plan: open, cancel: null, resume: notCancelled })
    expect(reasons({ status: 'canceled' })).toEqual({ change_plan: ended, cancel: ended, resume: ended })
  })

  it('is refused to those who may only see', () => {
    expect(judgeSubscription(employee('office_manager'), 'cancel', subscription())).toEqual({
      ok: false,
      kind: 'permission',
      reason: 'Your role does not allow the subscription to be changed.',
    })
  })
})
