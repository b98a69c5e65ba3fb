import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import { isActive, type ManagedUser } from '@/domain/permissions/managed'
import { runOnMany } from '@/ui/kit/records/actions/run-on-many'
import { announce, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { LeavingUsers, PermissionCommands, PermissionContext } from './types'
import type { UserRecords } from './user-records'

export type UserDialogRequest =
  | { what: 'reset' | 'crew'; user: ManagedUser }
  | { what: 'deactivate'; users: readonly ManagedUser[] }

export const toggleUsers = async (users: readonly ManagedUser[], commands: PermissionCommands): Promise<void> => {
  const { done, undo } = await runOnMany(
    users,
    (user) => commands.toggleStatus(user, isActive(user) ? 'active' : 'inactive'),
    fullName,
  )
  const [first] = done
  if (!first) return
  const who = done.length === 1 ? fullName(first) : `${done.length} users`
  const about = done.length === 1 ? `user/${first.id}` : undefined
  announce(`${who} ${isActive(first) ? 'deactivated' : 'activated'}`, { undo, about })
}

/** User actions and the open dialog about one user; `LazyUserDialog` renders it. */
export const useUserActions = (
  definition: UserRecords,
  { commands, onEditRoles, onViewAsUser }: LeavingUsers & Pick<PermissionContext, 'commands'>,
) => {
  const [dialog, setDialog] = useState<UserDialogRequest | null>(null)
  const actions = useRecordActions(definition, {
    leads: {
      roles: ({ id }) => onEditRoles(id),
      crew: (user) => setDialog({ what: 'crew', user }),
      view: onViewAsUser,
      reset: (user) => setDialog({ what: 'reset', user }),
      deactivate: (_, users) => setDialog({ what: 'deactivate', users }),
      activate: (_, users) => void toggleUsers(users, commands),
    },
  })
  return { actions, asked: dialog, stopAsking: () => setDialog(null) }
}
