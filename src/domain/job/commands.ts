import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import type { PermissionName } from '../permissions/catalogue'
import { bypassesChecks } from '../permissions/check'
import { roleCannot } from '../permissions/role-cannot'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import type { Job, JobStatus } from './job'

/** Commands on an existing job (JOB-11, X-42). */
export const JOB_COMMANDS = [
  'assign',
  'reassign',
  'depart',
  'start',
  'complete',
  'cancel',
  'miss',
  'reschedule',
  'dispatch',
] as const
export type JobCommand = (typeof JOB_COMMANDS)[number]

type Rule = {
  from: readonly JobStatus[]
  /** Next status; null leaves it unchanged. */
  to: JobStatus | null
  /** Any one is enough; `own` permissions apply only to the actor's own jobs. */
  permissions: readonly PermissionName[]
  /** Combines two commands, so all permissions are required. */
  needsAll?: true
  participle: string
}

export const OPEN_STATUSES = [
  'scheduled',
  'assigned',
  'en_route',
  'in_progress',
  'rescheduled',
] as const satisfies readonly JobStatus[]

export const isOpen = (status: JobStatus): boolean => (OPEN_STATUSES as readonly JobStatus[]).includes(status)

/** True unless completed or cancelled. */
export const isUnfinished = (status: JobStatus): boolean => status !== 'completed' && status !== 'cancelled'

/**
 * Lifecycle rules of a job, shared by machine guards, screens, routes and the mock server. A rescheduled job keeps its new date
 * until its crew is confirmed, so `assign` leads out of `rescheduled`.
 */
export const JOB_RULES: Record<JobCommand, Rule> = {
  assign: { from: ['scheduled', 'rescheduled'], to: 'assigned', permissions: ['jobs.assign'], participle: 'assigned' },
  reassign: { from: ['assigned', 'en_route'], to: null, permissions: ['jobs.reassign'], participle: 'reassigned' },
  depart: {
    from: ['assigned'],
    to: 'en_route',
    permissions: ['jobs.edit.all', 'jobs.edit.own'],
    participle: 'marked as on the way',
  },
  start: {
    from: ['assigned', 'en_route'],
    to: 'in_progress',
    permissions: ['jobs.edit.all', 'jobs.edit.own'],
    participle: 'started',
  },
  complete: { from: ['in_progress'], to: 'completed', permissions: ['jobs.complete'], participle: 'completed' },
  cancel: { from: OPEN_STATUSES, to: 'cancelled', permissions: ['jobs.edit.all'], participle: 'cancelled' },
  miss: {
    from: ['scheduled', 'assigned', 'en_route', 'rescheduled'],
    to: 'missed',
    permissions: ['jobs.edit.all'],
    participle: 'marked as missed',
  },
  reschedule: {
    from: ['scheduled', 'assigned', 'rescheduled', 'missed'],
    to: 'rescheduled',
    permissions: ['jobs.edit.all'],
    participle: 'rescheduled',
  },
  // Sets time and crew at once; without a crew the job waits for one again.
  dispatch: {
    from: ['scheduled', 'assigned', 'rescheduled', 'missed'],
    to: 'assigned',
    permissions: ['jobs.edit.all', 'jobs.assign'],
    needsAll: true,
    participle: 'moved',
  },
}

/** Fields the rules read. */
export type JobFacts = Pick<Job, 'status' | 'assigned_crew_members' | 'client_id'>

/** Job fields its lifecycle depends on, without names or addresses. */
export type JobCore = JobFacts & { id: number }

export const jobCore = (job: JobCore): JobCore => ({
  id: job.id,
  status: job.status,
  assigned_crew_members: job.assigned_crew_members,
  client_id: job.client_id,
})

export const isOwnJob = (actor: Actor, job: Pick<JobFacts, 'assigned_crew_members' | 'client_id'>): boolean =>
  (actor.crew_member_id !== null && job.assigned_crew_members.includes(actor.crew_member_id)) ||
  (actor.client_id !== null && job.client_id === actor.client_id)

export const seesAllJobs = (actor: Actor) => holds(actor, 'jobs.view.all')

export const mayListJobs = ({ permissions }: Actor): boolean =>
  permissions.includes('jobs.view.all') || permissions.includes('jobs.view.own')

/** PERM-18. */
export const maySeeJob = (actor: Actor, job: Pick<JobFacts, 'assigned_crew_members' | 'client_id'>): boolean =>
  seesAllJobs(actor) || (actor.permissions.includes('jobs.view.own') && isOwnJob(actor, job))

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

const wording = (status: JobStatus) => status.replaceAll('_', ' ')

/** The actor's permissions for a command; empty when the command needs all of them and one is missing. */
const heldFor = (actor: Actor, command: JobCommand): PermissionName[] => {
  const { permissions, needsAll } = JOB_RULES[command]
  const held = permissions.filter((name) => actor.permissions.includes(name))
  return needsAll && held.length < permissions.length ? [] : held
}

export const mayEver = (actor: Actor, command: JobCommand): boolean =>
  bypassesChecks(actor.user_type) || heldFor(actor, command).length > 0

const permitted = (actor: Actor, command: JobCommand, job: JobFacts): Verdict => {
  if (bypassesChecks(actor.user_type)) return { ok: true }
  const { participle } = JOB_RULES[command]
  const held = heldFor(actor, command)
  if (held.length === 0) return notPermitted(roleCannot('jobs', participle))
  // Completing has one permission for own and other jobs alike; those who see only their own jobs complete only those.
  const everyJob = held.some((name) => !name.endsWith('.own')) && seesAllJobs(actor)
  if (everyJob || isOwnJob(actor, job)) return { ok: true }
  return notPermitted(`Only jobs you are assigned to can be ${participle} by you.`)
}

/** Checks the permission first, then the status. The mock server answers 403 or 409; the screen shows the reason on the disabled action. */
export const judgeJob = (actor: Actor, command: JobCommand, job: JobFacts): Verdict => {
  const permission = permitted(actor, command, job)
  if (!permission.ok) return permission
  const { from, participle } = JOB_RULES[command]
  if (from.includes(job.status)) return { ok: true }
  const expected = list(from.map(wording))
  return byStatus(`Only ${article(expected)} ${expected} job can be ${participle}; this one is ${wording(job.status)}.`)
}

export const statusWithCrew = (crewMemberIds: readonly number[]): JobStatus =>
  crewMemberIds.length > 0 ? 'assigned' : 'scheduled'

export const statusAfter = (command: JobCommand, status: JobStatus): JobStatus => JOB_RULES[command].to ?? status

export const STATUS_COMMANDS = [
  'depart',
  'start',
  'complete',
  'cancel',
  'miss',
] as const satisfies readonly JobCommand[]
export type StatusCommand = (typeof STATUS_COMMANDS)[number]

const BY_STATUS: Partial<Record<JobStatus, StatusCommand>> = {
  en_route: 'depart',
  in_progress: 'start',
  completed: 'complete',
  cancelled: 'cancel',
  missed: 'miss',
}

/** Returns undefined for a status that `update-status` does not reach (API-20). */
export const commandForStatus = (status: JobStatus): StatusCommand | undefined => BY_STATUS[status]

/** Creates or permanently deletes jobs (PERM-18, X-43). */
export const mayCreateJobs = (actor: Actor): boolean => holds(actor, 'jobs.create')
export const mayDeleteJobs = (actor: Actor): boolean => holds(actor, 'jobs.delete')

/** Edits the job's fields, not its lifecycle: any job, or own ones (PERM-18). */
export const mayEditJob = (actor: Actor, job: Pick<JobFacts, 'assigned_crew_members' | 'client_id'>): boolean =>
  holds(actor, 'jobs.edit.all') || (actor.permissions.includes('jobs.edit.own') && isOwnJob(actor, job))

/** Anyone who may edit or complete the job may attach, whatever its status. */
export const mayAttach = (actor: Actor, job: JobFacts): boolean =>
  mayEditJob(actor, job) || permitted(actor, 'complete', job).ok

/** True when the actor may attach to some job. */
export const mayEverAttach = (actor: Actor): boolean => mayEditJobs(actor) || mayEver(actor, 'complete')

export const mayEditJobs = (actor: Actor): boolean => holds(actor, 'jobs.edit.all', 'jobs.edit.own')
