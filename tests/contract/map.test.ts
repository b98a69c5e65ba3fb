import { beforeEach, expect, test } from 'vitest'
import { MapPlacesDocument } from '@/contract/graphql/generated/map'
import { updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { MAP_STATUSES, type MapStatus } from '@/domain/map/vocabulary'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const openOffice = officesPerTest()
let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const queryMap = (person: Person, date: string, status?: MapStatus) =>
  askGraphql(server, person, MapPlacesDocument, { date, ...(status ? { status } : {}) })
const placesOf = async (person: Person, date: string = TODAY, status?: MapStatus) =>
  dataOf(await queryMap(person, date, status)).mapPlaces
const jobsOf = async (...of: Parameters<typeof placesOf>) => (await placesOf(...of)).flatMap(({ jobs }) => jobs)

test('a day’s places come with position, figures and jobs, by status as asked (MAP-04 to MAP-06)', async () => {
  const [first] = await placesOf(owner)
  expect(first).toEqual({
    id: 1,
    property_name: 'Home',
    client_name: 'Helen Brandt',
    address: '2204 Bridle Path',
    city: 'Austin',
    state: 'TX',
    zip_code: '78703',
    latitude: 30.2905,
    longitude: -97.769,
    upcoming_jobs: 1,
    total_jobs: 8,
    last_service_date: TODAY,
    next_service_date: '2026-12-04',
    jobs: [
      {
        id: 1,
        job_number: 'JOB-1001',
        job_title: 'Weekly lawn mowing',
        client_id: 1,
        client_name: 'Helen Brandt',
        scheduled_date: TODAY,
        scheduled_start_time: '08:00',
        scheduled_end_time: '09:00',
        status: 'completed',
        priority: 'normal',
        estimated_duration_minutes: 60,
        crew_id: 1,
        crew_assignments: [
          { crew_member_name: 'Marcus Bell', role: 'crew_leader' },
          { crew_member_name: 'Luis Ortega', role: 'technician' },
        ],
      },
    ],
  })
  const counts = []
  for (const status of MAP_STATUSES) counts.push([status, (await jobsOf(owner, TODAY, status)).length])
  expect(Object.fromEntries(counts)).toEqual({ scheduled: 4, assigned: 7, en_route: 1, in_progress: 3, completed: 2 })
  expect(await placesOf(owner, '2031-01-01')).toEqual([])
})

test('the figures are worked out of the jobs (X-76)', async () => {
  const placeOf = async (jobId: number) =>
    (await placesOf(owner)).find(({ jobs }) => jobs.some(({ id }) => id === jobId))
  const [job] = await jobsOf(owner, TODAY, 'in_progress')
  const jobId = job?.id ?? 0
  const before = await placeOf(jobId)
  await owner.ask(updateJobStatus, { params: { businessId: 1, jobId }, query: { status: 'completed' }, key: 'done' })
  const after = await placeOf(jobId)
  expect([before, after].map((place) => place && { ...place, jobs: [] })).toEqual([
    before && { ...before, jobs: [], upcoming_jobs: 3, next_service_date: TODAY },
    before && { ...before, jobs: [], upcoming_jobs: 2, last_service_date: TODAY, next_service_date: '2026-12-01' },
  ])
})

test('technicians see their own jobs, clients theirs without whose round it is, and who sees no jobs is refused first', async () => {
  const technician = await signIn(server, demoUser('tech').email)
  const client = await signIn(server, demoUser('home').email)
  const billing = await signIn(server, 'billing@greenvalley.demo')
  expect((await jobsOf(technician)).map(({ job_number }) => job_number)).toEqual([
    'JOB-1001',
    'JOB-1002',
    'JOB-1003',
    'JOB-1004',
  ])
  expect(
    (await placesOf(client)).map(({ client_name, total_jobs, jobs }) => [
      client_name,
      total_jobs,
      jobs.map(({ crew_id }) => crew_id),
    ]),
  ).toEqual([['Helen Brandt', 8, [null]]])
  expect(refusalOf(await queryMap(billing, 'no day'))).toBe('403 Your role can’t see jobs.')
  expect(refusalOf(await queryMap(owner, 'no day'))).toBe('422 Use a date like 2026-11-20')
})
