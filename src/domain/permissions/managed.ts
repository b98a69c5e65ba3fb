import * as v from 'valibot'
import { userTypeSchema } from '../account/user'
import { CREW_ROLES } from '../crew/vocabulary'
import { cents } from '../money/amount'
import { type CopyRules, copyFields } from '../record/copy'
import { count, email, id, LONGEST, list } from '../text/field'
import { filledText, text } from '../text/typed-text'
import { PERMISSION_NAMES, type PermissionName } from './catalogue'
import { roleSchema } from './role'
import { SYSTEM_ROLES, type SystemRoleKey } from './system-roles'

const permissionName = v.picklist(PERMISSION_NAMES)

/** A role for role managers: permissions by id, and its user count (PERM-30). */
export const managedRoleSchema = v.object({
  id,
  name: v.string(),
  description: v.string(),
  permissions: v.array(permissionName),
  user_count: count,
  is_system: v.boolean(),
  scope: roleSchema.entries.scope,
  created_at: v.nullable(v.string()),
  business_id: v.nullable(id),
})
export type ManagedRole = v.InferOutput<typeof managedRoleSchema>

/** A user for user managers (PERM-31). Any status other than `active` is shown as inactive. */
export const managedUserSchema = v.object({
  id,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  roles: v.array(v.object({ id, name: v.string() })),
  status: v.string(),
  last_login: v.nullable(v.string()),
  /** Set by the user's own privacy preferences (SET-02). */
  hides_last_login: v.optional(v.boolean(), false),
  business_id: v.nullable(id),
  user_type: userTypeSchema,
  phone: v.optional(v.nullable(v.string()), null),
  crew_member: v.optional(v.nullable(v.object({ id, name: v.string() })), null),
  client_id: v.optional(v.nullable(id), null),
})
export type ManagedUser = v.InferOutput<typeof managedUserSchema>

/** True for users who can sign in (PERM-29). */
export const isActive = ({ status }: Pick<ManagedUser, 'status'>): boolean => status === 'active'

const LONGEST_ROLE_NAME = 60

const roleName = filledText(LONGEST_ROLE_NAME, 'Name the role')

/** `Foreman copy`, or empty if that is too long. */
export const copyName = ({ name }: { name: string }): string => {
  const copy = `${name} copy`
  return v.is(roleName, copy) ? copy : ''
}

/** A custom role: name, description and at least one permission (PERM-13). */
export const roleDraftSchema = v.object({
  name: roleName,
  description: filledText(LONGEST.title, 'Describe the role'),
  permissions: v.pipe(
    list(permissionName, PERMISSION_NAMES.length),
    v.nonEmpty('Select at least one permission'),
    // Sorted by CATALOGUE, so that equal sets are equal lists.
    v.transform((names) => PERMISSION_NAMES.filter((name) => names.includes(name))),
  ),
})
export type RoleDraft = v.InferOutput<typeof roleDraftSchema>

const ROLE_COPY = {
  description: 'takes',
  permissions: 'takes',
  id: 'never',
  name: 'never',
  user_count: 'never',
  is_system: 'never',
  scope: 'never',
  created_at: 'never',
  business_id: 'never',
} as const satisfies CopyRules<ManagedRole>

/** The initial values of a copied role, which is custom and has no users even if the original is a system role. */
export const copyOfRole = (role: ManagedRole): Pick<ManagedRole, keyof RoleDraft> => ({
  ...copyFields(role, ROLE_COPY),
  name: copyName(role),
})
export const roleFormOf = ({
  name,
  description,
  permissions,
}: ManagedRole): Pick<ManagedRole, 'name' | 'description' | 'permissions'> => ({ name, description, permissions })

export const MOST_ROLES = 50

export const rolesFormSchema = v.object({ role_ids: v.array(v.number()) })
export type RolesForm = v.InferInput<typeof rolesFormSchema>
export const rolesFormOf = ({ role_ids }: RolesForm): RolesForm => ({ role_ids })

export const invitedMemberSchema = v.object({
  employee_id: filledText(LONGEST.code, 'Employee ID is required'),
  role: v.picklist(CREW_ROLES),
  hourly_rate: cents,
  crew_id: id,
})

/** The invited person with their roles and crew member (PERM-14, PERM-31). */
export const invitationDraftSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Email address is required'), email),
  first_name: filledText(LONGEST.name, 'First name is required'),
  last_name: filledText(LONGEST.name, 'Last name is required'),
  role_ids: v.pipe(list(id, MOST_ROLES), v.nonEmpty('Select at least one role')),
  phone: v.optional(text(LONGEST.phone), ''),
  crew_member_id: v.optional(v.nullable(id), null),
  new_crew_member: v.optional(v.nullable(invitedMemberSchema), null),
})
export type InvitationDraft = v.InferOutput<typeof invitationDraftSchema>

export const managedInvitationSchema = v.object({
  id,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  roles: v.array(v.object({ id, name: v.string() })),
  invited_by: v.string(),
  /** ISO 8601. */
  expires_at: v.string(),
  status: v.picklist(['pending', 'expired']),
  crew_member: v.optional(v.nullable(v.object({ id, name: v.string() })), null),
})
export type ManagedInvitation = v.InferOutput<typeof managedInvitationSchema>

/** Suggested roles by user type (PERM-25). */
const SUGGESTED_ROLES: Readonly<Record<ManagedUser['user_type'], readonly SystemRoleKey[]>> = {
  system_admin: [],
  business_owner: ['business_owner'],
  business_manager: ['office_manager', 'crew_leader'],
  business_employee: ['field_technician', 'billing_specialist'],
  property_owner: ['property_owner'],
}

export const isSuggested = ({ name, is_system }: ManagedRole, type: ManagedUser['user_type']): boolean =>
  is_system && SUGGESTED_ROLES[type].some((key) => SYSTEM_ROLES[key].name === name)

/** In the order of CATALOGUE. */
export const permissionChange = (before: readonly PermissionName[], after: readonly PermissionName[]) => ({
  gained: after.filter((name) => !before.includes(name)),
  lost: before.filter((name) => !after.includes(name)),
})
