import { describe, expect, it } from 'vitest'
import { filterPackages, filterProducts, filterServices } from './filter'
import { SAMPLE_CATALOG } from './sample'

const { services, products, packages } = SAMPLE_CATALOG
const names = (records: readonly { name: string }[]) => records.map(({ name }) => name)

describe('the lists of the catalog', () => {
  it('leave out what is inactive unless asked for', () => {
    expect(filterServices(services, {}).length).toBe(services.length - 1)
    expect(names(filterServices(services, { activity: 'inactive' }))).toEqual(['Holiday lighting'])
  })

  it('are narrowed by category, type and words', () => {
    expect(names(filterServices(services, { category: '4', search: 'drip' }))).toEqual(['Drip line installation'])
    expect(names(filterServices(services, { search: 'spreader' }))).toEqual(['Fertilizer application'])
    expect(names(filterProducts(products, { group: 'seed', search: 'lone bermuda' }))).toEqual([
      'Bermuda grass seed, 25 lb',
    ])
    expect(names(filterPackages(packages, { sold: 'annual' }))).toEqual(['Full-season beds'])
  })

  it('find products by their stock, and those to reorder', () => {
    expect(names(filterProducts(products, { stock: 'low' }))).toEqual([
      'Starter fertilizer 10-20-10, 50 lb',
      'Hardwood mulch',
    ])
    expect(filterProducts(products, { stock: 'reorder' }).length).toBe(6)
    expect(names(filterProducts(products, { stock: 'untracked' }))).toEqual(['Drip line, 100 ft', 'Broadcast spreader'])
  })
})
