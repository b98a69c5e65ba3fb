import { expect, it } from 'vitest'
import { crewMember, job } from '../../../tests/fixtures/records'
import { USUAL_HOURS } from '../crew/crew'
import { analysisOf, loadText } from './analysis'

const WEDNESDAY = '2026-11-18'

const sam = {
  ...crewMember,
  id: 1,
  skills: ['Lawn care'],
  working_hours: { ...USUAL_HOURS, wednesday: { start: '08:00', end: '16:00' } },
}

const on = (id: number, start: string, end: string, patch: Parameters<typeof job>[0] = {}) =>
  job({
    id,
    job_number: `JOB-${id}`,
    title: 'Weekly mowing',
    status: 'assigned',
    scheduled_date: WEDNESDAY,
    scheduled_start_time: start,
    scheduled_end_time: end,
    assigned_crew_members: [1],
    ...patch,
  })

const waiting = (id: number, start: string, end: string, patch: Parameters<typeof job>[0] = {}) =>
  on(id, start, end, { status: 'scheduled', assigned_crew_members: [], ...patch })

it('names what overlaps, what is outside the working hours, and what asks for a skill they lack', () => {
  const jobs = [
    on(1, '08:00', '10:00'),
    on(2, '09:30', '11:00'),
    on(3, '15:00', '17:00'),
    on(4, '12:00', '13:00', { title: 'Irrigation check' }),
    on(5, '13:00', '14:00', { title: 'Irrigation check', assigned_crew_members: [1, 2] }),
  ]
  expect(analysisOf(sam, jobs, WEDNESDAY).concerns).toEqual([
    'JOB-1 and JOB-2 overlap on Wed, Nov 18.',
    'JOB-3 on Wed, Nov 18 is outside their working hours.',
    'JOB-4 asks for Irrigation, which they don’t have.',
  ])
})

it('offers the jobs without a crew that they have the skill and the time for, the soonest first', () => {
  const jobs = [
    on(1, '08:00', '10:00'),
    waiting(2, '13:00', '14:00'),
    waiting(3, '10:00', '11:00'),
    waiting(4, '09:00', '10:30'),
    waiting(5, '15:30', '16:30'),
    waiting(6, '11:00', '12:00', { title: 'Irrigation check' }),
    waiting(7, '11:00', '12:00', { scheduled_date: '2026-11-25' }),
  ]
  expect(analysisOf(sam, jobs, WEDNESDAY).couldTake.map(({ id }) => id)).toEqual([3, 2])
})

it('says how full the next seven days are', () => {
  const hours = Object.fromEntries(Object.keys(USUAL_HOURS).map((day) => [day, null])) as typeof USUAL_HOURS
  const wednesdays = { ...sam, working_hours: { ...hours, wednesday: { start: '08:00', end: '16:00' } } }
  expect(loadText(analysisOf(wednesdays, [on(1, '08:00', '10:00')], WEDNESDAY))).toBe(
    '2 of 8 hours are booked in the next 7 days (25%).',
  )
  expect(loadText(analysisOf({ ...sam, working_hours: hours }, [], WEDNESDAY))).toBe(
    'They don’t work in the next 7 days.',
  )
})
