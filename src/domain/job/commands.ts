import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import type { PermissionName } from '../permissions/catalogue'
import { bypassesChecks } from '../permissions/check'
import { roleCannot } from '../permissions/role-cannot'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import type { Job, JobStatus } from './job'

/** What can be asked of a job that exists (JOB-11, X-42). */
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
  /** The status afterwards; null leaves it as it is. */
  to: JobStatus | null
  /** Holding one of these is enough; an `own` permission counts only for the actor's own jobs. */
  permissions: readonly PermissionName[]
  /** It does what two commands do, so that all of the permissions are needed. */
  needsAll?: true
  /** `started`, as in "can be started". */
  participle: string
}

/** Statuses in which the work still lies ahead or is under way. */
export const OPEN_STATUSES = [
  'scheduled',
  'assigned',
  'en_route',
  'in_progress',
  'rescheduled',
] as const satisfies readonly JobStatus[]

/** Whether the work still lies ahead or is under way. */
export const isOpen = (status: JobStatus): boolean => (OPEN_STATUSES as readonly JobStatus[]).includes(status)

/** Whether the work may still be done: it is neither completed nor cancelled. */
export const isUnfinished = (status: JobStatus): boolean => status !== 'completed' && status !== 'cancelled'

/**
 * The life of a job, once and for all readers: machine guards, screens, routes and the mock server. A rescheduled job keeps
 * its new date and waits for its crew to be confirmed, which is why `assign` leads out of `rescheduled`.
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
  // A time and a crew in one go; without a crew the job waits for one again.
  dispatch: {
    from: ['scheduled', 'assigned', 'rescheduled', 'missed'],
    to: 'assigned',
    permissions: ['jobs.edit.all', 'jobs.assign'],
    needsAll: true,
    participle: 'moved',
  },
}

/** What the rules look at in a job. */
export type JobFacts = Pick<Job, 'status' | 'assigned_crew_members' | 'client_id'>

/** A job cut down to what its life depends on: no name and no address of anyone. */
export type JobCore = JobFacts & { id: number }

/** Cuts a job down to what its life depends on. */
export const jobCore = (job: JobCore): JobCore => ({
  id: job.id,
  status: job.status,
  assigned_crew_members: job.assigned_crew_members,
  client_id: job.client_id,
})

/** Whether the job is the actor's own: on its crew, or the client it is done for. */
export const isOwnJob = (actor: Actor, job: Pick<JobFacts, 'assigned_crew_members' | 'client_id'>): boolean =>
  (actor.crew_member_id !== null && job.assigned_crew_members.includes(actor.crew_member_id)) ||
  (actor.client_id !== null && job.client_id === actor.client_id)

/** Whether the actor sees every job of the business. */
export const seesAllJobs = (actor: Actor) => holds(actor, 'jobs.view.all')

/** Whether there are jobs at all that the actor may see. */
export const mayListJobs = ({ permissions }: Actor): boolean =>
  permissions.includes('jobs.view.all') || permissions.includes('jobs.view.own')

/** Whether the actor may see the job at all (PERM-18). */
export const maySeeJob = (actor: Actor, job: Pick<JobFacts, 'assigned_crew_members' | 'client_id'>): boolean =>
  seesAllJobs(actor) || (actor.permissions.includes('jobs.view.own') && isOwnJob(actor, job))

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

const wording = (status: JobStatus) => status.replaceAll('_', ' ')

/** Those of a command's permissions that the actor holds; none where the command needs all of them and one is missing. */
const heldFor = (actor: Actor, command: JobCommand): PermissionName[] => {
  const { permissions, needsAll } = JOB_RULES[command]
  const held = permissions.filter((name) => actor.permissions.includes(name))
  return needsAll && held.length < permissions.length ? [] : held
}

/** Whether the actor's role allows a command on any job at all. */
export const mayEver = (actor: Actor, command: JobCommand): boolean =>
  bypassesChecks(actor.user_type) || heldFor(actor, command).length > 0

const permitted = (actor: Actor, command: JobCommand, job: JobFacts): Verdict => {
  if (bypassesChecks(actor.user_type)) return { ok: true }
  const { participle } = JOB_RULES[command]
  const held = heldFor(actor, command)
  if (held.length === 0) return notPermitted(roleCannot('jobs', participle))
  // Completing has one permission for own and other jobs alike; people who see only their own jobs complete only those.
  const everyJob = held.some((name) => !name.endsWith('.own')) && seesAllJobs(actor)
  if (everyJob || isOwnJob(actor, job)) return { ok: true }
  return notPermitted(`Only jobs you are assigned to can be ${participle} by you.`)
}

/**
 * Judges a command on a job for an actor: the permission first, then the status. The mock server answers a refusal with 403 or 409;
 * the screen shows its reason on the disabled action.
 */
export const judgeJob = (actor: Actor, command: JobCommand, job: JobFacts): Verdict => {
  const permission = permitted(actor, command, job)
  if (!permission.ok) return permission
  const { from, participle } = JOB_RULES[command]
  if (from.includes(job.status)) return { ok: true }
  const expected = list(from.map(wording))
  return byStatus(`Only ${article(expected)} ${expected} job can be ${participle}; this one is ${wording(job.status)}.`)
}

/** The status a job has once it has this crew; without one it waits. */
export const statusWithCrew = (crewMemberIds: readonly number[]): JobStatus =>
  crewMemberIds.length > 0 ? 'assigned' : 'scheduled'

/** The status a job has after a command. */
export const statusAfter = (command: JobCommand, status: JobStatus): JobStatus => JOB_RULES[command].to ?? status

/** The status that `update-status` is asked for to carry out a command. */
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

/** The command that `update-status` with this status means (API-20); undefined where a status is not reached that way. */
export const commandForStatus = (status: JobStatus): StatusCommand | undefined => BY_STATUS[status]

/** Whether the actor may make jobs, or remove them for good (PERM-18, X-43). */
export const mayCreateJobs = (actor: Actor): boolean => holds(actor, 'jobs.create')
export const mayDeleteJobs = (actor: Actor): boolean => holds(actor, 'jobs.delete')

/** Whether the actor may alter what a job says, beside its life: any job, or own ones (PERM-18). */
export const mayEditJob = (actor: Actor, job: Pick<JobFacts, 'assigned_crew_members' | 'client_id'>): boolean =>
  holds(actor, 'jobs.edit.all') || (actor.permissions.includes('jobs.edit.own') && isOwnJob(actor, job))

/** Whether the actor may photograph a job: anyone who may edit or complete it, whatever its status. */
export const mayAttach = (actor: Actor, job: JobFacts): boolean =>
  mayEditJob(actor, job) || permitted(actor, 'complete', job).ok

/** Whether there are jobs at all to which the actor may add photos and a signature. */
export const mayEverAttach = (actor: Actor): boolean => mayEditJobs(actor) || mayEver(actor, 'complete')

/** Whether there are jobs at all that the actor may edit. */
export const mayEditJobs = (actor: Actor): boolean => holds(actor, 'jobs.edit.all', 'jobs.edit.own')
