import { describe, expect, it } from 'vitest'
import { subscription } from '../../../tests/fixtures/subscriptions'
import { cardName, cardRemovalRefusal, isCardExpired } from './billing'

describe('a card', () => {
  it('is named by brand and last digits (BILL-03)', () => {
    const names = ['visa', 'mastercard', 'amex', 'discover', 'unionpay', ''].map((brand) =>
      cardName({ brand, last4: '4242' }),
    )
    expect(names).toEqual([
      'Visa ending in 4242',
      'Mastercard ending in 4242',
      'American Express ending in 4242',
      'Discover ending in 4242',
      'unionpay ending in 4242',
      'Card ending in 4242',
    ])
  })

  it('counts until the end of the month printed on it', () => {
    const card = { exp_month: 11, exp_year: 2026 }
    const months = [
      { year: 2026, month: 10 },
      { year: 2026, month: 11 },
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    ]
    expect(months.map((today) => isCardExpired(card, today))).toEqual([false, false, true, true])
  })
})

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
