import * as v from 'valibot'
import { expect, test } from 'vitest'
import { materialsSchema } from './materials'
import { materialsText, stockUseFor } from './stock-use'

const STOCK = new Map([
  [1, 10],
  [2, 2.5],
  [3, 0],
])
const stockOf = (productId: number) => STOCK.get(productId) ?? null

test.each([
  ['as planned while there is enough', [{ product_id: 1, quantity: 10 }], { used: [[1, 10]], short: [] }],
  ['as much as there is', [{ product_id: 2, quantity: 2.6 }], { used: [[2, 2.5]], short: [[2, 0.1]] }],
  ['nothing of what has run out', [{ product_id: 3, quantity: 4 }], { used: [], short: [[3, 4]] }],
  ['nothing of what is not tracked', [{ product_id: 4, quantity: 4 }], { used: [], short: [] }],
])('a completed job takes %s', (_, planned, { used, short }) => {
  const pairs = (materials: readonly { product_id: number; quantity: number }[]) =>
    materials.map(({ product_id, quantity }) => [product_id, quantity])
  const stockUse = stockUseFor(planned, stockOf)
  expect({ used: pairs(stockUse.used), short: pairs(stockUse.short) }).toEqual({ used, short })
})

test('materials read as people count them', () => {
  const products = [
    { id: 1, name: 'Hardwood mulch', unit_of_measure: 'cu yd' },
    { id: 2, name: 'Rotor head', unit_of_measure: 'each' },
  ]
  const materials = [
    { product_id: 1, quantity: 2.5 },
    { product_id: 2, quantity: 3 },
    { product_id: 9, quantity: 1 },
  ]
  expect(materialsText(materials, products)).toBe(
    '2.5 cu yd of Hardwood mulch, 3 × Rotor head, and 1 × Deleted product',
  )
})

test.each([
  [
    'a product twice',
    [
      { product_id: 1, quantity: 1 },
      { product_id: 1, quantity: 2 },
    ],
    'Name each product once',
  ],
  ['none of a product', [{ product_id: 1, quantity: 0 }], 'Use more than 0'],
  ['three decimals', [{ product_id: 1, quantity: 0.125 }], 'Use at most two decimals'],
])('refuses %s', (_, materials, message) => {
  expect(v.safeParse(materialsSchema, materials).issues?.map((issue) => issue.message)).toEqual([message])
})
