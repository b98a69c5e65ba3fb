import { expect, it } from 'vitest'
import { flagSubject, isFlagOn } from '@/domain/flags/flag'
import { composeFlags, type Environment } from '@/domain/flags/registry'
import { PAGES } from '@/domain/pages'
import { role, user } from '../../tests/fixtures/records'
import { accessTo } from './-access'
import type { RouterContext } from './-context'

const inside = (environment: Environment, overrides: Readonly<Record<string, boolean>> = {}) => {
  const map = composeFlags({ environment, onProductionHost: false, remote: {}, overrides })
  const flags: RouterContext['flags'] = {
    isOn: (key, person) => isFlagOn(map[key], flagSubject(person)),
    list: () => [],
    overrides: () => overrides,
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
  const surroundings = inside('demo')
  expect([PAGES.clients, PAGES.jobs].map((page) => accessTo(page, technician, surroundings))).toEqual([
    'forbidden',
    'shown',
  ])
})
