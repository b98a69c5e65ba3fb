import { describe, expect, it } from 'vitest'
import { changeBy, needsReorder, orderQuantity, quantityText, shortageRefusal, stockOf, stockStatus } from './stock'

const product = { track_inventory: true, current_stock: 10, min_stock_level: 4, reorder_point: 8 }
const statusAt = (current_stock: number | null) => stockStatus({ ...product, current_stock })

describe('the stock of a product', () => {
  it('is critical at the minimum, low at the reorder point, and else good (CAT-03, X-33)', () => {
    expect([4, 4.01, 8, 8.5, 0].map(statusAt)).toEqual(['critical', 'low', 'low', 'good', 'critical'])
  })

  it('is critical even where the minimum is below the reorder point, as it is checked first (X-33)', () => {
    expect(stockStatus({ ...product, current_stock: 3 })).toBe('critical')
  })

  it('is not judged where it is not tracked, or not shown', () => {
    expect([stockStatus({ ...product, track_inventory: false }), statusAt(null)]).toEqual(['untracked', 'untracked'])
  })

  it('is what its movements leave, to the hundredth', () => {
    expect(stockOf([{ quantity: 0.1 }, { quantity: 0.2 }, { quantity: -0.05 }])).toBe(0.25)
    expect(stockOf([])).toBe(0)
  })

  it('goes up by what comes in, down by what is used, and to what was counted', () => {
    expect([changeBy('received', 5, 10), changeBy('used', 5, 10), changeBy('corrected', 5.5, 10)]).toEqual([
      5, -5, -4.5,
    ])
  })

  it('never falls below zero', () => {
    const bags = { unit_of_measure: 'bags' }
    expect([shortageRefusal(4, 4, bags), shortageRefusal(4, 4.5, bags)]).toEqual([
      null,
      'Only 4 bags in stock. Use that much or less, or correct the stock.',
    ])
  })

  it('is told with its unit, which goes without saying for single things', () => {
    expect([quantityText(1_250.5, { unit_of_measure: 'gal' }), quantityText(3, { unit_of_measure: 'each' })]).toEqual([
      '1,250.5 gal',
      '3',
    ])
    const single = (unit_of_measure: string) => quantityText(1, { unit_of_measure })
    expect(['bags', 'rolls', 'cu yd', 'lbs', 'glass'].map(single)).toEqual([
      '1 bag',
      '1 roll',
      '1 cu yd',
      '1 lb',
      '1 glass',
    ])
  })
})

describe('what is to be ordered', () => {
  it('brings the stock to twice the reorder point, or twice the minimum where that is more', () => {
    expect(orderQuantity({ ...product, current_stock: 3 })).toBe(13)
    expect(orderQuantity({ ...product, current_stock: 3, reorder_point: 0 })).toBe(5)
    expect(orderQuantity({ ...product, current_stock: 0, min_stock_level: 0, reorder_point: 0 })).toBe(1)
  })

  it('are tracked products at or below their reorder point', () => {
    expect([8, 9].map((current_stock) => needsReorder({ ...product, current_stock }))).toEqual([true, false])
    expect(needsReorder({ ...product, track_inventory: false, current_stock: 0 })).toBe(false)
  })
})
