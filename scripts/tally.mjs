import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const FOLDER = 'node_modules/.cache/groundwork'

export function freshReport(runner) {
  const path = `${FOLDER}/${runner}.json`
  mkdirSync(FOLDER, { recursive: true })
  rmSync(path, { force: true })
  return path
}

/** Retries allowed per run: a busy machine can delay one or two tests, more is a fault. */
const SECOND_TRIES = 2

/**
 * Counts retried tests as passed unless there are too many. `again` lists each with the first line of its error, because runners print a
 * test that finally passed like any other.
 */
const judged = ({ passed, failed, skipped, again }) =>
  again.length <= SECOND_TRIES
    ? { passed, failed, skipped, again }
    : { passed: passed - again.length, failed: failed + again.length, skipped, again }

const named = (file, title, message = '') =>
  `${basename(file)}: ${title}: ${stripVTControlCharacters(message).split('\n')[0]}`

export function vitestTally(path) {
  const report = read(path)
  const tests = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  )
  return judged({
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    again: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ file, title, failureMessages }) => named(file, title, failureMessages[0])),
  })
}

export function playwrightTally(path) {
  const { stats = {}, suites = [] } = read(path)
  const again = flakySpecs(suites).map(({ file, title, tests }) =>
    named(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
  )
  return judged({
    passed: (stats.expected ?? 0) + again.length,
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    again,
  })
}

const flakySpecs = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
    ...flakySpecs(inner),
  ])

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
