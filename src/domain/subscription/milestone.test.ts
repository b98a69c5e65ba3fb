import { expect, it } from 'vitest'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import { milestoneOf } from './milestone'

const END = noon('2026-12-10')
const TRIAL_END = noon('2026-11-23')

it.each([
  ['one that is paid for', subscription(), { label: 'Next billing date', at: END }],
  ['one whose payment is open', subscription({ status: 'past_due' }), { label: 'Next billing date', at: END }],
  ['a trial', subscription({ status: 'trialing', trial_end: TRIAL_END }), { label: 'Trial ends', at: TRIAL_END }],
  ['a trial of which nobody says when it ends', subscription({ status: 'trialing' }), { label: 'Trial ends', at: END }],
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
