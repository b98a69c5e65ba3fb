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

/** A step as sent; `waited` is the time offline in seconds, null when it wasn't. */
export type SentStep = Attached & {
  command: StatusCommand
  notes?: string | undefined
  done_at?: Instant | undefined
  time_zone?: string | undefined
  waited: number | null
}

/** Earlier releases sent only the waiting time. */
const reportedTime = ({ done_at, waited }: SentStep, now: Instant): Instant => done_at ?? now - (waited ?? 0) * 1_000

/** The step has been checked. Throws a 422 Refusal. */
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

/** True when only the clock intervened, marking the job as missed after the step was done. */
const isDespiteMissed = (actor: Actor, job: Job, versions: readonly Version[], { command, done_at }: Step): boolean => {
  const missed = beforeMissed(versions)
  if (!missed || missed.at <= done_at) return false
  return judgeJob(actor, command, { ...job, status: missed.job.status }).ok
}

/**
 * A job step, checked and dated by when it was done. One that was valid as far as the person could see, but isn't anymore because others
 * changed the job, is held for resolution. Throws a 403, 409 or 422 Refusal.
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
  // A step taken just now is refused immediately: the person is still there.
  const isLate = waited !== null || isSentLater(claimed.done_at, now)
  const past = isLate ? pastWhenDone(actor, job, claimed, versions, store) : null
  if (past) return stepHeld(actor, job, claimed, past, store)
  checkVerdict(verdict)
  // Valid now, but the job wasn't theirs at the time.
  throw new Refusal(409, TOO_OLD)
}
