import { describe, expect, it } from 'vitest'
import { filterJobs } from '@/domain/job/filter'
import type { Cents } from '@/domain/money'
import { job } from '../../../tests/fixtures/records'
import { summaryOf } from './today'

const today = '2026-11-20'
const at = (id: number, patch: Parameters<typeof job>[0]) =>
  job({ id, scheduled_date: today, estimated_cost: 1_000 as Cents, ...patch })

const jobs = [
  at(1, { status: 'completed' }),
  at(2, { status: 'rescheduled', scheduled_start_time: '08:00' }),
  at(3, { status: 'assigned' }),
  at(4, { status: 'scheduled', scheduled_start_time: '13:00' }),
  at(5, { status: 'scheduled', scheduled_start_time: '09:00' }),
  at(6, { status: 'cancelled' }),
  at(7, { status: 'missed' }),
  at(8, { status: 'assigned', scheduled_date: '2026-11-21' }),
]

describe('the day at a glance', () => {
  const summary = summaryOf(jobs, today)

  it('counts by status, those without a crew first', () => {
    expect(summary.byStatus).toEqual([
      { status: 'scheduled', count: 2, isWaiting: true },
      { status: 'rescheduled', count: 1, isWaiting: true },
      { status: 'assigned', count: 1, isWaiting: false },
      { status: 'completed', count: 1, isWaiting: false },
      { status: 'missed', count: 1, isWaiting: false },
    ])
  })

  it('counts the same jobs in all, by status and as the list shows for the day (X-43)', () => {
    const counted = summary.byStatus.reduce((sum, { count }) => sum + count, 0)
    expect([summary.count, counted]).toEqual([6, filterJobs(jobs, { date: today }).length])
  })

  it('lists what still needs a crew, soonest first', () => {
    expect(summary.unassigned.map(({ id }) => id)).toEqual([2, 5, 4])
  })

  it('counts no cancelled job, and no money that will not come in', () => {
    expect([summary.count, summary.planned]).toEqual([6, 5_000])
  })

  it('is empty on an empty day', () => {
    expect(summaryOf(jobs, '2026-12-24')).toEqual({ count: 0, byStatus: [], unassigned: [], planned: 0 })
  })
})
