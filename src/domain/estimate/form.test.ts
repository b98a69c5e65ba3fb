import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Currency } from '../account/vocabulary'
import type { Cents } from '../money/money'
import {
  type EstimateForm,
  emptyEstimateForm,
  estimateFormOf,
  estimateFormSchema,
  newLine,
  nextLineId,
  typedTotals,
} from './form'

const NEW = emptyEstimateForm({ today: '2026-11-20', tax_rate: 8_250 })
const filled: EstimateForm = {
  ...NEW,
  client_id: 1,
  property_id: 2,
  title: 'Front beds',
  line_items: [newLine(1, { service_name: 'Mulch', quantity: '2.5', unit_price: '60' })],
}

const problems = (form: EstimateForm) => {
  const parsed = v.safeParse(estimateFormSchema('USD'), form)
  return parsed.success ? [] : parsed.issues.map((issue) => [v.getDotPath(issue), issue.message])
}

describe('a new estimate', () => {
  it('is valid for 30 days, taxed at the rate of the business, without a discount (EST-12)', () => {
    expect(NEW).toEqual({
      client_id: null,
      property_id: null,
      title: '',
      valid_until: '2026-12-20',
      description: '',
      line_items: [],
      tax_rate: '8.25',
      discount_amount: '0',
      packages: [],
      recommended_package_id: null,
      deposit_kind: 'none',
      deposit_amount: '0',
      deposit_rate: '0',
      terms_and_conditions: '',
      notes: '',
    })
  })

  it('has lines of one each with 15 % on their cost (EST-12)', () => {
    const { quantity, unit, markup_percentage } = newLine(1)
    expect([quantity, unit, markup_percentage]).toEqual(['1', 'each', '15'])
  })

  it('gives each line an id of its own, anyone who adds it', () => {
    expect([nextLineId([], 1_000), nextLineId([{ id: 1_000 }], 1_000), nextLineId([{ id: 4 }], 1_000)]).toEqual([
      1_000, 1_001, 1_000,
    ])
  })
})

describe('the form of an estimate', () => {
  it('needs client, property and title (EST-11)', () => {
    expect(problems(NEW)).toEqual([
      ['client_id', 'Client is required'],
      ['property_id', 'Property is required'],
      ['title', 'Title is required'],
    ])
  })

  it('reads numbers as they are kept, and what is none as 0 (EST-11)', () => {
    const typed = { ...filled, tax_rate: 'none', discount_amount: '$1,2x' }
    const line = newLine(1, { service_name: 'Mulch', quantity: 'two', unit_price: '$1,200.50', labor_hours: ' ' })
    const read = v.parse(estimateFormSchema('USD'), { ...typed, line_items: [line] })
    expect([read.tax_rate, read.discount_amount, read.line_items[0]]).toEqual([
      0,
      0,
      {
        id: 1,
        service_category: '',
        service_name: 'Mulch',
        description: '',
        quantity: 0,
        unit: 'each',
        unit_price: 120_050,
        labor_hours: null,
        material_cost: 0,
        equipment_cost: 0,
        markup_percentage: 15,
        selection: 'included',
        package_id: null,
      },
    ])
  })

  it.each<[string, Partial<EstimateForm>, (string | null)[][]]>([
    [
      'a quantity below zero',
      { line_items: [newLine(1, { service_name: 'Mulch', quantity: '-1' })] },
      [['line_items.0.quantity', 'Use a quantity of 0 or more']],
    ],
    [
      'amounts in another currency',
      {
        line_items: [newLine(1, { service_name: 'Mulch', unit_price: '€50' })],
        deposit_kind: 'fixed',
        deposit_amount: '£5',
      },
      [
        ['line_items.0.unit_price', 'Use an amount in USD, not in another currency'],
        ['deposit_amount', 'Use an amount in USD, not in another currency'],
      ],
    ],
    [
      'a quantity of hundredths',
      { line_items: [newLine(1, { service_name: 'Mulch', quantity: '0.25' })] },
      [['line_items.0.quantity', 'Use at most one decimal']],
    ],
    [
      'a price below zero',
      { line_items: [newLine(1, { service_name: 'Mulch', unit_price: '-5' })] },
      [['line_items.0.unit_price', 'Use an amount of 0 or more']],
    ],
    [
      'parts of a cent',
      { line_items: [newLine(1, { service_name: 'Mulch', unit_price: '0.125' })] },
      [['line_items.0.unit_price', 'Use at most two decimals']],
    ],
    [
      'a huge price',
      { line_items: [newLine(1, { service_name: 'Mulch', unit_price: '10000000' })] },
      [['line_items.0.unit_price', 'Use 9,999,999.99 or less']],
    ],
    ['a line without a name', { line_items: [newLine(1)] }, [['line_items.0.service_name', 'Name is required']]],
    ['a tax rate below zero', { tax_rate: '-1' }, [['tax_rate', 'Use a rate of 0 or more']]],
    [
      'a discount above subtotal and tax (X-53)',
      { discount_amount: '162.39' },
      [['discount_amount', 'Use a discount no larger than the subtotal plus tax']],
    ],
    [
      'a discount above nothing, along with everything else',
      { title: '', line_items: [newLine(1)], discount_amount: '1' },
      [
        ['title', 'Title is required'],
        ['line_items.0.service_name', 'Name is required'],
        ['discount_amount', 'Use a discount no larger than the subtotal plus tax'],
      ],
    ],
    [
      'a deposit above the total',
      { deposit_kind: 'fixed' as const, deposit_amount: '162.39' },
      [['deposit_amount', 'Use a deposit no larger than the total']],
    ],
    [
      'a deposit of no percent',
      { deposit_kind: 'percent' as const, deposit_rate: 'half' },
      [['deposit_rate', 'Use a deposit of more than 0%']],
    ],
    ['a day that is none', { valid_until: '2026-02-30' }, [['valid_until', 'This date doesn’t exist']]],
  ])('refuses %s', (_, patch, found) => {
    expect(problems({ ...filled, ...patch })).toEqual(found)
  })

  it('takes a discount of everything (X-53)', () => {
    expect(problems({ ...filled, discount_amount: '162.38' })).toEqual([])
  })

  it('comes back as it was typed', () => {
    const form = {
      ...filled,
      line_items: [newLine(1, { service_name: 'Mulch', labor_hours: '1.5', material_cost: '40.5' })],
    }
    expect(estimateFormOf(v.parse(estimateFormSchema('USD'), form))).toEqual(form)
  })
})

describe('the totals while typing', () => {
  it('add up what is typed, and count what is no number as 0 (EST-10)', () => {
    const line_items = [
      ...filled.line_items,
      newLine(2, { quantity: 'x', unit_price: '9' }),
      newLine(3, { unit_price: '-4' }),
    ]
    const { totals } = typedTotals({ ...filled, line_items, tax_rate: '8.25', discount_amount: '10' }, 'USD')
    expect(totals).toEqual({
      subtotal: 15_000 as Cents,
      tax_amount: 1_238 as Cents,
      discount_amount: 1_000 as Cents,
      total_amount: 15_238 as Cents,
    })
  })

  it('come to nothing at least, whatever the discount', () => {
    const { totals } = typedTotals({ ...filled, tax_rate: '0', discount_amount: '5000' }, 'USD')
    expect(totals).toEqual({
      subtotal: 15_000 as Cents,
      tax_amount: 0 as Cents,
      discount_amount: 500_000 as Cents,
      total_amount: 0 as Cents,
    })
  })

  it('count what is refused as 0, in the currency of the estimate', () => {
    const line_items = [newLine(1, { unit_price: '€50', material_cost: '€20', equipment_cost: '10' })]
    const form = { ...filled, line_items, discount_amount: '€5', deposit_kind: 'fixed' as const, deposit_amount: '€20' }
    const counted = (currency: Currency) => {
      const { lines, totals, deposit } = typedTotals({ ...form, tax_rate: '0' }, currency)
      const [line] = lines
      return [line?.unit_price, line?.material_cost, line?.equipment_cost, totals.discount_amount, deposit]
    }
    expect([counted('USD'), counted('EUR')]).toEqual([
      [0, 0, 1_000, 0, 0],
      [5_000, 2_000, 1_000, 500, 2_000],
    ])
  })
})
