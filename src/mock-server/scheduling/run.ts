import * as v from 'valibot'
import { unscheduledJob } from '@/contract/schedules'
import { jobSchema } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Fact } from '@/domain/record/fact'
import type { Preferences } from '@/domain/scheduling/board'
import { plainAsk } from '@/domain/scheduling/proposal/ask'
import { counted } from '@/domain/text/wording'
import { type Day, formatDay } from '@/domain/time/calendar'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { COMMAND_FACTS } from '../jobs/command-facts'
import { factsOfMoves, proposed } from './proposing'

/** The run is recorded beside its assignments, so that a repeat under the same key can report its outcome. Not a database row. */
const RUN = 'schedule_runs'
const runSchema = v.object({
  id: v.number(),
  date: v.string(),
  scheduled: v.number(),
  left: v.number(),
  /** Absent in runs of an earlier release. */
  left_jobs: v.optional(v.array(unscheduledJob), []),
})
type Run = v.InferOutput<typeof runSchema>

const runOf = (actor: Actor, run: Omit<Run, 'id'>, today: Day): Decided => ({
  stream: `schedule/${actor.business_id}:${run.date}`,
  type: 'schedule.run',
  startsPart: true,
  actor: byUser(actor),
  note: `Auto-scheduled ${run.scheduled} of ${counted(run.scheduled + run.left, 'job')} for ${formatDay(run.date, today)}`,
  changes: [{ table: RUN, id: 1, before: null, after: { id: 1, ...run } }],
})

export const scheduleRun = async (
  request: { actor: Actor; businessId: number; date: Day; preferences: Preferences },
  store: Store,
): Promise<Decided[]> => {
  const { actor, date, preferences } = request
  const ask = plainAsk('auto_schedule', date)
  const { moves, left } = await proposed(ask, request, store, preferences)
  if (moves.length + left.length === 0) return []
  const unscheduledJobs = left.map(({ job_id, job_number, reason }) => ({ job_id, job_number, reason }))
  const run = { date, scheduled: moves.length, left: left.length, left_jobs: unscheduledJobs }
  return [...factsOfMoves(moves, ask.kind, request, store), runOf(actor, run, store.today(actor.time_zone))]
}

/** Job fields of the answer. Facts of an earlier release may lack others. */
const assignedSchema = v.pick(jobSchema, ['id', 'assigned_crew_members', 'scheduled_start_time', 'scheduled_end_time'])

const assignmentIn = (fact: Fact) => {
  const job = v.parse(assignedSchema, fact.changes[0]?.after)
  const { id, assigned_crew_members, scheduled_start_time, scheduled_end_time } = job
  return { job_id: id, crew_member_ids: assigned_crew_members, start: scheduled_start_time, end: scheduled_end_time }
}

/** Result of a run, derived from its facts alone. No facts means nothing to schedule. */
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
