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

/** Whether the actor may have the day scheduled: anyone who assigns crews by hand may (PERM-18, PERM-19). */
export const mayAutoSchedule = (actor: Actor): boolean => holdsOne(actor, ['ai.schedule', 'jobs.assign'])

/** Whether the actor may have a day planned and the plan carried out: giving crews to jobs that wait, or moving jobs that have one. */
export const mayPropose = (actor: Actor, kind: ProposalKind): boolean =>
  mayAutoSchedule(actor) && (kind === 'auto_schedule' || kind === 'fill_gap' || mayEver(actor, 'dispatch'))

/** Whether the actor may have routes worked out, which says where every crew is (PERM-19). */
export const mayOptimizeRoutes = (actor: Actor): boolean => holdsOne(actor, ['ai.optimize.routes', 'jobs.view.all'])

/** Whether the actor may read how a day or week goes (PERM-19). */
export const maySeeInsights = (actor: Actor): boolean => holdsOne(actor, ['ai.view', 'jobs.view.all'])

/** Whether the actor sees everyone who works in the business, and what they earn. Others see only the people on their own jobs. */
export const maySeeWholeCrew = (actor: Actor): boolean => holdsOne(actor, ['jobs.view.all'])

/** Whether the actor may read anything about the crew at all. */
export const maySeeCrew = (actor: Actor): boolean => holdsOne(actor, ['jobs.view.all', 'jobs.view.own'])

/** Whether the actor may add, edit or deactivate crew members: they are the business's people (PERM-20). */
export const mayManageCrew = (actor: Actor, action: 'create' | 'edit' | 'delete'): boolean =>
  holdsOne(actor, [`users.${action}`])

/** The ids of the crew members an actor meets: themselves, and the crew of their own jobs. */
export const visibleCrewIds = (actor: Actor, jobs: readonly Job[]): ReadonlySet<number> =>
  new Set([
    ...(actor.crew_member_id === null ? [] : [actor.crew_member_id]),
    ...jobs.filter((job) => isOwnJob(actor, job)).flatMap((job) => job.assigned_crew_members),
  ])

/** Whether the actor may read when someone is booked: the office of everyone, others of themselves. */
export const maySeeBookings = (actor: Actor, memberId: number): boolean =>
  maySeeWholeCrew(actor) || actor.crew_member_id === memberId

/**
 * A crew member as the actor sees them. Colleagues don't see someone's pay, home or reasons for absence; clients see who comes to them, but
 * nothing of their hours.
 */
export const crewMemberShownTo = (actor: Actor, member: CrewMember): CrewMember => {
  if (maySeeWholeCrew(actor) || actor.crew_member_id === member.id) return member
  const hourly_rate = centsFromDollars(0)
  if (actor.client_id !== null)
    return { ...member, ...NEW_CREW_MEMBER, employee_id: '', skills: [], user_id: null, hourly_rate }
  const absences = member.absences.map((absence) => ({ ...absence, reason: '' }))
  return { ...member, absences, home_base: null, hourly_rate }
}
