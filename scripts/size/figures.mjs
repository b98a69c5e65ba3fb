import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { firstLoad, laterRoutes } from './chunks.mjs'
import { sourceLines } from './lines.mjs'

const KB = 1000

/** What dist/ makes a browser load, in KB after gzip at its best level, each `{ what, is, budget }`. */
export function loadFigures() {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const { page, mock } = firstLoad(manifest, 'login')
  return [
    { what: 'first load of /login, KB', is: gzipped(page), budget: 170 },
    { what: 'the same with the mock server, KB', is: gzipped([...page, ...mock]), budget: 230 },
    ...laterRoutes(manifest).map(({ route, own }) => ({
      what: `${route} of its own, KB`,
      is: gzipped(own),
      budget: 60,
    })),
  ]
}

/** How long the source files are. */
export function lineFigures() {
  const { longest, median } = sourceLines('src')
  return [
    { what: `lines of the longest source file, ${longest.path}`, is: longest.lines, budget: 400 },
    { what: 'lines of the median source file', is: median, budget: 80 },
  ]
}

const gzipped = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length, 0) / KB
