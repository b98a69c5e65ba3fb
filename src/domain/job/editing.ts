import type { Actor } from '../permissions/actor'
import { type JobFacts, judgeJob, mayEditJob } from './commands'
import type { JobDraft } from './job'
import type { JobStatus } from './vocabulary'

/** What can be typed into a job's form. */
export type JobField = keyof JobDraft

/** What can still be edited when the work is over: what it costs, and what people should know about the place. */
const ALWAYS_OPEN: readonly string[] = ['estimated_cost', 'location_notes'] satisfies JobField[]
/** A new time is a reschedule, which has a rule of its own. */
export const SLOT_FIELDS: readonly string[] = [
  'scheduled_date',
  'scheduled_start_time',
  'scheduled_end_time',
] satisfies JobField[]

const CLOSED: Partial<Record<JobStatus, string>> = {
  completed: 'This job is completed, so only its cost and location notes can be changed.',
  cancelled: 'This job is cancelled, so only its cost and location notes can be changed.',
}

/** Why all but cost and notes of a job stays as it is, or null while everything can be edited. */
export const closedRefusal = (status: JobStatus): string | null => CLOSED[status] ?? null

/** Why a field of a job can't be changed by this person, or null when it can. */
export const fieldRefusal = (actor: Actor, job: JobFacts, field: string): string | null => {
  if (!mayEditJob(actor, job)) return 'Your role can’t edit this job.'
  const closed = closedRefusal(job.status)
  if (closed !== null) return ALWAYS_OPEN.includes(field) ? null : closed
  if (!SLOT_FIELDS.includes(field)) return null
  const verdict = judgeJob(actor, 'reschedule', job)
  return verdict.ok ? null : verdict.reason
}
