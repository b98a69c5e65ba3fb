import { useState } from 'react'
import { isActive, type ManagedUser } from '@/domain/permissions/managed'
import { fullName } from '@/domain/user'
import { announce, useRecordActions } from '@/ui/kit/records/use-record-actions'
import type { PermissionCommands } from './types'
import type { UserRecords } from './user-records'

/** What is asked of a user, or that somebody is invited. */
export type AskedOfUser = { what: 'invite' } | { what: 'roles' | 'reset' | 'deactivate'; user: ManagedUser }

/** Activates or deactivates a user, and says so (PERM-29). */
export const toggleUser = async (user: ManagedUser, commands: PermissionCommands): Promise<void> => {
  const outcome = await commands.toggleStatus(user, isActive(user) ? 'active' : 'inactive')
  if (!outcome.ok) return
  await outcome.shown
  announce(`${fullName(user)} ${isActive(user) ? 'deactivated' : 'activated'}`, {
    undo: outcome.undo,
    about: `user/${user.id}`,
  })
}

/** What can be done with users on a screen, and what is asked about one of them; `LazyUserDialog` asks it. */
export const useUserActions = (definition: UserRecords, commands: PermissionCommands) => {
  const [asked, setAsked] = useState<AskedOfUser | null>(null)
  const actions = useRecordActions(definition, {
    leads: {
      roles: (user) => setAsked({ what: 'roles', user }),
      reset: (user) => setAsked({ what: 'reset', user }),
      deactivate: (user) => setAsked({ what: 'deactivate', user }),
      activate: (user) => void toggleUser(user, commands),
    },
  })
  return { actions, asked, ask: setAsked, stopAsking: () => setAsked(null) }
}
