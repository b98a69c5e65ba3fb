import type { Attached } from '@/domain/job/attached'
import { judgeJob, type StatusCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { boundedStepTime, isSentLater, isTooOld } from '@/domain/job/step-time'
import type { Actor } from '@/domain/permissions/actor'
import type { Instant } from '@/domain/time/clock'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { checkVerdict, Refusal } from '../core/write/refusal'
import { afterVisit } from '../plans/after-visit'
import { pastWhenDone, stepHeld } from './conflicts'
import { completed, type StepReport, stepOf } from './decisions'
import { beforeMissed, lastStepAt, type Version, versionsOf } from './versions'

/** A step as it was sent; `waited` are the seconds for which it waited without a network, null where it didn't. */
export type SentStep = Attached & {
  command: StatusCommand
  notes?: string | undefined
  done_at?: Instant | undefined
  time_zone?: string | undefined
  waited: number | null
}

/** When a step says that it was done; one of an earlier release only says how long it waited. */
const reportedTime = ({ done_at, waited }: SentStep, now: Instant): Instant => done_at ?? now - (waited ?? 0) * 1_000

/** The facts of a step that was judged. @throws Refusal 422 */
const factsOfStep = async (
  actor: Actor,
  job: Job,
  { command, ...report }: StepReport & { command: StatusCommand },
  store: Store,
  addition = '',
): Promise<Decided[]> =>
  command === 'complete'
    ? [...(await completed(actor, job, report, store, addition)), ...afterVisit(actor, job, report.done_at, store)]
    : [stepOf(actor, job, command, report, store, addition)]

const TOO_OLD = 'This was done more than 7 days ago and can’t be recorded anymore.'

const MISSED = ' before it was marked as missed'

type Step = StepReport & { command: StatusCommand }

/** Whether only the clock came between, and marked the job as missed after the step was done. */
const isDespiteMissed = (actor: Actor, job: Job, versions: readonly Version[], { command, done_at }: Step): boolean => {
  const missed = beforeMissed(versions)
  if (!missed || missed.at <= done_at) return false
  return judgeJob(actor, command, { ...job, status: missed.job.status }).ok
}

/**
 * A step along the job's life, judged and dated by when it was done. One that was right as far as the person could know, and is not because
 * others changed the job, is kept for a person to settle. @throws Refusal 403, 409, 422
 */
export const decideStep = async (actor: Actor, job: Job, sent: SentStep, store: Store): Promise<Decided[]> => {
  const now = store.now()
  const versions = await versionsOf(job, store)
  const { waited, ...fields } = sent
  const claimed: Step = { ...fields, done_at: boundedStepTime(reportedTime(sent, now), { now, previous: null }) }
  const verdict = judgeJob(actor, sent.command, job)
  const isOld = isTooOld(claimed.done_at, now)
  const isMissed = !verdict.ok && isDespiteMissed(actor, job, versions, claimed)
  if (!isOld && (verdict.ok || isMissed)) {
    const done_at = boundedStepTime(claimed.done_at, { now, previous: lastStepAt(versions, store) })
    return factsOfStep(actor, job, { ...claimed, done_at }, store, isMissed ? MISSED : '')
  }
  // What was pressed just now is refused to the person who is there.
  const isLate = waited !== null || isSentLater(claimed.done_at, now)
  const past = isLate ? pastWhenDone(actor, job, claimed, versions, store) : null
  if (past) return stepHeld(actor, job, claimed, past, store)
  checkVerdict(verdict)
  // It could be taken now, but wasn't theirs to take then.
  throw new Refusal(409, TOO_OLD)
}
