import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const FOLDER = 'node_modules/.cache/groundwork'

/** Path for a runner's JSON report; what an earlier run left there is gone. */
export function freshReport(runner) {
  const path = `${FOLDER}/${runner}.json`
  mkdirSync(FOLDER, { recursive: true })
  rmSync(path, { force: true })
  return path
}

/** How many tests of a run may need a second try: a busy machine can hold up one or two, more is a fault. */
const SECOND_TRIES = 2

/** A tally whose `passed` counts those that needed a second try; where these are too many, they have failed. */
const judged = ({ passed, failed, skipped, again }) =>
  again <= SECOND_TRIES
    ? { passed, failed, skipped, again }
    : { passed: passed - again, failed: failed + again, skipped, again }

/** Tests that passed, failed and were left out, as vitest reports them. A run that died before its report counts nothing. */
export function vitestTally(path) {
  const report = read(path)
  const tests = (report.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  return judged({
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    again: tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).length,
  })
}

/** The same of Playwright. */
export function playwrightTally(path) {
  const { stats = {} } = read(path)
  const again = stats.flaky ?? 0
  return judged({
    passed: (stats.expected ?? 0) + again,
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    again,
  })
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
