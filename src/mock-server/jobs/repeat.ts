import * as v from 'valibot'
import { daysBetween, plusDays } from '@/domain/calendar'
import { daySchema } from '@/domain/day'
import { type Job, NEW_JOB } from '@/domain/job/job'
import {
  followingVisits,
  planProblem,
  type RepeatPlan,
  type Rhythm,
  repeatRefusal,
  rhythmLabel,
  visitDays,
} from '@/domain/job/repeat'
import type { Actor } from '@/domain/permissions/actor'
import type { Decided } from '../core/carry-out'
import { byUser, inserted, updated } from '../core/changes'
import { invalid, Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { edited, type JobEdit, moved, numbered } from './decisions'

type Asked = { rhythm: Rhythm; count?: number | null | undefined; until?: string | null | undefined }

/** @throws Refusal 422 */
const planOf = (first: string, { rhythm, count, until }: Asked): RepeatPlan => {
  const isDay = v.is(daySchema, until)
  if (until && !isDay) throw invalid('until', 'There is no such day')
  const plan: RepeatPlan = until && isDay ? { rhythm, until } : { rhythm, count: count ?? 0 }
  const problem = planProblem(first, plan)
  if (problem !== null) throw invalid(until ? 'until' : 'count', problem)
  return plan
}

/** A job becomes the first visit of a repeat; the others are made like it, without its crew and its life. @throws Refusal 409, 422 */
export const repeated = (actor: Actor, job: Job, asked: Asked, store: Store): Decided[] => {
  const refusal = repeatRefusal(job, store.today(actor.time_zone))
  if (refusal !== null) throw new Refusal(409, refusal)
  const days = visitDays(job.scheduled_date, planOf(job.scheduled_date, asked))
  const visit = (repeat_visit: number) => ({
    repeat_id: job.id,
    repeat_rhythm: asked.rhythm,
    repeat_visit,
    repeat_visits: days.length,
  })
  const first: Decided = {
    stream: `job/${job.id}`,
    type: 'job.repeated',
    actor: byUser(actor),
    note: `${rhythmLabel(asked.rhythm)}, ${days.length} visits`,
    changes: [updated('jobs', job, visit(1))],
  }
  const numbers = numbered(job.business_id, days.length - 1, store)
  const others = days.slice(1).map((day, index): Decided => {
    const made: Job = {
      ...NEW_JOB,
      ...job,
      ...numbers[index],
      ...visit(index + 2),
      scheduled_date: day,
      status: 'scheduled',
      assigned_crew_members: [],
      created_by: actor.user_id,
    }
    const note = `Created as visit ${index + 2} of ${days.length}`
    return {
      stream: `job/${made.id}`,
      type: 'job.created',
      actor: byUser(actor),
      note,
      changes: [inserted('jobs', made)],
    }
  })
  return [first, ...others]
}

/** A visit is cancelled with the later ones that are open. @throws Refusal 403, 409 */
export const cancelledFrom = (actor: Actor, job: Job, store: Store): Decided[] =>
  [job, ...followingVisits(job, store.table('jobs'))].map((visit) => moved(actor, visit, 'cancel'))

/** The same edit for another visit: on another day it moves by as many days. What this one was says nothing of that one. */
const forVisit = (job: Job, visit: Job, { was: _, ...edit }: JobEdit): JobEdit => ({
  ...edit,
  ...(edit.scheduled_date === undefined
    ? {}
    : { scheduled_date: plusDays(visit.scheduled_date, daysBetween(job.scheduled_date, edit.scheduled_date)) }),
})

/** An edit of a visit and of the later ones that are open, taken back together. @throws Refusal 403, 409, 422 */
export const editedFrom = async (actor: Actor, job: Job, edit: JobEdit, store: Store): Promise<Decided[]> => {
  const own = await edited(actor, job, edit, store)
  const visits = followingVisits(job, store.table('jobs'))
  const others = await Promise.all(visits.map((visit) => edited(actor, visit, forVisit(job, visit, edit), store)))
  return [own, ...others].flat().map(({ startsPart: _, ...fact }) => fact)
}
