import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formatUnitPrice, millsFromDollars, pricePhrase, priceProblem, unitPrice } from './unit-price'

describe('a price', () => {
  it('has three decimals per square foot, and two otherwise (CAT-02)', () => {
    const price = millsFromDollars(0.05)
    expect([formatUnitPrice('per_sqft', price), formatUnitPrice('fixed', price)]).toEqual(['$0.050', '$0.05'])
    expect(pricePhrase('per_sqft', millsFromDollars(0.012))).toBe('$0.012 per sq ft')
    expect(pricePhrase('custom', millsFromDollars(1_250))).toBe('$1,250.00')
  })

  it('of tenths of a cent is one per square foot only', () => {
    const fine = millsFromDollars(0.012)
    expect([priceProblem('per_sqft', fine), priceProblem('fixed', fine), priceProblem('custom', fine)]).toEqual([
      null,
      'Use at most two decimals',
      'Use at most two decimals',
    ])
    expect(priceProblem('fixed', millsFromDollars(68.5))).toBeNull()
  })

  it('is taken with three decimals at most', () => {
    const results = [0.012, 65, 0.0125, -1, Number.POSITIVE_INFINITY].map((dollars) => {
      const { success, output, issues } = v.safeParse(unitPrice, dollars)
      return success ? output : issues[0].message
    })
    expect(results).toEqual([
      12,
      65_000,
      'Use at most three decimals',
      'Use an amount of 0 or more',
      'Use 9,999,999.99 or less',
    ])
  })
})
