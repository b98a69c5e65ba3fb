import { describe, expect, it } from 'vitest'
import { type Cents, formatPrice } from '@/domain/money/money'
import { limitsInWords } from '@/domain/subscription/limits'
import { PLANS } from '@/domain/subscription/plan'
import { type Buyer, offerOf } from './buyer'
import { comparison } from './plan-table'
import { savingInWords } from './price'

describe('plans in words (LAND-05 to LAND-08, LAND-12, X-21)', () => {
  it('are their limits and what a year at once saves', () => {
    expect(PLANS.map((plan) => [limitsInWords(plan), savingInWords(plan)])).toEqual([
      ['50 customers, 1 user', 'Save $98 (17%) a year'],
      ['500 customers, 5 users', 'Save $198 (17%) a year'],
      ['Unlimited customers and users', 'Save $598 (17%) a year'],
    ])
  })

  it('show cents only where there are some', () => {
    expect([49_00, 299_000, 40_83].map((cents) => formatPrice(cents as Cents))).toEqual(['$49', '$2,990', '$40.83'])
  })
})

it('compares the plans line by line, each having what the smaller ones have', () => {
  expect(comparison().map(({ label, cells }) => [label, ...cells])).toEqual([
    ['Customers', '50', '500', 'Unlimited'],
    ['Users', '1', '5', 'Unlimited'],
    ['Jobs, schedule and clients', true, true, true],
    ['Estimates and invoices', true, true, true],
    ['Every change recorded, and undoable', true, true, true],
    ['SMS to customers', false, true, true],
    ['Routing', false, true, true],
    ['Analytics', false, true, true],
    ['Custom fields', false, true, true],
    ['Integration API', false, true, true],
  ])
})

describe('what a plan offers (LAND-03, LAND-04)', () => {
  const offers = (buyer: Buyer, choice: Partial<Parameters<typeof offerOf>[2]> = {}) =>
    PLANS.map(({ id }) => offerOf(id, buyer, { period: 'monthly', selected: null, starting: null, ...choice }))
  const free = { kind: 'choose', label: 'Start 14-day free trial', selected: false }
  const selected = { kind: 'choose', label: 'Selected', selected: true }

  it.each<Buyer>([
    { kind: 'stranger' },
    { kind: 'loading' },
    { kind: 'unknown', onRetry: () => {} },
    { kind: 'not_onboarded' },
  ])('to someone who is not known as a customer ($kind): the trial, then that it is selected', (buyer) => {
    expect(offers(buyer)).toEqual([free, free, free])
    expect(offers(buyer, { selected: 'professional' })).toEqual([free, selected, free])
  })

  it('to a customer: the trial, and that its checkout is opening', () => {
    const ready: Buyer = { kind: 'ready', had_trial: false }
    expect(offers(ready, { selected: 'basic' })).toEqual([{ ...free, selected: true }, free, free])
    expect(offers(ready, { selected: 'basic', starting: 'basic' })).toEqual([{ kind: 'busy' }, free, free])
  })

  it('to someone whose subscription has ended: no second trial', () => {
    const again = { kind: 'choose', label: 'Subscribe again', selected: false }
    expect(offers({ kind: 'ready', had_trial: true })).toEqual([again, again, again])
  })

  it('to a subscriber: another plan, and the other way to pay theirs', () => {
    const subscribed: Buyer = { kind: 'subscribed', plan_id: 'professional', billing_period: 'monthly' }
    const [basic, enterprise] = ['Change to Basic', 'Change to Enterprise'].map((label) => ({ kind: 'change', label }))
    expect([offers(subscribed), offers(subscribed, { period: 'yearly' })]).toEqual([
      [basic, { kind: 'current' }, enterprise],
      [basic, { kind: 'change', label: 'Switch to annual' }, enterprise],
    ])
  })

  it('nothing to someone who may not buy', () => {
    const none = { kind: 'none' }
    expect(offers({ kind: 'may_not_buy' }, { selected: 'basic' })).toEqual([none, none, none])
  })
})
