import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cents, formatMoney } from './money'
import { numberText } from './number-text'

it('groups thousands, and keeps three decimals', () => {
  expect([0, 999, 1_000, 1_234_567, -1_234, -999, 0.5, 1_234.5678, -0.25, -0.0016].map(numberText)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '-1,234',
    '-999',
    '0.5',
    '1,234.568',
    '-0.25',
    '-0.002',
  ])
})

it('writes numbers and amounts as browsers do in the US', () => {
  const count = new Intl.NumberFormat('en-US')
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (whole) => {
      expect([numberText(whole), numberText(whole / 100), formatMoney(whole as Cents)]).toEqual([
        count.format(whole),
        count.format(whole / 100),
        money.format(whole / 100),
      ])
    }),
  )
})
