// @vitest-environment happy-dom
import * as L from 'leaflet'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { layTiles } from './tiles'

const TILES = { address: 'https://tiles.example.com/{z}/{x}/{y}.png', credit: '© Tile makers' }

let map: L.Map
const onSeen = vi.fn()
const layer = () => {
  let found: L.Layer | null = null
  map.eachLayer((each) => {
    found = each
  })
  return found as L.Layer | null
}
beforeEach(() => {
  vi.useFakeTimers()
  onSeen.mockClear()
  map = L.map(document.createElement('div'), { center: [30, -97], zoom: 10, zoomAnimation: false })
})
afterEach(() => {
  map.remove()
  vi.useRealTimers()
})

const tile = () => ({ tile: document.createElement('img') })

it('says while there is a tile to be seen, and no longer', () => {
  layTiles(map, TILES, onSeen)
  const [first, second, third] = [tile(), tile(), tile()]
  layer()?.fire('tileload', first).fire('tileload', second).fire('tileunload', first)
  expect(onSeen.mock.calls).toEqual([[true]])
  // Panned away, so this tile never arrives.
  layer()?.fire('tileerror').fire('tileunload', second)
  expect(onSeen.mock.calls).toEqual([[true], [false]])
  layer()?.fire('tileload', third)
  expect(onSeen.mock.calls).toEqual([[true], [false], [true]])
})

it('keeps a server that sometimes fails once a tile was there', () => {
  layTiles(map, TILES, onSeen)
  layer()?.fire('tileerror').fire('tileerror').fire('tileload', tile())
  for (let failure = 0; failure < 5; failure++) layer()?.fire('tileerror')
  vi.advanceTimersByTime(60_000)
  expect([onSeen.mock.calls, layer() !== null]).toEqual([[[true]], true])
})

it('lets go of a server that fails three times before its first tile, whatever it sends', () => {
  layTiles(map, TILES, onSeen)
  layer()?.fire('tileerror').fire('tileerror')
  const wasThere = layer() !== null
  layer()?.fire('tileerror')
  expect([wasThere, layer(), onSeen.mock.calls]).toEqual([true, null, []])
})

it('lets go of a server that has sent nothing after five seconds', () => {
  layTiles(map, TILES, onSeen)
  vi.advanceTimersByTime(4_999)
  const wasThere = layer() !== null
  vi.advanceTimersByTime(1)
  expect([wasThere, layer(), onSeen.mock.calls]).toEqual([true, null, []])
})

it('waits for nothing once the map is left', () => {
  layTiles(map, TILES, onSeen)()
  expect(vi.getTimerCount()).toBe(0)
})
