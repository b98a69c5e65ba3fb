import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LODASH = /^lodash\/\w+$/
/** Anyone else who takes lodash takes all of it. */
const MIRAGE = /\/miragejs\//
const FUNCTIONS = JSON.stringify(fileURLToPath(new URL('functions.ts', import.meta.url)))

/** Gives Mirage the functions it takes of lodash (`lodash/find`) without what it doesn't ask of them. One that is missing stops the build. */
export const mirageLodash = (): Plugin => ({
  name: 'mirage-lodash',
  enforce: 'pre',
  resolveId: {
    filter: { id: LODASH },
    handler: (id, importer) => (importer && MIRAGE.test(importer) ? `\0${id}` : null),
  },
  load: {
    filter: { id: /^\0lodash\// },
    handler: (id) => `export { ${id.slice('\0lodash/'.length)} as default } from ${FUNCTIONS}`,
  },
})
