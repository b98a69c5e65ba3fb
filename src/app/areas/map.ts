import { defineArea } from './area'

/** The street tiles that the build names, and the credit owed for them; null where the map has only its own outlines. */
export const tilesIn = ({ VITE_MAP_TILES = '', VITE_MAP_CREDIT = '' }: Partial<ImportMetaEnv>) =>
  VITE_MAP_TILES === '' ? null : { address: VITE_MAP_TILES, credit: VITE_MAP_CREDIT }

/** The map of the day. Its settings are read here and not with the others: the start doesn't need them. */
export const map = defineArea({ name: 'map', services: () => ({ tiles: tilesIn(import.meta.env) }) })
