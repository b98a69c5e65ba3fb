import type { Instant } from '@/domain/clock'
import type { Attached } from '@/domain/job/attached'
import { judgeJob, type StatusCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { boundedStepTime, type StepTime } from '@/domain/job/step-time'
import type { Actor } from '@/domain/permissions/actor'
import type { Decided } from '../core/carry-out'
import { checkVerdict } from '../core/refusal'
import type { Store } from '../core/store'
import { afterVisit } from '../plans/after-visit'
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
const saidTime = ({ done_at, waited }: SentStep, now: Instant): Instant => done_at ?? now - (waited ?? 0) * 1_000

/** The facts of a step that was judged. @throws Refusal 422 */
export const factsOfStep = async (
  actor: Actor,
  job: Job,
  { command, ...report }: StepReport & { command: StatusCommand },
  store: Store,
  addition = '',
): Promise<Decided[]> =>
  command === 'complete'
    ? [...(await completed(actor, job, report, store, addition)), ...afterVisit(actor, job, report.done_at, store)]
    : [stepOf(actor, job, command, report, store, addition)]

const MISSED = ' before it was marked as missed'

/** The step, where only the clock came between and marked the job as missed; null where that isn't so. */
const despiteMissed = (
  actor: Actor,
  job: Job,
  versions: readonly Version[],
  { command, done_at }: StepTime & { command: StatusCommand },
) => {
  const missed = beforeMissed(versions)
  if (!missed || missed.at <= done_at) return false
  return judgeJob(actor, command, { ...job, status: missed.job.status }).ok
}

/** A step along the job's life, judged and dated by when it was done. @throws Refusal 403, 409, 422 */
export const stepTaken = async (actor: Actor, job: Job, sent: SentStep, store: Store): Promise<Decided[]> => {
  const now = store.now()
  const versions = await versionsOf(job, store)
  const done_at = boundedStepTime(saidTime(sent, now), { now, previous: lastStepAt(versions, store) })
  const { waited: _, ...said } = sent
  const step = { ...said, done_at }
  const verdict = judgeJob(actor, sent.command, job)
  if (verdict.ok) return factsOfStep(actor, job, step, store)
  if (despiteMissed(actor, job, versions, step)) return factsOfStep(actor, job, step, store, MISSED)
  checkVerdict(verdict)
  return []
}
