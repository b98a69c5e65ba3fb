import Supercluster from 'supercluster'
import type { Pin } from '@/domain/map/day-routes'
import type { Position } from '@/domain/scheduling/travel'

/** Pins nearer than this are drawn as one, in px: on a crew's day each one must be clickable, with thousands a drag must stay smooth. */
const RADIUS = { few: 28, many: 36 }
/** How wide the whole map is at zoom 0, in px. */
const WORLD = 256
const MANY = 300
/** Beyond this zoom every pin is drawn alone. */
const LAST_ZOOM = 16

/** What is drawn at a place: a pin, or how many there are. */
export type Spot =
  | { kind: 'pin'; key: string; position: Position; pins: readonly [Pin] }
  | { kind: 'cluster'; key: string; position: Position; pins: readonly Pin[]; opensAt: number }

/** The edges of what is seen, in degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }

const around = ({ latitude, longitude }: Position): Bounds => ({
  west: longitude - 1e-6,
  south: latitude - 1e-6,
  east: longitude + 1e-6,
  north: latitude + 1e-6,
})

const isIn = ({ west, south, east, north }: Bounds, { latitude, longitude }: Position): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north

const spotOf = (pin: Pin): Spot => ({ kind: 'pin', key: pin.key, position: pin.position, pins: [pin] })

/**
 * Pins by position: which of them are visible, and which are so close that they are drawn as one. What a proposal would add to a place or
 * remove from it is drawn alone: it is the reason to look at the map.
 */
export const clusterPins = (pins: readonly Pin[]) => {
  const ghosts = pins.filter(({ ghost }) => ghost !== undefined)
  const index = new Supercluster<{ pin: Pin }>({
    radius: pins.length > MANY ? RADIUS.many : RADIUS.few,
    extent: WORLD,
    maxZoom: LAST_ZOOM,
  })
  index.load(
    pins
      .filter(({ ghost }) => ghost === undefined)
      .map((pin) => ({
        type: 'Feature',
        properties: { pin },
        geometry: { type: 'Point', coordinates: [pin.position.longitude, pin.position.latitude] },
      })),
  )
  const clustersIn = ({ west, south, east, north }: Bounds, zoom: number): Spot[] =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map((found): Spot => {
      const [longitude = 0, latitude = 0] = found.geometry.coordinates
      const { properties } = found
      if (!('cluster_id' in properties)) return spotOf(properties.pin)
      const { cluster_id: id } = properties
      const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY)
      return {
        kind: 'cluster',
        key: `cluster ${id}`,
        position: { latitude, longitude },
        pins: leaves.map((leaf) => leaf.properties.pin),
        opensAt: index.getClusterExpansionZoom(id),
      }
    })
  const spotsIn = (bounds: Bounds, zoom: number): Spot[] => [
    ...clustersIn(bounds, zoom),
    ...ghosts.filter(({ position }) => isIn(bounds, position)).map(spotOf),
  ]
  return {
    spotsIn,
    /** The lowest zoom from `zoom` on at which a pin is drawn alone. */
    aloneFrom(pin: Pin, zoom: number): number {
      for (let at = Math.floor(zoom); at <= LAST_ZOOM; at++)
        if (spotsIn(around(pin.position), at).some(({ kind, key }) => kind === 'pin' && key === pin.key))
          return Math.max(at, zoom)
      return Math.max(LAST_ZOOM + 1, zoom)
    },
  }
}
export type Clusters = ReturnType<typeof clusterPins>
