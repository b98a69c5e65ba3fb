import { expect, it } from 'vitest'
import { tilesIn } from './index'

it('has street tiles where the build names a server, with the words that are owed for them', () => {
  const VITE_MAP_TILES = 'https://tiles.example.com/{z}/{x}/{y}.png'
  expect([
    tilesIn({}),
    tilesIn({ VITE_MAP_TILES: '', VITE_MAP_CREDIT: '© No one' }),
    tilesIn({ VITE_MAP_TILES }),
    tilesIn({ VITE_MAP_TILES, VITE_MAP_CREDIT: '© Tile makers' }),
  ]).toEqual([
    null,
    null,
    { address: VITE_MAP_TILES, credit: '' },
    { address: VITE_MAP_TILES, credit: '© Tile makers' },
  ])
})
