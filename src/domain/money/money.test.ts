import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cents, centsFromDollars, dollarsFromCents, formatMoney, formatPrice, sumOfCents } from './money'

const cents = (amount: number) => amount as Cents

it('reads dollars into whole cents', () => {
  expect([49.5, 49.99, 0.07, 1_234.56, 0, -5.25].map(centsFromDollars)).toEqual([4_950, 4_999, 7, 123_456, 0, -525])
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e307, 1e15])('refuses %d, which is no amount of money', (amount) => {
  expect(() => centsFromDollars(amount)).toThrow(new RangeError(`not an amount of money: ${amount}`))
})

it('brings every amount back from the wire as it went out', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(centsFromDollars(dollarsFromCents(cents(amount)))).toBe(amount)
    }),
  )
})

it('adds amounts, and nothing to zero', () => {
  expect([sumOfCents([]), sumOfCents([cents(10), cents(20), cents(-5)])]).toEqual([0, 25])
})

it('writes dollars with two decimals (INV-12)', () => {
  expect([0, 5, 123_450, 100_000_000, -4_999].map((amount) => formatMoney(cents(amount)))).toEqual([
    '$0.00',
    '$0.05',
    '$1,234.50',
    '$1,000,000.00',
    '-$49.99',
  ])
})

it('writes a price without cents where there are none (LAND-12)', () => {
  expect([4_900, 299_000, 4_083, 0].map((amount) => formatPrice(cents(amount)))).toEqual([
    '$49',
    '$2,990',
    '$40.83',
    '$0',
  ])
})
