import type { ReadBodyOf } from '@/contract/endpoint'
import type { createJob, updateJob } from '@/contract/jobs'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { hasAddressOf } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import type { Attached } from '@/domain/job/attached'
import { JOB_RULES, type JobCommand, judgeJob, mayEditJob, statusAfter } from '@/domain/job/commands'
import { durationOf, reschedulingRefusal } from '@/domain/job/draft'
import { closedRefusal, fieldRefusal, SLOT_FIELDS } from '@/domain/job/editing'
import { type Job, type JobSlot, NEW_JOB, placeOf } from '@/domain/job/job'
import { NO_NOTICE } from '@/domain/job/on-my-way'
import { photoCount } from '@/domain/job/photo'
import { begunAt, endedAt } from '@/domain/job/site-time'
import { skippedTime } from '@/domain/job/skipped-time'
import type { StepTime } from '@/domain/job/step-time'
import { arrivalProblem } from '@/domain/job/window'
import type { Actor } from '@/domain/permissions/actor'
import { isSame } from '@/domain/record/same-value'
import { listed } from '@/domain/text/wording'
import { formatDay, formatTime } from '@/domain/time/calendar'
import { linksGone } from '../communications/message-links'
import { byUser, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { mergedEdit } from '../core/write/edits'
import type { Decided } from '../core/write/execute'
import { editedNote } from '../core/write/field-words'
import { checkVerdict, invalid, Refusal } from '../core/write/refusal'
import { pricePaidOutRefusal } from '../payouts/refusals'
import { attachedTo } from './attachments'
import { embedded } from './client-name'
import { COMMAND_FACTS, COMMAND_NOTES } from './command-facts'
import { dispatched } from './dispatched'
import { checkMaterials, stockWithdrawalFor, usedFacts } from './materials'
import { secondsSince, stepTimeIn } from './step-times'
import { jobFacts } from './tables'

const judge = (actor: Actor, command: JobCommand, job: Job): void => {
  checkVerdict(judgeJob(actor, command, job))
}

const commanded = (actor: Actor, job: Job, command: JobCommand, addition: string, patch: Partial<Job> = {}): Decided =>
  jobFacts.changed(job, COMMAND_FACTS[command], {
    actor: byUser(actor),
    note: COMMAND_NOTES[command] + addition,
    patch: { ...patch, status: statusAfter(command, job.status) },
  })

/** Notes, photos and signature of a step, and its time and place. */
export type StepReport = Attached & StepTime & { notes?: string | undefined }

export const stepOf = (
  actor: Actor,
  job: Job,
  command: JobCommand,
  report: Omit<StepReport, keyof Attached>,
  store: Pick<Store, 'now'>,
  addition = '',
): Decided => {
  const notes = report.notes?.trim()
  // A notice for an earlier trip doesn't count for this one.
  const isAnnounced = command === 'depart' && job.expected_arrival !== null
  const site = command === 'start' ? { on_site: begunAt(store.now(), secondsSince(report.done_at, store)) } : {}
  const step = commanded(
    actor,
    job,
    command,
    addition + (notes ? `: ${notes}` : ''),
    isAnnounced ? { ...NO_NOTICE, ...site } : site,
  )
  return { ...step, ...stepTimeIn(report, store) }
}

/** Throws a 403 or 409 Refusal. */
export const moved = (actor: Actor, job: Job, command: JobCommand, store: Pick<Store, 'now'>): Decided => {
  judge(actor, command, job)
  return stepOf(actor, job, command, { done_at: store.now() }, store)
}

/** ` with 3 photos, signed by Ana Stone`. */
const attachedText = (job: Job, { photos, signature }: Pick<Job, 'photos' | 'signature'>): string => {
  const added = photos.length - job.photos.length
  const isSigned = signature !== null && signature.id !== job.signature?.id
  return `${added > 0 ? ` with ${photoCount(added)}` : ''}${isSigned ? `, signed by ${signature.signed_by}` : ''}`
}

/** Completes a job and withdraws its planned materials as far as in stock. The caller has checked it. Throws a 422 Refusal. */
export const completed = async (
  actor: Actor,
  job: Job,
  report: StepReport,
  store: Store,
  addition = '',
): Promise<Decided[]> => {
  const withdrawal = stockWithdrawalFor(job, store)
  const attached = await attachedTo(actor, job, report, store)
  const step = stepOf(actor, job, 'complete', report, store, addition + attachedText(job, attached))
  const on_site = endedAt(job.on_site, store.now(), secondsSince(report.done_at, store))
  const changes = [updated('jobs', job, { status: 'completed', used_materials: withdrawal.used, on_site, ...attached })]
  return [{ ...step, changes }, ...usedFacts(actor, job, withdrawal, report, store)]
}

const memberOf = (id: number, businessId: number, store: Store): CrewMember => {
  const member = store.find('crew_members', id)
  if (member?.business_id !== businessId) throw invalid('crew_member_ids', 'There is no such crew member.')
  if (member.status === 'inactive') throw invalid('crew_member_ids', `${fullName(member)} is not active.`)
  return member
}

/** Assigning the same crew again changes nothing. Throws a 403, 409 or 422 Refusal. */
export const assigned = (actor: Actor, job: Job, memberIds: readonly number[], store: Store): Decided[] => {
  const command = JOB_RULES.reassign.from.includes(job.status) ? 'reassign' : 'assign'
  judge(actor, command, job)
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) throw invalid('crew_member_ids', 'Choose at least one crew member.')
  const crew = ids.map((id) => memberOf(id, job.business_id, store))
  if (command === 'reassign' && ids.join() === job.assigned_crew_members.join()) return []
  return [commanded(actor, job, command, ` to ${listed(crew.map(fullName))}`, { assigned_crew_members: ids })]
}

const clientOf = (id: number, businessId: number, store: Store): Client => {
  const client = store.find('clients', id)
  if (client?.business_id !== businessId) throw invalid('client_id', 'There is no such client.')
  return client
}

type Placed = Pick<Job, 'client_id' | 'property_address' | 'property_zip'>

const propertyIdOf = (job: Placed, named: number | undefined, store: Store): number | null => {
  const places = store.naming('properties', 'client_id', job.client_id)
  if (named === undefined) return places.find((place) => hasAddressOf(place)(job))?.id ?? null
  if (!places.some(({ id }) => id === named))
    throw invalid('property_id', 'This property was deleted or is another client’s.')
  return named
}

const checkSlot = (slot: JobSlot, { time_zone }: Actor): void => {
  if (durationOf(slot) <= 0) throw invalid('scheduled_end_time', 'End time must be after the start time')
  const skipped = skippedTime(slot, time_zone)
  if (skipped !== null) throw invalid(skipped.field, skipped.reason)
}

const checkWindow = (job: Partial<Pick<Job, 'window_start' | 'window_end'>>): void => {
  const problem = arrivalProblem({ window_start: job.window_start ?? null, window_end: job.window_end ?? null })
  if (problem !== null) throw invalid('window_end', problem)
}

/** `JOB-1017`. */
const jobNumber = (businessId: number, store: Store): string => {
  const { job_prefix, job_next } = store.find('businesses', businessId) ?? NEW_BUSINESS
  return job_prefix + store.nextNumber('jobs', businessId, job_next)
}

export const numbered = (businessId: number, count: number, store: Store): Pick<Job, 'id' | 'job_number'>[] =>
  Array.from({ length: count }, () => ({
    id: store.nextId('jobs'),
    job_number: jobNumber(businessId, store),
  }))

/** `of` names the source of the job. Throws a 422 Refusal. */
export const created = (
  actor: Actor,
  businessId: number,
  { business_id: _claimed, created_by: _author, ...draft }: ReadBodyOf<typeof createJob>,
  store: Store,
  of: Partial<Pick<Job, 'estimate_id'>> = {},
): Decided => {
  checkSlot(draft, actor)
  checkWindow(draft)
  checkMaterials(draft.planned_materials, businessId, store)
  const client = clientOf(draft.client_id, businessId, store)
  const id = store.nextId('jobs')
  const job: Job = {
    ...NEW_JOB,
    ...of,
    ...draft,
    ...embedded(client),
    property_id: propertyIdOf(draft, draft.property_id, store),
    id,
    job_number: jobNumber(businessId, store),
    status: 'scheduled',
    estimated_duration_minutes: draft.estimated_duration_minutes ?? durationOf(draft),
    assigned_crew_members: [],
    business_id: businessId,
    created_by: actor.user_id,
  }
  return jobFacts.created(job, 'job.created', { actor: byUser(actor), note: 'Created' })
}

export const deleted = (actor: Actor, job: Job, store: Store): Decided => {
  const fact = jobFacts.gone(job, 'job.deleted', { actor: byUser(actor), note: 'Deleted' })
  return { ...fact, changes: [...fact.changes, ...linksGone({ ...job, table: 'jobs' }, store)] }
}

export type JobEdit = Omit<ReadBodyOf<typeof updateJob>, 'following'>
type JobPatch = Omit<JobEdit, 'was' | 'crew_member_ids' | 'from' | 'anyway'>

const differences = (job: Job, patch: JobPatch): { slot: Partial<Job>; details: Partial<Job> } => {
  const differing = Object.entries(patch).filter(([field, value]) => !isSame(value, job[field as keyof Job]))
  const slot = differing.filter(([field]) => SLOT_FIELDS.includes(field))
  const details = differing.filter(
    // A new time slot brings its own duration.
    ([field]) => !SLOT_FIELDS.includes(field) && !(slot.length > 0 && field === 'estimated_duration_minutes'),
  )
  return { slot: Object.fromEntries(slot), details: Object.fromEntries(details) }
}

const PLACE_FIELDS = ['client_id', 'property_id', 'property_address', 'property_zip'] as const satisfies (keyof Job)[]

/** Fields derived from a changed client or address. Throws a 422 Refusal. */
const following = (job: Job, details: Partial<Job>, named: number | undefined, store: Store): Partial<Job> => {
  const client = details.client_id === undefined ? null : clientOf(details.client_id, job.business_id, store)
  const isElsewhere = PLACE_FIELDS.some((field) => field in details)
  return {
    ...(client && embedded(client)),
    ...(isElsewhere && { property_id: propertyIdOf({ ...job, ...details }, named, store) }),
  }
}

const detailsEdited = (
  actor: Actor,
  job: Job,
  details: Partial<Job>,
  followed: Partial<Job>,
  store: Store,
): Decided[] => {
  if (!mayEditJob(actor, job)) throw new Refusal(403, 'Your role can’t edit this job.')
  const fields = Object.keys(details)
  if (fields.length === 0) return []
  const closed = fields.some((field) => fieldRefusal(actor, job, field) !== null) ? closedRefusal(job.status) : null
  if (closed !== null) throw new Refusal(409, closed)
  checkWindow({ ...job, ...details })
  checkMaterials(details.planned_materials, job.business_id, store)
  const paidOut = details.estimated_cost === undefined ? null : pricePaidOutRefusal({ ...job, ...details }, store)
  if (paidOut !== null) throw invalid('estimated_cost', paidOut)
  const meta = { actor: byUser(actor), note: editedNote(fields) }
  return [jobFacts.changed(job, 'job.edited', { ...meta, patch: { ...details, ...followed } })]
}

const rescheduled = (
  actor: Actor,
  job: Job,
  slot: Partial<Job>,
  requestedMinutes: number | undefined,
  store: Store,
): Decided => {
  judge(actor, 'reschedule', job)
  const next = { ...job, ...slot }
  const today = store.today(actor.time_zone)
  const refusal = reschedulingRefusal(next.scheduled_date, today)
  if (refusal !== null) throw invalid('scheduled_date', refusal)
  checkSlot(next, actor)
  const when = ` to ${formatDay(next.scheduled_date, today)}, ${formatTime(next.scheduled_start_time)}`
  const minutes = requestedMinutes ?? durationOf(next)
  return commanded(actor, job, 'reschedule', when, { ...slot, estimated_duration_minutes: minutes })
}

/**
 * An edit that changes date or time is a reschedule with its own rule; other fields are a plain edit. A request may be both or neither.
 * Others' concurrent changes are kept. `together` are the jobs moved with it. Throws a 403, 409 or 422 Refusal.
 */
export const edited = async (
  actor: Actor,
  job: Job,
  { was, crew_member_ids, from, anyway = false, ...requested }: JobEdit,
  store: Store,
  together: readonly Job[] = [],
): Promise<Decided[]> => {
  const merged = await mergedEdit(`job/${job.id}`, { was, now: job, mine: { ...job, ...requested } }, store)
  const patch: JobPatch = Object.fromEntries(Object.keys(requested).map((field) => [field, merged[field as keyof Job]]))
  const { slot, details } = differences(job, patch)
  const followed = following(job, details, patch.property_id, store)
  const moves = crew_member_ids !== undefined || Object.keys(slot).length > 0
  const edits = moves && Object.keys(details).length === 0 ? [] : detailsEdited(actor, job, details, followed, store)
  if (!moves) return edits
  const after = { ...job, ...details, ...followed }
  if (crew_member_ids) {
    const to = { ...placeOf({ ...after, ...slot }), assigned_crew_members: [...new Set(crew_member_ids)] }
    return [...edits, ...dispatched(actor, after, { was: from ?? placeOf(job), to, anyway }, store, together)]
  }
  const reschedule = rescheduled(actor, after, slot, patch.estimated_duration_minutes, store)
  return [...edits, { ...reschedule, startsPart: true }]
}
