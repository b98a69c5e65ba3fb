import * as v from 'valibot'
import { maySeeJob } from '@/domain/job/commands'
import { copyJobFields } from '@/domain/job/copy'
import { type Job, type JobPlace, NEW_JOB, placeOf } from '@/domain/job/job'
import {
  followingVisits,
  judgeRepeat,
  placeAlike,
  planProblem,
  type RepeatPlan,
  type Rhythm,
  rhythmLabel,
  visitDays,
} from '@/domain/job/repeat'
import { skippedTime } from '@/domain/job/skipped-time'
import type { Actor } from '@/domain/permissions/actor'
import { isSame } from '@/domain/record/same-value'
import { type Day, daysBetween, formatDay, plusDays } from '@/domain/time/calendar'
import { daySchema } from '@/domain/time/day'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { checkVerdict, invalid, Refusal } from '../core/write/refusal'
import { edited, type JobEdit, moved, numbered } from './decisions'
import { isSamePlace } from './dispatched'
import { jobFacts } from './tables'

type RepeatInput = { rhythm: Rhythm; count?: number | null | undefined; until?: string | null | undefined }

/** Throws a 422 Refusal. */
const planOf = (first: string, { rhythm, count, until }: RepeatInput): RepeatPlan => {
  const isDay = v.is(daySchema, until)
  if (until && !isDay) throw invalid('until', 'This date doesn’t exist')
  const plan: RepeatPlan = until && isDay ? { rhythm, until } : { rhythm, count: count ?? 0 }
  const problem = planProblem(first, plan)
  if (problem !== null) throw invalid(until ? 'until' : 'count', problem)
  return plan
}

/** All visits share the job's time, which may not exist on a daylight-saving night. Throws a 422 Refusal. */
const checkTimes = (actor: Actor, job: Job, days: readonly Day[]): void => {
  for (const day of days) {
    const skipped = skippedTime({ ...job, scheduled_date: day }, actor.time_zone)
    if (skipped !== null) throw invalid(skipped.field, `${formatDay(day)}: ${skipped.reason}`)
  }
}

/** The job becomes the first visit; the others are copies. Throws a 403, 409 or 422 Refusal. */
export const repeated = (actor: Actor, job: Job, input: RepeatInput, store: Store): Decided[] => {
  checkVerdict(judgeRepeat(actor, job, store.today(actor.time_zone)))
  const days = visitDays(job.scheduled_date, planOf(job.scheduled_date, input))
  checkTimes(actor, job, days)
  const visit = (repeat_visit: number) => ({
    repeat_id: job.id,
    repeat_rhythm: input.rhythm,
    repeat_visit,
    repeat_visits: days.length,
  })
  const by = byUser(actor)
  const first = jobFacts.changed(job, 'job.repeated', {
    actor: by,
    note: `${rhythmLabel(input.rhythm)}, ${days.length} visits`,
    patch: visit(1),
  })
  const numbers = numbered(job.business_id, days.length - 1, store)
  const others = days.slice(1).map((day, index): Decided => {
    const { id = 0, job_number = '' } = numbers[index] ?? {}
    const copy: Job = {
      ...NEW_JOB,
      ...copyJobFields(job),
      ...visit(index + 2),
      id,
      job_number,
      scheduled_date: day,
      status: 'scheduled',
      assigned_crew_members: [],
      created_by: actor.user_id,
    }
    const note = `Created as visit ${index + 2} of ${days.length}`
    return jobFacts.created(copy, 'job.created', { actor: by, note })
  })
  return [first, ...others]
}

/** "This and following" covers only visits the person can see. */
const following = (actor: Actor, job: Job, store: Store): Job[] =>
  job.repeat_id === null
    ? []
    : followingVisits(job, store.naming('jobs', 'repeat_id', job.repeat_id)).filter((visit) => maySeeJob(actor, visit))

/** Cancels a visit and the later open ones. Throws a 403 or 409 Refusal. */
export const cancelledFrom = (actor: Actor, job: Job, store: Store): Decided[] =>
  [job, ...following(actor, job, store)].map((visit) => moved(actor, visit, 'cancel', store))

type Move = { from: JobPlace; to: JobPlace }

const moveIn = (job: Job, { from = placeOf(job), crew_member_ids, ...fields }: JobEdit): Move | null => {
  if (!crew_member_ids) return null
  const to: JobPlace = {
    scheduled_date: fields.scheduled_date ?? from.scheduled_date,
    scheduled_start_time: fields.scheduled_start_time ?? from.scheduled_start_time,
    scheduled_end_time: fields.scheduled_end_time ?? from.scheduled_end_time,
    assigned_crew_members: [...new Set(crew_member_ids)],
  }
  return { from, to }
}

const moveFields = ({ assigned_crew_members, ...slot }: JobPlace) => ({
  ...slot,
  crew_member_ids: assigned_crew_members,
})

/** Fields the person saw and left unchanged stay unchanged in the other visits too. */
const changesOf = ({ was = {}, from: _, ...edit }: JobEdit): JobEdit =>
  Object.fromEntries(
    Object.entries(edit).filter(([field, value]) => !(field in was) || !isSame(Reflect.get(was, field), value)),
  )

/**
 * The edit for another visit: a date change shifts it by the same number of days. `was` is dropped because it describes only the first
 * visit.
 */
const forVisit = (job: Job, visit: Job, move: Move | null, request: JobEdit): JobEdit => {
  const edit = changesOf(request)
  if (move) {
    const { estimated_duration_minutes: _length, ...fields } = edit
    return { ...fields, ...moveFields(placeAlike(move.from, move.to, visit)) }
  }
  if (edit.scheduled_date === undefined) return edit
  return {
    ...edit,
    scheduled_date: plusDays(visit.scheduled_date, daysBetween(job.scheduled_date, edit.scheduled_date)),
  }
}

/** Adds the visit to a refusal about a later one. */
const named = ({ job_number, scheduled_date }: Job, error: unknown): unknown =>
  error instanceof Refusal
    ? new Refusal(error.status, `${job_number} on ${formatDay(scheduled_date)}: ${error.detail}`, error.details)
    : error

/**
 * Edits a visit and the later open ones in one undo group. A move is checked against the final state of all of them; a visit that is
 * already in place is the base for those after it. Throws a 403, 409 or 422 Refusal.
 */
export const editedFrom = async (actor: Actor, job: Job, edit: JobEdit, store: Store): Promise<Decided[]> => {
  const visits = following(actor, job, store)
  const move = moveIn(job, edit)
  const together = move
    ? [{ ...job, ...move.to }, ...visits.map((visit) => ({ ...visit, ...placeAlike(move.from, move.to, visit) }))]
    : []
  const isThere = move !== null && isSamePlace(job, move.to)
  const own = await edited(actor, job, isThere ? { ...edit, from: move.to } : edit, store, together)
  const others = await Promise.all(
    visits.map((visit) =>
      edited(actor, visit, forVisit(job, visit, move, edit), store, together).catch((error) => {
        throw named(visit, error)
      }),
    ),
  )
  return [own, ...others].flat().map(({ startsPart: _, ...fact }) => fact)
}
