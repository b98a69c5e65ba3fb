import { describe, expect, it } from 'vitest'
import { cardName, isCardExpired } from './billing'

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
