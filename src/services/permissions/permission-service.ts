import * as contract from '@/contract/permissions'
import type { InvitationDraft, ManagedRole, ManagedUser, RoleDraft } from '@/domain/permissions/managed'
import type { Edit } from '@/domain/record/merge-edits'
import type { Http } from '../http/http'

/** Path of the email where none is sent. */
export type Sent = { letter: string | undefined }

/** Writes of roles and users (API-30, EP-110). `key` is the intent's id. Each rejects with a plain `Failure`. */
export type PermissionService = {
  createRole(businessId: number, draft: RoleDraft, key: string): Promise<ManagedRole>
  /** Throws Failure 403 for a system role, 409 when someone else changed the same field. */
  editRole(businessId: number, roleId: number, edit: Edit<RoleDraft, ManagedRole>, key: string): Promise<ManagedRole>
  /** Throws Failure 409 while someone has the role. */
  deleteRole(businessId: number, roleId: number, key: string): Promise<void>
  /** Reports if it replaced an earlier invitation. Throws Failure 402 when the plan has no seat, 422 when the address has an account. */
  invite(businessId: number, draft: InvitationDraft, key: string): Promise<Sent & { replaced: boolean }>
  /** Throws Failure 402 when the plan has no seat, 409 when it was accepted or the address has an account by now. */
  resendInvitation(businessId: number, invitationId: number, key: string): Promise<Sent>
  /** Throws Failure 409 when it was accepted. */
  withdrawInvitation(businessId: number, invitationId: number, key: string): Promise<void>
  /** `was` holds the replaced role ids; concurrent changes are merged. Throws Failure 409 when no role would remain. */
  updateUserRoles(
    businessId: number,
    userId: number,
    roleIds: number[],
    was: number[],
    key: string,
  ): Promise<ManagedUser>
  resetPassword(businessId: number, userId: number, key: string): Promise<Sent>
  /** `was` is the previous status. Throws Failure 409 when it has changed. */
  toggleStatus(businessId: number, userId: number, was: 'active' | 'inactive', key: string): Promise<ManagedUser>
}

export const createPermissionService = (http: Http): PermissionService => ({
  async createRole(businessId, draft, key) {
    const body = { ...draft, business_id: businessId }
    return (await http.call(contract.createRole, { params: { businessId }, body, key })).role
  },
  async editRole(businessId, roleId, edit, key) {
    const call = { params: { businessId, roleId }, body: contract.toWireRoleEdit(edit), key }
    return (await http.call(contract.updateRole, call)).role
  },
  async deleteRole(businessId, roleId, key) {
    await http.call(contract.deleteRole, { params: { businessId, roleId }, key })
  },
  async invite(businessId, draft, key) {
    const body = {
      ...contract.toWireInvitation(draft),
      user_type: 'business_employee' as const,
      business_id: businessId,
    }
    const { letter, replaced = false } = await http.call(contract.inviteUser, { params: { businessId }, body, key })
    return { letter, replaced }
  },
  async resendInvitation(businessId, invitationId, key) {
    const { letter } = await http.call(contract.resendInvitation, { params: { businessId, invitationId }, key })
    return { letter }
  },
  async withdrawInvitation(businessId, invitationId, key) {
    await http.call(contract.withdrawInvitation, { params: { businessId, invitationId }, key })
  },
  async updateUserRoles(businessId, userId, role_ids, was, key) {
    const call = { params: { businessId, userId }, body: { role_ids, was }, key }
    return (await http.call(contract.updateUserRoles, call)).user
  },
  async resetPassword(businessId, userId, key) {
    const { letter } = await http.call(contract.resetUserPassword, { params: { businessId, userId }, key })
    return { letter }
  },
  async toggleStatus(businessId, userId, was, key) {
    return (await http.call(contract.toggleUserStatus, { params: { businessId, userId }, query: { was }, key })).user
  },
})
