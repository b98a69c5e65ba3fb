import { expect, it } from 'vitest'
import { PERMISSION_NAMES } from './catalogue'
import { permissionFrom, SYSTEM_ROLES } from './system-roles'

const groups = (...resources: string[]) =>
  PERMISSION_NAMES.filter((name) => resources.includes(name.slice(0, name.indexOf('.'))))

it('are the named ones (PERM-22 to PERM-25)', () => {
  expect(Object.values(SYSTEM_ROLES).map(({ name }) => name)).toEqual([
    'Business Owner',
    'Office Manager',
    'Field Technician',
    'Crew Leader',
    'Billing Specialist',
    'Property Owner',
  ])
})

it('Business Owner holds all permissions (PERM-22)', () => {
  expect(SYSTEM_ROLES.business_owner.permissions).toEqual(PERMISSION_NAMES)
})

it('Office Manager holds clients, services and jobs, and looks at AI, billing and reports (PERM-23)', () => {
  expect(SYSTEM_ROLES.office_manager.permissions).toEqual([
    ...groups('clients', 'services', 'jobs'),
    'ai.view',
    'billing.view',
    'reports.view',
  ])
})

it('Field Technician holds what own jobs need (PERM-24)', () => {
  expect(SYSTEM_ROLES.field_technician.permissions).toEqual([
    'clients.view',
    'clients.view.details',
    'clients.view.history',
    'services.view',
    'jobs.view.own',
    'jobs.view.details',
    'jobs.edit.own',
    'jobs.complete',
    'ai.view.predictions',
    'ai.view.recommendations',
    'inventory.view',
  ])
})

it('carries a permission as resource and action, of which the first word is the resource (PERM-30)', () => {
  expect([permissionFrom('jobs.edit.own'), permissionFrom('system.admin')]).toEqual([
    { name: 'jobs.edit.own', resource: 'jobs', action: 'edit.own' },
    { name: 'system.admin', resource: 'system', action: 'admin' },
  ])
})
