import * as v from 'valibot'
import { expect, it } from 'vitest'
import { listAnswer } from './list-answer'

const answer = listAnswer(
  'lawns',
  v.object({
    id: v.number(),
    lot_size: v.pipe(
      v.number(),
      v.transform((size) => size * 2),
    ),
  }),
  {
    total: v.number(),
  },
)

it('reads each item by itself', () => {
  expect(v.parse(answer, { lawns: [{ id: 1, lot_size: 3 }], total: 1, more: true })).toEqual({
    lawns: [{ id: 1, lot_size: 6 }],
    damaged: [],
    total: 1,
  })
})

it.each([
  ['a field of another kind', { id: 17, lot_size: null }, { id: 17, reason: "Lot size can't be read." }],
  ['an id in text', { id: 'in_17', lot_size: 3 }, { id: 17, reason: "Id can't be read." }],
  ['an id without a number', { id: 'lawn', lot_size: 3 }, { id: 0, reason: "Id can't be read." }],
  ['an id beyond all numbers', { id: '99999999999999999999', lot_size: 3 }, { id: 0, reason: "Id can't be read." }],
  ['no record at all', null, { id: 0, reason: "This record can't be read." }],
])('tells of an item with %s, and keeps the others', (_, row, damaged) => {
  expect(v.parse(answer, { lawns: [row, { id: 2, lot_size: 1 }], total: 2 })).toEqual({
    lawns: [{ id: 2, lot_size: 2 }],
    damaged: [damaged],
    total: 2,
  })
})

it.each([{}, { lawns: 'none', total: 0 }, { lawns: [], total: 'many' }])('is refused as a whole for %j', (sent) => {
  expect(v.safeParse(answer, sent).success).toBe(false)
})
