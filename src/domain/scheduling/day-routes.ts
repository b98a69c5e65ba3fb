import { plusMinutes, type TimeOfDay } from '../calendar'
import type { CrewMember } from '../crew'
import type { Job } from '../job/job'
import type { Cents } from '../money'
import { isCrewed } from './bookings'
import { routeMiles, type Stop, shortestRoute } from './route'
import { type FindPosition, roadMiles, travelMinutes } from './travel'

/** Crews start their first job at this time. */
const DAY_START: TimeOfDay = '08:00'
/** Fuel of a truck with a trailer, per mile. */
const FUEL_CENTS_PER_MILE = 29

/** A job as a stop on a route. */
export type JobStop = Stop & { job: Job }
/** A crew's day: its stops as planned by time, and in the shortest order. */
export type CrewRoute = { crew_id: number; planned: JobStop[]; shortest: JobStop[] }
/** One line of a driver's list. */
export type RouteLine = {
  job_id: number
  order: number
  arrive: TimeOfDay
  travel_minutes: number
  /** One decimal. */
  travel_miles: number
}
/** What the shortest orders save against the planned ones; miles with one decimal. */
export type Savings = { minutes: number; miles: number; fuel: Cents }

const byTime = (a: JobStop, b: JobStop) =>
  a.job.scheduled_start_time.localeCompare(b.job.scheduled_start_time) || a.job.id - b.job.id

/**
 * The routes of one day's jobs, crew by crew. A job belongs to the crew of its leader; jobs without a crew or a known place,
 * and those that were cancelled or missed, are on no route.
 */
export const crewRoutes = (
  jobs: readonly Job[],
  crew: readonly CrewMember[],
  positionOf: FindPosition,
): CrewRoute[] => {
  const crewIds = new Map(crew.map(({ id, crew_id }) => [id, crew_id]))
  const stops = jobs.filter(isCrewed).flatMap((job) => {
    const position = positionOf(job)
    const crewId = crewIds.get(job.assigned_crew_members[0] ?? 0)
    return position && crewId !== undefined ? [{ job, position, crewId }] : []
  })
  return [...new Set(stops.map(({ crewId }) => crewId))]
    .sort((a, b) => a - b)
    .map((crew_id) => {
      const planned = stops.filter(({ crewId }) => crewId === crew_id).map(({ job, position }) => ({ job, position }))
      planned.sort(byTime)
      return { crew_id, planned, shortest: shortestRoute(planned) }
    })
}

const legs = (stops: readonly JobStop[]): number[] =>
  stops.map((stop, index) => {
    const before = stops[index - 1]
    return before ? roadMiles(before.position, stop.position) : 0
  })

/** The driver's list of a route: when each stop is reached if the work takes as long as estimated. */
export const routeLines = (stops: readonly JobStop[]): Omit<RouteLine, 'order'>[] => {
  const miles = legs(stops)
  let free = DAY_START
  return stops.map(({ job }, index) => {
    const leg = miles[index] ?? 0
    const travel_minutes = travelMinutes(leg)
    const arrive = plusMinutes(free, travel_minutes)
    free = plusMinutes(arrive, job.estimated_duration_minutes)
    return { job_id: job.id, arrive, travel_minutes, travel_miles: Math.round(leg * 10) / 10 }
  })
}

const driving = (stops: readonly JobStop[]) => legs(stops).reduce((sum, miles) => sum + travelMinutes(miles), 0)

/** What a day's crews save by driving the shortest order. */
export const savingsOf = (routes: readonly CrewRoute[]): Savings => {
  const sum = (measure: (stops: readonly JobStop[]) => number) =>
    routes.reduce((total, { planned, shortest }) => total + measure(planned) - measure(shortest), 0)
  const miles = Math.round(sum(routeMiles) * 10) / 10
  return { minutes: sum(driving), miles, fuel: Math.round(miles * FUEL_CENTS_PER_MILE) as Cents }
}

/** Miles of the shortest orders in percent of the planned ones; 100 when nothing is driven. */
export const routeEfficiency = (routes: readonly CrewRoute[]): number => {
  const total = (order: 'planned' | 'shortest') => routes.reduce((sum, route) => sum + routeMiles(route[order]), 0)
  const planned = total('planned')
  return planned === 0 ? 100 : Math.round((100 * total('shortest')) / planned)
}
