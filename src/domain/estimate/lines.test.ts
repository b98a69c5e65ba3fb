import { describe, expect, it } from 'vitest'
import { SAMPLE_CATALOG } from '../catalog/sample'
import { amountIn } from '../money/amount-in'
import type { Cents } from '../money/money'
import { marginOf, priced } from './cost'
import { newLine } from './form'
import { lineFrom, templateLabel, templatesFrom } from './template'

const cents = (amount: number) => amount as Cents

describe('cost and markup of a line', () => {
  it('suggest the unit price, and a price says the markup (X-53)', () => {
    const typed = newLine(1, { material_cost: '80', equipment_cost: '20' })
    const suggested = priced(typed, 'equipment_cost', 'USD')
    expect([
      suggested.unit_price,
      priced({ ...suggested, markup_percentage: '50' }, 'markup_percentage', 'USD').unit_price,
      priced({ ...suggested, unit_price: '120' }, 'unit_price', 'USD').markup_percentage,
    ]).toEqual(['115.00', '150.00', '20'])
  })

  it('never refuse a price for the markup that it says', () => {
    const cheap = newLine(1, { material_cost: '0.5' })
    expect(priced({ ...cheap, unit_price: '9000' }, 'unit_price', 'USD')).toEqual({
      ...cheap,
      unit_price: '9000',
      markup_percentage: '100000',
    })
  })

  it('leave a price alone where no cost is known', () => {
    const line = newLine(1, { unit_price: '75', markup_percentage: '15' })
    expect([
      priced(line, 'unit_price', 'USD'),
      priced({ ...line, material_cost: 'x' }, 'material_cost', 'USD').unit_price,
    ]).toEqual([line, '75'])
  })

  it('count a cost in another currency as nothing, as saving it refuses it', () => {
    const line = newLine(1, { material_cost: '€80', unit_price: '75' })
    expect(priced(line, 'material_cost', 'USD')).toEqual(line)
    expect(priced(line, 'material_cost', 'EUR').unit_price).toBe('92.00')
  })

  it('make the margin of the lines whose cost is known (X-53)', () => {
    const costedLine = {
      quantity: 2,
      unit_price: cents(5_000),
      material_cost: cents(3_000),
      equipment_cost: cents(500),
    }
    const unknown = { quantity: 1, unit_price: cents(9_000), material_cost: cents(0), equipment_cost: cents(0) }
    expect([
      marginOf([costedLine, unknown]),
      marginOf([unknown]),
      marginOf([{ ...costedLine, unit_price: cents(0) }]),
    ]).toEqual([{ amount: 3_000, percent: 30 }, null, { amount: -7_000, percent: 0 }])
  })
})

describe('what a line can be made from', () => {
  const templates = templatesFrom(SAMPLE_CATALOG.services, SAMPLE_CATALOG.categories)
  const byName = (name: string) => {
    const found = templates.find((template) => template.name === name)
    if (!found) throw new TypeError(`no ${name} in the sample`)
    return found
  }

  it('is called by category and name, in that order (EST-05)', () => {
    const labels = templates.map(templateLabel)
    expect([labels, labels.at(-1)]).toEqual([
      labels.toSorted((a, b) => a.localeCompare(b)),
      'Trees and shrubs - Tree pruning',
    ])
  })

  it('has every field that is stated of it, from the service (EST-08)', () => {
    expect(byName('Hedge trimming')).toEqual({
      id: 9,
      category: 'Trees and shrubs',
      name: 'Hedge trimming',
      description: '',
      unit: 'each',
      base_price: 85,
      labor_rate: 48,
      estimated_time_hours: 1,
      cost: 48,
    })
  })

  it('is none of a service that is not offered', () => {
    expect(
      templatesFrom(
        SAMPLE_CATALOG.services.map((service) => ({ ...service, active: false })),
        [],
      ),
    ).toEqual([])
  })

  it('is priced by a thousand square feet where the catalog has parts of a cent, as many as the lawn has', () => {
    const service = SAMPLE_CATALOG.services.find(({ pricing_type }) => pricing_type === 'per_sqft')
    const template = byName(service?.name ?? '')
    const line = lineFrom(7, template, 6_240)
    expect([line.unit, line.quantity, Number(line.unit_price), lineFrom(7, template, null).quantity]).toEqual([
      '1,000 sq ft',
      '6.2',
      service?.base_price,
      '1',
    ])
  })
})

describe('an amount of a document', () => {
  it('has the label of its currency (X-27)', () => {
    expect([amountIn(cents(123_450), 'USD'), amountIn(cents(100), 'CAD'), amountIn(cents(100), 'EUR')]).toEqual([
      '$1,234.50',
      'CA$1.00',
      '€1.00',
    ])
  })
})
