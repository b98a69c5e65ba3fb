import { NEW_PERSON } from '@/domain/account/preferences'
import { type CrewMember, NEW_CREW_MEMBER, USUAL_HOURS } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import { DEMO_USERS, type DemoUserKey, demoUser } from '@/domain/demo/demo'
import { centsFromDollars } from '@/domain/money/money'
import { permissionFrom, type SystemRoleKey } from '@/domain/permissions/system-roles'
import { type Day, plusDays, type TimeOfDay, weekOf } from '@/domain/time/calendar'
import { weekdayOf } from '@/domain/time/weekday'
import { SYSTEM_ROLE_COUNT, systemRoleIds, systemRolesFor } from '../accounts/system-roles'
import type { Credential, RoleRow, UserRow } from '../accounts/tables'
import { momentAt } from './moment'

/** The demo's business, and another one whose data its people must never see. */
export const GREEN_VALLEY = 1
export const HILL_COUNTRY = 2

const roleIdFrom = (businessId: number) => (businessId - 1) * SYSTEM_ROLE_COUNT + 1

const FOUNDED = '2024-03-04T15:00:00.000Z'

/** People who answer clients also have this role: no default role but the owner's may read messages. */
const FRONT_DESK: RoleRow = {
  id: roleIdFrom(HILL_COUNTRY + 1),
  name: 'Front Desk',
  description: 'Texts and emails with clients',
  scope: 'business',
  business_id: GREEN_VALLEY,
  is_system: false,
  created_at: FOUNDED,
  permissions: [permissionFrom('communications.view'), permissionFrom('communications.send')],
}

/** Default roles of both businesses (PERM-22 to PERM-25), and one that the demo's owner made. */
export const ROLES: readonly RoleRow[] = [
  ...[GREEN_VALLEY, HILL_COUNTRY].flatMap((id) => systemRolesFor(id, roleIdFrom(id), FOUNDED)),
  FRONT_DESK,
]

type Person = Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name' | 'user_type'> & Partial<UserRow>

const user = (person: Person): UserRow => ({
  ...NEW_PERSON,
  phone: null,
  business_id: GREEN_VALLEY,
  is_active: true,
  is_verified: true,
  last_login: null,
  created_at: FOUNDED,
  role_ids: [],
  client_id: null,
  groups: [],
  ...person,
})

const demo = (key: DemoUserKey, id: number, more: Partial<UserRow>): UserRow => {
  const { email, first_name, last_name, user_type } = demoUser(key)
  return user({ id, email, first_name, last_name, user_type, ...more })
}

const inGreenValley = (key: SystemRoleKey) => ({ role_ids: systemRoleIds(ROLES, GREEN_VALLEY, key) })

const atFrontDesk = (key: SystemRoleKey) => ({
  role_ids: [...systemRoleIds(ROLES, GREEN_VALLEY, key), FRONT_DESK.id],
})

/**
 * One person per role, and the owner of the other business. Two accounts are deactivated: a former employee's and the crew leader's, which
 * leaves a free seat for registration.
 */
export const USERS: readonly UserRow[] = [
  demo('owner', 1, { ...inGreenValley('business_owner'), phone: '(512) 555-0101' }),
  demo('admin', 2, { business_id: null, groups: ['qa'] }),
  demo('manager', 3, atFrontDesk('office_manager')),
  demo('tech', 4, inGreenValley('field_technician')),
  demo('home', 5, { ...inGreenValley('property_owner'), client_id: 1 }),
  user({
    id: 6,
    email: 'leader@greenvalley.demo',
    first_name: 'Marcus',
    last_name: 'Bell',
    user_type: 'business_employee',
    is_active: false,
    ...inGreenValley('crew_leader'),
  }),
  user({
    id: 7,
    email: 'billing@greenvalley.demo',
    first_name: 'Omar',
    last_name: 'Haddad',
    user_type: 'business_employee',
    ...atFrontDesk('billing_specialist'),
  }),
  user({
    id: 8,
    email: 'former@greenvalley.demo',
    first_name: 'Noah',
    last_name: 'Fischer',
    user_type: 'business_employee',
    is_active: false,
    ...inGreenValley('field_technician'),
  }),
  user({
    id: 9,
    email: 'owner@hillcountry.demo',
    first_name: 'Ruben',
    last_name: 'Castillo',
    user_type: 'business_owner',
    business_id: HILL_COUNTRY,
    role_ids: systemRoleIds(ROLES, HILL_COUNTRY, 'business_owner'),
  }),
]

const SIGNED_IN: Record<number, readonly [daysBefore: number, time: TimeOfDay]> = {
  1: [1, '18:34'],
  2: [2, '10:12'],
  3: [1, '16:52'],
  4: [1, '05:47'],
  5: [9, '19:21'],
  6: [41, '06:03'],
  7: [1, '13:08'],
  8: [163, '15:40'],
  9: [3, '08:26'],
}

export const usersAsOf = (anchor: Day): UserRow[] =>
  USERS.map((person) => {
    const signedIn = SIGNED_IN[person.id]
    return signedIn ? { ...person, last_login: momentAt(plusDays(anchor, -signedIn[0]), signedIn[1]) } : person
  })

/** One public password for all demo users. */
export const CREDENTIALS: readonly Credential[] = USERS.map(({ id }) => ({
  id,
  password: DEMO_USERS[0]?.password ?? '',
}))

const member = (
  id: number,
  name: readonly [first: string, last: string],
  crew_id: number,
  role: CrewMember['role'],
  hourly: number,
  skills: string[],
  more: Partial<CrewMember> = {},
): CrewMember => ({
  id,
  business_id: GREEN_VALLEY,
  employee_id: `GV-${String(id).padStart(3, '0')}`,
  first_name: name[0],
  last_name: name[1],
  role,
  status: 'assigned',
  skills,
  hourly_rate: centsFromDollars(hourly),
  crew_id,
  user_id: null,
  ...NEW_CREW_MEMBER,
  ...more,
})

const home = (address: string, zip_code: string, latitude: number, longitude: number) => ({
  home_base: { address, city: 'Austin', state: 'TX', zip_code, latitude, longitude },
})

const early = { start: '06:00', end: '17:30' }
const EARLY_HOURS: CrewMember['working_hours'] = {
  ...USUAL_HOURS,
  monday: early,
  tuesday: early,
  wednesday: early,
  thursday: early,
  friday: early,
}

export const CREWS: readonly Crew[] = ['Lawns', 'Water and light', 'Trees', 'Stone and planting'].map((name, at) => ({
  id: at + 1,
  business_id: GREEN_VALLEY,
  name,
}))

export const CREW: readonly CrewMember[] = [
  member(1, ['Marcus', 'Bell'], 1, 'crew_leader', 32, ['Lawn care', 'Cleanup', 'Pruning'], {
    user_id: 6,
    ...home('1809 Justin Ln', '78757', 30.339, -97.732),
  }),
  member(2, ['Luis', 'Ortega'], 1, 'technician', 24, ['Lawn care', 'Cleanup', 'Planting'], { user_id: 4 }),
  member(3, ['Mia', 'Chen'], 1, 'technician', 23.5, ['Lawn care', 'Fertilizing']),
  member(4, ['Sofia', 'Ramirez'], 2, 'crew_leader', 34, ['Irrigation', 'Lighting'], {
    ...home('4710 Menchaca Rd', '78745', 30.222, -97.794),
  }),
  member(5, ['Ben', 'Okafor'], 2, 'specialist', 36.5, ['Irrigation', 'Lighting', 'Fertilizing'], {
    working_hours: EARLY_HOURS,
  }),
  member(6, ['Tyler', 'Nguyen'], 2, 'technician', 25, ['Irrigation', 'Cleanup']),
  member(7, ['Jack', 'Sullivan'], 3, 'crew_leader', 35, ['Tree care', 'Pruning'], {
    ...home('2100 E 14th St', '78702', 30.276, -97.72),
  }),
  member(8, ['Aisha', 'Khan'], 3, 'specialist', 38, ['Tree care', 'Pruning', 'Planting']),
  member(9, ['Diego', 'Morales'], 3, 'technician', 24.5, ['Tree care', 'Cleanup'], {
    working_hours: { ...USUAL_HOURS, saturday: { start: '08:00', end: '14:00' } },
  }),
  member(10, ['Grace', 'Park'], 4, 'crew_leader', 34.5, ['Hardscape', 'Planting', 'Lawn care']),
  member(11, ['Will', 'Jenkins'], 4, 'technician', 23, ['Hardscape', 'Planting', 'Cleanup'], {
    status: 'available',
    working_hours: { ...USUAL_HOURS, friday: null },
  }),
  member(12, ['Noah', 'Fischer'], 2, 'technician', 22, ['Irrigation'], { status: 'inactive', user_id: 8 }),
]

/** The other business's only crew member, invited but not joined. */
export const INVITED_MEMBER: CrewMember = member(
  13,
  ['Jordan', 'Ellis'],
  1,
  'technician',
  22.5,
  ['Lawn care', 'Cleanup'],
  { business_id: HILL_COUNTRY, employee_id: 'HC-001', status: 'available' },
)

const AISHA = 8

/** Adds the anchor day to the hours: the demo business is open that day, even on a Sunday. */
const openOn = (anchor: Day, { working_hours }: CrewMember): CrewMember['working_hours'] => {
  const weekday = weekdayOf(anchor)
  const isOff = USUAL_HOURS[weekday] === null
  return isOff ? { ...working_hours, [weekday]: working_hours.monday } : working_hours
}

/** The crew as of the anchor day: one tree crew member has the first days of next week off. */
export const crewAsOf = (anchor: Day): CrewMember[] => {
  const monday = plusDays(weekOf(anchor).last, 1)
  const vacation = { from: monday, to: plusDays(monday, 2), reason: 'Vacation' }
  return CREW.map((member) => ({
    ...member,
    working_hours: openOn(anchor, member),
    absences: member.id === AISHA ? [vacation] : member.absences,
  }))
}
