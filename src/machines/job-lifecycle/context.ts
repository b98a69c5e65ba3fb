import type { Attached } from '@/domain/job/attached'
import { type JobCommand, type JobCore, STATUS_COMMANDS, type StatusCommand, statusAfter } from '@/domain/job/commands'
import type { JobDraft, JobMove, JobSlot } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Commanding, Intent } from '../commanding/commanding'

export type JobInput = {
  actor: Actor
  job: JobCore | null
}

export type JobContext = JobInput & Commanding<JobIntent>

/** The server time and device time zone of a step; absent in records of earlier releases. */
type Circumstances = Pick<Intent, 'askedAt' | 'askedIn'>

export type JobIntent =
  | { command: 'create'; key: string; draft: JobDraft }
  | { command: 'assign'; key: string; crew_member_ids: number[] }
  | ({ command: StatusCommand; key: string; notes: string | undefined } & Attached & Circumstances)
  | { command: 'reschedule'; key: string; slot: JobSlot }
  | { command: 'dispatch'; key: string; move: JobMove }
  | { command: 'undo'; key: string; positions: number[] }

/** `id` identifies the intent and becomes the idempotency key. */
export type JobRequest =
  | { type: 'job.create'; id: string; draft: JobDraft }
  | { type: 'job.assign'; id: string; crew_member_ids: number[] }
  | ({ type: 'job.depart'; id: string; notes?: string } & Circumstances)
  | ({ type: 'job.start'; id: string; notes?: string } & Circumstances)
  /** Photos and signature by their ids on this device. */
  | ({ type: 'job.complete'; id: string; notes?: string } & Attached & Circumstances)
  | ({ type: 'job.cancel'; id: string; notes?: string } & Circumstances)
  | ({ type: 'job.miss'; id: string; notes?: string } & Circumstances)
  | { type: 'job.reschedule'; id: string; slot: JobSlot }
  | { type: 'job.dispatch'; id: string; move: JobMove }
  | { type: 'job.undo'; id: string; positions: number[] }

export type JobChanged = { type: 'job.changed'; job: JobCore }

export type JobEvent =
  | JobRequest
  | JobChanged
  | { type: 'job.removed' }
  | { type: 'job.retry' }
  | { type: 'job.dismiss' }

const STATUS_REQUESTS = {
  'job.depart': 'depart',
  'job.start': 'start',
  'job.complete': 'complete',
  'job.cancel': 'cancel',
  'job.miss': 'miss',
} as const satisfies Partial<Record<JobRequest['type'], StatusCommand>>

/** Omits absent fields, so that records from before photos existed read the same. */
const attachedIn = ({ photos, signature }: Attached): Attached => ({
  ...(photos === undefined ? {} : { photos }),
  ...(signature === undefined ? {} : { signature }),
})

export const intentFrom = (event: JobRequest): JobIntent => {
  switch (event.type) {
    case 'job.create':
      return { command: 'create', key: event.id, draft: event.draft }
    case 'job.assign':
      return { command: 'assign', key: event.id, crew_member_ids: event.crew_member_ids }
    case 'job.reschedule':
      return { command: 'reschedule', key: event.id, slot: event.slot }
    case 'job.dispatch':
      return { command: 'dispatch', key: event.id, move: event.move }
    case 'job.undo':
      return { command: 'undo', key: event.id, positions: event.positions }
    case 'job.complete':
      return { command: 'complete', key: event.id, notes: event.notes, ...attachedIn(event) }
    case 'job.depart':
    case 'job.start':
    case 'job.cancel':
    case 'job.miss':
      return { command: STATUS_REQUESTS[event.type], key: event.id, notes: event.notes }
  }
}

/** Commands that the rules judge; creation and undo are judged by the back end alone. */
export const commandsOf = ({ command }: JobIntent): readonly JobCommand[] => {
  if (command === 'create' || command === 'undo') return []
  return command === 'assign' ? ['assign', 'reassign'] : [command]
}

/** The job after the running step; undefined if that can't be predicted. */
export const expectedJob = ({ job, intent }: Pick<JobContext, 'job' | 'intent'>): JobCore | undefined => {
  const step = STATUS_COMMANDS.find((command) => command === intent?.command)
  return job && step ? { ...job, status: statusAfter(step, job.status) } : undefined
}
