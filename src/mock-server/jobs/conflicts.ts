import { judgeJob, maySeeJob, type StatusCommand, statusAfter } from '@/domain/job/commands'
import { type Job, type JobStatus, placeOf } from '@/domain/job/job'
import { begunAt, endedAt } from '@/domain/job/site-time'
import type { ConflictChoice, HeldStep, StepConflict } from '@/domain/job/step-conflict'
import { judgeChoice } from '@/domain/job/step-conflict'
import { boundedStepTime, isTooOld } from '@/domain/job/step-time'
import type { Actor } from '@/domain/permissions/actor'
import { type Fact, happenedAt } from '@/domain/record/fact'
import { dayAt, formatDay, formatTime, timeAt } from '@/domain/time/calendar'
import { byUser, inserted, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { checkVerdict } from '../core/write/refusal'
import { afterVisit } from '../plans/after-visit'
import { attachedTo } from './attachments'
import { COMMAND_NOTES } from './command-facts'
import type { StepReport } from './decisions'
import { stockWithdrawalFor, usedFacts } from './materials'
import { secondsSince, stepTimeIn } from './step-times'
import { LATE_WORK_DISCARDED, LATE_WORK_NOTED, LATE_WORK_RECORDED, STEP_HELD } from './tables'
import { isBy, type Past, pastsVisibleTo, type Version } from './versions'

type Step = StepReport & { command: StatusCommand }

const openConflict = (actor: Actor, job: Job, store: Store): StepConflict | undefined =>
  store
    .naming('step_conflicts', 'job_id', job.id)
    .find(({ user_id, state }) => user_id === actor.user_id && state === 'open')

const heldStatusOf = (conflict: Pick<StepConflict, 'steps'> | undefined): JobStatus | null => {
  const last = conflict?.steps.at(-1)
  return last ? statusAfter(last.command, 'scheduled') : null
}

/** The job as its technician sees it: the current one, or the state they left it in when it is no longer theirs. */
export const withHeldStatus = (actor: Actor, job: Job, conflict: StepConflict): Job =>
  maySeeJob(actor, job) ? job : { ...job, ...conflict.place, status: heldStatusOf(conflict) ?? job.status }

/** The version of the job that the person may have seen when the step was valid; null when there was none. */
export const pastWhenDone = (
  actor: Actor,
  job: Job,
  { command, done_at }: Pick<Step, 'command' | 'done_at'>,
  versions: readonly Version[],
  store: Store,
): Past | null => {
  const heldStatus = heldStatusOf(openConflict(actor, job, store))
  const asSeen = (past: Job): Job => (heldStatus ? { ...past, status: heldStatus } : past)
  const pasts = pastsVisibleTo(actor, job, versions, done_at)
  return pasts.find((past) => judgeJob(actor, command, asSeen(past.job)).ok) ?? null
}

const momentText = (at: number, { time_zone }: Actor, store: Store): string =>
  `${formatDay(dayAt(at, time_zone), store.today(time_zone))}, ${formatTime(timeAt(at, time_zone))}`

const changeText = (fact: Fact, actor: Actor, store: Store): string =>
  `${fact.actor.name} changed the job on ${momentText(happenedAt(fact), actor, store)}: ${fact.note ?? fact.type}.`

const reasonFor = (actor: Actor, { done_at }: Step, { since }: Past, store: Store): string => {
  if (isTooOld(done_at, store.now()))
    return `It was done on ${momentText(done_at, actor, store)}, more than 7 days before it was sent.`
  const byOthers = since.filter((version) => !isBy(actor.user_id, version))
  // Clock-driven changes are only consequences of a person's change.
  const change = byOthers.find(({ fact }) => fact.actor.kind === 'user') ?? byOthers[0]
  return change ? changeText(change.fact, actor, store) : 'The job was changed before this was sent.'
}

/** Stores a step that can't be recorded, with its attachments, until a person resolves it. Throws a 422 Refusal. */
export const stepHeld = async (actor: Actor, job: Job, step: Step, past: Past, store: Store): Promise<Decided[]> => {
  const { photos, signature } = await attachedTo(actor, { ...job, photos: [], signature: null }, step, store)
  const notes = step.notes?.trim() ?? ''
  const { command, time_zone = null } = step
  const before = openConflict(actor, job, store)
  const previous = before?.steps.at(-1)?.done_at ?? null
  const done_at = boundedStepTime(step.done_at, { now: store.now(), previous })
  const held: HeldStep = { command, notes, photos, signature, done_at, time_zone, sent_at: store.now() }
  const conflict: StepConflict = {
    id: store.nextId('step_conflicts'),
    business_id: job.business_id,
    job_id: job.id,
    user_id: actor.user_id,
    user_name: actor.name,
    reason: reasonFor(actor, step, past, store),
    place: placeOf(past.job),
    steps: [held],
    state: 'open',
  }
  const change = before
    ? updated('step_conflicts', before, { steps: [...before.steps, held] })
    : inserted('step_conflicts', conflict)
  const typed = notes ? `: ${notes}` : ''
  return [
    {
      stream: `job/${job.id}`,
      type: STEP_HELD,
      actor: byUser(actor),
      note: `${COMMAND_NOTES[command]}, not recorded yet. ${(before ?? conflict).reason}${typed}`,
      changes: [change],
      ...stepTimeIn(step, store),
    },
  ]
}

const typedIn = ({ steps }: StepConflict): string => steps.flatMap(({ notes }) => notes || []).join('\n')

/** Photos, and the signature if the job has none, are attached for either resolution. */
const attachedOf = ({ steps }: StepConflict, job: Job): Pick<Job, 'photos' | 'signature'> => ({
  photos: [...job.photos, ...steps.flatMap(({ photos }) => photos)],
  signature: job.signature ?? steps.findLast(({ signature }) => signature !== null)?.signature ?? null,
})

const siteTimeOf = ({ steps }: StepConflict, job: Job, store: Store): Job['on_site'] =>
  steps.reduce((site, { command, done_at }) => {
    const waited = secondsSince(done_at, store)
    if (command === 'start') return begunAt(store.now(), waited)
    return command === 'complete' ? endedAt(site, store.now(), waited) : site
  }, job.on_site)

/** Records the steps with their original time and place, whatever the job's state is now. */
const recorded = (actor: Actor, job: Job, conflict: StepConflict, store: Store): Decided[] => {
  const last = conflict.steps.at(-1)
  if (!last) return []
  const { command, done_at, time_zone } = last
  const when = { done_at, time_zone: time_zone ?? undefined }
  const isDone = command === 'complete'
  const withdrawal = isDone ? stockWithdrawalFor(job, store) : null
  const typed = typedIn(conflict)
  const patch: Partial<Job> = {
    ...conflict.place,
    ...attachedOf(conflict, job),
    status: statusAfter(command, job.status),
    on_site: siteTimeOf(conflict, job, store),
    ...(withdrawal ? { used_materials: withdrawal.used } : {}),
  }
  const fact: Decided = {
    stream: `job/${job.id}`,
    type: LATE_WORK_RECORDED,
    actor: byUser(actor),
    note: `${COMMAND_NOTES[command]} by ${conflict.user_name}${typed ? `: ${typed}` : ''}`,
    changes: [updated('jobs', job, patch), updated('step_conflicts', conflict, { state: 'recorded' })],
    ...stepTimeIn(when, store),
  }
  return [
    fact,
    ...(withdrawal ? usedFacts(actor, job, withdrawal, when, store) : []),
    ...(isDone ? afterVisit(actor, job, done_at, store) : []),
  ]
}

const STEPS_DONE: Record<StatusCommand, string> = {
  depart: 'left for the job',
  start: 'started the work',
  complete: 'completed the work',
  cancel: 'cancelled the job',
  miss: 'marked the job as missed',
}

const noted = (actor: Actor, job: Job, conflict: StepConflict, store: Store): Decided => {
  const last = conflict.steps.at(-1)
  const typed = typedIn(conflict)
  const done = last ? `${STEPS_DONE[last.command]} on ${momentText(last.done_at, actor, store)}` : 'was there'
  return {
    stream: `job/${job.id}`,
    type: LATE_WORK_NOTED,
    actor: byUser(actor),
    note: `${conflict.user_name} ${done}${typed ? `: ${typed}` : ''}`,
    changes: [updated('jobs', job, attachedOf(conflict, job)), updated('step_conflicts', conflict, { state: 'noted' })],
  }
}

/** Resolves a conflict. Throws a 403 or 409 Refusal. */
export const settled = (actor: Actor, conflict: StepConflict, choice: ConflictChoice, store: Store): Decided[] => {
  const job = store.find('jobs', conflict.job_id)
  checkVerdict(judgeChoice(actor, choice, conflict, job?.status ?? null))
  if (choice === 'record' && job) return recorded(actor, job, conflict, store)
  if (choice === 'note' && job) return [noted(actor, job, conflict, store)]
  const typed = typedIn(conflict)
  return [
    {
      stream: `job/${conflict.job_id}`,
      type: LATE_WORK_DISCARDED,
      actor: byUser(actor),
      note: `Work of ${conflict.user_name} discarded${typed ? `: ${typed}` : ''}`,
      changes: [updated('step_conflicts', conflict, { state: 'discarded' })],
    },
  ]
}
