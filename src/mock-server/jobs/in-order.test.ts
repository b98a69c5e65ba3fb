import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Job } from '@/domain/job/job'
import { job } from '../../../tests/fixtures/records'
import type { Reader } from '../core/log/rows'
import { jobsBetween, jobsOf, jobsOn } from './in-order'

const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-11-0${number}`)
const rows = fc.array(
  fc.record({
    business_id: fc.integer({ min: 1, max: 2 }),
    scheduled_date: day,
    scheduled_start_time: fc.constantFrom('08:00', '09:30'),
  }),
  { maxLength: 30 },
)
const storeOf = (jobs: readonly Job[]) => ({ table: () => jobs }) as unknown as Reader

it('finds the jobs of a stretch of days that a walk over the table finds, newest day first', () => {
  fc.assert(
    fc.property(rows, day, day, (some, first, last) => {
      const jobs = some.map((each, index) => job({ ...each, id: index + 1 }))
      const found = jobsBetween(1, { first, last }, storeOf(jobs))
      const inRange = ({ business_id, scheduled_date }: Job) =>
        business_id === 1 && scheduled_date >= first && scheduled_date <= last
      expect(found).toEqual(jobsOf(1, storeOf(jobs)).filter(inRange))
      expect(new Set(found)).toEqual(new Set(jobs.filter(inRange)))
    }),
  )
})

it('gives the jobs of a day in the order of its hours', () => {
  const on = (id: number, scheduled_date: string, scheduled_start_time: string) =>
    job({ id, scheduled_date, scheduled_start_time })
  const jobs = [on(1, '2026-11-02', '10:00'), on(2, '2026-11-03', '08:00'), on(3, '2026-11-02', '08:00')]
  expect(jobsOn(1, '2026-11-02', storeOf(jobs)).map(({ id }) => id)).toEqual([3, 1])
})
