import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { freshReport, playwrightTally, vitestTally } from './tally.mjs'

const reported = (report) => {
  const path = freshReport('tally-test')
  writeFileSync(path, JSON.stringify(report))
  return path
}

it('counts what vitest reports; what is left out or still to do is skipped', () => {
  const path = reported({ numTotalTests: 9, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
  expect(vitestTally(path)).toEqual({ passed: 5, failed: 1, skipped: 3, again: [] })
})

it('names which tests of vitest passed only at the second try', () => {
  const again = {
    title: 'a job is saved',
    status: 'passed',
    failureMessages: ['\u001b[31mtoo slow\u001b[39m\n at line 4'],
  }
  const results = [again, { status: 'passed', failureMessages: [] }, { status: 'failed', failureMessages: ['wrong'] }]
  const testResults = [{ name: '/here/tests/screen/jobs.test.ts', assertionResults: results }]
  const path = reported({ numPassedTests: 2, numFailedTests: 1, testResults })
  const named = ['jobs.test.ts: a job is saved: too slow']
  expect(vitestTally(path)).toEqual({ passed: 2, failed: 1, skipped: 0, again: named })
})

const flaky = (title) => ({
  title,
  file: 'e2e/jobs.spec.ts',
  tests: [{ status: 'flaky', results: [{ error: { message: 'not visible\nat line 9' } }, {}] }],
})

it('counts what Playwright reports; two tests may need a second try', () => {
  const suites = [{ specs: [flaky('one')], suites: [{ specs: [flaky('two'), { tests: [{ status: 'expected' }] }] }] }]
  const path = reported({ stats: { expected: 4, unexpected: 1, skipped: 3 }, suites })
  const again = ['jobs.spec.ts: one: not visible', 'jobs.spec.ts: two: not visible']
  expect(playwrightTally(path)).toEqual({ passed: 6, failed: 1, skipped: 3, again })
})

it('counts tests that need a second try as failed where they are three', () => {
  const suites = [{ specs: [flaky('one'), flaky('two'), flaky('three')] }]
  const path = reported({ stats: { expected: 4, unexpected: 0, skipped: 0 }, suites })
  const again = ['one', 'two', 'three'].map((title) => `jobs.spec.ts: ${title}: not visible`)
  expect(playwrightTally(path)).toEqual({ passed: 4, failed: 3, skipped: 0, again })
})

it('counts nothing for a run that died before its report, not even what an earlier run left', () => {
  reported({ numPassedTests: 5, stats: { expected: 4 } })
  const path = freshReport('tally-test')
  expect([vitestTally(path), playwrightTally(path)]).toEqual([
    { passed: 0, failed: 0, skipped: 0, again: [] },
    { passed: 0, failed: 0, skipped: 0, again: [] },
  ])
})
