import * as L from 'leaflet'

/** Where street tiles come from, and the words that their makers ask for. */
export type Tiles = { address: string; credit: string }

/** A server that has sent nothing by then is not waited for any longer, in ms. */
const AT_LATEST = 5_000
/** So many failures before the first tile, and there is no server. */
const MOST_FAILURES = 3

/**
 * Lays street tiles over the sketch, which stays below: where no tile comes, it shows. Says once the first tile is there. A server that
 * answers with errors, with what is no picture, or not at all is let go of. Gives back what ends the waiting.
 */
export const layTiles = (map: L.Map, { address }: Tiles, onFirst: () => void): (() => void) => {
  const layer = L.tileLayer(address, { maxZoom: map.getMaxZoom(), detectRetina: true })
  let failures = 0
  const timer = setTimeout(() => layer.remove(), AT_LATEST)
  layer.once('tileload', () => {
    clearTimeout(timer)
    layer.off('tileerror')
    onFirst()
  })
  layer.on('tileerror', () => {
    failures += 1
    if (failures >= MOST_FAILURES) layer.remove()
  })
  layer.addTo(map)
  return () => clearTimeout(timer)
}
