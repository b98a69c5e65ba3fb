import { groupedBy } from '../record/grouped-by'
import { type JobStop, plannedRoutes, withShortest } from '../scheduling/day-routes'
import { type Position, positionIn } from '../scheduling/travel'
import type { MapJob, MapPlace } from './day-map'
import type { MapStatus } from './vocabulary'

export type MapStop = { job: MapJob; place: MapPlace; position: Position | null }

/** A stop with coordinates and its pin label: `A1` is the first stop of crew A. */
export type PlacedStop = MapStop & { position: Position; label: string }

/** A crew's route for the day, in scheduled order. */
export type MapRoute = { crew_id: number; letter: string; planned: PlacedStop[] }

/** A day on the map: crew routes, unassigned jobs, and jobs without coordinates. */
export type DayRoutes = { routes: readonly MapRoute[]; loose: readonly PlacedStop[]; lost: readonly MapStop[] }

/** Pin label for a job on no route. */
const NO_ROUTE = '–'

const A = 'A'.codePointAt(0) ?? 0
const LETTERS = 26

const letterOf = (index: number): string =>
  (index < LETTERS ? '' : letterOf(Math.floor(index / LETTERS) - 1)) + String.fromCodePoint(A + (index % LETTERS))

const isPlaced = (stop: MapStop): stop is MapStop & { position: Position } => stop.position !== null

const labelled = (letter: string, stops: readonly JobStop<MapJob>[], placeOf: ReadonlyMap<number, MapPlace>) =>
  stops.flatMap(({ job, position }, index): PlacedStop[] => {
    const place = placeOf.get(job.id)
    return place ? [{ job, place, position, label: `${letter}${index + 1}` }] : []
  })

export const dayRoutes = (places: readonly MapPlace[]): DayRoutes => {
  const stops = places.flatMap((place) =>
    place.jobs.map((job): MapStop => ({ job, place, position: positionIn(place) })),
  )
  const placed = stops.filter(isPlaced)
  const placeOf = new Map(placed.map(({ job, place }) => [job.id, place]))
  const crewed = placed.flatMap(({ job, position }) =>
    job.crew_id === null ? [] : [{ job, position, crew_id: job.crew_id }],
  )
  return {
    routes: plannedRoutes(crewed).map(({ crew_id, planned }, index) => {
      const letter = letterOf(index)
      return { crew_id, letter, planned: labelled(letter, planned, placeOf) }
    }),
    loose: placed.flatMap((stop) => (stop.job.crew_id === null ? [{ ...stop, label: NO_ROUTE }] : [])),
    lost: stops.filter((stop) => !isPlaced(stop)),
  }
}

/** The stops in the order of the shortest drive. */
export const shortestOrder = ({ crew_id, letter, planned }: MapRoute): PlacedStop[] => {
  const placeOf = new Map(planned.map(({ job, place }) => [job.id, place]))
  return labelled(letter, withShortest({ crew_id, planned }).shortest, placeOf)
}

/** Properties at the same position share a pin. */
export type Pin = {
  key: string
  position: Position
  stops: readonly PlacedStop[]
  status: MapStatus
  label: string
  /** For an unapplied plan: the stop would be added to or removed from this day. */
  ghost?: 'comes' | 'goes'
}

/** A pin with several jobs shows the first of these statuses. */
const MOST_PRESSING: readonly MapStatus[] = ['in_progress', 'en_route', 'assigned', 'scheduled', 'completed']

export const pinsOf = (stops: readonly PlacedStop[]): Pin[] =>
  [...groupedBy(stops, ({ position }) => `${position.latitude},${position.longitude}`)].flatMap(([key, there]) => {
    const [first] = there
    if (!first) return []
    const status = MOST_PRESSING.find((each) => there.some(({ job }) => job.status === each)) ?? first.job.status
    return [{ key, position: first.position, stops: there, status, label: first.label }]
  })
