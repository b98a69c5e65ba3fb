import * as v from 'valibot'
import { type Change, type Fact, fieldChanges, inverseChanges, type NewFact, type Row } from '@/domain/fact'
import { type JobCommand, judgeJob, mayCreateJobs, mayDeleteJobs, mayEditJob } from '@/domain/job/commands'
import { jobSchema } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { undoCause, undonePosition } from './cause'
import { byUser } from './changes'
import { Refusal } from './refusal'
import type { Store } from './store'

const CHANGED_SINCE = 'This has changed since; it can no longer be undone.'
const SEEDED = 'This came with the sample data and cannot be undone.'
const NOT_A_JOB = 'Only changes to jobs can be undone.'
/** Why other things can't be taken back from here, and what is done instead; by the first part of their stream. */
const KEPT = new Map([
  ['subscription', 'Money has moved with this. Change, cancel or resume the subscription instead.'],
  ['subscription-invoice', 'Money has moved with this, and an invoice stays.'],
  ['payment-method', 'Cards cannot be undone. Add or remove them under Billing instead.'],
  ['customer', 'Onboarding cannot be undone. Go through its steps again instead.'],
  ['business', 'This cannot be undone: the business goes on with it.'],
  ['user', 'Joining cannot be undone. Somebody who leaves is deactivated instead.'],
])
const UNDONE = 'This was undone already.'
const NOT_YOURS = 'Your role does not allow this to be undone.'

/** How a row stands: as the database has it, or as undos before this one will leave it. */
type RowNow = (table: string, id: number) => Row | null

const rowIn =
  (store: Store): RowNow =>
  (table, id) =>
    // Facts about jobs change jobs alone, which `isAboutJob` has seen to.
    table === 'jobs' ? ((store.find('jobs', id) as Row | undefined) ?? null) : null

const isAboutJob = ({ stream, changes }: Fact) =>
  stream.startsWith('job/') && changes.length > 0 && changes.every(({ table }) => table === 'jobs')

/** Follows undos of undos back to the thing that was first done. */
const originOf = async (fact: Fact, store: Store): Promise<Fact> => {
  const position = undonePosition(fact.cause)
  const undone = position === undefined ? undefined : await store.history.at(position)
  return undone ? originOf(undone, store) : fact
}

const COMMAND_TYPES = new Map<string, JobCommand>([
  ['job.assigned', 'assign'],
  ['job.reassigned', 'reassign'],
  ['job.departed', 'depart'],
  ['job.started', 'start'],
  ['job.completed', 'complete'],
  ['job.cancelled', 'cancel'],
  ['job.missed', 'miss'],
  ['job.rescheduled', 'reschedule'],
])

/** Whoever may do a thing may take it back: judged on the job as it was when it was done. */
const couldDo = (actor: Actor, { type, changes }: Fact): boolean => {
  const { before = null, after = null } = changes[0] ?? {}
  const row = before ?? after
  if (!row) return false
  const job = v.parse(jobSchema, row)
  if (job.business_id !== actor.business_id) return false
  if (type === 'job.created') return mayCreateJobs(actor)
  if (type === 'job.deleted') return mayDeleteJobs(actor)
  const command = COMMAND_TYPES.get(type)
  return command ? judgeJob(actor, command, job).ok : mayEditJob(actor, job)
}

/** The inverse of a change on the row as it stands; null when what the change did is no longer there. */
const rebased = (inverse: Change, now: Row | null): Change | null => {
  const { before: made, after: former } = inverse
  if (made === null) return now === null ? inverse : null
  if (now === null) return null
  const fields = fieldChanges(inverse)
  const stands = fields.every(({ field, before }) => JSON.stringify(now[field] ?? null) === JSON.stringify(before))
  if (!stands) return null
  if (former === null) return { ...inverse, before: now }
  const patch = Object.fromEntries(fields.map(({ field, after }) => [field, after]))
  return { ...inverse, before: now, after: { ...now, ...patch } }
}

const takenBack = (fact: Fact, rowNow: RowNow): Change[] | null => {
  const changes = inverseChanges(fact.changes).map((inverse) => rebased(inverse, rowNow(inverse.table, inverse.id)))
  return changes.includes(null) ? null : changes.filter((change) => change !== null)
}

const refusalOf = async (fact: Fact, actor: Actor, store: Store): Promise<Refusal | null> => {
  if (!isAboutJob(fact)) return new Refusal(409, KEPT.get(fact.stream.split('/', 1)[0] ?? '') ?? NOT_A_JOB)
  if (store.history.isSeeded(fact.position)) return new Refusal(409, SEEDED)
  if (!couldDo(actor, await originOf(fact, store))) return new Refusal(403, NOT_YOURS)
  if (store.history.isUndone(fact.position)) return new Refusal(409, UNDONE)
  return null
}

/** Why this actor can't take the fact back now; null when they can. */
export const undoRefusal = async (fact: Fact, actor: Actor, store: Store): Promise<string | null> => {
  const refusal = await refusalOf(fact, actor, store)
  if (refusal) return refusal.detail
  return takenBack(fact, rowIn(store)) ? null : CHANGED_SINCE
}

/**
 * The facts that take others back, latest first, each on the rows as the ones before it leave them. All or none.
 * @throws Refusal 403, 409
 */
export const undoing = async (facts: readonly Fact[], key: string, actor: Actor, store: Store): Promise<NewFact[]> => {
  const left = new Map<string, Row | null>()
  const rowNow: RowNow = (table, id) => {
    const changed = left.get(`${table}/${id}`)
    return changed === undefined ? rowIn(store)(table, id) : changed
  }

  const undos: NewFact[] = []
  for (const fact of [...facts].sort((a, b) => b.position - a.position)) {
    const refusal = await refusalOf(fact, actor, store)
    if (refusal) throw refusal
    const changes = takenBack(fact, rowNow)
    if (!changes) throw new Refusal(409, CHANGED_SINCE)
    for (const { table, id, after } of changes) left.set(`${table}/${id}`, after)
    undos.push({
      stream: fact.stream,
      type: 'job.undone',
      actor: byUser(actor),
      cause: undoCause(fact.position, key),
      note: `Undone: ${fact.note ?? fact.type}`,
      changes,
    })
  }
  return undos
}
