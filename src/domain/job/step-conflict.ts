import * as v from 'valibot'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { exactText, id, LONGEST, moment } from '../text/field'
import { jobSignatureSchema, photosSchema } from './attached'
import { STATUS_COMMANDS } from './commands'
import { jobSchema } from './job'

const { scheduled_date, scheduled_start_time, scheduled_end_time, assigned_crew_members } = jobSchema.entries

/** A step done in time that could not be recorded on arrival, with its attachments. */
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

const CONFLICT_STATES = ['open', 'recorded', 'noted', 'discarded'] as const

/** Steps of one person on a job that changed between doing and sending them. Nothing is lost until a person decides. */
export const stepConflictSchema = v.object({
  id,
  business_id: id,
  job_id: id,
  user_id: id,
  user_name: v.string(),
  reason: v.string(),
  /** The job's slot and crew when the steps were done. */
  place: v.object({ scheduled_date, scheduled_start_time, scheduled_end_time, assigned_crew_members }),
  steps: v.array(heldStepSchema),
  state: v.picklist(CONFLICT_STATES),
})
export type StepConflict = v.InferOutput<typeof stepConflictSchema>

/** Records the steps as done then, keeps only notes and photos on the job, or drops both. */
export const CONFLICT_CHOICES = ['record', 'note', 'discard'] as const
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number]

const settlesAll = (actor: Actor): boolean => holds(actor, 'jobs.edit.all')

export const maySeeConflict = (actor: Actor, { user_id }: Pick<StepConflict, 'user_id'>): boolean =>
  user_id === actor.user_id || settlesAll(actor)

/** `status` is the job's; null when it was deleted. */
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
