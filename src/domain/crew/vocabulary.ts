import { readable } from '../text/wording'

/** SCHED-07. */
export const CREW_ROLES = ['crew_leader', 'technician', 'specialist'] as const
export const CREW_STATUSES = ['available', 'assigned', 'inactive'] as const
export type CrewRole = (typeof CREW_ROLES)[number]
export type CrewStatus = (typeof CREW_STATUSES)[number]

export const crewRoleLabel = (role: CrewRole): string => readable(role)

export const crewStatusLabel = (status: CrewStatus): string => readable(status)
