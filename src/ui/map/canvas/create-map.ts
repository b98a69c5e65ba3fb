import * as L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import type { Pin } from '@/domain/map/day-routes'
import type { Position } from '@/domain/scheduling/travel'
import type { Highlights } from '@/ui/kit/behavior/linked-highlight'
import { createPins } from './pins'
import { laySketch } from './sketch'
import { layTiles, type Tiles } from './tiles'

/** A crew's way through its stops. */
export type RouteLine = {
  /** Which of the looks it has, so that crews can be distinguished. */
  look: number
  /** Beside the one that counts: the order that is planned, under the shortest. */
  isFaint?: boolean
  /** Of a plan that no one has made true yet. */
  isProposed?: boolean
  stops: readonly Position[]
}

/** Crews beyond these begin again with the first look. */
const LOOKS = 6

/** The map's position while there is nothing to show: the middle of the country, far out. */
const NOWHERE: L.LatLngTuple = [39.5, -98.35]
const FAR = 4
/** One stop alone is shown with the streets round it. */
const NEAREST = 12.5
/** How much of the ground is shown from afar. */
const RANGES = [
  { below: 8.5, range: 'out' },
  { below: 10, range: 'far' },
  { below: 12, range: 'mid' },
]
/** In px: beside the buttons in the corner, and above the legend. */
const RIGHT = 64
const BOTTOM = 72
const PADDING = { paddingTopLeft: [40, 48], paddingBottomRight: [RIGHT, BOTTOM] } satisfies L.FitBoundsOptions

const tupleOf = ({ latitude, longitude }: Position): L.LatLngTuple => [latitude, longitude]

type Options = {
  highlights: Highlights
  tiles: Tiles | null
  /** Whether there is a street tile to be seen, whenever that changes. */
  onTiles: (areSeen: boolean) => void
  /** A pin was pressed; null for the ground. */
  onChoose: (pin: Pin | null) => void
}

/** A map in an element, drawn by Leaflet. It reports to React through its callbacks, and React draws the content of the popup. */
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
  // What is pressed in the popup may be gone from it before Leaflet looks where it was.
  map.on('click', ({ originalEvent }) => {
    if (!originalEvent.composedPath().includes(content)) onChoose(null)
  })
  const popup = L.popup({
    className: 'job-popup',
    closeButton: false,
    autoClose: false,
    closeOnEscapeKey: false,
    // The buttons of a job are side by side.
    minWidth: 312,
    maxWidth: 312,
    offset: [0, -26],
    // Its pin must stay visible below it.
    autoPanPaddingTopLeft: [8, 16],
    autoPanPaddingBottomRight: [RIGHT, BOTTOM],
  }).setContent(content)

  let shown: readonly Pin[] = []
  let open: string | null = null
  /** All pins are shown at once, and no one has moved on from there. */
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
    // Its content is taken out and put back, and loses the focus and how far it was scrolled.
    const focused = document.activeElement
    const scrolled = content.firstElementChild?.scrollTop ?? 0
    // Leaflet moves the map so that all of it shows: only where it is in view, and no one has moved on.
    const at = popup.getLatLng()
    popup.options.autoPan = at !== undefined && map.getBounds().contains(at)
    popup.update()
    if (content.firstElementChild) content.firstElementChild.scrollTop = scrolled
    if (focused instanceof HTMLElement && content.contains(focused)) focused.focus({ preventScroll: true })
  }
  const resized = new ResizeObserver((sizes) => {
    if (sizes.some(({ target }) => target === content)) fitPopup()
    else {
      // A phone was turned, or the menu folded: where the map was moved to, its middle stays.
      map.invalidateSize({ animate: false })
      if (isFitted) showAll()
      fitPopup()
    }
  })
  resized.observe(element)
  resized.observe(content)

  return {
    /** Where the content of the popup goes. */
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
    /** Shows all pins at once. */
    fit: showAll,
    /** The pin whose popup is open stays where it is seen. */
    zoom(by: 1 | -1) {
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), map.getZoom() + by))
      if (zoom === map.getZoom()) return
      const at = popup.isOpen() ? popup.getLatLng() : undefined
      if (at && map.getBounds().contains(at)) map.setZoomAround(at, zoom)
      else map.setZoom(zoom)
    },
    /** Opens the popup over a pin, which comes out of its cluster and into view; null closes it. One that is open stays, wherever the map was moved. */
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
