import * as v from 'valibot'
import { money } from '@/domain/money/amount'
import { dollarsFromCents } from '@/domain/money/money'
import { NO_BUSINESS } from '@/domain/permissions/administration'
import { PERMISSION_NAMES } from '@/domain/permissions/catalogue'
import {
  type InvitationDraft,
  invitationDraftSchema,
  invitedMemberSchema,
  type ManagedRole,
  MOST_ROLES,
  managedInvitationSchema,
  managedRoleSchema,
  managedUserSchema,
  type RoleDraft,
  roleDraftSchema,
} from '@/domain/permissions/managed'
import type { Edit } from '@/domain/record/merge-edits'
import { id, list } from '@/domain/text/field'
import { editBody } from './edit'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'

const base = '/api/businesses/:businessId'
const shared = { service: 'auth', bearer: true } as const

const permission = v.object({
  id: v.picklist(PERMISSION_NAMES),
  name: v.string(),
  resource: v.string(),
  action: v.string(),
  description: v.string(),
  scope: v.picklist(['business', 'system']),
  category: v.string(),
})

const businessId = v.pipe(
  v.nullish(id, null),
  v.check((named) => named !== null, NO_BUSINESS),
)
const roleIds = list(id, MOST_ROLES)
const oneRole = v.object({ role: managedRoleSchema })
const wireInvitedMember = v.object({ ...invitedMemberSchema.entries, hourly_rate: money })
const oneUser = v.object({ user: managedUserSchema })

/** Calls of permission administration (API-30, EP-110). The documents name no paths, so these are ours. */
export const listPermissions = endpoint({
  ...shared,
  id: 'EP-110a',
  method: 'GET',
  path: `${base}/permissions`,
  summary: 'The permission catalogue',
  answer: listAnswer('permissions', permission),
  idempotent: false,
  failures: [403],
})

export const listRoles = endpoint({
  ...shared,
  id: 'EP-110b',
  method: 'GET',
  path: `${base}/roles`,
  summary: 'Roles of the business',
  answer: listAnswer('roles', managedRoleSchema),
  idempotent: false,
  failures: [403],
})

export const createRole = endpoint({
  ...shared,
  id: 'EP-110c',
  method: 'POST',
  path: `${base}/roles`,
  summary: 'Create a custom role',
  body: v.object({ ...roleDraftSchema.entries, business_id: businessId }),
  answer: oneRole,
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const updateRole = endpoint({
  ...shared,
  id: 'EP-110d',
  method: 'PUT',
  path: `${base}/roles/:roleId`,
  summary: 'Edit a custom role',
  body: editBody(roleDraftSchema, managedRoleSchema),
  answer: oneRole,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteRole = endpoint({
  ...shared,
  id: 'EP-110e',
  method: 'DELETE',
  path: `${base}/roles/:roleId`,
  summary: 'Delete a custom role that no one has',
  answer: v.object({ success: v.boolean() }),
  idempotent: true,
  failures: [403, 404, 409],
})

export const listUsers = endpoint({
  ...shared,
  id: 'EP-110f',
  method: 'GET',
  path: `${base}/users`,
  summary: 'Users of the business, and system admins',
  answer: listAnswer('users', managedUserSchema),
  idempotent: false,
  failures: [403],
})

export const inviteUser = endpoint({
  ...shared,
  id: 'EP-110g',
  method: 'POST',
  path: `${base}/users/invite`,
  summary: 'Invite someone; a new invitation replaces an earlier one to the same address',
  body: v.object({
    ...invitationDraftSchema.entries,
    new_crew_member: v.optional(v.nullable(wireInvitedMember), null),
    user_type: v.optional(v.literal('business_employee'), 'business_employee'),
    business_id: businessId,
  }),
  /** `letter` is the path of the email, as for a password reset. Also says whether an earlier invitation was replaced. */
  answer: v.object({ success: v.boolean(), letter: v.optional(v.string()), replaced: v.optional(v.boolean()) }),
  status: 201,
  idempotent: true,
  failures: [402, 403, 422],
})

export const listInvitations = endpoint({
  ...shared,
  id: 'EP-110k',
  method: 'GET',
  path: `${base}/invitations`,
  summary: 'Who is invited and has not joined',
  answer: listAnswer('invitations', managedInvitationSchema),
  idempotent: false,
  failures: [403],
})

export const resendInvitation = endpoint({
  ...shared,
  id: 'EP-110l',
  method: 'POST',
  path: `${base}/invitations/:invitationId/resend`,
  summary: 'Send an invitation again, with a new link; the one before stops working',
  answer: v.object({ success: v.boolean(), letter: v.optional(v.string()) }),
  idempotent: true,
  failures: [402, 403, 404, 409],
})

export const withdrawInvitation = endpoint({
  ...shared,
  id: 'EP-110m',
  method: 'DELETE',
  path: `${base}/invitations/:invitationId`,
  summary: 'Withdraw an invitation; its link stops working',
  answer: v.object({ success: v.boolean() }),
  idempotent: true,
  failures: [403, 404, 409],
})

export const updateUserRoles = endpoint({
  ...shared,
  id: 'EP-110h',
  method: 'PUT',
  path: `${base}/users/:userId/roles`,
  summary: 'Give a user other roles; what others gave or took since `was` is merged',
  body: v.object({ role_ids: roleIds, was: v.optional(roleIds) }),
  answer: oneUser,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const resetUserPassword = endpoint({
  ...shared,
  id: 'EP-110i',
  method: 'POST',
  path: `${base}/users/:userId/reset-password`,
  summary: 'Send a user a link to set a new password',
  answer: v.object({ success: v.boolean(), letter: v.optional(v.string()) }),
  idempotent: true,
  failures: [403, 404, 409],
})

export const toggleUserStatus = endpoint({
  ...shared,
  id: 'EP-110j',
  method: 'POST',
  path: `${base}/users/:userId/toggle-status`,
  summary: 'Deactivate an active user, activate any other; refused when the status is no longer that of `was`',
  query: v.object({ was: v.optional(v.picklist(['active', 'inactive'])) }),
  answer: oneUser,
  idempotent: true,
  failures: [402, 403, 404, 409, 422],
})

export const toWireRoleEdit = ({ changed, was }: Edit<RoleDraft, ManagedRole>) => ({ ...changed, was })

export const toWireInvitation = ({ new_crew_member, ...draft }: InvitationDraft) => ({
  ...draft,
  new_crew_member: new_crew_member && {
    ...new_crew_member,
    hourly_rate: dollarsFromCents(new_crew_member.hourly_rate),
  },
})
