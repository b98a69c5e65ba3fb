import { groupedBy } from '../record/grouped-by'
import { type JobStop, plannedRoutes, withShortest } from '../scheduling/day-routes'
import { type Position, positionIn } from '../scheduling/travel'
import type { MapJob, MapPlace } from './day-map'
import type { MapStatus } from './vocabulary'

/** A job of the day at its place. */
export type MapStop = { job: MapJob; place: MapPlace; position: Position | null }

/** A stop that has its place on the map, and what its pin says: `A1` is the first stop of crew A. */
export type PlacedStop = MapStop & { position: Position; label: string }

/** A crew's round of the day, by the times that are planned. */
export type MapRoute = { crew_id: number; letter: string; planned: PlacedStop[] }

/** A day on the map: the rounds of its crews, what no one does yet, and what no one has found on the map. */
export type DayRoutes = { routes: readonly MapRoute[]; loose: readonly PlacedStop[]; lost: readonly MapStop[] }

/** Shown on the pin of a job that is on no one's round. */
const NO_ROUTE = '–'

const A = 'A'.codePointAt(0) ?? 0
const LETTERS = 26

/** `A`, `B` … `Z`, `AA`: the letter that identifies a crew on the map of a day. */
const letterOf = (index: number): string =>
  (index < LETTERS ? '' : letterOf(Math.floor(index / LETTERS) - 1)) + String.fromCodePoint(A + (index % LETTERS))

const isPlaced = (stop: MapStop): stop is MapStop & { position: Position } => stop.position !== null

/** The stops of one order as the map shows them. */
const labelled = (letter: string, stops: readonly JobStop<MapJob>[], placeOf: ReadonlyMap<number, MapPlace>) =>
  stops.flatMap(({ job, position }, index): PlacedStop[] => {
    const place = placeOf.get(job.id)
    return place ? [{ job, place, position, label: `${letter}${index + 1}` }] : []
  })

/** Lays a day out in rounds, crew by crew. */
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

/** The stops of a round in the order in which its crew drives least. */
export const shortestOrder = ({ crew_id, letter, planned }: MapRoute): PlacedStop[] => {
  const placeOf = new Map(planned.map(({ job, place }) => [job.id, place]))
  return labelled(letter, withShortest({ crew_id, planned }).shortest, placeOf)
}

/** A place on the map with all that is done there: properties of one position share a pin. */
export type Pin = {
  key: string
  position: Position
  stops: readonly PlacedStop[]
  status: MapStatus
  label: string
  /** Of a plan that is not applied yet: work that would be done at this stop, or would leave this day. */
  ghost?: 'comes' | 'goes'
}

/** What a pin shows of several jobs: the first of these that one of them has. */
const MOST_PRESSING: readonly MapStatus[] = ['in_progress', 'en_route', 'assigned', 'scheduled', 'completed']

/** The pins of stops, in their order. */
export const pinsOf = (stops: readonly PlacedStop[]): Pin[] =>
  [...groupedBy(stops, ({ position }) => `${position.latitude},${position.longitude}`)].flatMap(([key, there]) => {
    const [first] = there
    if (!first) return []
    const status = MOST_PRESSING.find((each) => there.some(({ job }) => job.status === each)) ?? first.job.status
    return [{ key, position: first.position, stops: there, status, label: first.label }]
  })
