import { expect, test } from 'vitest'
import { centsFromDollars } from '@/domain/money'
import { JOB_SORTS } from '../types'
import { sampleJob } from './sample'
import { compareJobs, directionOf, sortFrom, sortingOf } from './sort'

const jobs = [
  sampleJob({ id: 1, job_number: 'JOB-10', status: 'completed', priority: 'urgent', client_last_name: 'adams' }),
  sampleJob({ id: 2, job_number: 'JOB-9', priority: 'low', scheduled_start_time: '07:30' }),
  sampleJob({ id: 3, job_number: 'JOB-8', scheduled_date: '2026-11-19', estimated_cost: centsFromDollars(9) }),
]
const order = (column: Parameters<typeof compareJobs>[0]) => [...jobs].sort(compareJobs(column)).map(({ id }) => id)

test.each([
  ['job_number', [3, 2, 1]],
  ['status', [2, 3, 1]],
  ['priority', [2, 3, 1]],
  ['date', [3, 2, 1]],
  ['time', [2, 1, 3]],
  ['customer', [1, 2, 3]],
  ['cost', [3, 1, 2]],
] as const)('by %s', (column, ids) => {
  expect(order(column)).toEqual(ids)
})

test('is said to the table library and back without loss', () => {
  expect(JOB_SORTS.map((sort) => sortFrom(sortingOf(sort)))).toEqual(JOB_SORTS)
  expect([sortingOf('-cost'), sortingOf(undefined)]).toEqual([[{ id: 'cost', desc: true }], []])
})

test('by nothing, or by a column there is not, is no sort', () => {
  expect([sortFrom([]), sortFrom([{ id: 'colour', desc: true }])]).toEqual([undefined, undefined])
})

test('is announced on its own column only', () => {
  expect([directionOf('cost', '-cost'), directionOf('cost', 'cost'), directionOf('date', '-cost')]).toEqual([
    'descending',
    'ascending',
    'none',
  ])
})
