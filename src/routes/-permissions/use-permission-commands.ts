import { useMemo, useState } from 'react'
import type { InvitationDraft, ManagedRole, RoleDraft } from '@/domain/permissions/managed'
import { type Failure, statedFailure } from '@/domain/record/failure'
import type { Edit } from '@/domain/record/merge-edits'
import type { Sent } from '@/services/permissions/permission-service'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Letter, PermissionCommands, Problem } from '@/ui/permissions/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

const CHANGED = ['access'] as const
/** An invitation may add a crew member, and a login belongs to one. */
const CHANGED_WITH_CREW = ['access', 'crew'] as const

type RecordRef = { id: number }

const letterOf = ({ letter }: Sent): Letter | null => {
  const token = letter?.split('token=')[1]
  if (token === undefined) return null
  return { to: letter?.startsWith('/accept-invite') ? '/accept-invite' : '/reset-password', token }
}

/** Field errors are shown at their fields. */
const isOfFields = ({ status }: Failure) => status === 422

/** PERM-33, PERM-34 */
export const usePermissionCommands = () => {
  const { workspace, actor } = useWorkspace()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState(0)
  const commands = useMemo((): PermissionCommands => {
    const { permissions, crew } = workspace
    const business = actor.business_id
    const role = plainCommands(
      workspace,
      { kind: 'role', changed: CHANGED },
      {
        create: (draft: RoleDraft, key: string) => permissions.createRole(business, draft, key),
        edit: ({ id }: RecordRef, edit: Edit<RoleDraft, ManagedRole>, key: string) =>
          permissions.editRole(business, id, edit, key),
        remove: ({ id }: RecordRef, key: string) => permissions.deleteRole(business, id, key),
      },
    )
    const user = plainCommands(
      workspace,
      { kind: 'user', changed: CHANGED_WITH_CREW },
      {
        invite: (draft: InvitationDraft, key: string) => permissions.invite(business, draft, key),
        resend: ({ id }: RecordRef, key: string) => permissions.resendInvitation(business, id, key),
        withdraw: ({ id }: RecordRef, key: string) => permissions.withdrawInvitation(business, id, key),
        roles: ({ id }: RecordRef, ids: number[], was: number[], key: string) =>
          permissions.updateUserRoles(business, id, ids, was, key),
        reset: ({ id }: RecordRef, key: string) => permissions.resetPassword(business, id, key),
        toggle: ({ id }: RecordRef, was: 'active' | 'inactive', key: string) =>
          permissions.toggleStatus(business, id, was, key),
        link: ({ id }: RecordRef, memberId: number, linked: boolean, key: string) => {
          const [login, none] = [{ user_id: id }, { user_id: null }]
          const edit = linked ? { changed: login, was: none } : { changed: none, was: login }
          return crew.edit(business, memberId, edit, key)
        },
      },
    )
    const keep = (found: Omit<Problem, 'onDismiss'> | null) =>
      setProblem(found && { ...found, onDismiss: () => setProblem(null) })
    const awaited = async <O extends Outcome>(request: Promise<O>) => {
      setPending((count) => count + 1)
      const outcome = await request
      setPending((count) => count - 1)
      if (outcome.ok) setProblem(null)
      return outcome
    }
    /** Shows the server's message, or the specified one if it has none (PERM-34). */
    const inServersWords = async <O extends Outcome>(stated: string, request: Promise<O>) => {
      const outcome = await awaited(request)
      if (outcome.ok) return outcome
      const failure = statedFailure(outcome.failure, stated)
      if (!isOfFields(failure)) keep({ text: failure.message })
      return { ok: false as const, failure }
    }
    /** Shows the specified message, with the server's below it (PERM-33). */
    const inStatedWords = async <O extends Outcome>(stated: string, request: Promise<O>) => {
      const outcome = await awaited(request)
      if (!outcome.ok && !isOfFields(outcome.failure)) keep({ text: stated, detail: outcome.failure.message })
      return outcome
    }
    return {
      createRole: (draft) => inServersWords('Failed to create role', role.create(draft)),
      editRole: (one, edit) => inServersWords('Failed to update role', role.edit(one, edit)),
      deleteRole: (one) => inServersWords('Failed to delete role', role.remove(one)),
      async invite(draft) {
        const outcome = await inStatedWords('Failed to invite user', user.invite(draft))
        return outcome.ok
          ? { ...outcome, letter: letterOf(outcome.answer), replaced: outcome.answer.replaced }
          : outcome
      },
      async resendInvitation(one) {
        const outcome = await inStatedWords('Failed to send the invitation', user.resend(one))
        return outcome.ok ? { ...outcome, letter: letterOf(outcome.answer) } : outcome
      },
      withdrawInvitation: (one) => inStatedWords('Failed to withdraw the invitation', user.withdraw(one)),
      updateUserRoles: (one, ids, was) => inStatedWords('Failed to update user roles', user.roles(one, ids, was)),
      async resetPassword(one) {
        const outcome = await inStatedWords('Failed to reset password', user.reset(one))
        return outcome.ok ? { ...outcome, letter: letterOf(outcome.answer) } : outcome
      },
      toggleStatus: (one, was) => inStatedWords('Failed to update user status', user.toggle(one, was)),
      linkCrewMember: (one, { id }, linked) =>
        inServersWords('Failed to save the crew member', user.link(one, id, linked)),
      undo: requesting(workspace, CHANGED_WITH_CREW).undoFacts,
    }
  }, [workspace, actor.business_id])
  return { commands, problem, isSending: pending > 0 }
}
