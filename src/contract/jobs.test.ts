import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { assignCrew, listJobs, updateJobStatus } from './jobs'

describe('the job list', () => {
  it('asks for the first hundred unless told otherwise (JOB-17)', () => {
    expect([v.parse(listJobs.query, {}), v.parse(listJobs.query, { page: '3', per_page: '20' })]).toEqual([
      { page: 1, per_page: 100 },
      { page: 3, per_page: 20 },
    ])
  })

  it.each([{ page: 0 }, { per_page: 101 }, { page: 'two' }, { page: 1.5 }, { status: 'all' }, { date: '2026-02-30' }])(
    'cannot be asked for %j',
    (query) => {
      expect(v.safeParse(listJobs.query, query).success).toBe(false)
    },
  )
})

describe('the crew of a job', () => {
  it('travels as a comma list, empty for no one (API-20)', () => {
    const ids = (crew_member_ids: string) => v.parse(assignCrew.query, { crew_member_ids }).crew_member_ids
    expect([ids('3'), ids('3,1,2'), ids('')]).toEqual([[3], [3, 1, 2], []])
  })

  it.each(['1,b', '1;2', '-1', '1,,2'])('is not "%s"', (crew_member_ids) => {
    expect(v.safeParse(assignCrew.query, { crew_member_ids }).success).toBe(false)
  })
})

it('moves a job along with a status and perhaps notes (API-20)', () => {
  expect(v.parse(updateJobStatus.query, { status: 'in_progress' })).toEqual({ status: 'in_progress' })
  expect(v.safeParse(updateJobStatus.query, { notes: 'x' }).success).toBe(false)
})
