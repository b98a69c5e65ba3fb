import { expect, it } from 'vitest'
import { ALL_PREFERENCES } from '@/domain/scheduling/board'
import { crewRoutes, routeLines } from '@/domain/scheduling/day-routes'
import { insightsOf } from '@/domain/scheduling/insights'
import { positionsFrom } from '@/domain/scheduling/travel'
import { formatDay } from '@/domain/time/calendar'
import { proposeSchedule } from '../../../tests/fixtures/propose-schedule'
import { demoSeed } from './demo'

const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

const dayOf = (anchor: string) => {
  const { jobs, crew_members, properties } = demoSeed(anchor)
  const crew = crew_members.filter(({ business_id }) => business_id === 1)
  return {
    jobs,
    today: jobs.filter((job) => job.scheduled_date === anchor),
    crew,
    positionOf: positionsFrom(properties),
  }
}

it.each(WEEK)(
  'the demo day comes to 92 percent confidence and 88 percent route efficiency (%s, SCHED-09)',
  (anchor) => {
    const { summary, recommendations } = insightsOf({ ...dayOf(anchor), days: [anchor] })
    expect(summary).toEqual({
      total_jobs: 17,
      completed_jobs: 2,
      completion_rate: 12,
      crew_utilization: anchor === '2026-11-20' ? 34 : 31,
      ai_confidence: 92,
      route_efficiency: 88,
    })
    expect(recommendations).toEqual([
      `Give JOB-1014 a crew first: it is urgent on ${formatDay(anchor)}.`,
      'Assign a crew to JOB-1016, JOB-1015, and JOB-1017.',
      'JOB-1012 asks for Pruning, which no one on its crew has.',
      'Optimize routes to save up to 12 minutes of driving.',
    ])
  },
)

it('every leg of the seed is a drive of 2 to 17 miles and 10 to 39 minutes', () => {
  const { jobs, crew, positionOf } = dayOf('2026-11-20')
  const days = [...new Set(jobs.map((job) => job.scheduled_date))]
  const legs = days
    .flatMap((day) =>
      crewRoutes(
        jobs.filter((job) => job.scheduled_date === day),
        crew,
        positionOf,
      ),
    )
    .flatMap(({ shortest, planned }) => [...routeLines(shortest).slice(1), ...routeLines(planned).slice(1)])
  const odd = legs.filter(
    ({ travel_miles: miles, travel_minutes: minutes }) => miles < 2 || miles > 17 || minutes < 10 || minutes > 39,
  )
  expect(legs.length).toBeGreaterThan(100)
  expect(odd).toEqual([])
})

it.each([
  ['2026-11-19', [14, 16, 15, 17], []],
  // The only person who could plant at that time has Fridays off.
  [
    '2026-11-20',
    [14, 15, 17],
    [
      {
        job_id: 16,
        reason:
          'Everyone with the skill Planting is booked then, or can’t get there in time. Would fit at 10:15 AM with Aisha Khan.',
      },
    ],
  ],
])('auto-scheduling the demo day of %s finds a crew for what those at work can do', async (date, found, missed) => {
  const { today, crew, positionOf } = dayOf(date)
  const { assignments, unassigned } = await proposeSchedule({ date, jobs: today, crew, positionOf }, ALL_PREFERENCES)
  expect([assignments.map(({ job_id }) => job_id), unassigned]).toEqual([found, missed])
})
