import * as L from 'leaflet'

/** Where street tiles come from, and the words that their makers ask for. */
export type Tiles = { address: string; credit: string }

/** A server that has sent nothing by then is not waited for any longer, in ms. */
const AT_LATEST = 5_000
/** After this many failures before the first tile, there is no server. */
const MOST_FAILURES = 3

/**
 * Lays street tiles over the sketch, which stays below: where no tile comes, it shows. Reports whether any tile is visible, whenever that
 * changes. A server that answers with errors, with anything but images, or not at all is given up. Returns what ends the waiting.
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
