import * as L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import type { Pin } from '@/domain/map/day-routes'
import type { Position } from '@/domain/scheduling/travel'
import type { Highlights } from '@/ui/kit/behavior/linked-highlight'
import { createPins } from './pins'
import { laySketch } from './sketch'
import { layTiles, type Tiles } from './tiles'

export type RouteLine = {
  look: number
  /** Thin, for the planned order under the shortest one. */
  isFaint?: boolean
  isProposed?: boolean
  stops: readonly Position[]
}

/** Number of styles; further crews reuse them. */
const LOOKS = 6

/** Position without data: the middle of the country, zoomed out. */
const NOWHERE: L.LatLngTuple = [39.5, -98.35]
const FAR = 4
/** A single stop is shown with its neighborhood. */
const NEAREST = 12.5
const RANGES = [
  { below: 8.5, range: 'out' },
  { below: 10, range: 'far' },
  { below: 12, range: 'mid' },
]
/** In px: space for the corner buttons and the legend. */
const RIGHT = 64
const BOTTOM = 72
const PADDING = { paddingTopLeft: [40, 48], paddingBottomRight: [RIGHT, BOTTOM] } satisfies L.FitBoundsOptions

const tupleOf = ({ latitude, longitude }: Position): L.LatLngTuple => [latitude, longitude]

type Options = {
  highlights: Highlights
  tiles: Tiles | null
  onTiles: (areSeen: boolean) => void
  onChoose: (pin: Pin | null) => void
}

/** A Leaflet map that reports through callbacks; React renders the popup content. */
export const createMap = (element: HTMLElement, { highlights, tiles, onTiles, onChoose }: Options) => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, {
    center: NOWHERE,
    zoom: FAR,
    minZoom: FAR,
    maxZoom: 18,
    zoomSnap: 0.5,
    zoomControl: false,
    attributionControl: false,
    closePopupOnClick: false,
    trackResize: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  const near = () => {
    const zoom = map.getZoom()
    element.dataset.zoom = RANGES.find(({ below }) => zoom < below)?.range ?? 'near'
  }
  map.on('zoomend', near)
  near()
  laySketch(map)
  const stopWaiting = tiles ? layTiles(map, tiles, onTiles) : () => undefined
  const routes = L.layerGroup().addTo(map)
  const pins = createPins(map, { highlights, onChoose })
  const content = document.createElement('div')
  // A pressed element may have left the popup before Leaflet checks its position.
  map.on('click', ({ originalEvent }) => {
    if (!originalEvent.composedPath().includes(content)) onChoose(null)
  })
  const popup = L.popup({
    className: 'job-popup',
    closeButton: false,
    autoClose: false,
    closeOnEscapeKey: false,
    // Fits the buttons of a job side by side.
    minWidth: 312,
    maxWidth: 312,
    offset: [0, -26],
    // Keeps the pin visible below it.
    autoPanPaddingTopLeft: [8, 16],
    autoPanPaddingBottomRight: [RIGHT, BOTTOM],
  }).setContent(content)

  let shown: readonly Pin[] = []
  let open: string | null = null
  /** True while all pins are shown and the map was not moved. */
  let isFitted = false
  map.on('movestart', () => {
    isFitted = false
  })
  const showAll = () => {
    if (shown.length === 0 || map.getSize().x === 0) return
    const bounds = L.latLngBounds(shown.map(({ position }) => tupleOf(position)))
    map.fitBounds(bounds, { ...PADDING, maxZoom: NEAREST, animate: false })
    isFitted = true
  }
  const fitPopup = () => {
    if (!popup.isOpen()) return
    // Re-attaching the content loses focus and scroll position.
    const focused = document.activeElement
    const scrolled = content.firstElementChild?.scrollTop ?? 0
    // Leaflet pans to show the whole popup, so only do it while the pin is in view.
    const at = popup.getLatLng()
    popup.options.autoPan = at !== undefined && map.getBounds().contains(at)
    popup.update()
    if (content.firstElementChild) content.firstElementChild.scrollTop = scrolled
    if (focused instanceof HTMLElement && content.contains(focused)) focused.focus({ preventScroll: true })
  }
  const resized = new ResizeObserver((sizes) => {
    if (sizes.some(({ target }) => target === content)) fitPopup()
    else {
      // After a resize, a map that was moved keeps its center.
      map.invalidateSize({ animate: false })
      if (isFitted) showAll()
      fitPopup()
    }
  })
  resized.observe(element)
  resized.observe(content)

  return {
    content,
    show(next: readonly Pin[], lines: readonly RouteLine[]) {
      shown = next
      pins.show(next)
      routes.clearLayers()
      for (const { look, isFaint = false, isProposed = false, stops } of lines) {
        const className = `route map-look-${look % LOOKS}${isFaint ? ' faint' : ''}${isProposed ? ' proposed' : ''}`
        for (const under of isFaint ? [className] : [`${className} edge`, className])
          L.polyline(stops.map(tupleOf), { className: under, interactive: false }).addTo(routes)
      }
    },
    fit: showAll,
    /** The pin with the open popup keeps its position. */
    zoom(by: 1 | -1) {
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), map.getZoom() + by))
      if (zoom === map.getZoom()) return
      const at = popup.isOpen() ? popup.getLatLng() : undefined
      if (at && map.getBounds().contains(at)) map.setZoomAround(at, zoom)
      else map.setZoom(zoom)
    },
    /** Opens the popup over a pin, breaking up its cluster and panning to it; null closes. An open popup stays where the map was moved. */
    choose(pin: Pin | null) {
      pins.choose(pin)
      const before = open
      open = pin?.key ?? null
      if (!pin) return void popup.remove()
      if (open === before) return
      const zoom = pins.zoomFor(pin)
      if (zoom > map.getZoom() || !map.getBounds().contains(tupleOf(pin.position)))
        map.setView(tupleOf(pin.position), zoom, { animate: false })
      popup.options.autoPan = true
      popup.setLatLng(tupleOf(pin.position)).openOn(map)
    },
    focusPin: (pin: Pin) => pins.elementOf(pin)?.focus({ preventScroll: true }),
    end() {
      stopWaiting()
      resized.disconnect()
      pins.stop()
      map.remove()
    },
  }
}
export type CanvasMap = ReturnType<typeof createMap>
