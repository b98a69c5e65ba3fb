import type { SnapshotFrom } from 'xstate'
import { type JobCommand, type JobCore, judgeJob } from '@/domain/job/commands'
import type { Verdict } from '@/domain/record/verdict'
import { commandUnderWay, keyOfSameBy } from '../commanding/selectors'
import { expectedJob, intentFrom } from './context'
import type { jobLifecycleMachine } from './machine'

export { commandUnderWay, failureOf } from '../commanding/selectors'

export type JobSnapshot = SnapshotFrom<typeof jobLifecycleMachine>

/** Whether a command can be given now, and if not, why not. */
export const verdictOn = (snapshot: JobSnapshot, command: JobCommand): Verdict => {
  const { actor, job } = snapshot.context
  if (job === null) return { ok: false, because: 'status', reason: 'This job has not been created yet.' }
  if (commandUnderWay(snapshot) !== null)
    return { ok: false, because: 'status', reason: 'The last change is still being saved.' }
  return judgeJob(actor, command, job)
}

/** The job as it will be once the running step is done; undefined where that can't be known. */
export const presumed = ({ context }: JobSnapshot): JobCore | undefined => expectedJob(context)

/** The id of the job this life belongs to; null while it is a draft. */
export const jobIdOf = ({ context }: JobSnapshot): number | null => context.job?.id ?? null

/** The key of an equal request that was made before; null where there is none. */
export const keyOfSame = keyOfSameBy(intentFrom)
