import { expect, it } from 'vitest'
import { addressNeeding, scriptGroups } from './script-groups.ts'

it.each([
  ['/app/src/routes/index.tsx?tsr-split=component', '/'],
  ['/app/src/routes/pricing.tsx?tsr-split=component', '/pricing'],
  ['/app/src/routes/login.tsx?tsr-split=component', '/login'],
  ['/app/src/routes/dashboard/index.tsx?tsr-split=loader---component', '/dashboard'],
  ['/app/src/app/session/open-session.ts', '/dashboard/*'],
  ['/app/src/mock-server/lazy.ts', '/dashboard/*'],
  ['/app/src/routes/dashboard/jobs.tsx?tsr-split=component', null],
  ['/app/src/ui/kit/overlays/dialog.tsx', null],
])('%s is waited for at %s', (id, address) => {
  expect(addressNeeding(id)).toBe(address)
})

const OTHERS = '/app/src/mock-server/write-routes.ts'
const MAP = '/app/src/routes/dashboard/map.tsx?tsr-split=component'
const PLANTING = '/app/src/mock-server/scenarios/built-in.ts'

const groupOfSharedBy = (...starts) => {
  const shared = '/app/src/domain/shared.ts'
  const getModuleInfo = (id) =>
    id === shared
      ? { importers: starts, dynamicImporters: [] }
      : { importers: [], dynamicImporters: ['/app/src/main.tsx'] }
  return scriptGroups()
    .map(({ name }) => name(shared, { getModuleInfo }))
    .find((name) => name !== null)
}

it.each([
  ['pages', [OTHERS, MAP], 'page-rules'],
  ['a new device’s sample data', [OTHERS, PLANTING, MAP], 'sample-rules'],
  ['only others of the kind', [OTHERS, '/app/src/mock-server/plans/clocked.ts'], 'other-rules'],
])('what the later part of the mock server shares with %s is a script of its own', (_whom, starts, group) => {
  expect(groupOfSharedBy(...starts)).toBe(group)
})
