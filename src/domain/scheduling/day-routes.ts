import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import type { Cents } from '../money/money'
import { groupedBy } from '../record/grouped-by'
import { earliestFirst, type TimeOfDay } from '../time/day'
import { isCrewed } from './bookings'
import { clockText, DAY_MINUTES, minutesOf, timeOf } from './minutes'
import { routeMiles, type Stop, shortestRoute } from './route'
import { type FindPosition, roadMiles, travelMinutes } from './travel'

/** Crews start their first job at this time (MAP-03). */
export const DAY_START: TimeOfDay = '08:00'
/** Default minutes of a job without an estimate (MAP-03). */
const USUAL_MINUTES = 90
/** Fuel of a truck with a trailer. */
const FUEL_CENTS_PER_MILE = 29

export type RouteJob = Pick<Job, 'id' | 'scheduled_start_time' | 'estimated_duration_minutes'>
export type JobStop<J extends RouteJob = Job> = Stop & { job: J }
export type PlannedRoute<J extends RouteJob = Job> = { crew_id: number; planned: JobStop<J>[] }
export type CrewRoute<J extends RouteJob = Job> = PlannedRoute<J> & { shortest: JobStop<J>[] }
/** One line of a driver's list. */
export type RouteLine = {
  job_id: number
  order: number
  /** Hours continue past midnight: `24:15`. */
  arrive: TimeOfDay
  travel_minutes: number
  /** One decimal. */
  travel_miles: number
}
/** Savings of the shortest routes over the planned ones; miles have one decimal. */
export type Savings = { minutes: number; miles: number; fuel: Cents }

const byTime = (a: JobStop<RouteJob>, b: JobStop<RouteJob>) =>
  earliestFirst(a.job.scheduled_start_time, b.job.scheduled_start_time) || a.job.id - b.job.id

export const plannedRoutes = <J extends RouteJob>(
  stops: readonly (JobStop<J> & { crew_id: number })[],
): PlannedRoute<J>[] =>
  [...groupedBy(stops, ({ crew_id }) => crew_id)]
    .sort(([a], [b]) => a - b)
    .map(([crew_id, ofCrew]) => ({
      crew_id,
      planned: ofCrew.map(({ job, position }) => ({ job, position })).sort(byTime),
    }))

export const withShortest = <J extends RouteJob>(route: PlannedRoute<J>): CrewRoute<J> => ({
  ...route,
  shortest: shortestRoute(route.planned),
})

/**
 * Routes of one day, by crew. A job belongs to its leader's crew. Jobs without a crew or position, and cancelled or missed ones, are on no
 * route.
 */
export const crewRoutes = (
  jobs: readonly Job[],
  crew: readonly CrewMember[],
  positionOf: FindPosition,
): CrewRoute[] => {
  const crewIds = new Map(crew.map(({ id, crew_id }) => [id, crew_id]))
  const stops = jobs.filter(isCrewed).flatMap((job) => {
    const position = positionOf(job)
    const crew_id = crewIds.get(job.assigned_crew_members[0] ?? 0)
    return position && crew_id !== undefined ? [{ job, position, crew_id }] : []
  })
  return plannedRoutes(stops).map(withShortest)
}

const legs = (stops: readonly Stop[]): number[] =>
  stops.map((stop, index) => {
    const before = stops[index - 1]
    return before ? roadMiles(before.position, stop.position) : 0
  })

export const routeLines = (stops: readonly JobStop<RouteJob>[]): Omit<RouteLine, 'order'>[] => {
  const miles = legs(stops)
  let free = minutesOf(DAY_START)
  return stops.map(({ job }, index) => {
    const leg = miles[index] ?? 0
    const travel_minutes = travelMinutes(leg)
    const arrive = free + travel_minutes
    free = arrive + (job.estimated_duration_minutes || USUAL_MINUTES)
    return { job_id: job.id, arrive: timeOf(arrive), travel_minutes, travel_miles: Math.round(leg * 10) / 10 }
  })
}

/** `9:17 AM`; `12:15 AM the next day`. */
export const arrivalText = (arrive: TimeOfDay): string => {
  const days = Math.floor(minutesOf(arrive) / DAY_MINUTES)
  const time = clockText(minutesOf(arrive))
  if (days === 0) return time
  return days === 1 ? `${time} the next day` : `${time}, ${days} days later`
}

const driving = (stops: readonly Stop[]) => legs(stops).reduce((sum, miles) => sum + travelMinutes(miles), 0)

export const driveOf = (stops: readonly Stop[]): { minutes: number; miles: number } => ({
  minutes: driving(stops),
  miles: Math.round(routeMiles(stops) * 10) / 10,
})

/** Miles are rounded per crew so that the crews' figures add up to the total. */
export const savingsOf = (routes: readonly CrewRoute<RouteJob>[]): Savings => {
  const sum = (saved: (route: CrewRoute<RouteJob>) => number) =>
    routes.reduce((total, route) => total + saved(route), 0)
  const miles = sum(({ planned, shortest }) => Math.round((routeMiles(planned) - routeMiles(shortest)) * 10)) / 10
  const minutes = sum(({ planned, shortest }) => driving(planned) - driving(shortest))
  return { minutes, miles, fuel: Math.round(miles * FUEL_CENTS_PER_MILE) as Cents }
}

/** Shortest miles as a percentage of the planned ones; 100 when there is no driving. */
export const routeEfficiency = (routes: readonly CrewRoute[]): number => {
  const total = (order: 'planned' | 'shortest') => routes.reduce((sum, route) => sum + routeMiles(route[order]), 0)
  const planned = total('planned')
  return planned === 0 ? 100 : Math.round((100 * total('shortest')) / planned)
}
