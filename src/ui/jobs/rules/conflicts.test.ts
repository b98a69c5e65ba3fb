import { expect, test } from 'vitest'
import type { Job } from '@/domain/job/job'
import { conflictText, doubleBooked, obstaclesOf } from './conflicts'
import { sampleJob, sampleMember } from './sample'

const morning = (fields: Partial<Job> = {}) =>
  sampleJob({
    id: 30,
    job_number: 'JOB-1030',
    status: 'assigned',
    scheduled_start_time: '08:00',
    scheduled_end_time: '12:00',
    assigned_crew_members: [2],
    ...fields,
  })
const booking = (job: Job) => ({ job, start: job.scheduled_start_time, end: job.scheduled_end_time })

test('a conflict says with what, once however many planned jobs it clashes with', () => {
  const other = booking(morning({ job_number: 'JOB-1031' }))
  expect([
    conflictText([booking(morning())]),
    conflictText([booking(morning()), booking(morning()), other]),
    conflictText([]),
  ]).toEqual([
    'Booked: JOB-1030 8:00 AM – 12:00 PM',
    'Booked: JOB-1030 8:00 AM – 12:00 PM, JOB-1031 8:00 AM – 12:00 PM',
    null,
  ])
})

test('who is free and knows the work has nothing against them; others have every reason once', () => {
  const jobs = [sampleJob({ title: 'Weekly lawn mowing' }), sampleJob({ id: 18, title: 'Weekly lawn mowing' })]
  const absences = [{ from: '2026-11-19', to: '2026-11-21', reason: 'Vacation' }]
  const people = [
    sampleMember({ skills: ['Lawn care'] }),
    sampleMember({ skills: ['Lighting'], absences }),
    sampleMember({ id: 3, skills: ['Lawn care'] }),
  ]
  const allJobs = [morning({ assigned_crew_members: [3] })]
  expect(people.map((member) => obstaclesOf(member, jobs, allJobs))).toEqual([
    [],
    ['Away: Vacation', 'Lacks the skill Lawn care'],
    ['Booked: JOB-1030 8:00 AM – 12:00 PM'],
  ])
})

test('for jobs on several days each booking has its day', () => {
  const monday = { scheduled_date: '2026-11-23' }
  const allJobs = [morning(), morning({ id: 31, job_number: 'JOB-1031', ...monday })]
  const member = sampleMember({ skills: ['Cleanup'] })
  expect(obstaclesOf(member, [sampleJob(), sampleJob({ id: 18, ...monday })], allJobs)).toEqual([
    'Booked: JOB-1030 (Fri, Nov 20) 8:00 AM – 12:00 PM, JOB-1031 (Mon, Nov 23) 8:00 AM – 12:00 PM',
  ])
})

test('a double booking is one that is new, and at the same time', () => {
  const member = sampleMember()
  const allJobs = [morning()]
  expect([
    doubleBooked([member], [sampleJob()], allJobs),
    doubleBooked([member], [sampleJob({ assigned_crew_members: [2] })], allJobs),
    doubleBooked([member], [sampleJob({ scheduled_start_time: '12:00', scheduled_end_time: '13:00' })], allJobs),
    doubleBooked([member], [sampleJob()], [morning({ status: 'cancelled' })]),
    doubleBooked([member], [morning()], allJobs),
  ]).toEqual([[member], [], [], [], []])
})
