import type { Feature, FeatureCollection, Geometry, Point } from 'geojson'
import * as L from 'leaflet'
import outlines from './outlines.geojson?raw'

/** Base map features. Ranks start at 1, the most important. */
type Outline =
  | { kind: 'county'; name: string; home: boolean }
  | { kind: 'line' }
  | { kind: 'lake'; name: string }
  | { kind: 'river'; name: string; w?: number }
  | { kind: 'town' | 'green' }
  | { kind: 'road'; name: string; rank: number }
  | { kind: 'place'; name: string; rank: number }

type Kind = Outline['kind']
type Of<K extends Kind> = Extract<Outline, { kind: K }>

/** Attribution of the outlines. */
export const SKETCH_CREDIT = 'Outlines: US Census Bureau, Natural Earth. Roads are a sketch.'

/** Bottom to top; tiles are above all of them, routes and pins above the tiles. */
const PANES = ['land', 'water', 'roads', 'names'] as const
type Pane = (typeof PANES)[number]

/** Leaflet's tile pane is at 200. */
const LOWEST = 110

const RIVER_WIDTHS = [1.5, 1.5, 2, 5, 6, 10]
const ROAD_WIDTHS = [1.2, 4.5, 3.5, 2.5, 1.2]
/** Casing width relative to the road, by rank. */
const CASING = [1, 2.5, 2, 1.5, 1.3]
/** Positions of road numbers along a road. */
const SHIELDS = [0.3, 0.72]
/** Roads up to this rank show a number. */
const NUMBERED = 2

/** Styled by class, so that light and dark switch without Leaflet. */
const path = (pane: Pane, className: string, weight: number, fill = false): L.PathOptions => ({
  pane,
  className,
  weight,
  fill,
  interactive: false,
})

const label = (position: L.LatLngExpression, className: string, name: string): L.Marker => {
  const words = document.createElement('span')
  words.textContent = name
  const icon = L.divIcon({ className, html: words, iconSize: undefined })
  return L.marker(position, { pane: 'names', interactive: false, keyboard: false, icon })
}

/** A base map without key or network: counties, rivers and roads from public data. */
export const laySketch = (map: L.Map): void => {
  for (const [index, pane] of PANES.entries()) {
    const { style } = map.createPane(pane)
    style.zIndex = String(LOWEST + 10 * index)
    style.pointerEvents = 'none'
  }
  const { features } = JSON.parse(outlines) as FeatureCollection<Geometry, Outline>
  const of = <K extends Kind>(kind: K) =>
    features.filter(({ properties }) => properties.kind === kind) as Feature<Geometry, Of<K>>[]
  const draw = <K extends Kind>(kind: K, look: (outline: Of<K>) => L.PathOptions) => {
    for (const feature of of(kind)) L.geoJSON(feature, { style: look(feature.properties) }).addTo(map)
  }

  draw('county', ({ home }) => path('land', home ? 'county home' : 'county', 0, true))
  draw('town', () => path('land', 'town', 0, true))
  draw('green', () => path('land', 'green', 0, true))
  draw('line', () => path('land', 'border', 1))
  draw('lake', () => path('water', 'lake', 1, true))
  draw('river', ({ w = 1 }) => path('water', w > 2 ? 'river wide' : 'river', RIVER_WIDTHS[w] ?? 1))
  draw('road', ({ rank }) => path('roads', `road r${rank} edge`, (ROAD_WIDTHS[rank] ?? 1) + (CASING[rank] ?? 1)))
  draw('road', ({ rank }) => path('roads', `road r${rank}`, ROAD_WIDTHS[rank] ?? 1))

  for (const { geometry, properties } of of('place')) {
    const [longitude = 0, latitude = 0] = (geometry as Point).coordinates
    label([latitude, longitude], `town-name t${properties.rank}`, properties.name).addTo(map)
  }
  for (const { geometry, properties } of of('road')) {
    if (properties.rank > NUMBERED || geometry.type !== 'LineString') continue
    for (const along of SHIELDS) {
      const [longitude = 0, latitude = 0] = geometry.coordinates[Math.floor(geometry.coordinates.length * along)] ?? []
      label([latitude, longitude], `shield s${properties.rank}`, properties.name).addTo(map)
    }
  }
}
