import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LODASH = /^lodash\/\w+$/
/** Other importers get the real lodash. */
const MIRAGE = /\/miragejs\//
const FUNCTIONS = JSON.stringify(fileURLToPath(new URL('functions.ts', import.meta.url)))

/** Resolves Mirage's lodash imports (`lodash/find`) to the reduced functions. A missing function fails the build. */
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
