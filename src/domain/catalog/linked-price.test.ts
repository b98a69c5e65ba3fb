import { describe, expect, it } from 'vitest'
import { linked } from './linked-price'

const typed = { cost: '20', markup: '50', price: '30.00' }

const DOLLARS = { currency: 'USD', decimals: 2 } as const

describe('cost, markup and price', () => {
  it('make the price when cost or markup is typed', () => {
    expect(linked({ ...typed, markup: '40' }, 'markup', DOLLARS)).toEqual({ cost: '20', markup: '40', price: '28.00' })
    expect(linked({ ...typed, cost: '0.008' }, 'cost', { ...DOLLARS, decimals: 3 })).toEqual({
      cost: '0.008',
      markup: '50',
      price: '0.012',
    })
  })

  it('make the markup when the price is typed', () => {
    expect(linked({ ...typed, price: '25' }, 'price', DOLLARS)).toEqual({ cost: '20', markup: '25', price: '25' })
  })

  it('stay as they are where they can’t be worked out', () => {
    const open = { cost: '', markup: '40', price: '30' }
    expect(linked(open, 'markup', DOLLARS)).toEqual(open)
    expect(linked({ ...typed, price: 'lots' }, 'price', DOLLARS)).toEqual({ ...typed, price: 'lots' })
    const foreign = { ...typed, cost: '€80' }
    expect(linked(foreign, 'cost', DOLLARS)).toEqual(foreign)
  })
})
