import type { JobCommand } from '@/domain/job/commands'

/** The type of the fact that each command on a job leaves. Apart from the table, which loads late. */
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

/** A proposal that was applied moved the job. Anyone who may move a job on the calendar may take it back. */
export const REPLANNED = 'job.replanned'

/** What people read of each command once it is done. */
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
