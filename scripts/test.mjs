// `npm test` runs every check, stopping at the first row with a failing step. `--only unit,types` runs some.
import { availableParallelism } from 'node:os'
import { installPackages } from './install.mjs'
import { readOptions } from './options.mjs'

await installPackages()
const { ROWS, STEPS } = await import('./steps.mjs')
const { run } = await import('./processes.mjs')
const options = optionsFromArguments()
const results = []
for (const row of options.only ? options.only.map((name) => [name]) : ROWS) {
  results.push(...(await (row.length === 1 ? alone(row[0]) : sideBySide(row))))
  if (results.some(({ error }) => error)) break
}
summarise()

function optionsFromArguments() {
  try {
    return readOptions(process.argv.slice(2), Object.keys(STEPS))
  } catch (error) {
    console.error(error.message)
    return process.exit(2)
  }
}

async function alone(name) {
  console.log(`\n=== ${name}`)
  const result = await timed(name, run)
  console.log(line(result))
  return [result]
}

/** Runs as many steps in parallel as there are cores, printing each output when the step ends. */
async function sideBySide(names) {
  const waiting = [...names]
  const done = new Map()
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      let output = ''
      const print = (text) => {
        output += text
      }
      const result = await timed(name, (command, args, rest) => run(command, args, { ...rest, print }))
      console.log(`\n=== ${name}\n${output.trimEnd()}\n${line(result)}`)
      done.set(name, result)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work))
  return names.map((name) => done.get(name))
}

async function timed(name, run) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    return { name, tally: await STEPS[name]({ ...options, run }), seconds: seconds() }
  } catch (error) {
    console.error(error.message)
    return { name, tally: error.tally, seconds: seconds(), error }
  }
}

function line({ name, seconds, error, tally }) {
  const again = tally?.again?.length ? `, ${tally.again.length} only at the second try` : ''
  const counted = tally ? `  ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped${again}` : ''
  return `${error ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s${counted}`
}

/** Counts tests; a check that fails without a failing test counts as one. */
function summarise() {
  const failed = results.find(({ error }) => error)
  const count = (key) => results.reduce((sum, { tally }) => sum + (tally?.[key] ?? 0), 0)
  const again = results.flatMap(({ tally }) => tally?.again ?? []).map((name) => `only at the second try: ${name}`)
  console.log(`\n${[...again, ...results.map(line)].join('\n')}\n`)
  console.log(`${count('passed')} passed, ${Math.max(count('failed'), failed ? 1 : 0)} failed`)
  process.exitCode = failed ? 1 : 0
}
