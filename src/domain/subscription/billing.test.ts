import { describe, expect, it } from 'vitest'
import { subscription } from '../../../tests/fixtures/subscriptions'
import { cardName, cardRemovalRefusal, isCardExpired, removalConsequence } from './billing'

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

describe('what a card leaves behind (BILL-03)', () => {
  const of = (id: string, last4: string, is_default: boolean) =>
    ({ id, brand: 'visa', last4, exp_month: 8, exp_year: 2029, is_default }) as const
  const [first, second] = [of('pm_1', '4242', true), of('pm_2', '1111', false)]

  it.each([
    [
      'the default one names the card that takes over',
      first,
      [first, second],
      'Visa ending in 1111 becomes your default payment method.',
    ],
    [
      'another one changes no payment',
      second,
      [first, second],
      'It can’t be used for payments anymore. You can add it again at any time.',
    ],
    [
      'the only one leaves nothing to charge',
      first,
      [first],
      'It is your only card. Nothing can be charged until you add another.',
    ],
  ])('%s', (_, card, all, text) => {
    expect(removalConsequence(card, all)).toBe(text)
  })
})
