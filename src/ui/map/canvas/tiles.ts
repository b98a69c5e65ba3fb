import * as L from 'leaflet'

/** Tile URL template and attribution. */
export type Tiles = { address: string; credit: string }

/** In ms; a server without any response by then is given up. */
const AT_LATEST = 5_000
/** Failures before the first tile that mean there is no server. */
const MOST_FAILURES = 3

/**
 * Adds street tiles over the sketch, which shows through missing ones. Reports when tiles become visible or vanish. Gives up on servers
 * that fail, return non-images, or don't respond. Returns a function that stops waiting.
 */
export const layTiles = (map: L.Map, { address }: Tiles, onSeen: (isSeen: boolean) => void): (() => void) => {
  const layer = L.tileLayer(address, { maxZoom: map.getMaxZoom(), detectRetina: true })
  let failures = 0
  const timer = setTimeout(() => layer.remove(), AT_LATEST)
  layer.once('tileload', () => {
    clearTimeout(timer)
    layer.off('tileerror')
  })
  const seen = new Set<HTMLElement>()
  layer.on('tileload', ({ tile }: L.TileEvent) => {
    seen.add(tile)
    if (seen.size === 1) onSeen(true)
  })
  layer.on('tileunload', ({ tile }: L.TileEvent) => {
    if (seen.delete(tile) && seen.size === 0) onSeen(false)
  })
  layer.on('tileerror', () => {
    failures += 1
    if (failures >= MOST_FAILURES) layer.remove()
  })
  layer.addTo(map)
  return () => clearTimeout(timer)
}
