import { describe, expect, it } from 'vitest'
import { PLANS, type Plan, planOf } from '@/domain/subscription/plan'
import { includes, tooSmall } from './plan-limits'

const basic = planOf('basic') as Plan
const REST = 'You keep everything you have, but can’t add more.'

it('says what each plan includes (LAND-05 to LAND-07)', () => {
  expect(PLANS.map((plan) => includes(plan))).toEqual([
    '50 customers, 1 user',
    '500 customers, 5 users',
    'Unlimited customers and users',
  ])
})

describe('a plan that is too small for what is there (X-28)', () => {
  it.each([
    ['customers', { customers: 64, users: 1 }, 'You have 64 customers; Basic includes 50 customers and 1 user.'],
    ['users', { customers: 50, users: 5 }, 'You have 5 users; Basic includes 50 customers and 1 user.'],
    [
      'both',
      { customers: 1_200, users: 2 },
      'You have 1,200 customers and 2 users; Basic includes 50 customers and 1 user.',
    ],
  ])('says so of %s', (_, use, words) => {
    expect(tooSmall(basic, use)).toBe(`${words} ${REST}`)
  })

  it('is not one into which everything just fits', () => {
    expect(tooSmall(basic, { customers: 50, users: 1 })).toBeNull()
    expect(tooSmall(planOf('enterprise') as Plan, { customers: 9_000, users: 90 })).toBeNull()
  })
})
