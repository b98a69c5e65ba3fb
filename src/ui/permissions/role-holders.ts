import { fullName } from '@/domain/account/user'
import { isActive, type ManagedUser } from '@/domain/permissions/managed'
import { listed } from '@/domain/text/wording'
import type { Loadable } from '@/ui/kit/feedback/loadable'

type Held = Pick<ManagedUser, 'first_name' | 'last_name' | 'status'> & { roles: readonly { id: number }[] }

/** `2: Ann Lee and Bo Cruz`: active users with the role. `None` only once users are loaded. */
export const holdersText = (roleId: number, users: Loadable<readonly Held[]>): string => {
  if (users.state === 'loading') return 'Loading…'
  if (users.state === 'failed') return 'Could not be loaded'
  const active = users.value.filter((user) => isActive(user) && user.roles.some(({ id }) => id === roleId))
  return active.length === 0 ? 'None' : `${active.length}: ${listed(active.map(fullName))}`
}
