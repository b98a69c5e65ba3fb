import { DEFAULT_BUSINESS_ID, DEFAULT_TIME_ZONE } from '../account/business'
import { fullName, type User, type UserType } from '../account/user'
import type { PermissionName } from './catalogue'
import { permissionsOf } from './check'

/** The person asking for something: a user cut down to what rules look at. Plain data, so that a flow can carry it. */
export type Actor = {
  user_id: number
  name: string
  user_type: UserType
  business_id: number
  /** The time zone of that business, in which every day and hour is computed. IANA name. */
  time_zone: string
  permissions: PermissionName[]
  /** The crew member this person is, if one: what makes a job "own" for staff. */
  crew_member_id: number | null
  /** The client this person is, if one: what makes a job "own" for a property owner. */
  client_id: number | null
}

const actors = new WeakMap<User, Actor>()

/** The actor a user is in their own business: the same object for the same user, so that lists made for it stay made. */
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
