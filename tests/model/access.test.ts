import { describe, expect, it } from 'vitest'
import { USER_TYPES } from '@/domain/account/user'
import { pageAccess } from '@/domain/page/page-access'
import { hasContentFor } from '@/domain/page/page-content'
import { PAGES, type PageKey } from '@/domain/page/pages'
import { administers } from '@/domain/permissions/access'
import type { Actor } from '@/domain/permissions/actor'
import { CAPABILITIES } from '@/domain/permissions/capabilities'
import { PERMISSION_NAMES, type PermissionName } from '@/domain/permissions/catalogue'
import { SYSTEM_ROLES, type SystemRoleKey } from '@/domain/permissions/system-roles'
import { employee, role, user } from '../fixtures/records'

const ROLES = Object.keys(SYSTEM_ROLES) as SystemRoleKey[]
const KEYS = Object.keys(PAGES) as PageKey[]
const context = { hidesWhatIsOff: false, isFlagOn: () => true }

/** A business employee, whose user type grants nothing on its own. */
const holder = (key: SystemRoleKey) => user({ user_type: 'business_employee', roles: [role(key)] })

const OPEN: PageKey[] = ['overview', 'jobs', 'map', 'account', 'settings']
const CLIENTS: PageKey[] = ['clients', 'properties']
const SERVICES: PageKey[] = ['chemicals', 'catalog', 'plans']
const MONEY: PageKey[] = ['estimates', 'invoicing', 'payouts', 'billing']
const REPORTS: PageKey[] = ['predictive', 'analytics']

const SHOWN: Record<SystemRoleKey, PageKey[]> = {
  business_owner: KEYS.filter((page) => page !== 'my_day'),
  office_manager: [...OPEN, ...CLIENTS, ...SERVICES, ...REPORTS, 'crew', 'scheduling', 'subscription'],
  field_technician: OPEN,
  crew_leader: [...OPEN, 'crew', 'scheduling'],
  billing_specialist: [...OPEN, ...MONEY, ...REPORTS, 'subscription'],
  property_owner: OPEN,
}

it('gives the day of stops to anyone who is in a crew, and to no one else', () => {
  const [inCrew, inOffice] = [{ ...holder('field_technician'), crew_member_id: 3 }, holder('field_technician')]
  expect([hasContentFor(inCrew, PAGES.my_day), hasContentFor(inOffice, PAGES.my_day)]).toEqual([true, false])
})

describe.each(ROLES)('%s', (key) => {
  it('has these pages and no others (X-01, GUARD-06 to GUARD-12)', () => {
    const shown = KEYS.filter(
      (page) => pageAccess(PAGES[page], holder(key), context) === 'shown' && hasContentFor(holder(key), PAGES[page]),
    )
    expect(shown.toSorted()).toEqual(SHOWN[key].toSorted())
  })

  it('can do what one of its permissions gives, and nothing else', () => {
    const held: readonly PermissionName[] = SYSTEM_ROLES[key].permissions
    const permitted = CAPABILITIES.filter(
      ({ needs, also }) => needs.some((name) => held.includes(name)) && (!also || held.includes(also)),
    )
    expect(CAPABILITIES.filter(({ may }) => may(employee(key))).map(({ label }) => label)).toEqual(
      permitted.map(({ label }) => label),
    )
  })
})

const holding = (...permissions: PermissionName[]): Actor => employee('property_owner', { permissions })

describe.each(CAPABILITIES.map((deed) => [deed.label, deed] as const))('%s', (_label, { may, needs, also }) => {
  it('is given by each permission that is named for it, and by no other', () => {
    const beside = also ? [also] : []
    const giving = PERMISSION_NAMES.filter((name) => may(holding(name, ...beside)))
    expect(giving).toEqual(PERMISSION_NAMES.filter((name) => needs.includes(name)))
    expect([may(holding(...beside)), may(holding()), also ? may(holding(...needs)) : false]).toEqual([
      false,
      false,
      false,
    ])
  })
})

it('of every page it is told what is done there, but for those where everyone does all or another page tells it', () => {
  const documentedPages = CAPABILITIES.map(({ page }) => page)
  expect(KEYS.filter((page) => PAGES[page].built && !documentedPages.includes(page))).toEqual([
    'overview',
    'my_day',
    'billing',
    'account',
  ])
})

it('what people of each role can do, of all there is', () => {
  const counts = Object.fromEntries(
    ROLES.map((key) => [key, CAPABILITIES.filter(({ may }) => may(employee(key))).length]),
  )
  expect(counts).toEqual({
    business_owner: CAPABILITIES.length,
    office_manager: 42,
    field_technician: 10,
    crew_leader: 21,
    billing_specialist: 15,
    property_owner: 3,
  })
})

it('roles and users are managed by owners and system admins alone, whatever someone’s role names (PERM-27)', () => {
  expect(USER_TYPES.filter((user_type) => administers({ user_type }))).toEqual(['system_admin', 'business_owner'])
})
