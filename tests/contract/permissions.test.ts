import { beforeEach, describe, expect, test } from 'vitest'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import {
  createRole,
  deleteRole,
  inviteUser,
  listInvitations,
  listPermissions,
  listRoles,
  listUsers,
  resendInvitation,
  resetUserPassword,
  toggleUserStatus,
  updateRole,
  updateUserRoles,
  withdrawInvitation,
} from '@/contract/permissions'
import { demoUser } from '@/domain/demo/demo'
import { PERMISSION_NAMES, type PermissionName } from '@/domain/permissions/catalogue'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { type Answered, OWNER, officesPerTest, type Person, signIn } from './office'
import {
  createdRole,
  INVITED,
  LEADER_ROLE,
  MANAGER_ROLE,
  OWNER_ROLE,
  ROLE_DRAFT,
  TECH,
  TECH_ROLE,
} from './permission-cases'

const openOffice = officesPerTest()
const businessId = 1
const SYSTEM_NOTE =
  'This is a system role and cannot be modified or deleted. You can create custom roles based on your needs.'

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const responseText = ({ status, body }: Answered): string => {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? ` ${String(body.detail)}` : ''
  return `${status}${detail}`
}
const edit = (person: Person, roleId: number, body: object) =>
  person.send(updateRole, { params: { businessId, roleId }, body })
const remove = (person: Person, roleId: number) => person.send(deleteRole, { params: { businessId, roleId } })
const assign = (person: Person, userId: number, role_ids: number[], was?: number[]) =>
  person.send(updateUserRoles, { params: { businessId, userId }, body: { role_ids, ...(was ? { was } : {}) } })
const toggle = (person: Person, userId: number) =>
  person.send(toggleUserStatus, { params: { businessId, userId }, query: {} })
const invite = (person: Person, patch: object = {}) =>
  person.send(inviteUser, { body: { ...INVITED, business_id: businessId, ...patch } })
const rolesOf = async (person: Person) => (await person.ask(listRoles)).roles
const waitingOf = async (person: Person) =>
  (await person.ask(listInvitations)).invitations.filter(({ email }) => email === INVITED.email)
const usersOf = async (person: Person) => (await person.ask(listUsers)).users
const latest = async (stream: string) => {
  const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 1, before: null })).history
  return facts[0]
}
const undoLatest = async (stream: string, person = owner) => {
  const positions = [(await latest(stream))?.position ?? 0]
  return refusalOf(await askGraphql(server, person, UndoDocument, { positions, key: `undo-${positions.join()}` }))
}
const delegate = async (...permissions: PermissionName[]) => {
  const role = await createdRole(owner, { name: 'Deputy', permissions })
  await assign(owner, 3, [MANAGER_ROLE, role.id])
  return { role, person: await signIn(server, demoUser('manager').email) }
}

describe('the catalogue and the roles', () => {
  test('are read with what a screen shows of them (PERM-02, PERM-07, PERM-30)', async () => {
    const { permissions } = await owner.ask(listPermissions)
    expect(permissions.map(({ id }) => id)).toEqual(PERMISSION_NAMES)
    expect(permissions.filter(({ scope }) => scope === 'system').map(({ id }) => id)).toEqual(['system.admin'])
    expect((await rolesOf(owner)).map(({ name, is_system, user_count }) => [name, is_system, user_count])).toEqual([
      ['Business Owner', true, 1],
      ['Office Manager', true, 1],
      ['Field Technician', true, 2],
      ['Crew Leader', true, 1],
      ['Billing Specialist', true, 1],
      ['Property Owner', true, 1],
      ['Front Desk', false, 2],
    ])
  })

  test('are those of the business, and its people with the system admins (PERM-26)', async () => {
    await createdRole(owner)
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    const params = { businessId: 2 }
    const { roles } = await stranger.ask(listRoles, { params })
    const { users } = await stranger.ask(listUsers, { params })
    expect([roles.length, users.map(({ email }) => email)]).toEqual([
      6,
      [demoUser('admin').email, 'owner@hillcountry.demo'],
    ])
  })

  test('are no one’s to read whose role is not about them', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    expect([responseText(await tech.send(listRoles)), responseText(await tech.send(listUsers))]).toEqual([
      '403 Your role can’t see roles.',
      '403 Your role can’t see users.',
    ])
  })
})

describe('a custom role', () => {
  test('is created with all 62 permissions at once, changed, and deleted', async () => {
    const role = await createdRole(owner, { permissions: [...PERMISSION_NAMES] })
    expect([role.permissions, role.is_system, role.business_id, role.created_at]).toEqual([
      PERMISSION_NAMES,
      false,
      1,
      '2026-11-18T15:00:00.000Z',
    ])
    expect(responseText(await edit(owner, role.id, { permissions: ['jobs.view.all'] }))).toBe('200')
    expect((await rolesOf(owner)).at(-1)?.permissions).toEqual(['jobs.view.all'])
    expect([responseText(await remove(owner, role.id)), (await rolesOf(owner)).length]).toEqual(['200', 7])
  })

  test.each([
    ['no business', { business_id: null }, '422 Business ID is required'],
    ['no name', { name: ' ' }, '422 Name the role'],
    ['no description', { description: '' }, '422 Describe the role'],
    ['no permission', { permissions: [] }, '422 Select at least one permission'],
    ['a taken name', { name: 'office manager' }, '422 A role with this name already exists.'],
  ])('needs more than %s (PERM-13, PERM-15)', async (_case, patch, refusal) => {
    const body = { ...ROLE_DRAFT, permissions: [...ROLE_DRAFT.permissions], business_id: 1, ...patch }
    expect(responseText(await owner.send(createRole, { body }))).toBe(refusal)
  })

  test('that someone has can’t be deleted (PERM-28)', async () => {
    const { id } = await createdRole(owner)
    await assign(owner, TECH, [id])
    const inUse = '409 Someone has this role or is invited to it. Give them another one first.'
    expect(responseText(await remove(owner, id))).toBe(inUse)
    await assign(owner, TECH, [TECH_ROLE])
    await invite(owner, { role_ids: [id] })
    expect(responseText(await remove(owner, id))).toBe(inUse)
  })

  test('is taken back as it was, edit and deletion alike', async () => {
    const role = await createdRole(owner)
    await edit(owner, role.id, { permissions: ['jobs.view.all'] })
    expect(await undoLatest(`role/${role.id}`)).toBe('answered')
    expect((await rolesOf(owner)).at(-1)).toEqual(role)
    await remove(owner, role.id)
    expect(await undoLatest(`role/${role.id}`)).toBe('answered')
    expect((await rolesOf(owner)).at(-1)).toEqual(role)
  })

  test('edited by two at once is refused where both changed the same (409), else merged', async () => {
    const role = await createdRole(owner)
    await edit(owner, role.id, { name: 'Valuer', permissions: ['jobs.view.all'], was: role })
    expect(responseText(await edit(owner, role.id, { name: 'Appraiser', was: role }))).toBe(
      '409 Dana Whitfield changed the name in the meantime.',
    )
    expect(responseText(await edit(owner, role.id, { permissions: ['jobs.view.own'], was: role }))).toBe('200')
    const now = (await rolesOf(owner)).at(-1)
    expect([now?.name, now?.permissions]).toEqual(['Valuer', ['jobs.view.own', 'jobs.view.all']])
  })
})

test('a system role is never changed, by no one (X-05, X-06)', async () => {
  const admin = await signIn(server, demoUser('admin').email)
  for (const person of [owner, admin])
    for (const roleId of [OWNER_ROLE, MANAGER_ROLE, TECH_ROLE])
      expect([
        responseText(await edit(person, roleId, { name: 'Mine' })),
        responseText(await remove(person, roleId)),
      ]).toEqual([`403 ${SYSTEM_NOTE}`, `403 ${SYSTEM_NOTE}`])
})

describe('who manages (PERM-27)', () => {
  test('no one but owner and system admin, of the roles there are from the start', async () => {
    const { id } = await createdRole(owner)
    for (const key of ['manager', 'tech', 'home'] as const) {
      const person = await signIn(server, demoUser(key).email)
      expect([
        responseText(
          await person.send(createRole, { body: { ...ROLE_DRAFT, permissions: ['jobs.view.own'], business_id: 1 } }),
        ),
        responseText(await edit(person, id, { name: 'Mine' })),
        responseText(await remove(person, id)),
        responseText(await assign(person, TECH, [LEADER_ROLE])),
        responseText(await toggle(person, TECH)),
        responseText(await invite(person)),
        responseText(await person.send(resetUserPassword, { params: { businessId, userId: TECH } })),
      ]).toEqual([
        '403 Your role can’t create roles.',
        '403 Your role can’t edit roles.',
        '403 Your role can’t delete roles.',
        '403 Your role can’t give users roles.',
        '403 Your role can’t edit users.',
        '403 Your role can’t send invitations.',
        '403 Your role can’t edit users.',
      ])
    }
  })

  test('an owner manages no owner, and gives no one the Business Owner role (PERM-14)', async () => {
    expect([
      responseText(await assign(owner, 1, [MANAGER_ROLE])),
      responseText(await toggle(owner, 1)),
      responseText(await assign(owner, TECH, [OWNER_ROLE])),
      responseText(await invite(owner, { role_ids: [OWNER_ROLE] })),
    ]).toEqual([
      '403 Only a system admin can change a business owner.',
      '403 Only a system admin can change a business owner.',
      '403 The Business Owner role is not given to anyone here.',
      '403 The Business Owner role is not given to anyone here.',
    ])
  })

  test('a system admin manages owners too, but the last one stays', async () => {
    const admin = await signIn(server, demoUser('admin').email)
    expect(responseText(await toggle(admin, 1))).toBe('409 The business needs an owner. This is the last one.')
    expect(responseText(await assign(admin, 1, [OWNER_ROLE, MANAGER_ROLE]))).toBe('200')
    expect(responseText(await assign(admin, 1, [MANAGER_ROLE]))).toBe(
      '403 The Business Owner role is not taken from anyone here.',
    )
  })

  test('no one whose custom role names it: they look, and change nothing', async () => {
    const { id: other } = await createdRole(owner)
    const { person, role } = await delegate(...PERMISSION_NAMES)
    await owner.ask(inviteUser, { body: { ...INVITED, business_id: 1 } })
    const invitationId = (await waitingOf(person))[0]?.id ?? 0
    expect([
      (await rolesOf(person)).length,
      (await usersOf(person)).length > 0,
      invitationId > 0,
      responseText(
        await person.send(createRole, { body: { ...ROLE_DRAFT, permissions: ['jobs.view.own'], business_id: 1 } }),
      ),
      responseText(await edit(person, other, { name: 'Mine' })),
      responseText(await remove(person, other)),
      responseText(await assign(person, TECH, [LEADER_ROLE])),
      responseText(await assign(person, 3, [role.id])),
      responseText(await toggle(person, TECH)),
      responseText(await invite(person)),
      responseText(await person.send(resendInvitation, { params: { businessId, invitationId } })),
      responseText(await person.send(withdrawInvitation, { params: { businessId, invitationId } })),
      responseText(await person.send(resetUserPassword, { params: { businessId, userId: TECH } })),
      await undoLatest(`role/${other}`, person),
    ]).toEqual([
      9,
      true,
      true,
      '403 Your role can’t create roles.',
      '403 Your role can’t edit roles.',
      '403 Your role can’t delete roles.',
      '403 Your role can’t give users roles.',
      '403 Your role can’t give users roles.',
      '403 Your role can’t edit users.',
      '403 Your role can’t send invitations.',
      '403 Your role can’t send invitations.',
      '403 Your role can’t withdraw invitations.',
      '403 Your role can’t edit users.',
      '403 Your role can’t undo this.',
    ])
  })

  test('no one takes a role from themselves', async () => {
    const admin = await signIn(server, demoUser('admin').email)
    const self = (await usersOf(admin)).find(({ user_type }) => user_type === 'system_admin')?.id ?? 0
    expect([responseText(await assign(owner, 1, [])), responseText(await assign(admin, self, []))]).toEqual([
      '403 Only a system admin can change a business owner.',
      '404 User not found',
    ])
  })
})
