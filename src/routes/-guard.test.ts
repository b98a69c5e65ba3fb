import { expect, it } from 'vitest'
import type { Environment } from '@/domain/flags/registry'
import { PAGES } from '@/domain/pages'
import { createFlagStore } from '@/services/flags/flag-store'
import { role, user } from '../../tests/fixtures/records'
import { storageWith } from '../../tests/fixtures/stored'
import { accessTo } from './-guard'

const inside = (environment: Environment, overrides = {}) => ({
  environment,
  flags: createFlagStore({
    environment,
    onProductionHost: false,
    storage: storageWith({ featureFlags: JSON.stringify(overrides) }),
    remoteUrl: '',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    warn: () => {},
  }),
})
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
