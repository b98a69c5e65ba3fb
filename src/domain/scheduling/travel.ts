import type { Property } from '../client'

/** Where a property lies, in degrees. */
export type Position = Pick<Property, 'latitude' | 'longitude'>

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
