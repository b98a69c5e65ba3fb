import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { documentTotals, lineTotal, taxOn, totalsRefusal } from './totals'

const cents = (amount: number) => amount as Cents
const line = (quantity: number, unit_price: number) => ({ quantity, unit_price: cents(unit_price) })
const terms = (tax_rate: number, discount = 0) => ({ tax_rate, discount_amount: cents(discount) })

describe('a line', () => {
  it('comes to quantity times unit price (EST-10)', () => {
    expect([line(1, 4_999), line(2.5, 1_000), line(0, 500), line(99_999.9, 999_999_999)].map(lineTotal)).toEqual([
      4_999, 2_500, 0, 99_999_899_900_000,
    ])
  })

  it('is rounded to the nearest cent, a half up', () => {
    expect([line(0.1, 4), line(0.1, 5), line(0.3, 15), line(1.1, 5)].map(lineTotal)).toEqual([0, 1, 5, 6])
  })
})

describe('a document', () => {
  it('is its lines and the tax on them, less the discount (EST-10)', () => {
    expect(documentTotals([line(2, 4_500), line(1.5, 1_233)], terms(8_250, 500))).toEqual({
      subtotal: 10_850,
      tax_amount: 895,
      discount_amount: 500,
      total_amount: 11_245,
    })
  })

  it('without lines comes to nothing', () => {
    expect(documentTotals([], terms(8_250))).toEqual({
      subtotal: 0,
      tax_amount: 0,
      discount_amount: 0,
      total_amount: 0,
    })
  })

  it('is taxed to the cent, a half up, at any rate with two decimals', () => {
    expect([taxOn(cents(1_000), 8_250), taxOn(cents(1_001), 50), taxOn(cents(100), 500), taxOn(cents(99), 0)]).toEqual([
      83, 1, 1, 0,
    ])
  })

  it('takes a discount up to the subtotal plus tax (X-53)', () => {
    const totals = (discount: number) => documentTotals([line(1, 10_000)], terms(8_250, discount))
    expect([totalsRefusal(totals(10_825)), totalsRefusal(totals(10_826))]).toEqual([
      null,
      'Use a discount no larger than the subtotal plus tax',
    ])
  })

  it('comes to $99,999,999.99 at most, before tax and after', () => {
    const refusal = (unit_price: number, tax_rate: number) =>
      totalsRefusal(documentTotals([line(1, unit_price)], terms(tax_rate)))
    expect([
      refusal(999_999_999, 0),
      refusal(999_999_999, 8_250),
      totalsRefusal(documentTotals([line(2, 999_999_999)], terms(0))),
    ]).toEqual([null, 'Keep the total at 9,999,999.99 or less', 'Keep the total at 9,999,999.99 or less'])
  })

  it('adds up to the cent: lines as shown, plus tax, less discount, is the total', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 0, max: 999_999 }).map((tenths) => tenths / 10),
      unit_price: fc.integer({ min: 0, max: 999_999_999 }).map(cents),
    })
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 20 }),
        fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths * 10),
        fc.integer({ min: 0, max: 1_000_000 }).map(cents),
        (lines, tax_rate, discount_amount) => {
          const totals = documentTotals(lines, { tax_rate, discount_amount })
          const shown = lines.reduce((sum, each) => sum + lineTotal(each), 0)
          expect(totals.subtotal + totals.tax_amount - totals.discount_amount).toBe(totals.total_amount)
          expect(totals.subtotal).toBe(shown)
          expect(Math.abs(totals.tax_amount - (shown * tax_rate) / 100_000)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })
})
