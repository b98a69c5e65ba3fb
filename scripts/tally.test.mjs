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
  expect(vitestTally(path)).toEqual({ passed: 5, failed: 1, skipped: 3, again: 0 })
})

it('counts which tests of vitest passed only at the second try', () => {
  const again = { status: 'passed', failureMessages: ['too slow'] }
  const results = [again, { status: 'passed', failureMessages: [] }, { status: 'failed', failureMessages: ['wrong'] }]
  const path = reported({ numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults: results }] })
  expect(vitestTally(path)).toEqual({ passed: 2, failed: 1, skipped: 0, again: 1 })
})

it('counts what Playwright reports; two tests may need a second try', () => {
  const path = reported({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } })
  expect(playwrightTally(path)).toEqual({ passed: 6, failed: 1, skipped: 3, again: 2 })
})

it('counts tests that need a second try as failed where they are three', () => {
  const path = reported({ stats: { expected: 4, unexpected: 0, flaky: 3, skipped: 0 } })
  expect(playwrightTally(path)).toEqual({ passed: 4, failed: 3, skipped: 0, again: 3 })
})

it('counts nothing for a run that died before its report, not even what an earlier run left', () => {
  reported({ numPassedTests: 5, stats: { expected: 4 } })
  const path = freshReport('tally-test')
  expect([vitestTally(path), playwrightTally(path)]).toEqual([
    { passed: 0, failed: 0, skipped: 0, again: 0 },
    { passed: 0, failed: 0, skipped: 0, again: 0 },
  ])
})
