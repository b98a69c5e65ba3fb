import { expect, test } from 'vitest'
import { directionOf, sortFrom, sortingOf } from './sort'

const columns = [{ id: 'cost' }, { id: 'date' }] as const

test('a sort is said to the table library and back without loss', () => {
  const sorts = ['cost', '-cost', 'date', '-date']
  expect(sorts.map((sort) => sortFrom(columns, sortingOf(sort)))).toEqual(sorts)
  expect([sortingOf('-cost'), sortingOf(undefined)]).toEqual([[{ id: 'cost', desc: true }], []])
})

test('by nothing, or by a column there is not, is no sort', () => {
  expect([sortFrom(columns, []), sortFrom(columns, [{ id: 'color', desc: true }])]).toEqual([undefined, undefined])
})

test('a sort is announced on its own column only', () => {
  expect([directionOf('cost', '-cost'), directionOf('cost', 'cost'), directionOf('date', '-cost')]).toEqual([
    'descending',
    'ascending',
    'none',
  ])
})
