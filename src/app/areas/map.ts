import { defineArea } from './area'

/** The map tile URL and attribution from the build; null means the map draws only its own outlines. */
export const tilesIn = ({ VITE_MAP_TILES = '', VITE_MAP_CREDIT = '' }: Partial<ImportMetaEnv>) =>
  VITE_MAP_TILES === '' ? null : { address: VITE_MAP_TILES, credit: VITE_MAP_CREDIT }

/** Reads its settings here rather than in `env.ts`, because startup doesn't need them. */
export const map = defineArea({ name: 'map', services: () => ({ tiles: tilesIn(import.meta.env) }) })
