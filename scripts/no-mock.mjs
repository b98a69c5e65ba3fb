// Verifies that a build without the mock server contains none of it. Every marker must be found in the demo build first, or the check would
// prove nothing.
import { readdirSync, readFileSync } from 'node:fs'
import { buildDemoWhenStale } from './build.mjs'
import { run } from './processes.mjs'

const MARKERS = {
  Mirage: 'Mirage: ',
  Pretender: 'Pretender',
  'graphql-js': 'Query root type must be provided',
  'the GraphQL schema': 'Counted from data: clients, and services of the running month',
  'the seeds': 'Green Valley Landscaping',
}
const OUT = 'node_modules/.cache/groundwork/no-mock'

await buildDemoWhenStale()
await run('vite', ['build', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'warn'], { env: { VITE_MOCK: '0' } })

const withMock = markersIn('dist')
const without = markersIn(OUT)
const absent = Object.keys(MARKERS).filter((name) => !withMock.includes(name))
for (const name of absent)
  console.error(`The build with the mock server shows no sign of ${name}: its marker has gone stale`)
for (const name of without) console.error(`The build without the mock server holds ${name}`)
console.log(`no-mock: ${withMock.length} markers with the mock server, ${without.length} without`)
process.exitCode = absent.length + without.length > 0 ? 1 : 0

function markersIn(folder) {
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|html|css)$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n')
  return Object.keys(MARKERS).filter((name) => text.includes(MARKERS[name]))
}
