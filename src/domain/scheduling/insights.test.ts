import { describe, expect, it } from 'vitest'
import { memberNo } from '../../../tests/fixtures/records'
import { type CrewMember, USUAL_HOURS } from '../crew/crew'
import { type Job, NEW_JOB } from '../job/job'
import type { Cents } from '../money/money'
import { insightsOf } from './insights'

const MONDAY = '2026-11-16'
const TUESDAY = '2026-11-17'

const gardener = (id: number, more: Partial<CrewMember> = {}) => memberNo(id, { skills: ['Lawn care'], ...more })

const job = (id: number, more: Partial<Job> = {}): Job => ({
  id,
  job_number: `JOB-${1000 + id}`,
  title: 'Lawn mowing',
  description: '',
  client_id: id,
  ...NEW_JOB,
  type: 'one_time_service',
  priority: 'normal',
  status: 'assigned',
  scheduled_date: MONDAY,
  scheduled_start_time: '08:00',
  scheduled_end_time: '10:00',
  estimated_duration_minutes: 120,
  estimated_cost: 0 as Cents,
  property_address: '',
  property_city: '',
  property_state: 'TX',
  property_zip: '',
  location_notes: '',
  assigned_crew_members: [1],
  business_id: 1,
  created_by: 1,
  client_first_name: '',
  client_last_name: '',
  ...more,
})

const at = (start: string, end: string) => ({ scheduled_start_time: start, scheduled_end_time: end })

const look = (jobs: Job[], crew = [gardener(1), gardener(2)], days = [MONDAY]) =>
  insightsOf({
    days,
    jobs,
    crew,
    positionOf: ({ client_id }) => ({ latitude: 30 + client_id / 100, longitude: -97 }),
  })

describe('insights', () => {
  it('of a free day have nothing against it', () => {
    expect(look([])).toEqual({
      summary: {
        total_jobs: 0,
        completed_jobs: 0,
        completion_rate: 0,
        crew_utilization: 0,
        ai_confidence: 100,
        route_efficiency: 100,
      },
      ai_insights: [
        '0 of 0 jobs completed.',
        '0 jobs without a confirmed crew.',
        'The planned stops take 0 miles more driving than the shortest order.',
      ],
      recommendations: [],
    })
  })

  it('count work that stands: cancelled and missed jobs and other days do not', () => {
    const { summary } = look([
      job(1, { status: 'completed' }),
      job(2, { assigned_crew_members: [2] }),
      job(3, { status: 'cancelled' }),
      job(4, { status: 'missed' }),
      job(5, { scheduled_date: TUESDAY }),
    ])
    expect([summary.total_jobs, summary.completed_jobs, summary.completion_rate]).toEqual([2, 1, 50])
  })

  it('measure utilization against the working hours of everyone active, on the days with work', () => {
    const mornings = { working_hours: { ...USUAL_HOURS, monday: { start: '08:00', end: '12:00' } } }
    const crew = [gardener(1), gardener(2, mornings), gardener(3, { status: 'inactive' })]
    const { summary } = look([job(1), job(2, { assigned_crew_members: [1, 2], ...at('10:00', '12:00') })], crew, [
      MONDAY,
      TUESDAY,
    ])
    expect(summary.crew_utilization).toBe(40)
  })

  it('doubt an assignment without the skill, and each of two that meet', () => {
    const { summary, recommendations } = look([
      job(1),
      job(2, at('09:00', '11:00')),
      job(3, { assigned_crew_members: [2] }),
      job(4, { assigned_crew_members: [2], title: 'Stump grinding', ...at('10:00', '12:00') }),
    ])
    expect(summary.ai_confidence).toBe(25)
    expect(recommendations).toEqual([
      'JOB-1001 and JOB-1002 ask for the same person at one time.',
      'JOB-1002 and JOB-1001 ask for the same person at one time.',
      'JOB-1004 asks for Tree care, which no one on its crew has.',
      'Optimize routes to save up to 2 minutes of driving.',
    ])
  })

  it('see no doubt where a job begins as another ends', () => {
    expect(look([job(1), job(2, at('10:00', '12:00'))]).summary.ai_confidence).toBe(100)
  })

  it('compare the planned driving with the shortest', () => {
    const { summary, recommendations } = look([job(1), job(9, at('10:00', '12:00')), job(2, at('13:00', '15:00'))])
    expect(summary.route_efficiency).toBe(53)
    expect(recommendations).toEqual(['Optimize routes to save up to 10 minutes of driving.'])
  })

  it('name the jobs that wait, the urgent ones first and one by one', () => {
    const waiting: Partial<Job> = { status: 'scheduled', assigned_crew_members: [] }
    const { ai_insights, recommendations } = look([job(1, { ...waiting, priority: 'urgent' }), job(2, waiting)])
    expect(ai_insights[1]).toBe('2 jobs without a confirmed crew, 1 of them urgent.')
    expect(recommendations).toEqual([
      'Give JOB-1001 a crew first: it is urgent on Mon, Nov 16.',
      'Assign a crew to JOB-1002.',
    ])
    expect(look([1, 2, 3, 4, 5].map((id) => job(id, waiting))).recommendations).toEqual([
      'Assign a crew to JOB-1001, JOB-1002, JOB-1003, and 2 more.',
    ])
  })
})
