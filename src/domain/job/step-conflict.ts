import * as v from 'valibot'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { exactText, id, LONGEST, moment } from '../text/field'
import { jobSignatureSchema, photosSchema } from './attached'
import { STATUS_COMMANDS } from './commands'
import { jobSchema } from './job'

const { scheduled_date, scheduled_start_time, scheduled_end_time, assigned_crew_members } = jobSchema.entries

/** A step that was done in time and could not be recorded when it came, with all that came with it. */
const heldStepSchema = v.object({
  command: v.picklist(STATUS_COMMANDS),
  notes: exactText(LONGEST.notes),
  photos: photosSchema,
  signature: v.nullable(jobSignatureSchema),
  done_at: moment,
  time_zone: v.nullable(exactText(LONGEST.name)),
  sent_at: moment,
})
export type HeldStep = v.InferOutput<typeof heldStepSchema>

/** How a conflict was settled; `open` until someone does. */
const CONFLICT_STATES = ['open', 'recorded', 'noted', 'discarded'] as const

/** Steps of one person on a job that was changed between doing and sending them. Nothing of them is lost until a person has decided. */
export const stepConflictSchema = v.object({
  id,
  business_id: id,
  job_id: id,
  /** Whose steps they are. */
  user_id: id,
  user_name: v.string(),
  /** What came between, as a sentence. */
  reason: v.string(),
  /** When and by whom the job was to be done as they did it. */
  place: v.object({ scheduled_date, scheduled_start_time, scheduled_end_time, assigned_crew_members }),
  /** In the order in which they were done. */
  steps: v.array(heldStepSchema),
  state: v.picklist(CONFLICT_STATES),
})
export type StepConflict = v.InferOutput<typeof stepConflictSchema>

/** What can be done about a conflict: record the steps as done then, keep what was typed and photographed on the job, or neither. */
export const CONFLICT_CHOICES = ['record', 'note', 'discard'] as const
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number]

/** Whether the actor settles conflicts of everyone: who may change any job. */
const settlesAll = (actor: Actor): boolean => holds(actor, 'jobs.edit.all')

/** Whether the actor learns of a conflict: their own, or everyone's. */
export const maySeeConflict = (actor: Actor, { user_id }: Pick<StepConflict, 'user_id'>): boolean =>
  user_id === actor.user_id || settlesAll(actor)

/** Judges a choice for an actor. `status` is the job's, null where it was deleted. */
export const judgeChoice = (
  actor: Actor,
  choice: ConflictChoice,
  conflict: Pick<StepConflict, 'user_id' | 'state'>,
  status: string | null,
): Verdict => {
  if (!maySeeConflict(actor, conflict))
    return notPermitted('Only the office and the person who did the work can settle this.')
  if (conflict.state !== 'open') return byStatus('Someone has settled this already.')
  if (choice === 'discard') return { ok: true }
  if (status === null) return byStatus('The job was deleted.')
  if (choice === 'note') return { ok: true }
  if (!settlesAll(actor)) return notPermitted('Only the office can record it.')
  return byStatus(status === 'completed' ? 'The job is already completed. Keep it as a note instead.' : null)
}
