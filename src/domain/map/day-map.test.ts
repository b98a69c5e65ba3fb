import { expect, it } from 'vitest'
import { job as anyJob, property as anyProperty, crewMember } from '../../../tests/fixtures/records'
import { JOB_STATUSES, type Job } from '../job/job'
import { mapPlaces, mapStatusOf, withStatus, withStatusesOf } from './day-map'

const TODAY = '2026-11-18'
const home = { ...anyProperty, latitude: 30.29, longitude: -97.77 }
const at = (id: number, scheduled_date: string, patch: Partial<Job> = {}) =>
  anyJob({
    id,
    job_number: `JOB-${id}`,
    client_id: home.client_id,
    property_id: home.id,
    scheduled_date,
    assigned_crew_members: [crewMember.id],
    ...patch,
  })

const history = [
  at(1, '2026-11-04', { status: 'completed' }),
  at(2, '2026-11-11', { status: 'missed' }),
  at(3, TODAY, { status: 'cancelled' }),
  at(4, TODAY, { status: 'in_progress', scheduled_start_time: '13:00' }),
  at(5, TODAY, { status: 'rescheduled', scheduled_start_time: '08:00', assigned_crew_members: [] }),
  at(6, TODAY, { property_id: null, property_address: '9 Elm St', property_zip: '78704' }),
  at(7, '2026-12-02'),
]
const places = mapPlaces({
  jobs: history.filter(({ scheduled_date }) => scheduled_date === TODAY),
  jobsOf: () => history,
  properties: [home],
  crew: [crewMember],
  today: TODAY,
})

it('puts the jobs of a day at their places, with what all jobs there come to (MAP-04, MAP-05, X-76)', () => {
  expect(places.map(({ jobs, ...place }) => ({ ...place, jobs: jobs.map(({ id }) => id) }))).toEqual([
    {
      id: home.id,
      property_name: home.property_name,
      client_name: 'Avery Stone',
      address: home.address,
      city: home.city,
      state: home.state,
      zip_code: home.zip_code,
      latitude: 30.29,
      longitude: -97.77,
      upcoming_jobs: 3,
      total_jobs: 5,
      last_service_date: '2026-11-04',
      next_service_date: TODAY,
      jobs: [5, 4],
    },
    {
      id: null,
      property_name: '',
      client_name: 'Avery Stone',
      address: '9 Elm St',
      city: 'Austin',
      state: 'TX',
      zip_code: '78704',
      latitude: null,
      longitude: null,
      upcoming_jobs: 1,
      total_jobs: 1,
      last_service_date: null,
      next_service_date: TODAY,
      jobs: [6],
    },
  ])
  expect(places[0]?.jobs[1]).toEqual({
    id: 4,
    job_number: 'JOB-4',
    job_title: 'Spring cleanup',
    client_id: home.client_id,
    client_name: 'Avery Stone',
    scheduled_date: TODAY,
    scheduled_start_time: '13:00',
    scheduled_end_time: '10:30',
    status: 'in_progress',
    priority: 'normal',
    estimated_duration_minutes: 90,
    crew_id: crewMember.crew_id,
    crew_assignments: [{ crew_member_name: `${crewMember.first_name} ${crewMember.last_name}`, role: crewMember.role }],
  })
})

it('knows five statuses: a rescheduled job waits like a scheduled one, cancelled and missed ones are nowhere (MAP-06)', () => {
  expect(JOB_STATUSES.map((status) => mapStatusOf({ status }))).toEqual([
    'scheduled',
    'assigned',
    'en_route',
    'in_progress',
    'completed',
    null,
    null,
    'scheduled',
  ])
})

it('narrows the places to those with a job of a status, and their jobs to these', () => {
  const shown = (status: Parameters<typeof withStatus>[1]) =>
    withStatus(places, status).map(({ jobs }) => jobs.map(({ id }) => id))
  expect([shown(null), shown('scheduled'), shown('assigned'), shown('completed')]).toEqual([
    [[5, 4], [6]],
    [[5]],
    [[6]],
    [],
  ])
})

it('shows jobs as they stand in a list that is newer; one that was cancelled stays until the places are loaded again', () => {
  const newer = [at(4, TODAY, { status: 'completed' }), at(5, TODAY, { status: 'cancelled' })]
  const statuses = withStatusesOf(places, newer).flatMap(({ jobs }) => jobs.map(({ id, status }) => [id, status]))
  expect(statuses).toEqual([
    [5, 'scheduled'],
    [4, 'completed'],
    [6, 'assigned'],
  ])
})
