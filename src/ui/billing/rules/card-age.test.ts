import { expect, it } from 'vitest'
import { cardAge, expiryText, monthIn } from './card-age'

const card = (exp_month: number, exp_year: number) => ({ exp_month, exp_year })

it('tells a card that expires soon, or has expired: it counts until its month is over', () => {
  const november = monthIn('2026-11-20')
  const aged = [card(10, 2026), card(11, 2026), card(12, 2026), card(1, 2027), card(8, 2029), card(12, 2025)]
  expect(aged.map((each) => cardAge(each, november))).toEqual([
    'expired',
    'expiring',
    'expiring',
    'good',
    'good',
    'expired',
  ])
})

it('looks ahead over the turn of the year', () => {
  expect(cardAge(card(1, 2027), monthIn('2026-12-31'))).toBe('expiring')
})

it('writes the expiry as it stands on the card', () => {
  expect([expiryText(card(8, 2029)), expiryText(card(12, 2026))]).toEqual(['08/2029', '12/2026'])
})
