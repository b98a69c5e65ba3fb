import { describe, expect, it } from 'vitest'
import { BUILT_IN_ROLES } from './built-in'
import { effectOn, effectsOfEdit } from './effects'
import type { ManagedUser } from './managed'

const [owner, , technician, , billing] = BUILT_IN_ROLES
const EXTRA = { id: 90, name: 'Extra', permissions: ['jobs.view.own' as const, 'reports.view' as const] }

const person = (id: number, user_type: ManagedUser['user_type'], ...roles: { id: number; name: string }[]) => ({
  id,
  user_type,
  roles,
})

describe('a change of a role', () => {
  it('takes from people what no other role of theirs gives, and tells of no one who keeps all', () => {
    const luis = person(4, 'business_employee', { id: 3, name: 'Field Technician' }, EXTRA)
    const omar = person(7, 'business_employee', EXTRA)
    const dana = person(1, 'business_owner', EXTRA)
    const roles = [...BUILT_IN_ROLES, EXTRA]
    expect(effectsOfEdit(EXTRA, ['reports.export'], { users: [luis, omar, dana], roles })).toEqual([
      { user: luis, gained: ['reports.export'], lost: ['reports.view'] },
      { user: omar, gained: ['reports.export'], lost: ['jobs.view.own', 'reports.view'] },
    ])
    expect(effectsOfEdit(EXTRA, EXTRA.permissions, { users: [luis, omar], roles })).toEqual([])
  })
})

describe('other roles', () => {
  it('are told by what they give together', () => {
    const [before, after] = [[technician ?? EXTRA], [technician ?? EXTRA, billing ?? EXTRA]]
    expect(effectOn({ user_type: 'business_employee' }, before, after)).toEqual({
      gained: [
        'clients.view.financial',
        'billing.view',
        'billing.create',
        'billing.edit',
        'billing.process',
        'billing.reports',
        'reports.view',
      ],
      lost: [],
    })
  })

  it('change nothing for an owner', () => {
    expect(effectOn({ user_type: 'business_owner' }, [owner ?? EXTRA], [])).toEqual({ gained: [], lost: [] })
  })
})
