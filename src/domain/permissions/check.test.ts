import { describe, expect, it } from 'vitest'
import { role, user } from '../../../tests/fixtures/records'
import { USER_TYPES } from '../account/user'
import { actorFrom } from './actor'
import { PERMISSION_NAMES, type Requirement } from './catalogue'
import { bypassesChecks, isAllowed, meets, permissionsOf } from './check'
import type { Role } from './role'

const manager = (...roles: Role[]) => user({ user_type: 'business_manager', roles })
const holding = (name: string, patch: Partial<Role> = {}): Role => ({
  ...role('property_owner'),
  permissions: [{ name, resource: '', action: '' }],
  ...patch,
})

describe('the permission check (GUARD-14)', () => {
  it('lets system admins and business owners pass, whatever they hold', () => {
    expect(USER_TYPES.filter(bypassesChecks)).toEqual(['system_admin', 'business_owner'])
    expect(isAllowed(user({ user_type: 'system_admin', business_id: null }), 'billing.process', 99)).toBe(true)
  })

  it('denies no one signed in', () => {
    expect(isAllowed(null, 'jobs.view.own')).toBe(false)
  })

  it('lets pass anyone who holds the permission by any role', () => {
    const person = manager(role('field_technician'), role('billing_specialist'))
    const requirements: Requirement[] = ['jobs.edit.own', 'billing.process', 'jobs.edit.all']
    expect(requirements.map((name) => isAllowed(person, name))).toEqual([true, true, false])
  })

  it('skips a business-scoped role in a business that is not the one of the user', () => {
    const person = manager(holding('reports.view'))
    expect([
      isAllowed(person, 'reports.view'),
      isAllowed(person, 'reports.view', 1),
      isAllowed(person, 'reports.view', 2),
    ]).toEqual([true, true, false])
  })

  it('counts a system-scoped role in every business', () => {
    expect(isAllowed(manager(holding('reports.view', { scope: 'system' })), 'reports.view', 2)).toBe(true)
  })

  it('takes one permission for no other that begins alike', () => {
    expect(isAllowed(manager(holding('clients.view')), 'clients.view.details')).toBe(false)
    expect(isAllowed(manager(holding('clients.view.details')), 'clients.view')).toBe(false)
  })

  it('reads the names of older back ends (X-04)', () => {
    expect(isAllowed(manager(holding('view_reports')), 'reports.view')).toBe(true)
  })
})

describe('an umbrella', () => {
  it.each(['clients.create', 'clients.edit', 'clients.delete'] as const)('is held with %s (X-01)', (name) => {
    expect(meets([name], 'clients.manage')).toBe(true)
  })

  it('is not held with what only looks, or edits a part', () => {
    expect(meets(['clients.view', 'clients.export', 'clients.edit.properties', 'billing.edit'], 'clients.manage')).toBe(
      false,
    )
  })

  it('opens clients and services to an Office Manager, but not billing and roles', () => {
    const person = manager(role('office_manager'))
    const requirements: Requirement[] = ['clients.manage', 'services.manage', 'billing.manage', 'roles.manage']
    expect(requirements.filter((name) => isAllowed(person, name))).toEqual(['clients.manage', 'services.manage'])
  })

  it('is held by name where a back end has it as a permission of its own', () => {
    const person = manager(holding('roles.manage'))
    expect([isAllowed(person, 'roles.manage'), permissionsOf(person)]).toEqual([true, []])
  })
})

describe('the permissions of a person', () => {
  it('are those of all their roles, once each, in the order of the catalogue', () => {
    const person = manager(
      holding('reports.view'),
      holding('clients.view'),
      holding('reports.view'),
      holding('unheard.of'),
    )
    expect(permissionsOf(person)).toEqual(['clients.view', 'reports.view'])
  })

  it('are all for an owner, as a list of their own', () => {
    const held = permissionsOf(user())
    held.pop()
    expect(permissionsOf(user())).toEqual(PERMISSION_NAMES)
  })
})

describe('the actor a person is', () => {
  it('is what the rules look at, in the default business where none is known (AUTH-20)', () => {
    const person = user({
      user_type: 'business_employee',
      business_id: null,
      business_timezone: 'America/Denver',
      crew_member_id: 3,
      roles: [holding('jobs.view.own')],
    })
    expect(actorFrom(person)).toEqual({
      user_id: 1,
      name: 'Dana Whitfield',
      user_type: 'business_employee',
      business_id: 1,
      time_zone: 'America/Denver',
      permissions: ['jobs.view.own'],
      crew_member_id: 3,
      client_id: null,
    })
  })

  it('is the same object for the same person', () => {
    const person = user()
    expect(actorFrom(person)).toBe(actorFrom(person))
  })
})
