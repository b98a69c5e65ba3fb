import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { browserSpecs, specsFor } from './changed.mjs'

const SPECS = [
  'billing.spec.ts',
  'hosted-pages.spec.ts',
  'job-list.spec.ts',
  'onboarding.spec.ts',
  'public-pages.spec.ts',
]

it('runs the specs of an area whose files changed', () => {
  expect(specsFor(['src/ui/jobs/jobs-screen.tsx'], SPECS)).toEqual(['job-list.spec.ts'])
  expect(specsFor(['src/services/billing/queries.ts', 'src/routes/onboarding.tsx'], SPECS)).toEqual([
    'billing.spec.ts',
    'hosted-pages.spec.ts',
    'onboarding.spec.ts',
  ])
})

it('runs a spec that changed itself', () => {
  expect(specsFor(['tests/e2e/public-pages.spec.ts'], SPECS)).toEqual(['public-pages.spec.ts'])
})

it('knows every spec that opens the job pages', () => {
  const opening = browserSpecs().filter((spec) =>
    /dashboard\/jobs|jobsPage\(/.test(readFileSync(`tests/e2e/${spec}`, 'utf8')),
  )
  const run = specsFor(['src/ui/jobs/jobs-screen.tsx'], browserSpecs())
  expect(opening.filter((spec) => !run.includes(spec))).toEqual([])
})

it.each(['src/ui/kit/actions/button.tsx', 'src/domain/money/money.ts', 'package-lock.json', 'tests/e2e/fixtures.ts'])(
  'runs all specs when %s changed, which shows everywhere',
  (file) => {
    expect(specsFor([file], SPECS)).toEqual(SPECS)
  },
)

it('runs none when nothing changed that a browser shows', () => {
  expect(specsFor(['README.md', 'src/domain/money/money.test.ts', 'tests/contract/jobs.test.ts'], SPECS)).toEqual([])
})
