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

/** The same of Playwright. A test that passed only on a second try has failed. */
export function playwrightTally(path) {
  const { stats = {} } = read(path)
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  }
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
