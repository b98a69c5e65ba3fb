import { DEFAULT_BUSINESS_ID, DEFAULT_TIME_ZONE } from '../account/business'
import { fullName, type User, type UserType } from '../account/user'
import type { PermissionName } from './catalogue'
import { permissionsOf } from './check'

/** The person making a request: the part of a user that rules read. Plain data, so that a flow can carry it. */
export type Actor = {
  user_id: number
  name: string
  user_type: UserType
  business_id: number
  /** The business's time zone, in which every day and hour is computed. IANA name. */
  time_zone: string
  permissions: PermissionName[]
  /** The actor's own crew member, if any: makes a job "own" for staff. */
  crew_member_id: number | null
  /** The actor's own client, if any: makes a job "own" for a property owner. */
  client_id: number | null
}

const actors = new WeakMap<User, Actor>()

/** Returns the same object for the same user, so that memoized lists stay valid. */
export const actorFrom = (user: User): Actor => {
  const cachedActor = actors.get(user)
  if (cachedActor) return cachedActor
  const actor: Actor = {
    user_id: user.id,
    name: fullName(user),
    user_type: user.user_type,
    business_id: user.business_id ?? DEFAULT_BUSINESS_ID,
    time_zone: user.business_timezone ?? DEFAULT_TIME_ZONE,
    permissions: permissionsOf(user),
    crew_member_id: user.crew_member_id,
    client_id: user.client_id,
  }
  actors.set(user, actor)
  return actor
}
