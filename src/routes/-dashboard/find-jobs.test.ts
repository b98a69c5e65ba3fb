import { expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { findJobs } from './find-jobs'

const jobs = [
  job({ id: 3, job_number: 'JOB-1003', title: 'Mowing' }),
  job({ id: 18, job_number: 'JOB-1018', title: 'Mowing', status: 'cancelled' }),
]
const numbers = (search: string) => findJobs(jobs, search).map(({ id }) => id)

it('leaves out cancelled jobs while others match, and finds them where none does', () => {
  expect([numbers('mowing'), numbers('job-1018'), numbers('JOB-1099')]).toEqual([[3], [18], []])
})

it('says of a cancelled job that it is', () => {
  expect(
    [findJobs(jobs, 'JOB-1003'), findJobs(jobs, 'JOB-1018')].flat().map(({ title, detail }) => [title, detail]),
  ).toEqual([
    ['JOB-1003 Mowing', 'Mon, Nov 23 · Avery Stone'],
    ['JOB-1018 Mowing', 'Mon, Nov 23 · Avery Stone · Cancelled'],
  ])
})
