import * as L from 'leaflet'
import { statusLabel } from '@/domain/job/job'
import type { Pin } from '@/domain/map/day-routes'
import { counted } from '@/domain/text/wording'
import type { Highlights } from '@/ui/kit/behavior/linked-highlight'
import { type Clusters, clusterPins, type Spot } from './clusters'

/** Extra area drawn around the viewport, so that short drags find pins. */
const MARGIN = 0.15
/** Cluster diameter in px by number of jobs. */
const SIZES = [
  { below: 10, px: 34 },
  { below: 100, px: 42 },
] as const
const LARGEST = 52

type Drawn = { marker: L.Marker; spot: Spot }

const jobsIn = ({ pins }: Pick<Spot, 'pins'>): number[] => pins.flatMap(({ stops }) => stops.map(({ job }) => job.id))

const nameOf = ({ label, status, stops }: Pin): string => {
  const [first] = stops
  const more = stops.length - 1
  const what = [first?.job.job_title, first?.place.address, statusLabel(status)].filter(Boolean).join(', ')
  return `${label}${more > 0 ? ` +${more}` : ''}: ${what}`
}

const text = (className: string, content: string): HTMLElement => {
  const element = document.createElement('span')
  element.className = className
  element.textContent = content
  return element
}

const pinIcon = (pin: Pin): L.DivIcon => {
  const mark = text(`map-mark ${pin.status} ${pin.ghost ?? ''}`, pin.label)
  mark.append(text('tail', ''))
  if (pin.stops.length > 1) mark.append(text('more', `+${pin.stops.length - 1}`))
  return L.divIcon({ className: 'pin', html: mark, iconSize: [32, 36], iconAnchor: [16, 34] })
}

const clusterIcon = (count: number): L.DivIcon => {
  const px = SIZES.find(({ below }) => count < below)?.px ?? LARGEST
  return L.divIcon({ className: 'cluster', html: text('count', String(count)), iconSize: [px, px] })
}

type Options = { highlights: Highlights; onChoose: (pin: Pin) => void }

export const createPins = (map: L.Map, { highlights, onChoose }: Options) => {
  const layer = L.layerGroup().addTo(map)
  const drawn = new Map<string, Drawn>()
  let clusters: Clusters = clusterPins([])
  let chosen: string | null = null

  const mark = ({ marker, spot }: Drawn) => {
    const element = marker.getElement()
    if (!element) return
    const isLit = jobsIn(spot).some(highlights.isLit)
    const isChosen = spot.pins.some(({ key }) => key === chosen)
    element.toggleAttribute('data-lit', isLit)
    element.toggleAttribute('data-chosen', isChosen)
    marker.setZIndexOffset(isLit || isChosen ? 10_000 : 0)
  }

  const press = (spot: Spot) => {
    if (spot.kind === 'pin') return onChoose(spot.pins[0])
    // The cluster disappears when its pins separate, so move focus first.
    map.getContainer().focus({ preventScroll: true })
    map.setView([spot.position.latitude, spot.position.longitude], spot.opensAt)
  }

  const draw = (spot: Spot): Drawn => {
    const { latitude, longitude } = spot.position
    const icon = spot.kind === 'pin' ? pinIcon(spot.pins[0]) : clusterIcon(jobsIn(spot).length)
    const marker = L.marker([latitude, longitude], { icon, riseOnHover: true, autoPanOnFocus: false })
    const it = { marker, spot }
    marker.on('click', () => press(spot))
    marker.on('add', () => {
      const element = marker.getElement()
      if (!element) return
      const jobs = jobsIn(spot)
      element.setAttribute(
        'aria-label',
        spot.kind === 'pin' ? nameOf(spot.pins[0]) : `${counted(jobs.length, 'job')} here. Zoom in.`,
      )
      element.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        press(spot)
      })
      for (const begins of ['pointerenter', 'focus']) element.addEventListener(begins, () => highlights.light(jobs))
      for (const ends of ['pointerleave', 'blur']) element.addEventListener(ends, () => highlights.light([]))
      mark(it)
    })
    layer.addLayer(marker)
    return it
  }

  const redraw = () => {
    const seen = map.getBounds().pad(MARGIN)
    const bounds = { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() }
    const wanted = new Map(clusters.spotsIn(bounds, map.getZoom()).map((spot) => [spot.key, spot]))
    for (const [key, { marker }] of drawn) {
      if (wanted.has(key)) continue
      layer.removeLayer(marker)
      drawn.delete(key)
    }
    for (const [key, spot] of wanted) if (!drawn.has(key)) drawn.set(key, draw(spot))
  }

  const markAll = () => {
    for (const it of drawn.values()) mark(it)
  }
  map.on('moveend', redraw)
  const stopFollowing = highlights.subscribe(markAll)

  return {
    /** Replaces the pins, keeping focus on the same one. */
    show(pins: readonly Pin[]) {
      const focused = [...drawn].find(([, { marker }]) => marker.getElement() === document.activeElement)?.[0]
      clusters = clusterPins(pins)
      layer.clearLayers()
      drawn.clear()
      redraw()
      if (focused) drawn.get(focused)?.marker.getElement()?.focus({ preventScroll: true })
    },
    choose(pin: Pin | null) {
      chosen = pin?.key ?? null
      markAll()
    },
    zoomFor: (pin: Pin) => clusters.aloneFrom(pin, map.getZoom()),
    elementOf: (pin: Pin) => drawn.get(pin.key)?.marker.getElement() ?? null,
    stop() {
      stopFollowing()
      map.off('moveend', redraw)
    },
  }
}
