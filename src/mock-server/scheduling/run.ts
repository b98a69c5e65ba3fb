import * as v from 'valibot'
import { leftJob } from '@/contract/schedules'
import { type Day, formatDay, formatTime } from '@/domain/calendar'
import type { Fact } from '@/domain/fact'
import { type Job, jobSchema } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { waitsForCrew } from '@/domain/scheduling/bookings'
import type { Preferences } from '@/domain/scheduling/day-problem'
import { type Assignment, proposeSchedule } from '@/domain/scheduling/propose'
import { positionsFrom } from '@/domain/scheduling/travel'
import { fullName } from '@/domain/user'
import { counted } from '@/domain/wording'
import type { Decided } from '../core/carry-out'
import { byUser, updated } from '../core/changes'
import type { Store } from '../core/store'
import { COMMAND_FACTS } from '../jobs/command-facts'
import { jobsBetween } from '../jobs/in-order'

/** A run is told beside its assignments, so that a repeat under the same key can say how it came out. It is no row of the database. */
const RUN = 'schedule_runs'
const runSchema = v.object({
  id: v.number(),
  date: v.string(),
  scheduled: v.number(),
  left: v.number(),
  /** Runs of an earlier release did not say which. */
  left_jobs: v.optional(v.array(leftJob), []),
})
type Run = v.InferOutput<typeof runSchema>

/** The work of a business on some days, in the order it was made, who may do it, and where it is. */
export const workOf = (businessId: number, days: { first: Day; last: Day }, store: Store) => ({
  jobs: jobsBetween(businessId, days, store).toSorted((a, b) => a.id - b.id),
  crew: store.naming('crew_members', 'business_id', businessId),
  positionOf: positionsFrom(store.naming('properties', 'business_id', businessId)),
})

const assigned = (actor: Actor, job: Job, { crew_member_ids, start, end }: Assignment, store: Store): Decided => {
  const names = crew_member_ids.flatMap((id) => store.find('crew_members', id) ?? []).map(fullName)
  const moved = start === job.scheduled_start_time ? '' : `, moved to ${formatTime(start)}`
  return {
    stream: `job/${job.id}`,
    type: COMMAND_FACTS.assign,
    actor: byUser(actor),
    note: `Assigned to ${names.join(' and ')} by auto-schedule${moved}`,
    startsPart: true,
    changes: [
      updated('jobs', job, {
        status: 'assigned',
        assigned_crew_members: crew_member_ids,
        scheduled_start_time: start,
        scheduled_end_time: end,
      }),
    ],
  }
}

const runOf = (actor: Actor, run: Omit<Run, 'id'>, today: Day): Decided => ({
  stream: `schedule/${actor.business_id}:${run.date}`,
  type: 'schedule.run',
  startsPart: true,
  actor: byUser(actor),
  note: `Auto-scheduled ${run.scheduled} of ${counted(run.scheduled + run.left, 'job')} for ${formatDay(run.date, today)}`,
  changes: [{ table: RUN, id: 1, before: null, after: { id: 1, ...run } }],
})

/** The facts of an auto-schedule run: one for each job that found its crew, then the run. */
export const scheduleRun = async (
  asked: { actor: Actor; businessId: number; date: Day; preferences: Preferences },
  store: Store,
): Promise<Decided[]> => {
  const { actor, businessId, date, preferences } = asked
  const { jobs, crew, positionOf } = workOf(businessId, { first: date, last: date }, store)
  if (!jobs.some(waitsForCrew)) return []

  const { assignments, left } = await proposeSchedule({ date, jobs, crew, positionOf }, preferences)
  const facts = assignments.flatMap((assignment) => {
    const job = jobs.find(({ id }) => id === assignment.job_id)
    return job ? [assigned(actor, job, assignment, store)] : []
  })
  const left_jobs = left.map(({ job_id, reason }) => {
    const job_number = jobs.find(({ id }) => id === job_id)?.job_number ?? ''
    return { job_id, job_number, reason }
  })
  const run = { date, scheduled: assignments.length, left: left.length, left_jobs }
  return [...facts, runOf(actor, run, store.today(actor.time_zone))]
}

/** What an answer says of a job. A fact of an earlier release may lack other fields of one. */
const assignedSchema = v.pick(jobSchema, ['id', 'assigned_crew_members', 'scheduled_start_time', 'scheduled_end_time'])

const assignmentIn = (fact: Fact) => {
  const job = v.parse(assignedSchema, fact.changes[0]?.after)
  const { id, assigned_crew_members, scheduled_start_time, scheduled_end_time } = job
  return { job_id: id, crew_member_ids: assigned_crew_members, start: scheduled_start_time, end: scheduled_end_time }
}

/** How a run came out, from its facts alone. No facts: there was nothing to schedule. */
export const runResult = (facts: readonly Fact[]) => {
  const about = facts.filter(({ type }) => type === COMMAND_FACTS.assign)
  const run = facts.find(({ type }) => type === 'schedule.run')
  const { left, left_jobs } = run ? v.parse(runSchema, run.changes[0]?.after) : { left: 0, left_jobs: [] }
  return {
    success: true,
    summary: { successfully_scheduled: about.length, left_unscheduled: left },
    assignments: about.map(assignmentIn),
    left: left_jobs,
    positions: about.map(({ position }) => position),
  }
}
