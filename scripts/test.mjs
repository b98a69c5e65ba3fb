// `npm test`: every check of the project in order, stopping at the first that fails. `--only unit,types` runs parts.
import { installPackages } from './install.mjs'

await installPackages()
const { STEPS } = await import('./steps.mjs')
const chosen = chosenSteps(process.argv.slice(2))
const results = []
for (const name of chosen) {
  console.log(`\n=== ${name}`)
  const result = await timed(name)
  results.push(result)
  console.log(line(result))
  if (result.error) break
}
summarise()

function chosenSteps(args) {
  if (args.length === 0) return Object.keys(STEPS)
  const [flag, list = ''] = args
  const names = list.split(',')
  const unknown = names.filter((name) => !(name in STEPS))
  if (flag === '--only' && args.length === 2 && unknown.length === 0) return names
  console.error(`Usage: npm test -- --only ${Object.keys(STEPS).join(',')}`)
  process.exit(2)
}

async function timed(name) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    return { name, tally: await STEPS[name](), seconds: seconds() }
  } catch (error) {
    console.error(error.message)
    return { name, tally: error.tally, seconds: seconds(), error }
  }
}

function line({ name, seconds, error, tally }) {
  const counted = tally ? `  ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : ''
  return `${error ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s${counted}`
}

/** The closing line counts tests; a check that failed without a failing test to its name counts as one. */
function summarise() {
  const failed = results.find(({ error }) => error)
  const count = (key) => results.reduce((sum, { tally }) => sum + (tally?.[key] ?? 0), 0)
  console.log(`\n${results.map(line).join('\n')}\n`)
  console.log(`${count('passed')} passed, ${Math.max(count('failed'), failed ? 1 : 0)} failed`)
  process.exitCode = failed ? 1 : 0
}
