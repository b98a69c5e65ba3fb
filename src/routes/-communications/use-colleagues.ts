import { useQuery } from '@tanstack/react-query'
import { fullName } from '@/domain/account/user'
import { mayReadUsers } from '@/domain/permissions/access'
import { usersQuery } from '@/services/permissions/queries'
import type { Colleague } from '@/ui/communications/types'
import { useWorkspace } from '../-session/workspace'

/** Staff to whom a conversation can be handed over; only oneself without access to the list of users. */
export const useColleagues = (): readonly Colleague[] => {
  const { workspace, actor } = useWorkspace()
  const { data = [] } = useQuery({
    ...usersQuery(workspace.http, actor.business_id),
    enabled: mayReadUsers(actor),
  })
  const staff = data
    .filter(({ client_id }) => client_id === null)
    .map((user) => ({ id: user.id, name: fullName(user) }))
  return staff.length > 0 ? staff : [{ id: actor.user_id, name: actor.name }]
}
