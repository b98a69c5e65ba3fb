import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { discounted, priceOfParts } from './package'
import { SAMPLE_CATALOG } from './sample'

describe('the price of a package', () => {
  it('is held against that of its parts', () => {
    const [spring, , fall] = SAMPLE_CATALOG.packages
    expect(spring && priceOfParts(spring, SAMPLE_CATALOG)).toEqual({ price: 58_100, isWhole: true })
    // Aeration and overseeding are priced by the square foot.
    expect(fall && priceOfParts(fall, SAMPLE_CATALOG)).toEqual({ price: 40_500, isWhole: false })
  })

  it('is that of its parts less the discount, to the cent', () => {
    expect([discounted(58_100 as Cents, 10), discounted(999 as Cents, 12.5)]).toEqual([52_290, 874])
  })
})
