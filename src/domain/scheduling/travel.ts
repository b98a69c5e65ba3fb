import { isAt, type Property } from '../client/property'
import type { Job } from '../job/job'
import { groupedBy } from '../record/grouped-by'

/** Where a property lies, in degrees. */
export type Position = { latitude: number; longitude: number }

const EARTH_RADIUS_MILES = 3958.8
/** Streets bend: a drive in a city grid is about a quarter longer than the straight line. */
const STREETS_PER_STRAIGHT_MILE = 1.25
/** Loading up, parking and unloading, at every stop. */
const STOP_MINUTES = 8
/** Driving time of a mile in town, about 33 mph. */
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

/** Whole minutes from leaving one place to working at another `miles` away; none when it is the same place. */
export const travelMinutes = (miles: number): number =>
  miles === 0 ? 0 : Math.round(STOP_MINUTES + miles * MINUTES_PER_MILE)

/** Says where a job is done; null where that is not known. */
export type FindPosition = (
  job: Pick<Job, 'client_id' | 'property_id' | 'property_address' | 'property_zip'>,
) => Position | null

/** Where a place lies; null where that is not known. (0, 0) is what is sent for not known: it lies in the ocean. */
export const positionIn = (place: Pick<Property, 'latitude' | 'longitude'> | null | undefined): Position | null => {
  const { latitude = null, longitude = null } = place ?? {}
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}

/** What of a property says where it is. */
type Located = Pick<Property, 'id' | 'client_id' | 'address' | 'zip_code' | 'latitude' | 'longitude'>

/** Finds jobs by the property they are at. One at any other address has no known place, on the map as in every plan. */
export const positionsFrom = (properties: readonly Located[]): FindPosition => {
  const byClient = groupedBy(properties, ({ client_id }) => client_id)
  return (job) => positionIn(byClient.get(job.client_id)?.find((place) => isAt(place)(job)))
}
