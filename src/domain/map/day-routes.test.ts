import { expect, it } from 'vitest'
import type { MapJob, MapPlace } from './day-map'
import { dayRoutes, type PlacedStop, pinsOf, shortestOrder } from './day-routes'

const job = (id: number, start: string, patch: Partial<MapJob> = {}): MapJob => ({
  id,
  job_number: `JOB-${id}`,
  job_title: 'Weekly lawn mowing',
  client_id: 1,
  client_name: 'Helen Brandt',
  scheduled_date: '2026-11-18',
  scheduled_start_time: start,
  scheduled_end_time: '18:00',
  status: 'assigned',
  priority: 'normal',
  estimated_duration_minutes: 90,
  crew_id: 7,
  crew_assignments: [],
  ...patch,
})
const place = (latitude: number | null, longitude: number | null, ...jobs: MapJob[]): MapPlace => ({
  id: 1,
  property_name: 'Home',
  client_name: 'Helen Brandt',
  address: '2204 Bridle Path',
  city: 'Austin',
  state: 'TX',
  zip_code: '78703',
  latitude,
  longitude,
  upcoming_jobs: 1,
  total_jobs: 1,
  last_service_date: null,
  next_service_date: null,
  jobs,
})
const labels = (stops: readonly PlacedStop[]) => stops.map(({ label, job: { id } }) => [label, id])

it('names each stop by its crew and its place in the round; what has no crew or no position is apart', () => {
  const { routes, loose, lost } = dayRoutes([
    place(30.2, -97.7, job(1, '13:00')),
    place(30.3, -97.7, job(2, '08:00'), job(3, '10:00', { crew_id: 2 })),
    place(30.4, -97.7, job(4, '09:00', { crew_id: null, status: 'scheduled' })),
    place(0, 0, job(5, '11:00')),
    place(null, null, job(6, '11:00', { crew_id: null })),
  ])
  expect(routes.map(({ crew_id, planned }) => [crew_id, labels(planned)])).toEqual([
    [2, [['A1', 3]]],
    [
      7,
      [
        ['B1', 2],
        ['B2', 1],
      ],
    ],
  ])
  expect([labels(loose), lost.map(({ job: { id } }) => id)]).toEqual([[['–', 4]], [5, 6]])
})

it('numbers the stops of the shortest order again', () => {
  const { routes } = dayRoutes([
    place(30.2, -97.7, job(1, '08:00')),
    place(30.4, -97.7, job(2, '10:00')),
    place(30.3, -97.7, job(3, '13:00')),
  ])
  expect(routes.map((route) => labels(shortestOrder(route)))).toEqual([
    [
      ['A1', 2],
      ['A2', 3],
      ['A3', 1],
    ],
  ])
})

it('has one pin for all that is done at a position, and shows what presses most', () => {
  const { routes } = dayRoutes([
    place(30.2, -97.7, job(1, '08:00', { status: 'completed' })),
    place(30.2, -97.7, job(2, '10:00', { status: 'en_route' })),
    place(30.3, -97.7, job(3, '13:00')),
  ])
  const pins = pinsOf(routes.flatMap(({ planned }) => planned))
  expect(pins.map(({ key, label, status, stops }) => [key, label, status, labels(stops)])).toEqual([
    [
      '30.2,-97.7',
      'A1',
      'en_route',
      [
        ['A1', 1],
        ['A2', 2],
      ],
    ],
    ['30.3,-97.7', 'A3', 'assigned', [['A3', 3]]],
  ])
})

it('goes on with two letters after 26 crews', () => {
  const crews = Array.from({ length: 28 }, (_, index) => place(30.2, -97.7, job(index, '08:00', { crew_id: index })))
  expect(
    dayRoutes(crews)
      .routes.map(({ letter }) => letter)
      .slice(24),
  ).toEqual(['Y', 'Z', 'AA', 'AB'])
})
