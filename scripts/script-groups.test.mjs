import { expect, it } from 'vitest'
import { addressNeeding } from './script-groups.ts'

it.each([
  ['/app/src/routes/index.tsx?tsr-split=component', '/'],
  ['/app/src/routes/pricing.tsx?tsr-split=component', '/pricing'],
  ['/app/src/routes/login.tsx?tsr-split=component', '/login'],
  ['/app/src/routes/dashboard.index.tsx?tsr-split=loader---component', '/dashboard'],
  ['/app/src/app/open-session.ts', '/dashboard/*'],
  ['/app/src/mock-server/late.ts', '/dashboard/*'],
  ['/app/src/events/flow/kept-streams.ts', '/dashboard/*'],
  ['/app/src/routes/dashboard.jobs.tsx?tsr-split=component', null],
  ['/app/src/ui/kit/dialog.tsx', null],
])('%s is waited for at %s', (id, address) => {
  expect(addressNeeding(id)).toBe(address)
})
