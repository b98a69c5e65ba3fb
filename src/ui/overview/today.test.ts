import { describe, expect, it } from 'vitest'
import { filterJobs } from '@/domain/job/filter'
import type { Cents } from '@/domain/money/money'
import { job } from '../../../tests/fixtures/records'
import { daysShown, summaryOf, withoutCrewOn } from './today'

const today = '2026-11-20'
const at = (id: number, patch: Parameters<typeof job>[0]) =>
  job({ id, scheduled_date: today, estimated_cost: 1_000 as Cents, ...patch })
const waiting = { assigned_crew_members: [] }

const jobs = [
  at(1, { status: 'completed' }),
  at(2, { status: 'rescheduled', scheduled_start_time: '08:00', ...waiting }),
  at(3, { status: 'assigned' }),
  at(4, { status: 'scheduled', scheduled_start_time: '13:00', ...waiting }),
  at(5, { status: 'scheduled', scheduled_start_time: '09:00', ...waiting }),
  at(6, { status: 'cancelled', ...waiting }),
  at(7, { status: 'missed' }),
  at(8, { status: 'scheduled', scheduled_date: '2026-11-21', ...waiting }),
  at(9, { status: 'rescheduled' }),
]

describe('the day at a glance', () => {
  const summary = summaryOf(jobs, today, 'office')

  it('counts each job once: those without a crew, and the others by status', () => {
    expect(summary.withoutCrew.map(({ id }) => id)).toEqual([2, 5, 4])
    expect(summary.byStatus).toEqual([
      { status: 'assigned', count: 1 },
      { status: 'completed', count: 1 },
      { status: 'missed', count: 1 },
      { status: 'rescheduled', count: 1 },
    ])
  })

  it('counts the same jobs as the list shows for the day (X-43)', () => {
    const counted = summary.byStatus.reduce((sum, { count }) => sum + count, summary.withoutCrew.length)
    expect([summary.jobs.length, counted]).toEqual([7, filterJobs(jobs, { date: today }).length])
  })

  it('leaves out money that will not come in', () => {
    expect(summary.planned).toBe(6_000)
  })

  it('is empty on an empty day', () => {
    expect(summaryOf(jobs, '2026-12-24', 'office')).toEqual({
      ...{ jobs: [], withoutCrew: [], byStatus: [], planned: 0, priced: [] },
    })
  })
})

it('a client sees of a visit without a crew that it is scheduled', () => {
  const { withoutCrew, byStatus } = summaryOf([at(4, { status: 'scheduled', ...waiting })], today, 'client')
  expect([withoutCrew, byStatus]).toEqual([[], [{ status: 'scheduled', count: 1 }]])
})

it('any day can be asked for work without a crew', () => {
  expect(withoutCrewOn(jobs, '2026-11-21').map(({ id }) => id)).toEqual([8])
})

describe('the days that the overview shows', () => {
  it.each([
    ['Monday', '2026-11-23', '2026-11-29'],
    ['Saturday', '2026-11-28', '2026-11-29'],
    ['Sunday', '2026-11-29', '2026-11-30'],
  ])('are the week of a %s and the day after it', (_, day, last) => {
    expect(daysShown(day)).toEqual({ first: '2026-11-23', last })
  })
})
