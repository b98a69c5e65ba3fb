import { describe, expect, it } from 'vitest'
import { CATALOGUE, canonicalName, isUmbrella, PERMISSION_NAMES, umbrellaMembers } from './catalogue'

const namesOf = (resource: keyof typeof CATALOGUE) => PERMISSION_NAMES.filter((name) => name.startsWith(`${resource}.`))

describe('the catalogue', () => {
  it('names what can be done with clients (PERM-16)', () => {
    expect(namesOf('clients')).toEqual([
      'clients.view',
      'clients.view.details',
      'clients.view.financial',
      'clients.view.history',
      'clients.create',
      'clients.edit',
      'clients.edit.properties',
      'clients.edit.preferences',
      'clients.delete',
      'clients.export',
    ])
  })

  it('names what can be done with services (PERM-17)', () => {
    expect(namesOf('services')).toEqual([
      'services.view',
      'services.view.pricing',
      'services.create',
      'services.edit',
      'services.edit.pricing',
      'services.delete',
      'services.schedule',
      'services.cancel',
    ])
  })

  it('names what can be done with jobs (PERM-18)', () => {
    expect(namesOf('jobs')).toEqual([
      'jobs.view.own',
      'jobs.view.all',
      'jobs.view.details',
      'jobs.create',
      'jobs.edit.own',
      'jobs.edit.all',
      'jobs.assign',
      'jobs.reassign',
      'jobs.delete',
      'jobs.complete',
    ])
  })

  it('names what can be done with AI and billing (PERM-19)', () => {
    expect([...namesOf('ai'), ...namesOf('billing')]).toEqual([
      'ai.view',
      'ai.view.predictions',
      'ai.view.recommendations',
      'ai.schedule',
      'ai.optimize.routes',
      'billing.view',
      'billing.create',
      'billing.edit',
      'billing.process',
      'billing.reports',
    ])
  })

  it('names what can be done with inventory, reports, users and roles (PERM-20)', () => {
    expect([...namesOf('inventory'), ...namesOf('reports'), ...namesOf('users'), ...namesOf('roles')]).toEqual([
      'inventory.view',
      'inventory.manage',
      'inventory.track',
      'reports.view',
      'reports.create',
      'reports.export',
      'users.view',
      'users.create',
      'users.edit',
      'users.delete',
      'users.manage.roles',
      'roles.view',
      'roles.create',
      'roles.edit',
      'roles.delete',
    ])
  })

  it('names what can be done with settings and communications, and the two that stand alone (PERM-21)', () => {
    expect([
      ...namesOf('settings'),
      ...namesOf('communications'),
      ...namesOf('emergency'),
      ...namesOf('system'),
    ]).toEqual([
      'settings.view',
      'settings.edit',
      'settings.integrations',
      'settings.backup',
      'communications.view',
      'communications.send',
      'communications.manage',
      'emergency.response',
      'system.admin',
    ])
  })

  it('has no other permissions', () => {
    expect(Object.keys(CATALOGUE)).toEqual([
      'clients',
      'services',
      'jobs',
      'ai',
      'billing',
      'inventory',
      'reports',
      'users',
      'roles',
      'settings',
      'communications',
      'emergency',
      'system',
    ])
    expect(PERMISSION_NAMES).toHaveLength(62)
  })
})

describe('the umbrellas of the guards', () => {
  it('stand for the write actions of their resource (X-01, X-02)', () => {
    expect({
      clients: umbrellaMembers('clients.manage'),
      services: umbrellaMembers('services.manage'),
      billing: umbrellaMembers('billing.manage'),
      roles: umbrellaMembers('roles.manage'),
    }).toEqual({
      clients: ['clients.create', 'clients.edit', 'clients.delete'],
      services: ['services.create', 'services.edit', 'services.delete'],
      billing: ['billing.create', 'billing.edit', 'billing.process'],
      roles: ['roles.create', 'roles.edit', 'roles.delete'],
    })
  })

  it('are not taken for permissions of the catalogue that end alike', () => {
    expect(
      ['clients.manage', 'roles.manage', 'inventory.manage', 'communications.manage', 'users.manage.roles'].map(
        isUmbrella,
      ),
    ).toEqual([true, true, false, false, false])
  })
})

it('reads the names of older back ends (X-04)', () => {
  expect(['view_reports', 'manage_settings', 'jobs.view.own', 'unheard.of'].map(canonicalName)).toEqual([
    'reports.view',
    'settings.edit',
    'jobs.view.own',
    'unheard.of',
  ])
})
