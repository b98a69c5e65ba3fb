import type { Job } from '@/domain/job/job'
import type { Round } from '@/domain/job/round'
import type { Verdict } from '@/domain/record/verdict'
import type { Day } from '@/domain/time/calendar'
import type { AttachmentStore, Completion } from '@/ui/shared/attachments/types'

export type Step = 'depart' | 'start' | 'complete'

export type Stop = {
  job: Job
  access: string
  phone: string
  /** Minutes from the previous stop or from home; null when unknown. */
  drive: number | null
  materials: string
  /** `42 min` on site; null before arrival, and when not recorded. */
  onSite: string | null
  /** True while a change waits for the network. */
  waits: boolean
  busy: Step | null
  failure: string | null
  /** True when a retry would fail again. */
  final: boolean
}

export type MyDay = {
  today: Day
  round: { [Part in keyof Round]: Round[Part] extends readonly Job[] ? readonly Stop[] : Stop | null }
  /** Refused requests about jobs that are no longer theirs today. `isGone` means reassigned. */
  lost: readonly (Stop & { isGone: boolean })[]
  /** `Away: Vacation`; null on a workday. */
  off: string | null
  /** Load time of cached data when a reload failed: `8:05 AM`. */
  keptAt: string | null
  /** True while a change waits for the network; a notice explains it. */
  waits: boolean
}

export type MyDayCommands = {
  take(step: Exclude<Step, 'complete'>, job: Job): void
  complete(job: Job, completion: Completion): void
  retry(job: Job): void
  dismiss(job: Job): void
  verdict(step: Step, job: Job): Verdict
  notesOf(job: Job): string
  keepNotes(job: Job, notes: string): void
  /** Stores a job's photos and signature until they are uploaded. */
  attachmentsOf(job: Job): AttachmentStore
}
