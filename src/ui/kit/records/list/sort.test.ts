import { expect, test } from 'vitest'
import { byNumber, directionOf, first, nextSort, sortedBy } from './sort'

type Job = { id: number; cost: number }
const columns = [{ id: 'cost', compare: byNumber<Job>(({ cost }) => cost) }]
const jobs: Job[] = [
  { id: 1, cost: 30 },
  { id: 2, cost: 10 },
  { id: 3, cost: 30 },
  { id: 4, cost: 20 },
]
const idsBy = (sort: string | undefined) => sortedBy(columns, jobs, sort).map(({ id }) => id)

test('records go up or down by a column, and equal ones keep their order', () => {
  expect([idsBy('cost'), idsBy('-cost')]).toEqual([
    [2, 4, 1, 3],
    [1, 3, 4, 2],
  ])
})

test('by nothing, or by a column there is not, they stay as they are', () => {
  expect([sortedBy(columns, jobs, undefined), sortedBy(columns, jobs, '-color')]).toEqual([jobs, jobs])
})

test('some come first, in their own order', () => {
  expect(first([1, 2, 3, 4, 5], (number) => number % 2 === 0)).toEqual([2, 4, 1, 3, 5])
})

test('a heading leads from upwards to downwards to none, and another one begins again', () => {
  expect([undefined, 'cost', '-cost', 'date'].map((sort) => nextSort('cost', sort))).toEqual([
    'cost',
    '-cost',
    undefined,
    'cost',
  ])
})

test('a sort is announced on its own column only', () => {
  expect([directionOf('cost', '-cost'), directionOf('cost', 'cost'), directionOf('date', '-cost')]).toEqual([
    'descending',
    'ascending',
    'none',
  ])
})
