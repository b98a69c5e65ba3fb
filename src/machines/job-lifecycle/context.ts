import type { Failure } from '@/domain/failure'
import { type JobCommand, type JobFacts, judgeJob } from '@/domain/job/commands'
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

/** What a request asks of the rules; making a job and taking facts back are judged by the back end alone. */
const commandsOf = ({ command }: Intent): readonly JobCommand[] => {
  if (command === 'create' || command === 'undo') return []
  return command === 'assign' ? ['assign', 'reassign'] : [command]
}

/**
 * The context once the world has told how the job stands. A request that failed can be retried only while it still makes sense: when
 * somebody else has moved the job on, it is dropped.
 */
export const learned = ({ actor, intent, failure }: JobContext, job: KnownJob): Omit<JobContext, 'actor'> => {
  const commands = intent === null ? [] : commandsOf(intent)
  const isMoot = commands.length > 0 && !commands.some((command) => judgeJob(actor, command, job).ok)
  return { job: known(job), intent: isMoot ? null : intent, failure: isMoot ? null : failure }
}
