import type { SnapshotFrom } from 'xstate'
import { type JobCommand, type JobCore, judgeJob } from '@/domain/job/commands'
import type { Verdict } from '@/domain/record/verdict'
import { commandUnderWay, keyOfSameBy } from '../commanding/selectors'
import { expectedJob, intentFrom } from './context'
import type { jobLifecycleMachine } from './machine'

export { commandUnderWay, failureOf } from '../commanding/selectors'

export type JobSnapshot = SnapshotFrom<typeof jobLifecycleMachine>

export const verdictOn = (snapshot: JobSnapshot, command: JobCommand): Verdict => {
  const { actor, job } = snapshot.context
  if (job === null) return { ok: false, because: 'status', reason: 'This job has not been created yet.' }
  if (commandUnderWay(snapshot) !== null)
    return { ok: false, because: 'status', reason: 'The last change is still being saved.' }
  return judgeJob(actor, command, job)
}

/** The job after the running step; undefined if that can't be predicted. */
export const presumed = ({ context }: JobSnapshot): JobCore | undefined => expectedJob(context)

export const jobIdOf = ({ context }: JobSnapshot): number | null => context.job?.id ?? null

export const keyOfSame = keyOfSameBy(intentFrom)
