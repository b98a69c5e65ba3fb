import { describe, expect, it } from 'vitest'
import { subscription } from '../../../tests/fixtures/subscriptions'
import { cardRemovalRefusal } from './card-removal'

const ONLY = 'This is the only card that pays for your subscription. Add another card first.'

describe('the removal of a card', () => {
  it('is refused for the only one that a coming payment is made with', () => {
    const refusal = (status: string, cancel_at_period_end = false) =>
      cardRemovalRefusal({ cards: 1, subscription: subscription({ status, cancel_at_period_end }) })
    expect([refusal('active'), refusal('past_due')]).toEqual([ONLY, ONLY])
    expect([refusal('active', true), refusal('trialing'), refusal('canceled')]).toEqual([null, null, null])
  })

  it('is free where there is another, or nothing to pay', () => {
    expect(cardRemovalRefusal({ cards: 2, subscription: subscription() })).toBe(null)
    expect(cardRemovalRefusal({ cards: 1, subscription: null })).toBe(null)
  })
})
