import { register } from '@/contract/accounts'
import type { ReadBodyOf } from '@/contract/endpoint'
import { DEFAULT_BUSINESS_ID, DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import type { AccountRole } from '@/domain/account/registration'
import type { UserType } from '@/domain/account/user'
import { STATED_TEMPLATES } from '@/domain/messaging/settings/stated-templates'
import type { Role } from '@/domain/permissions/role'
import { SYSTEM_ROLES, type SystemRoleKey } from '@/domain/permissions/system-roles'
import type { NewFact } from '@/domain/record/fact'
import type { Route } from '../core/call'
import { inserted, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { invalid, Refusal } from '../core/write/refusal'
import { open } from '../rest/answer'
import { checkEmail } from './addresses'
import { byNewcomer, checkPassword, joined, userRowFor } from './joining'
import { openSession } from './open-session'
import { checkSeatLimit } from './seats'
import { systemRoleIds, systemRolesFor } from './system-roles'
import type { BusinessRow, RoleRow, UserRow } from './tables'

type Registration = ReadBodyOf<typeof register>

type Membership = { user_type: UserType; role: SystemRoleKey; groups: string[] }

const OWNER: Membership = { user_type: 'business_owner', role: 'business_owner', groups: [] }

/** */
const STANDINGS: Record<AccountRole, Membership> = {
  business_owner: OWNER,
  business_admin: { ...OWNER, groups: ['business_admin'] },
  manager: { user_type: 'business_manager', role: 'office_manager', groups: [] },
  employee: { user_type: 'business_employee', role: 'field_technician', groups: [] },
}

/** Older clients send no `account_role`; their two user types are aliases. */
const membershipOf = ({ account_role, user_type }: Registration): Membership => {
  if (account_role) return STANDINGS[account_role]
  return user_type === 'admin' ? OWNER : { user_type: 'property_owner', role: 'property_owner', groups: [] }
}

const rowOf = (
  body: Registration,
  membership: Membership,
  business: BusinessRow,
  roles: readonly Role[],
  store: Store,
) =>
  userRowFor(
    {
      email: body.email,
      first_name: body.first_name,
      last_name: body.last_name,
      phone: body.phone?.trim() || null,
      user_type: membership.user_type,
      business_id: business.id,
      role_ids: systemRoleIds(roles, business.id, membership.role),
      groups: membership.groups,
    },
    store,
  )

const subdomainFor = (name: string, store: Store): string => {
  const letters =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '') || 'business'
  const subdomains = new Set(store.table('businesses').map(({ subdomain }) => subdomain))
  let subdomain = letters
  for (let next = 2; subdomains.has(subdomain); next++) subdomain = `${letters}-${next}`
  return subdomain
}

const newBusiness = (lastName: string, store: Store): BusinessRow => ({
  ...NEW_BUSINESS,
  id: store.nextId('businesses'),
  name: `${lastName}'s business`,
  subdomain: subdomainFor(lastName, store),
  timezone: DEFAULT_TIME_ZONE,
})

/** MAIL-06 */
const templatesFor = (businessId: number, store: Store) => {
  const firstId = store.nextId('message_templates')
  return STATED_TEMPLATES.map((template, index) =>
    inserted('message_templates', { ...template, id: firstId + index, business_id: businessId }),
  )
}

const founded = (business: BusinessRow, roles: readonly RoleRow[], founder: UserRow, store: Store): NewFact => ({
  stream: `business/${business.id}`,
  type: 'business.founded',
  actor: byNewcomer(founder),
  cause: null,
  note: 'Business created',
  changes: [
    inserted('businesses', business),
    ...roles.map((role) => inserted('roles', role)),
    ...templatesFor(business.id, store),
  ],
})

type Registered = { user: UserRow; facts: NewFact[] }

const withOwnBusiness = async (body: Registration, membership: Membership, store: Store): Promise<Registered> => {
  const business = newBusiness(body.last_name, store)
  const roles = systemRolesFor(business.id, store.nextId('roles'), isoNow(store))
  const user = rowOf(body, membership, business, roles, store)
  const joining = await joined(user, { password: body.password, role: SYSTEM_ROLES[membership.role].name })
  return { user, facts: [founded(business, roles, user, store), joining] }
}

/** Registers into an existing business; defaults to the demo business (AUTH-20). */
const inBusiness = async (body: Registration, membership: Membership, store: Store): Promise<Registered> => {
  const business = store.find('businesses', body.business_id ?? DEFAULT_BUSINESS_ID)
  if (!business) throw new Refusal(404, 'Business not found')
  checkSeatLimit(business.id, membership.user_type, store)
  const user = rowOf(body, membership, business, store.table('roles'), store)
  return { user, facts: [await joined(user, { password: body.password, role: SYSTEM_ROLES[membership.role].name })] }
}

const registered = (body: Registration, store: Store): Promise<Registered> => {
  const membership = membershipOf(body)
  if (membership.role !== 'business_owner') return inBusiness(body, membership, store)
  // Naming an owned business would let people own anyone's.
  if (typeof body.business_id === 'number')
    throw invalid('business_id', 'Owners and admins join an existing business by invitation.')
  return withOwnBusiness(body, membership, store)
}

/** Registers a user, with a new business if requested, and signs in (EP-002, REG-11). */
export const accountRoutes = (tokenLifetime: number): readonly Route[] => [
  open(register, async ({ body }, store) => {
    checkPassword(body.password)
    checkEmail(body.email, null, store)
    const { user, facts } = await registered(body, store)
    return openSession(user, facts, tokenLifetime, store)
  }),
]
