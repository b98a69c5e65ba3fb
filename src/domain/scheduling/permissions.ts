import { type CrewMember, NEW_CREW_MEMBER } from '../crew/crew'
import { isOwnJob, mayEver } from '../job/commands'
import type { Job } from '../job/job'
import { centsFromDollars } from '../money/money'
import type { Actor } from '../permissions/actor'
import type { PermissionName } from '../permissions/catalogue'
import { bypassesChecks } from '../permissions/check'
import type { ProposalKind } from './proposal/ask'

const holdsOne = (actor: Actor, names: readonly PermissionName[]): boolean =>
  bypassesChecks(actor.user_type) || names.some((name) => actor.permissions.includes(name))

/** Anyone who can assign crews by hand (PERM-18, PERM-19). */
export const mayAutoSchedule = (actor: Actor): boolean => holdsOne(actor, ['ai.schedule', 'jobs.assign'])

export const mayPropose = (actor: Actor, kind: ProposalKind): boolean =>
  mayAutoSchedule(actor) && (kind === 'auto_schedule' || kind === 'fill_gap' || mayEver(actor, 'dispatch'))

/** Optimized routes reveal every crew's location (PERM-19). */
export const mayOptimizeRoutes = (actor: Actor): boolean => holdsOne(actor, ['ai.optimize.routes', 'jobs.view.all'])

/** PERM-19 */
export const maySeeInsights = (actor: Actor): boolean => holdsOne(actor, ['ai.view', 'jobs.view.all'])

export const maySeeWholeCrew = (actor: Actor): boolean => holdsOne(actor, ['jobs.view.all'])

export const maySeeCrew = (actor: Actor): boolean => holdsOne(actor, ['jobs.view.all', 'jobs.view.own'])

/** Crew members are people of the business (PERM-20). */
export const mayManageCrew = (actor: Actor, action: 'create' | 'edit' | 'delete'): boolean =>
  holdsOne(actor, [`users.${action}`])

/** Ids of the crew members an actor may see: themselves and the crews of their own jobs. */
export const visibleCrewIds = (actor: Actor, jobs: readonly Job[]): ReadonlySet<number> =>
  new Set([
    ...(actor.crew_member_id === null ? [] : [actor.crew_member_id]),
    ...jobs.filter((job) => isOwnJob(actor, job)).flatMap((job) => job.assigned_crew_members),
  ])

/** Office users see everyone's bookings; others see their own. */
export const maySeeBookings = (actor: Actor, memberId: number): boolean =>
  maySeeWholeCrew(actor) || actor.crew_member_id === memberId

/** Hides pay, home and absence reasons from colleagues, and working hours from clients. */
export const crewMemberShownTo = (actor: Actor, member: CrewMember): CrewMember => {
  if (maySeeWholeCrew(actor) || actor.crew_member_id === member.id) return member
  const hourly_rate = centsFromDollars(0)
  if (actor.client_id !== null)
    return { ...member, ...NEW_CREW_MEMBER, employee_id: '', skills: [], user_id: null, hourly_rate }
  const absences = member.absences.map((absence) => ({ ...absence, reason: '' }))
  return { ...member, absences, home_base: null, hourly_rate }
}
