import { expect, test } from 'vitest'
import type { Booking } from '../types'
import { conflictsOf, conflictText, doubleBooked, obstaclesOf } from './conflicts'
import { sampleJob, sampleMember } from './sample'

const booking = (fields: Partial<Booking>): Booking => ({
  crew_member_id: 2,
  job_id: 30,
  job_number: 'JOB-1030',
  start: '08:00',
  end: '12:00',
  ...fields,
})
const plan = { slot: sampleJob(), jobIds: [17] }

test('another job at the same time is a conflict; one that only touches the slot is not', () => {
  const clash = booking({ start: '10:00' })
  const bookings = [clash, booking({ end: '09:00' }), booking({ start: '10:30' }), booking({ crew_member_id: 3 })]
  expect(conflictsOf(2, plan, bookings)).toEqual([clash])
})

test('a job is no conflict with itself', () => {
  expect(conflictsOf(2, plan, [booking({ job_id: 17 })])).toEqual([])
})

test('a conflict says with what', () => {
  expect(conflictText([booking({})])).toBe('Booked: JOB-1030 8:00 AM – 12:00 PM')
  expect(conflictText([])).toBe(null)
})

test('a conflict of several planned jobs is said once', () => {
  expect(conflictText([booking({}), booking({}), booking({ job_number: 'JOB-1031' })])).toBe(
    'Booked: JOB-1030 8:00 AM – 12:00 PM, JOB-1031 8:00 AM – 12:00 PM',
  )
})

test('who is free and knows the work has nothing against them; others have every reason once', () => {
  const jobs = [sampleJob({ title: 'Weekly lawn mowing' }), sampleJob({ id: 18, title: 'Weekly lawn mowing' })]
  const absences = [{ from: '2026-11-19', to: '2026-11-21', reason: 'Vacation' }]
  const people = [
    sampleMember({ skills: ['Lawn care'] }),
    sampleMember({ skills: ['Lighting'], absences }),
    sampleMember({ id: 3, skills: ['Lawn care'] }),
  ]
  expect(people.map((member) => obstaclesOf(member, jobs, () => [booking({ crew_member_id: 3 })]))).toEqual([
    [],
    ['Away: Vacation', 'No Lawn care'],
    ['Booked: JOB-1030 8:00 AM – 12:00 PM'],
  ])
})

test('a double booking is one that is new', () => {
  const member = sampleMember()
  const bookings = () => [booking({})]
  expect([
    doubleBooked([member], [sampleJob()], bookings),
    doubleBooked([member], [sampleJob({ assigned_crew_members: [2] })], bookings),
    doubleBooked([member], [sampleJob({ scheduled_start_time: '12:00', scheduled_end_time: '13:00' })], bookings),
  ]).toEqual([[member], [], []])
})
