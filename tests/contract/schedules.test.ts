import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assignCrew, listJobs, updateJob } from '@/contract/jobs'
import {
  autoSchedule,
  autoScheduleOld,
  dailyInsightsOld,
  listSchedules,
  optimizeRoutes,
  optimizeRoutesOld,
  scheduleInsights,
  weeklyInsights,
} from '@/contract/schedules'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const EMPTY_DAY = '2029-01-01'

const office = officesPerTest()
let server: MockServer
let owner: Person
let tech: Person
beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  server = office()
  owner = await signIn(server, OWNER)
  tech = await signIn(server, demoUser('tech').email)
})
afterEach(() => vi.restoreAllMocks())

const today = async () => (await owner.ask(listJobs, { query: { date: TODAY } })).jobs
const waiting = async () =>
  (await today()).filter(({ status }) => status === 'scheduled' || status === 'rescheduled').map(({ id }) => id)

describe('auto-schedule', () => {
  test('gives the waiting jobs of the day a crew, and says which facts did it', async () => {
    expect(await waiting()).toEqual([16, 14, 15, 17])
    const result = await owner.ask(autoSchedule, { body: { date: TODAY } })
    expect(result).toEqual({
      success: true,
      summary: { successfully_scheduled: 4, left_unscheduled: 0 },
      assignments: [
        { job_id: 14, crew_member_ids: [expect.any(Number)], start: '15:00', end: '16:30' },
        { job_id: 16, crew_member_ids: [expect.any(Number)], start: '13:00', end: '15:00' },
        { job_id: 15, crew_member_ids: [expect.any(Number)], start: '15:00', end: '17:00' },
        { job_id: 17, crew_member_ids: [expect.any(Number)], start: '15:30', end: '17:00' },
      ],
      left: [],
      positions: expect.objectContaining({ length: 4 }),
    })
    const crews = new Map((await today()).map((job) => [job.id, job.assigned_crew_members]))
    expect(result.assignments.map(({ job_id }) => crews.get(job_id))).toEqual(
      result.assignments.map(({ crew_member_ids }) => crew_member_ids),
    )
    expect(await waiting()).toEqual([])
  })

  test('comes out the same by the older path (X-46), which says that it is old (X-47)', async () => {
    const other = office()
    const theirOwner = await signIn(other, OWNER)
    const old = await theirOwner.ask(autoScheduleOld, { body: { date: TODAY } })
    const { headers } = await theirOwner.send(autoScheduleOld, { body: { date: TODAY } })
    expect(old.assignments).toEqual((await owner.ask(autoSchedule, { body: { date: TODAY } })).assignments)
    expect(headers.get('deprecation')).toBe('true')
  })

  test('tells how it came out again under the same key, even when no one could be found', async () => {
    const { crew_members } = (await server.state()).tables
    const busy = crew_members
      .filter(({ business_id, status }) => business_id === 1 && status !== 'inactive')
      .map(({ id }) => id)
    for (const jobId of [14, 15, 17]) {
      const ids = jobId === 14 ? busy.join(',') : '1'
      await owner.ask(assignCrew, { params: { businessId: 1, jobId }, query: { crew_member_ids: ids } })
    }
    await owner.ask(updateJob, {
      params: { businessId: 1, jobId: 16 },
      body: { scheduled_start_time: '15:00', scheduled_end_time: '16:00' },
    })
    const run = () => owner.send(autoSchedule, { body: { date: TODAY }, key: 'once' })
    const first = await run()
    expect(first.body).toEqual({
      success: true,
      summary: { successfully_scheduled: 0, left_unscheduled: 1 },
      assignments: [],
      left: [
        {
          job_id: 16,
          job_number: 'JOB-1016',
          reason:
            'Everyone with the skill Planting is booked then, or can’t get there in time. Would fit at 10:15 AM with Aisha Khan.',
        },
      ],
      positions: [],
    })
    expect((await run()).body).toEqual(first.body)
  })

  test('has nothing to do on a day without waiting jobs, and leaves no trace of it', async () => {
    const { position } = await server.state()
    expect(await owner.ask(autoSchedule, { body: { date: EMPTY_DAY } })).toEqual({
      success: true,
      summary: { successfully_scheduled: 0, left_unscheduled: 0 },
      assignments: [],
      left: [],
      positions: [],
    })
    expect((await server.state()).position).toBe(position)
  })

  test('is for those who may assign', async () => {
    const manager = await signIn(server, demoUser('manager').email)
    expect(await tech.send(autoSchedule, { body: { date: TODAY } })).toMatchObject({
      status: 403,
      body: { detail: 'Your role can’t schedule jobs.' },
    })
    expect((await manager.send(autoSchedule, { body: { date: TODAY } })).status).toBe(200)
  })
})

describe('routes', () => {
  test('list each crew’s stops in the shortest order, from eight o’clock', async () => {
    const { stops, summary } = await owner.ask(optimizeRoutes, { query: { date: TODAY, crew_id: 1 } })
    expect(stops.map(({ order }) => order)).toEqual([1, 2, 3, 4])
    expect(new Set(stops.map(({ job_id }) => job_id))).toEqual(new Set([1, 2, 3, 4]))
    expect(stops[0]).toMatchObject({ arrive: '08:00', travel_minutes: 0, travel_miles: 0 })
    expect(summary).toEqual({ time_saved_minutes: 5, miles_reduced: 2.7, fuel_savings: 0.78 })
  })

  test('come out the same by the older path', async () => {
    const { stops } = await owner.ask(optimizeRoutesOld, { body: { date: TODAY, crew_ids: [2, 3] } })
    const one = async (crew_id: number) =>
      (await owner.ask(optimizeRoutes, { query: { date: TODAY, crew_id } })).stops.map(({ job_id }) => job_id)
    expect(stops.map(({ job_id }) => job_id)).toEqual([...(await one(2)), ...(await one(3))])
  })

  test('of a crew that is not the business’s are refused', async () => {
    const refused = { status: 422, body: { detail: 'There is no such crew.' } }
    expect(await owner.send(optimizeRoutes, { query: { date: TODAY, crew_id: 99 } })).toMatchObject(refused)
    expect(await owner.send(optimizeRoutesOld, { body: { date: TODAY, crew_ids: [1, 99] } })).toMatchObject(refused)
  })

  test('leave out what is not on the map', async () => {
    await owner.ask(updateJob, {
      params: { businessId: 1, jobId: 3 },
      body: { property_address: '1 Nowhere Road', property_zip: '99999' },
    })
    const { stops } = await owner.ask(optimizeRoutes, { query: { date: TODAY, crew_id: 1 } })
    expect(new Set(stops.map(({ job_id }) => job_id))).toEqual(new Set([1, 2, 4]))
  })

  test('of a free day are empty', async () => {
    expect(await owner.ask(optimizeRoutes, { query: { date: EMPTY_DAY } })).toEqual({
      date: EMPTY_DAY,
      stops: [],
      summary: { time_saved_minutes: 0, miles_reduced: 0, fuel_savings: 0 },
    })
  })

  test('are not for those who see only their own jobs', async () => {
    expect((await tech.send(optimizeRoutes, { query: { date: TODAY } })).status).toBe(403)
  })
})

describe('insights', () => {
  test('of the demo day say 92 percent confidence and 88 percent route efficiency (SCHED-09)', async () => {
    const { date, summary } = await owner.ask(scheduleInsights, { params: { businessId: 1, period: 'daily' } })
    expect([date, summary.ai_confidence, summary.route_efficiency]).toEqual([TODAY, 92, 88])
    expect((await owner.ask(dailyInsightsOld)).summary).toEqual(summary)
  })

  test('follow what is done about them', async () => {
    await owner.ask(assignCrew, { params: { businessId: 1, jobId: 12 }, query: { crew_member_ids: '8' } })
    const { summary } = await owner.ask(scheduleInsights, { params: { businessId: 1, period: 'daily' } })
    expect(summary.ai_confidence).toBe(100)
  })

  test('of a month look at all its services', async () => {
    const { summary } = await owner.ask(scheduleInsights, { params: { businessId: 1, period: 'monthly' } })
    const { jobs } = (await server.state()).tables
    const activeJobs = jobs.filter(
      ({ scheduled_date, status }) =>
        scheduled_date.startsWith('2026-11') && status !== 'cancelled' && status !== 'missed',
    )
    expect(summary.total_jobs).toBe(activeJobs.length)
  })

  test('are those of the week where no period is named (API-23)', async () => {
    const week = await owner.ask(scheduleInsights, { params: { businessId: 1, period: 'weekly' } })
    expect(await owner.ask(weeklyInsights)).toEqual(week)
  })

  test.each(['yearly', 'constructor', 'Daily'])('know no period "%s"', async (period) => {
    expect(await owner.send(scheduleInsights, { params: { businessId: 1, period } })).toMatchObject({
      status: 422,
      body: { detail: 'The period is daily, weekly or monthly.' },
    })
  })

  test('are not for technicians', async () => {
    expect((await tech.send(scheduleInsights, { params: { businessId: 1, period: 'daily' } })).status).toBe(403)
  })
})

describe('the plan', () => {
  test('shows a fortnight from today, or the day asked for', async () => {
    const { schedules } = await owner.ask(listSchedules)
    expect([schedules.length, schedules[0]?.date, schedules[13]?.date]).toEqual([14, TODAY, '2026-12-01'])
    const one = await owner.ask(listSchedules, { query: { date: TODAY } })
    expect(one.schedules).toEqual([schedules[0]])
    expect(one.schedules[0]?.jobs.length).toBe(17)
  })

  test('shows a technician their own jobs', async () => {
    const { schedules } = await tech.ask(listSchedules, { query: { date: TODAY } })
    expect(schedules.flatMap(({ jobs }) => jobs.map(({ id }) => id))).toEqual([1, 2, 3, 4])
  })
})
