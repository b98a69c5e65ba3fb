import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const FOLDER = 'node_modules/.cache/groundwork'

/** Path for a runner's JSON report; what an earlier run left there is gone. */
export function freshReport(runner) {
  const path = `${FOLDER}/${runner}.json`
  mkdirSync(FOLDER, { recursive: true })
  rmSync(path, { force: true })
  return path
}

/** Tests that passed, failed and were left out, as vitest reports them. A run that died before its report counts nothing. */
export function vitestTally(path) {
  const report = read(path)
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

/** How many tests of a run may need a second try: a busy machine can hold up one or two, more is a fault. */
const SECOND_TRIES = 2

/** The same of Playwright. `again` is how many passed only at the second try; where they are too many, they have failed. */
export function playwrightTally(path) {
  const { stats = {} } = read(path)
  const again = stats.flaky ?? 0
  const excused = again <= SECOND_TRIES ? again : 0
  return {
    passed: (stats.expected ?? 0) + excused,
    failed: (stats.unexpected ?? 0) + again - excused,
    skipped: stats.skipped ?? 0,
    again,
  }
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
