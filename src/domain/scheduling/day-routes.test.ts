import { expect, it } from 'vitest'
import { arrivalText, driveOf, type JobStop, type RouteJob, routeLines } from './day-routes'

const stop = (id: number, latitude: number, minutes: number): JobStop<RouteJob> => ({
  position: { latitude, longitude: -97.7 },
  job: { id, scheduled_start_time: '08:00', estimated_duration_minutes: minutes },
})

it('starts at 08:00 and adds drive and work; a job that says no minutes takes 90 (MAP-03)', () => {
  const stops = [stop(1, 30.3, 60), stop(2, 30.36, 0), stop(3, 30.3, 45)]
  expect(routeLines(stops)).toEqual([
    { job_id: 1, arrive: '08:00', travel_minutes: 0, travel_miles: 0 },
    { job_id: 2, arrive: '09:17', travel_minutes: 17, travel_miles: 5.2 },
    { job_id: 3, arrive: '11:04', travel_minutes: 17, travel_miles: 5.2 },
  ])
  expect(driveOf(stops)).toEqual({ minutes: 34, miles: 10.4 })
})

it('reaches a stop on the next day where the work before it goes on past midnight', () => {
  const [, late, later] = routeLines([stop(1, 30.3, 975), stop(2, 30.3, 1_440), stop(3, 30.3, 60)])
  expect([late, later].map((line) => [line?.arrive, arrivalText(line?.arrive ?? '')])).toEqual([
    ['24:15', '12:15 AM the next day'],
    ['48:15', '12:15 AM, 2 days later'],
  ])
  expect(arrivalText('09:17')).toBe('9:17 AM')
})
