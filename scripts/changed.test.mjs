import { expect, it } from 'vitest'
import { specsFor } from './changed.mjs'

const SPECS = ['billing.spec.ts', 'hosted-pages.spec.ts', 'job-list.spec.ts', 'onboarding.spec.ts', 'sign-in.spec.ts']

it('runs the specs of an area whose files changed', () => {
  expect(specsFor(['src/ui/jobs/table/job-row.tsx'], SPECS)).toEqual(['job-list.spec.ts'])
  expect(specsFor(['src/services/billing/queries.ts', 'src/routes/onboarding.tsx'], SPECS)).toEqual([
    'billing.spec.ts',
    'hosted-pages.spec.ts',
    'onboarding.spec.ts',
  ])
})

it('runs a spec that changed itself', () => {
  expect(specsFor(['tests/e2e/sign-in.spec.ts'], SPECS)).toEqual(['sign-in.spec.ts'])
})

it.each(['src/ui/kit/button.tsx', 'src/domain/money.ts', 'package-lock.json', 'tests/e2e/fixtures.ts'])(
  'runs all specs when %s changed, which shows everywhere',
  (file) => {
    expect(specsFor([file], SPECS)).toEqual(SPECS)
  },
)

it('runs none when nothing changed that a browser shows', () => {
  expect(specsFor(['README.md', 'src/domain/money.test.ts', 'tests/contract/jobs.test.ts'], SPECS)).toEqual([])
})
