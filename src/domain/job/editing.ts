import type { Actor } from '../permissions/actor'
import { type JobFacts, judgeJob, mayEditJob } from './commands'
import type { JobDraft } from './job'
import type { JobStatus } from './vocabulary'

export type JobField = keyof JobDraft

/** Editable even after the work is over: cost and notes on the place. */
const ALWAYS_OPEN: readonly string[] = ['estimated_cost', 'location_notes'] satisfies JobField[]
/** A new time is a reschedule, which has its own rule. */
export const SLOT_FIELDS: readonly string[] = [
  'scheduled_date',
  'scheduled_start_time',
  'scheduled_end_time',
] satisfies JobField[]

const CLOSED: Partial<Record<JobStatus, string>> = {
  completed: 'This job is completed, so only its cost and location notes can be changed.',
  cancelled: 'This job is cancelled, so only its cost and location notes can be changed.',
}

/** Refuses edits except cost and notes; null while everything can be edited. */
export const closedRefusal = (status: JobStatus): string | null => CLOSED[status] ?? null

export const fieldRefusal = (actor: Actor, job: JobFacts, field: string): string | null => {
  if (!mayEditJob(actor, job)) return 'Your role can’t edit this job.'
  const closed = closedRefusal(job.status)
  if (closed !== null) return ALWAYS_OPEN.includes(field) ? null : closed
  if (!SLOT_FIELDS.includes(field)) return null
  const verdict = judgeJob(actor, 'reschedule', job)
  return verdict.ok ? null : verdict.reason
}
