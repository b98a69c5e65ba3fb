import * as v from 'valibot'
import { cents } from './amount'
import { id } from './field'
import { readable } from './wording'

/** SCHED-07 */
export const CREW_ROLES = ['crew_leader', 'technician', 'specialist'] as const
export const CREW_STATUSES = ['available', 'assigned', 'inactive'] as const

/** Somebody who does jobs. `user_id` is the sign-in that belongs to them, if any. */
export const crewMemberSchema = v.object({
  id,
  business_id: id,
  employee_id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role: v.picklist(CREW_ROLES),
  status: v.picklist(CREW_STATUSES),
  skills: v.array(v.string()),
  hourly_rate: cents,
  crew_id: id,
  user_id: v.nullable(id),
})
export type CrewMember = v.InferOutput<typeof crewMemberSchema>

/** `Crew leader` */
export const crewRoleLabel = (role: CrewMember['role']): string => readable(role)
