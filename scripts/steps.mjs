import { readFileSync } from 'node:fs'
import { buildDemo, buildDemoWhenStale } from './build.mjs'
import { BASE, browserSpecs, changedFiles, specsFor } from './changed.mjs'
import { installChromium } from './chromium.mjs'
import { run } from './processes.mjs'
import { freshReport, playwrightTally, vitestTally } from './tally.mjs'

const DATES = 'odd-dates.spec.ts'

/**
 * The steps of `npm test`. Each gets a `run` function and the parsed options, and throws on failure. Test steps attach their tally to the
 * error so that the summary can count.
 */
export const STEPS = {
  types: ({ run }) => run('tsc', ['--noEmit']),
  lint: async ({ run }) => {
    await run('biome', ['ci'])
    await run('oxlint', ['--type-aware', '--deny-warnings'])
  },
  imports: ({ run }) => run('node', ['scripts/import-law.mjs']),
  names: ({ run }) => run('node', ['scripts/names.mjs']),
  unused: ({ run }) => run('knip', []),
  openapi: ({ run }) => run('node', ['scripts/openapi.mjs', '--check']),
  graphql: ({ run }) => run('node', ['scripts/codegen.mjs', '--check']),
  unit: (options) => vitest(['--project', 'unit'], options),
  screen: (options) => vitest(['--project', 'screen*', '--retry', retries(options)], options),
  build: async () => {
    await keepingRouteTree(buildDemo)
    await run('node', ['scripts/size.mjs'])
  },
  'no-mock': () => run('node', ['scripts/no-mock.mjs']),
  browser: (options) => {
    // The `dates` step runs this spec.
    const specs = browserSpecs().filter((spec) => spec !== DATES)
    const touched = options.changed ? specsFor(changedFiles(), specs) : specs
    if (touched.length === 0) return { passed: 0, failed: 0, skipped: 0 }
    return playwright(options.files.length > 0 ? [] : touched, options)
  },
  dates: async (options) => {
    const rules = await vitest(['--project', 'unit', 'src/mock-server/seeds'], options)
    return sumOf(rules, await playwright([DATES], options))
  },
}

/** Steps in one row run in parallel; rows run in sequence. */
export const ROWS = [
  ['types', 'lint', 'imports', 'names', 'unused', 'openapi', 'graphql'],
  ['unit'],
  ['screen'],
  ['build'],
  ['no-mock'],
  ['browser'],
]

async function vitest(args, { files, repeat, changed }) {
  let tally = { passed: 0, failed: 0, skipped: 0 }
  for (let turn = 1; turn <= repeat; turn++) {
    const report = freshReport('vitest')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const only = changed ? ['--changed', BASE, '--passWithNoTests'] : []
    tally = await settle(run('vitest', ['run', ...args, ...only, ...reporters, ...files]), () =>
      sumOf(tally, vitestTally(report)),
    )
  }
  return tally
}

async function playwright(specs, { files, repeat }) {
  await installChromium()
  await buildDemoWhenStale()
  const report = freshReport('playwright')
  const tries = ['--repeat-each', String(repeat), '--retries', retries({ repeat })]
  const args = ['test', ...specs, ...files, ...tries, '--reporter=list,json']
  return settle(run('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }), () =>
    playwrightTally(report),
  )
}

const retries = ({ repeat }) => (repeat > 1 ? '0' : '1')

const sumOf = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  again: [...(a.again ?? []), ...(b.again ?? [])],
})

const ROUTE_TREE = 'src/routeTree.gen.ts'

/** The build regenerates the route tree; type checking must use the committed one. */
async function keepingRouteTree(build) {
  const before = readFileSync(ROUTE_TREE, 'utf8')
  await build()
  if (readFileSync(ROUTE_TREE, 'utf8') !== before) throw new Error(`${ROUTE_TREE} was stale: commit it as it is now`)
}

/** Waits for a test run and counts it; a failed run throws with its tally. */
async function settle(running, count) {
  const error = await running.then(
    () => undefined,
    (thrown) => thrown,
  )
  const tally = count()
  if (error) throw Object.assign(error, { tally })
  if (tally.failed > 0) throw Object.assign(new Error('too many tests passed only at the second try'), { tally })
  return tally
}
