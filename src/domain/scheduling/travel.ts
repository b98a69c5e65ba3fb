import { isAt, type Property } from '../client/property'
import type { Job } from '../job/job'
import { groupedBy } from '../record/grouped-by'

/** In degrees. */
export type Position = { latitude: number; longitude: number }

const EARTH_RADIUS_MILES = 3958.8
/** A drive in a city grid is about a quarter longer than the straight line. */
const STREETS_PER_STRAIGHT_MILE = 1.25
/** Minutes for loading, parking and unloading at every stop. */
const STOP_MINUTES = 8
/** About 33 mph, in town. */
const MINUTES_PER_MILE = 1.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

const straightMiles = (a: Position, b: Position): number => {
  const north = radians(b.latitude - a.latitude)
  const east = radians(b.longitude - a.longitude)
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(half))
}

/** Miles by road between two positions, estimated from the straight line. */
export const roadMiles = (a: Position, b: Position): number => straightMiles(a, b) * STREETS_PER_STRAIGHT_MILE

/** Whole minutes between leaving one place and starting work at another; 0 for the same place. */
export const travelMinutes = (miles: number): number =>
  miles === 0 ? 0 : Math.round(STOP_MINUTES + miles * MINUTES_PER_MILE)

export type FindPosition = (
  job: Pick<Job, 'client_id' | 'property_id' | 'property_address' | 'property_zip'>,
) => Position | null

/** Null for an unknown position. Clients send (0, 0) for unknown; it lies in the ocean. */
export const positionIn = (place: Pick<Property, 'latitude' | 'longitude'> | null | undefined): Position | null => {
  const { latitude = null, longitude = null } = place ?? {}
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}

type Located = Pick<Property, 'id' | 'client_id' | 'address' | 'zip_code' | 'latitude' | 'longitude'>

/** Locates jobs by their property. A job at any other address has no position. */
export const positionsFrom = (properties: readonly Located[]): FindPosition => {
  const byClient = groupedBy(properties, ({ client_id }) => client_id)
  return (job) => positionIn(byClient.get(job.client_id)?.find((place) => isAt(place)(job)))
}
