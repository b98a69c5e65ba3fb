import { describe, expect, it } from 'vitest'
import { limitRefusal, limitState } from './limits'
import { PLANS } from './plan'

describe('the limits of a plan (X-28)', () => {
  it('are near from 80 % on, and reached when no more can be added', () => {
    expect([0, 39, 40, 49, 50, 51].map((used) => limitState(used, 50))).toEqual([
      'free',
      'free',
      'near',
      'near',
      'reached',
      'reached',
    ])
  })

  it('leave those without a limit alone', () => {
    expect(limitState(1_000_000, null)).toBe('free')
  })

  it('are refused in words that name plan and number', () => {
    const [basic, professional] = PLANS
    if (!basic || !professional) throw new Error('there are plans')
    expect(limitRefusal(basic, 'maxUsers')).toBe('Your Basic plan includes 1 user. Upgrade to add more.')
    expect(limitRefusal(professional, 'maxUsers')).toBe('Your Professional plan includes 5 users. Upgrade to add more.')
    expect(limitRefusal(basic, 'maxCustomers')).toBe('Your Basic plan includes 50 customers. Upgrade to add more.')
  })
})
