import { isSamePlace, type Property } from '../client/property'
import { groupedBy } from '../record/grouped-by'
import { type Position, positionIn } from './travel'

type Address = Pick<Property, 'address' | 'city' | 'state' | 'zip_code'>
type LocatedProperty = Address & Pick<Property, 'latitude' | 'longitude'>

const positionsOf = (properties: readonly LocatedProperty[]): Position[] =>
  properties.flatMap((property) => positionIn(property) ?? [])

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** ZIP+4 names a street in the same area. */
const areaOf = ({ zip_code }: { zip_code: string }) => zip_code.trim().slice(0, 5)

/** The position of the property with the same address, else the center of its ZIP code. Null when the business has no property there. */
export const placeOf = (place: Address, properties: readonly LocatedProperty[]): Position | null => {
  const [same] = positionsOf(properties.filter((property) => isSamePlace(property, place)))
  if (same) return same
  const near = areaOf(place) === '' ? [] : positionsOf(groupedBy(properties, areaOf).get(areaOf(place)) ?? [])
  if (near.length === 0) return null
  return {
    latitude: rounded(mean(near.map(({ latitude }) => latitude))),
    longitude: rounded(mean(near.map(({ longitude }) => longitude))),
  }
}
