import type { ReadBodyOf } from '@/contract/endpoint'
import { createRole, deleteRole, listPermissions, listRoles, updateRole } from '@/contract/permissions'
import { administers, isRoleOf, mayReadRoles } from '@/domain/permissions/access'
import { SYSTEM_ROLE_NOTE } from '@/domain/permissions/administration'
import { PERMISSION_NAMES, type PermissionName } from '@/domain/permissions/catalogue'
import { DESCRIBED_PERMISSIONS } from '@/domain/permissions/catalogue-words'
import type { ManagedRole, RoleDraft } from '@/domain/permissions/managed'
import { DUPLICATE_ROLE_NAME } from '@/domain/permissions/role'
import { permissionFrom } from '@/domain/permissions/system-roles'
import { mergedSet } from '@/domain/record/merge-edits'
import type { Route } from '../core/call'
import { isoNow } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { crud } from '../core/write/crud'
import { invalid, permitReading, Refusal } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { isRoleNameTakenIn } from './role-names'
import type { RoleRow } from './tables'

const namesIn = ({ permissions }: Pick<RoleRow, 'permissions'>): PermissionName[] => {
  const names = new Set(permissions.map(({ name }) => name))
  return PERMISSION_NAMES.filter((name) => names.has(name))
}

const userCountOf = (roleId: number, store: Reader): number =>
  store.table('users').filter(({ role_ids }) => role_ids.includes(roleId)).length

/** The role as the API returns it (PERM-30). */
export const managedRole = (row: RoleRow, store: Reader): ManagedRole => ({
  ...row,
  permissions: namesIn(row),
  user_count: userCountOf(row.id, store),
})

/** In creation order (PERM-26). */
export const rolesOf = (businessId: number, store: Reader): RoleRow[] =>
  store.table('roles').filter((role) => isRoleOf(role, businessId))

/** Throws Refusal 422 for an invalid name. */
const checkName = (role: RoleRow, store: Store): void => {
  if (isRoleNameTakenIn(role, store)) throw invalid('name', DUPLICATE_ROLE_NAME)
}

/** Throws Refusal 403 for a system role. */
const checkCustom = ({ is_system }: RoleRow): void => {
  if (is_system) throw new Refusal(403, SYSTEM_ROLE_NOTE)
}

const edited = (row: RoleRow, draft: Partial<RoleDraft>, store: Store): RoleRow => {
  checkCustom(row)
  const { name = row.name, description = row.description, permissions = namesIn(row) } = draft
  const after = { ...row, name, description, permissions: permissions.map(permissionFrom) }
  checkName(after, store)
  return after
}

type Edited = Requester & { params: { roleId: string }; body: ReadBodyOf<typeof updateRole> }
type Patch = Requester & { body: { draft: Partial<RoleDraft>; was: object | undefined } }

/** Converts an edit's permission names to full permissions. Merges concurrent changes of others first, while both are names. */
const asRows = <A extends Edited>(request: A, store: Store): Patch => {
  const { was, name, description, permissions } = request.body
  const row = store.find('roles', Number(request.params.roleId))
  const both = row && was?.permissions && permissions && mergedSet(was.permissions, namesIn(row), permissions)
  const draft = {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(permissions === undefined ? {} : { permissions: both ?? permissions }),
  }
  const before = both ? row.permissions : was?.permissions?.map(permissionFrom)
  return { ...request, body: { draft, was: was && (before ? { ...was, permissions: before } : was) } }
}

/** Custom roles (PERM-28). The table's rule prevents deleting a role in use. */
const roles = crud('roles', {
  reads: { may: mayReadRoles, shown: () => (role) => role },
  may: {
    create: administers,
    edit: administers,
    delete: administers,
  },
  create({ businessId, body }: Requester & { body: ReadBodyOf<typeof createRole> }, id, store) {
    if (body.business_id !== businessId) throw invalid('business_id', 'This is not the business that is asked.')
    const { name, description, permissions } = body
    const role: RoleRow = {
      id,
      name,
      description,
      scope: 'business',
      business_id: businessId,
      is_system: false,
      created_at: isoNow(store),
      permissions: permissions.map(permissionFrom),
    }
    checkName(role, store)
    return role
  },
  edit: (request: Patch, row, store) => edited(row, request.body.draft, store),
  remove(row) {
    checkCustom(row)
    return null
  },
  answer: (row, _request, store) => ({ role: managedRole(row, store) }),
})

const editing = roles.edit((request: Patch & { params?: { roleId: string } }) => request.params?.roleId ?? '')

/** API-30, EP-110 */
export const roleRoutes: readonly Route[] = [
  reading(listPermissions, ({ actor }, store) => {
    permitReading('roles', mayReadRoles(actor), store)
    return { permissions: DESCRIBED_PERMISSIONS.slice() }
  }),
  reading(listRoles, ({ actor, businessId }, store) => {
    permitReading('roles', mayReadRoles(actor), store)
    return { roles: rolesOf(businessId, store).map((row) => managedRole(row, store)) }
  }),
  writing(createRole, roles.create),
  writing(updateRole, {
    ...editing,
    facts: (request, store) => editing.facts({ ...asRows(request, store), params: request.params }, store),
    answer: (facts, request, store) =>
      editing.answer(facts, { ...asRows(request, store), params: request.params }, store),
  }),
  writing(
    deleteRole,
    roles.remove(
      ({ params }) => params.roleId,
      () => ({ success: true }),
    ),
  ),
]
