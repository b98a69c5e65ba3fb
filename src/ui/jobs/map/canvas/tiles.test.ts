// @vitest-environment happy-dom
import * as L from 'leaflet'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { layTiles } from './tiles'

const TILES = { address: 'https://tiles.example.com/{z}/{x}/{y}.png', credit: '© Tile makers' }

let map: L.Map
const onFirst = vi.fn()
/** The layer of tiles that the map has; null once it was let go of. */
const layer = () => {
  let found: L.Layer | null = null
  map.eachLayer((each) => {
    found = each
  })
  return found as L.Layer | null
}
beforeEach(() => {
  vi.useFakeTimers()
  onFirst.mockClear()
  map = L.map(document.createElement('div'), { center: [30, -97], zoom: 10, zoomAnimation: false })
})
afterEach(() => {
  map.remove()
  vi.useRealTimers()
})

it('says when the first tile is there, and from then on keeps a server that sometimes fails', () => {
  layTiles(map, TILES, onFirst)
  layer()?.fire('tileerror').fire('tileerror').fire('tileload').fire('tileload')
  for (let failure = 0; failure < 5; failure++) layer()?.fire('tileerror')
  vi.advanceTimersByTime(60_000)
  expect([onFirst.mock.calls.length, layer() !== null]).toEqual([1, true])
})

it('lets go of a server that fails three times before its first tile, whatever it sends', () => {
  layTiles(map, TILES, onFirst)
  layer()?.fire('tileerror').fire('tileerror')
  const wasThere = layer() !== null
  layer()?.fire('tileerror')
  expect([wasThere, layer(), onFirst.mock.calls.length]).toEqual([true, null, 0])
})

it('lets go of a server that has sent nothing after five seconds', () => {
  layTiles(map, TILES, onFirst)
  vi.advanceTimersByTime(4_999)
  const wasThere = layer() !== null
  vi.advanceTimersByTime(1)
  expect([wasThere, layer(), onFirst.mock.calls.length]).toEqual([true, null, 0])
})

it('waits for nothing once the map is left', () => {
  layTiles(map, TILES, onFirst)()
  expect(vi.getTimerCount()).toBe(0)
})
