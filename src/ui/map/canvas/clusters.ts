import Supercluster from 'supercluster'
import type { Pin } from '@/domain/map/day-routes'
import type { Position } from '@/domain/scheduling/travel'

/** Cluster radius in px: with few pins each must be clickable, with thousands dragging must stay smooth. */
const RADIUS = { few: 28, many: 36 }
/** Width of the world at zoom 0, in px. */
const WORLD = 256
const MANY = 300
const LAST_ZOOM = 16

export type Spot =
  | { kind: 'pin'; key: string; position: Position; pins: readonly [Pin] }
  | { kind: 'cluster'; key: string; position: Position; pins: readonly Pin[]; opensAt: number }

/** Visible area in degrees. */
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

/** Clusters the visible pins by distance. Pins that a proposal adds or removes are never clustered, because they are the reason to look. */
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
    /** Lowest zoom from `zoom` on at which a pin is not clustered. */
    aloneFrom(pin: Pin, zoom: number): number {
      for (let at = Math.floor(zoom); at <= LAST_ZOOM; at++)
        if (spotsIn(around(pin.position), at).some(({ kind, key }) => kind === 'pin' && key === pin.key))
          return Math.max(at, zoom)
      return Math.max(LAST_ZOOM + 1, zoom)
    },
  }
}
export type Clusters = ReturnType<typeof clusterPins>
