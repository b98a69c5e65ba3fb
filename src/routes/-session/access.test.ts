import { expect, it } from 'vitest'
import { flagSubject, isFlagOn } from '@/domain/flags/flag'
import { composeFlags, type Environment, type FlagSources } from '@/domain/flags/registry'
import { PAGES } from '@/domain/page/pages'
import { actorFrom } from '@/domain/permissions/actor'
import { role, user } from '../../../tests/fixtures/records'
import { accessTo } from './access'
import type { RouterContext, Workspace } from './context'
import { hasTools } from './flags'
import { guard } from './guard'
import { pagesFor } from './workspace'

const inside = (environment: Environment, overrides: Readonly<Record<string, boolean>> = {}) => {
  const sources: FlagSources = { environment, onProductionHost: false, remote: {}, overrides }
  const map = composeFlags(sources)
  const flags: RouterContext['flags'] = {
    isOn: (key, person) => isFlagOn(map[key], flagSubject(person)),
    sources: () => sources,
    override() {},
    loadRemote: async () => {},
    subscribe: () => () => {},
  }
  return { environment, flags }
}
const technician = user({ user_type: 'business_employee', roles: [role('field_technician')] })

it('a page whose flag is off is not there in production (GUARD-13)', () => {
  expect([
    accessTo(PAGES.payouts, user(), inside('production')),
    accessTo(PAGES.payouts, user(), inside('production', { payouts: true })),
    accessTo(PAGES.payouts, user(), inside('demo', { payouts: false })),
  ]).toEqual(['off', 'shown', 'shown'])
})

it('a page is refused to who lacks its permission, in every environment (GUARD-04)', () => {
  const context = inside('demo')
  expect([PAGES.clients, PAGES.jobs].map((page) => accessTo(page, technician, context))).toEqual(['forbidden', 'shown'])
})

it('a page whose flag is off is in no menu, wherever the app runs (NAV-06, X-17)', () => {
  const menu = (environment: Environment, overrides = {}) =>
    pagesFor(user(), inside(environment, overrides)).some(({ path }) => path === PAGES.payouts.path)
  expect([
    menu('demo'),
    menu('demo', { payouts: false }),
    menu('production'),
    menu('production', { payouts: true }),
  ]).toEqual([true, false, false, true])
})

it('flag panel and error reports are for those who edit settings, never in production, and while their flag is on (X-17)', () => {
  const manager = user({ user_type: 'business_manager', roles: [role('office_manager')] })
  const has = (environment: Environment, overrides = {}, person = user()) =>
    hasTools(actorFrom(person), person, inside(environment, overrides))
  expect([has('demo'), has('qa'), has('development')]).toEqual([true, true, true])
  expect([has('production'), has('production', { admin_panel: true })]).toEqual([false, false])
  expect([has('demo', { admin_panel: false }), has('demo', {}, manager)]).toEqual([false, false])
})

it('the address of a page that its flag hides leads to the overview, for everyone (GUARD-13)', async () => {
  const workspace = { flows: { load: async () => {} } } as unknown as Workspace
  const opened = (environment: Environment) =>
    guard('predictive')({ context: { user: technician, workspace, ...inside(environment) } }).then(
      ({ access }) => access,
      (thrown: { options?: { to?: string } }) => thrown.options?.to,
    )
  expect([await opened('production'), await opened('demo')]).toEqual(['/dashboard', 'forbidden'])
})
