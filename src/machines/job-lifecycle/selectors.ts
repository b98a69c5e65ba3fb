import type { SnapshotFrom } from 'xstate'
import type { Failure } from '@/domain/failure'
import { type JobCommand, judgeJob, type Verdict } from '@/domain/job/commands'
import { type Intent, intentFrom, type JobRequest } from './intent'
import type { jobLifecycleMachine } from './machine'

export { known } from './context'

export type JobSnapshot = SnapshotFrom<typeof jobLifecycleMachine>

/** The command being carried out, if any. */
export const commandUnderWay = ({ context }: JobSnapshot): Intent['command'] | null =>
  context.failure === null ? (context.intent?.command ?? null) : null

/** What went wrong with the last command, until it is retried or dismissed. */
export const failureOf = ({ context }: JobSnapshot): { command: Intent['command']; failure: Failure } | null =>
  context.failure && context.intent ? { command: context.intent.command, failure: context.failure } : null

/** Whether a command can be given now, and if not, why not. */
export const verdictOn = (snapshot: JobSnapshot, command: JobCommand): Verdict => {
  const { actor, job } = snapshot.context
  if (job === null) return { ok: false, because: 'status', reason: 'This job has not been created yet.' }
  if (commandUnderWay(snapshot) !== null)
    return { ok: false, because: 'status', reason: 'The last change is still being saved.' }
  return judgeJob(actor, command, job)
}

/** The id of the job this life belongs to; null while it is a draft. */
export const jobIdOf = ({ context }: JobSnapshot): number | null => context.job?.id ?? null

/**
 * The key under which a request failed that asked for the same as this one; null where none did. Asked again under it, what was
 * carried out without the answer arriving is answered, not done twice.
 */
export const keyToRetry = ({ context: { intent, failure } }: JobSnapshot, request: JobRequest): string | null => {
  if (intent === null || failure === null) return null
  const same = JSON.stringify(intentFrom({ ...request, id: intent.key })) === JSON.stringify(intent)
  return same ? intent.key : null
}
