import { expect, test } from 'vitest'
import { crewMember, job as recordedJob } from '../../../tests/fixtures/records'
import type { Job } from '../job/job'
import { inOrderOfChoice } from './choice'

const FRIDAY = '2026-11-20'

const job = (patch: Partial<Job> = {}): Job =>
  recordedJob({
    title: 'Lawn mowing',
    status: 'assigned',
    scheduled_date: FRIDAY,
    scheduled_start_time: '09:00',
    scheduled_end_time: '11:00',
    assigned_crew_members: [],
    ...patch,
  })

const [SKILLED, OTHER] = [['Lawn care'], ['Lighting']]
const member = (id: number, first_name: string, skills: readonly string[]) => ({
  ...crewMember,
  id,
  first_name,
  skills: [...skills],
})

test('free and skilled people come first, then free ones, then skilled ones who have no time', () => {
  const away = { absences: [{ from: FRIDAY, to: FRIDAY, reason: 'Vacation' }] }
  const crew = [
    member(1, 'booked, no skill', OTHER),
    member(2, 'booked', SKILLED),
    { ...member(3, 'away', SKILLED), ...away },
    { ...member(4, 'away, no skill', OTHER), ...away },
    member(5, 'no skill', OTHER),
    member(6, 'free', SKILLED),
    member(7, 'free too', SKILLED),
  ]
  const booked = job({ id: 30, assigned_crew_members: [1, 2] })
  const order = (jobs: Job[], bookedJobs: Job[]) =>
    inOrderOfChoice(crew, jobs, bookedJobs).map(({ first_name }) => first_name)
  expect([order([job({ id: 17 })], [booked]), order([booked], [booked])]).toEqual([
    ['free', 'free too', 'no skill', 'booked', 'away', 'booked, no skill', 'away, no skill'],
    ['booked', 'free', 'free too', 'booked, no skill', 'no skill', 'away', 'away, no skill'],
  ])
})

test('of several jobs each counts', () => {
  const crew = [member(1, 'booked later', SKILLED), member(2, 'free', OTHER)]
  const later = { scheduled_start_time: '14:00', scheduled_end_time: '15:00' }
  const jobs = [job({ id: 17 }), job({ id: 18, ...later })]
  const bookedJobs = [job({ id: 30, assigned_crew_members: [1], ...later })]
  expect(inOrderOfChoice(crew, jobs, bookedJobs).map(({ id }) => id)).toEqual([2, 1])
})
