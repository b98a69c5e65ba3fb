import type { JobCommand } from '@/domain/job/commands'

/** Fact types by command. Separate from the table, which loads lazily. */
export const COMMAND_FACTS = {
  assign: 'job.assigned',
  reassign: 'job.reassigned',
  depart: 'job.departed',
  start: 'job.started',
  complete: 'job.completed',
  cancel: 'job.cancelled',
  miss: 'job.missed',
  reschedule: 'job.rescheduled',
  dispatch: 'job.dispatched',
} as const satisfies Record<JobCommand, string>

/** An applied scheduling proposal moved the job. Anyone who may reschedule jobs may undo it. */
export const REPLANNED = 'job.replanned'

export const COMMAND_NOTES: Record<JobCommand, string> = {
  assign: 'Assigned',
  reassign: 'Reassigned',
  depart: 'En route',
  start: 'Started',
  complete: 'Completed',
  cancel: 'Cancelled',
  miss: 'Marked as missed',
  reschedule: 'Rescheduled',
  dispatch: 'Moved',
}
