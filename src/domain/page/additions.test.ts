import { expect, it } from 'vitest'
import type { Actor } from '../permissions/actor'
import { SYSTEM_ROLES, type SystemRoleKey } from '../permissions/system-roles'
import { type Addition, additionsFor } from './additions'
import { PAGES } from './pages'

const holding = (role: SystemRoleKey): Actor => ({
  user_id: 1,
  name: 'Rosa Vance',
  user_type: 'business_employee',
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions: [...SYSTEM_ROLES[role].permissions],
  crew_member_id: null,
  client_id: null,
})
const ids = (role: SystemRoleKey, pages = Object.values(PAGES)): Addition['id'][] =>
  additionsFor(holding(role), pages).map(({ id }) => id)

it('offers each person what their role lets them add', () => {
  expect((['office_manager', 'crew_leader', 'property_owner'] as const).map((role) => ids(role))).toEqual([
    ['client', 'property', 'job', 'import'],
    [],
    [],
  ])
})

it('offers nothing on a page that the person does not have', () => {
  expect(additionsFor(holding('office_manager'), [PAGES.overview, PAGES.jobs])).toEqual([
    { id: 'job', label: 'Create job', to: '/dashboard/jobs', search: { create: true } },
  ])
})
