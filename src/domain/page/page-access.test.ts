import { describe, expect, it } from 'vitest'
import { role, user } from '../../../tests/fixtures/records'
import type { SystemRoleKey } from '../permissions/system-roles'
import { pageAccess } from './page-access'
import { PAGES, type Page, type PageKey } from './pages'

const pages = Object.entries(PAGES) as [PageKey, Page][]
const everywhere = { hidesWhatIsOff: false, isFlagOn: () => true }
const production = { hidesWhatIsOff: true, isFlagOn: () => false }

const forbidden = (key: SystemRoleKey) => {
  const person = user({ user_type: 'business_manager', roles: [role(key)] })
  return pages.filter(([, page]) => pageAccess(page, person, everywhere) === 'forbidden').map(([name]) => name)
}

describe('what each role is refused (X-01, X-02)', () => {
  it('nothing for who bypasses the checks', () => {
    const people = [user({ user_type: 'business_owner' }), user({ user_type: 'system_admin' })]
    expect(
      people.flatMap((person) => pages.filter(([, page]) => pageAccess(page, person, everywhere) !== 'shown')),
    ).toEqual([])
  })

  it('Office Manager: everything about money, and who may do what', () => {
    expect(forbidden('office_manager')).toEqual([
      'communications',
      'estimates',
      'invoicing',
      'payouts',
      'billing',
      'permissions',
    ])
  })

  it('Field Technician: all that the office does', () => {
    expect(forbidden('field_technician')).toEqual([
      'clients',
      'properties',
      'crew',
      'communications',
      'estimates',
      'invoicing',
      'payouts',
      'chemicals',
      'catalog',
      'plans',
      'predictive',
      'billing',
      'analytics',
      'permissions',
    ])
  })

  it('Billing Specialist: clients, services and permissions', () => {
    expect(forbidden('billing_specialist')).toEqual([
      'clients',
      'properties',
      'crew',
      'communications',
      'chemicals',
      'catalog',
      'plans',
      'permissions',
    ])
  })
})

describe('a page whose feature is switched off', () => {
  const notShown = (context: typeof production) =>
    pages.filter(([, page]) => pageAccess(page, user(), context) === 'off').map(([name]) => name)

  it('is not there in production (GUARD-13)', () => {
    expect(notShown(production)).toEqual(['communications', 'payouts', 'predictive'])
  })

  it('is there everywhere else (X-17)', () => {
    expect(notShown({ hidesWhatIsOff: false, isFlagOn: () => false })).toEqual([])
  })

  it('is not there even for who could not open it', () => {
    const technician = user({ user_type: 'business_employee', roles: [role('field_technician')] })
    expect(pageAccess(PAGES.payouts, technician, production)).toBe('off')
  })
})
