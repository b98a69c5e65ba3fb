import { expect, test } from 'vitest'
import { centsFromDollars } from '@/domain/money'
import { sampleJob } from './sample'
import { compareJobs } from './sort'

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
