import type { Job } from '@/domain/job/job'
import type { Round } from '@/domain/job/round'
import type { Verdict } from '@/domain/record/verdict'
import type { Day } from '@/domain/time/calendar'
import type { AttachmentStore, Completion } from '@/ui/shared/attachments/types'

/** A step that a stop offers. */
export type Step = 'depart' | 'start' | 'complete'

/** A stop of the round with what the person who goes there has to know. */
export type Stop = {
  job: Job
  /** How to get to the place on the property; empty where no one wrote it down. */
  access: string
  /** The client's number; empty where none is known. */
  phone: string
  /** Minutes to drive there from the stop before, or from home; null where that is not known. */
  drive: number | null
  /** Names of the materials with how much of each. */
  materials: string
  /** `42 min` on site; null before, and where that was not noted. */
  onSite: string | null
  /** Something of it waits for the network. */
  waits: boolean
  /** A step is being saved. */
  busy: Step | null
  /** Why the last step was not taken; null where none failed. */
  failure: string | null
  /** Trying it again would only fail again. */
  final: boolean
}

/** A day as the page shows it. */
export type MyDay = {
  today: Day
  round: { [Part in keyof Round]: Round[Part] extends readonly Job[] ? readonly Stop[] : Stop | null }
  /** Requests that were refused, about jobs that are no longer theirs to do today. `isGone`: someone else has the job by now. */
  lost: readonly (Stop & { isGone: boolean })[]
  /** Why the person does not work today: `Away: Vacation`; null on a day of work. */
  off: string | null
  /** When what is shown was loaded, where it could not be loaded now: `8:05 AM`. */
  keptAt: string | null
  /** Something waits for the network, and a notice on the page explains it. */
  waits: boolean
}

export type MyDayCommands = {
  take(step: Exclude<Step, 'complete'>, job: Job): void
  complete(job: Job, completion: Completion): void
  retry(job: Job): void
  dismiss(job: Job): void
  /** Whether a step can be taken now, and if not, why not. */
  verdict(step: Step, job: Job): Verdict
  /** What was typed for completing a job and not sent. */
  notesOf(job: Job): string
  keepNotes(job: Job, notes: string): void
  /** Where photos of a job and the signature for it are kept until it has them. */
  attachmentsOf(job: Job): AttachmentStore
}
