import { describe, expect, it } from 'vitest'
import { proposeSchedule } from '../../../../tests/fixtures/propose-schedule'
import { randomDay } from '../../../../tests/fixtures/random-day'
import { memberNo } from '../../../../tests/fixtures/records'
import { type CrewMember, USUAL_HOURS } from '../../crew/crew'
import { type Job, NEW_JOB } from '../../job/job'
import type { Cents } from '../../money/money'
import { ALL_PREFERENCES } from '../board'

const DAY = '2026-11-20'

const member = (id: number, skills: string[], more: Partial<CrewMember> = {}) => memberNo(id, { skills, ...more })

const job = (id: number, title: string, more: Partial<Job> = {}): Job => ({
  id,
  job_number: `JOB-${1000 + id}`,
  title,
  description: '',
  client_id: id,
  ...NEW_JOB,
  type: 'one_time_service',
  priority: 'normal',
  status: 'scheduled',
  scheduled_date: DAY,
  scheduled_start_time: '09:00',
  scheduled_end_time: '10:00',
  estimated_duration_minutes: 60,
  estimated_cost: 0 as Cents,
  property_address: '',
  property_city: '',
  property_state: 'TX',
  property_zip: '',
  location_notes: '',
  assigned_crew_members: [],
  business_id: 1,
  created_by: 1,
  client_first_name: '',
  client_last_name: '',
  ...more,
})

const onALine = ({ client_id }: Pick<Job, 'client_id'>) => ({ latitude: 30 + client_id / 10, longitude: -97 })

const propose = (jobs: Job[], crew: CrewMember[], preferences: Partial<typeof ALL_PREFERENCES> = {}) =>
  proposeSchedule({ date: DAY, jobs, crew, positionOf: onALine }, { ...ALL_PREFERENCES, ...preferences })

const line = (job_id: number, crew: number[], start = '09:00', end = '10:00') => ({
  job_id,
  crew_member_ids: crew,
  start,
  end,
})

const BOOKED = 'Everyone with the skill Lawn care is booked then, or can’t get there in time.'
const missed = (job_id: number, reason: string) => ({ job_id, reason })

describe('proposing who does the waiting jobs of a day', () => {
  it('picks someone with the skill the title asks for', async () => {
    const crew = [member(1, ['Lawn care']), member(2, ['Irrigation'])]
    expect(await propose([job(1, 'Irrigation check')], crew)).toEqual({ assignments: [line(1, [2])], unassigned: [] })
  })

  it('leaves a job for which no one has the skill', async () => {
    expect(await propose([job(1, 'Stump grinding')], [member(1, ['Lawn care'])])).toEqual({
      assignments: [],
      unassigned: [missed(1, 'No one has the skill Tree care.')],
    })
  })

  it('lets anyone do work that names no skill, but no one who has left', async () => {
    const crew = [member(1, [], { status: 'inactive' }), member(2, [])]
    expect(await propose([job(1, 'Walk-through')], crew)).toEqual({ assignments: [line(1, [2])], unassigned: [] })
  })

  it('serves the urgent job first when both want the same person', async () => {
    const jobs = [job(1, 'Lawn mowing'), job(2, 'Lawn mowing', { priority: 'urgent' })]
    const crew = [member(1, ['Lawn care'])]
    const early = `${BOOKED} Would fit at 7:00 AM with Member 1.`
    expect(await propose(jobs, crew)).toEqual({ assignments: [line(2, [1])], unassigned: [missed(1, early)] })
    expect(await propose(jobs, crew, { prioritize_urgent: false })).toEqual({
      assignments: [line(1, [1])],
      unassigned: [missed(2, early)],
    })
  })

  it('moves a job to a free time only when time windows need not be respected', async () => {
    const jobs = [job(1, 'Lawn mowing'), job(2, 'Lawn mowing')]
    expect(await propose(jobs, [member(1, ['Lawn care'])], { respect_time_windows: false })).toEqual({
      assignments: [line(1, [1]), line(2, [1], '07:00', '08:00')],
      unassigned: [],
    })
  })

  it('balances the day, or saves driving, as asked', async () => {
    const crew = [member(1, ['Lawn care']), member(2, ['Lawn care'])]
    const booked = (id: number, who: number, start: string, end: string) =>
      job(id, 'Lawn mowing', {
        status: 'assigned',
        assigned_crew_members: [who],
        scheduled_start_time: start,
        scheduled_end_time: end,
      })
    const jobs = [
      booked(1, 1, '10:00', '14:00'),
      booked(4, 2, '10:00', '11:00'),
      job(2, 'Lawn mowing', { scheduled_start_time: '15:00', scheduled_end_time: '16:00' }),
    ]
    const at15 = (who: number) => ({ assignments: [line(2, [who], '15:00', '16:00')], unassigned: [] })
    expect(await propose(jobs, crew, { minimize_travel: false })).toEqual(at15(2))
    expect(await propose(jobs, crew, { balance_workload: false })).toEqual(at15(1))
  })

  it('touches no job that has its crew, nor one that is over', async () => {
    const jobs = [
      job(1, 'Lawn mowing', { status: 'assigned', assigned_crew_members: [1] }),
      job(2, 'Lawn mowing', { status: 'completed', assigned_crew_members: [1] }),
      job(3, 'Lawn mowing', { status: 'cancelled' }),
      job(4, 'Lawn mowing', { status: 'missed' }),
    ]
    expect(await propose(jobs, [member(1, ['Lawn care'])])).toEqual({ assignments: [], unassigned: [] })
  })

  it('confirms a crew for a rescheduled job; its former crew does not block the time', async () => {
    const jobs = [job(1, 'Lawn mowing', { status: 'rescheduled', assigned_crew_members: [1] })]
    expect(await propose(jobs, [member(1, ['Lawn care'])])).toEqual({ assignments: [line(1, [1])], unassigned: [] })
  })

  it('leaves out who is off or away, and work outside of their hours', async () => {
    const absences = [{ from: DAY, to: DAY, reason: 'Vacation' }]
    const off = { ...USUAL_HOURS, friday: null }
    const crew = [member(1, [], { absences }), member(2, [], { working_hours: off }), member(3, [])]
    const early = { scheduled_start_time: '06:00', scheduled_end_time: '07:00' }
    expect(await propose([job(1, 'Walk-through'), job(2, 'Walk-through', early)], crew)).toEqual({
      assignments: [line(1, [3])],
      unassigned: [missed(2, 'No one who can do it works at that time. Would fit at 7:00 AM with Member 3.')],
    })
  })

  it('leaves time to drive there', async () => {
    const after = { scheduled_start_time: '10:15', scheduled_end_time: '11:15' }
    const jobs = [job(1, 'Lawn mowing'), job(2, 'Lawn mowing', after)]
    expect(await propose(jobs, [member(1, ['Lawn care'])])).toEqual({
      assignments: [line(1, [1])],
      unassigned: [missed(2, `${BOOKED} Would fit at 7:00 AM with Member 1.`)],
    })
    expect(await propose(jobs, [member(1, ['Lawn care']), member(2, ['Lawn care'])])).toEqual({
      assignments: [line(1, [1]), line(2, [2], '10:15', '11:15')],
      unassigned: [],
    })
  })

  it('moves a job within the window that its client accepted, to a neat time', async () => {
    const jobs = [
      job(1, 'Lawn mowing'),
      job(2, 'Lawn mowing', { window_start: '09:00', window_end: '12:00', priority: 'low' }),
    ]
    expect(await propose(jobs, [member(1, ['Lawn care'])])).toEqual({
      assignments: [line(1, [1]), line(2, [1], '10:25', '11:25')],
      unassigned: [],
    })
  })

  it('names as many as a job needs, who knows the work first, or no one', async () => {
    const crew = [member(1, []), member(2, ['Tree care']), member(3, [])]
    const forTwo = job(1, 'Stump grinding', { people_needed: 2 })
    expect(await propose([forTwo], crew)).toEqual({ assignments: [line(1, [2, 1])], unassigned: [] })
    expect(await propose([{ ...forTwo, people_needed: 4 }], crew)).toEqual({
      assignments: [],
      unassigned: [missed(1, 'It needs 4 people, and 3 work that day.')],
    })
  })

  it('places a job whose place is not known as well', async () => {
    const nowhere = {
      date: DAY,
      jobs: [job(1, 'Lawn mowing')],
      crew: [member(1, ['Lawn care'])],
      positionOf: () => null,
    }
    expect(await proposeSchedule(nowhere, ALL_PREFERENCES)).toEqual({ assignments: [line(1, [1])], unassigned: [] })
  })

  it('does not depend on the order of the rows', async () => {
    const day = randomDay(3, { jobs: 20, crew: 6 })
    const turned = { ...day, jobs: day.jobs.toReversed(), crew: day.crew.toReversed() }
    expect(await proposeSchedule(turned, ALL_PREFERENCES)).toEqual(await proposeSchedule(day, ALL_PREFERENCES))
  })

  it('says where those who know the work are off that day', async () => {
    const off = { working_hours: { ...USUAL_HOURS, friday: null } }
    const crew = [member(1, ['Tree care'], off), member(2, [], off)]
    expect(await propose([job(1, 'Stump grinding')], [...crew, member(3, [])])).toEqual({
      assignments: [],
      unassigned: [missed(1, 'No one with the skill Tree care works that day.')],
    })
    expect(await propose([job(1, 'Stump grinding'), job(2, 'Walk-through')], crew)).toEqual({
      assignments: [],
      unassigned: [missed(1, 'No one works that day.'), missed(2, 'No one works that day.')],
    })
    expect(await propose([job(2, 'Walk-through')], [])).toEqual({
      assignments: [],
      unassigned: [missed(2, 'No one is available to do it.')],
    })
  })
})
