import { readFileSync } from 'node:fs'
import { buildDemo, buildDemoWhenStale } from './build.mjs'
import { installChromium } from './chromium.mjs'
import { run } from './processes.mjs'
import { freshReport, playwrightTally, vitestTally } from './tally.mjs'

/**
 * What `npm test` does, in this order. Each step throws when something is wrong; those that run tests return their tally even then,
 * so that the closing line can count.
 */
export const STEPS = {
  types: () => run('tsc', ['--noEmit']),
  lint: async () => {
    await run('biome', ['ci'])
    await run('oxlint', ['--type-aware', '--deny-warnings'])
  },
  imports: () => run('node', ['scripts/import-law.mjs']),
  unused: () => run('knip', []),
  openapi: () => run('node', ['scripts/openapi.mjs', '--check']),
  graphql: () => run('node', ['scripts/codegen.mjs', '--check']),
  unit: async () => {
    const report = freshReport('vitest')
    return settle(run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]), () =>
      vitestTally(report),
    )
  },
  build: async () => {
    await keepingRouteTree(buildDemo)
    await run('node', ['scripts/size.mjs'])
  },
  'no-mock': () => run('node', ['scripts/no-mock.mjs']),
  browser: async () => {
    await installChromium()
    await buildDemoWhenStale()
    const report = freshReport('playwright')
    return settle(
      run('playwright', ['test', '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
      () => playwrightTally(report),
    )
  },
}

const ROUTE_TREE = 'src/routeTree.gen.ts'

/** The build writes the route tree anew; the types were checked against the one that is kept in git. */
async function keepingRouteTree(build) {
  const before = readFileSync(ROUTE_TREE, 'utf8')
  await build()
  if (readFileSync(ROUTE_TREE, 'utf8') !== before) throw new Error(`${ROUTE_TREE} was stale: commit it as it is now`)
}

/** Waits for a test run and counts it; a run that ended badly is thrown with its tally. */
async function settle(running, count) {
  const error = await running.then(
    () => undefined,
    (thrown) => thrown,
  )
  const tally = count()
  if (error) throw Object.assign(error, { tally })
  return tally
}
