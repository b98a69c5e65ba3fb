import type { Failure } from '@/domain/failure'
import type { JobFacts } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Intent, JobRequest } from './intent'

/** The little of a job that its life depends on. */
export type KnownJob = JobFacts & { id: number }

export type JobInput = {
  actor: Actor
  /** The job as the list shows it; null where one is to be made. */
  job: KnownJob | null
}

export type JobContext = {
  actor: Actor
  job: KnownJob | null
  /** What was asked for and is not settled: under way while `failure` is null, waiting for a retry otherwise. */
  intent: Intent | null
  failure: Failure | null
}

/** What the world reports, and what a person does about a failure. */
export type JobReport =
  | { type: 'job.changed'; job: KnownJob }
  | { type: 'job.removed' }
  | { type: 'job.retry' }
  | { type: 'job.dismiss' }

export type JobEvent = JobRequest | JobReport

/** Cuts a job down to what its life depends on. */
export const known = (job: Job | KnownJob): KnownJob => ({
  id: job.id,
  status: job.status,
  assigned_crew_members: job.assigned_crew_members,
  client_id: job.client_id,
})
