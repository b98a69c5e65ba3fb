import { JOB_RULES, type JobCommand, judgeJob, mayCreateJobs, mayEditJob, mayEditJobs } from '@/domain/job/commands'
import type { Job, JobStatus } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Verdict } from '@/domain/record/verdict'
import { mayAutoSchedule } from '@/domain/scheduling/permissions'
import { type Question, unlessBusy } from '@/ui/kit/records/actions/definition'
import type { JobAction } from '../types'

/** Button labels; `…` means a dialog follows. */
export const ACTION_LABELS: Record<JobCommand, string> = {
  assign: 'Assign…',
  reassign: 'Change crew…',
  depart: 'Mark en route',
  start: 'Start',
  complete: 'Complete…',
  cancel: 'Cancel…',
  miss: 'Mark as missed…',
  reschedule: 'Reschedule…',
  dispatch: 'Move to…',
}

export const BUSY_LABELS: Record<JobAction, string> = {
  assign: 'Assigning…',
  reassign: 'Changing crew…',
  depart: 'Marking en route…',
  start: 'Starting…',
  complete: 'Completing…',
  cancel: 'Cancelling…',
  miss: 'Marking as missed…',
  reschedule: 'Rescheduling…',
  dispatch: 'Moving…',
  tell: 'Telling the client…',
  edit: 'Saving…',
  apply: 'Recording…',
  duplicate: 'Duplicating…',
  repeat: 'Repeating…',
  client: 'Opening…',
  remove: 'Deleting…',
}

export const DONE_LABELS: Record<JobCommand, string> = {
  assign: 'assigned',
  reassign: 'has a new crew',
  depart: 'crew is on the way',
  start: 'started',
  complete: 'completed',
  cancel: 'cancelled',
  miss: 'marked as missed',
  reschedule: 'rescheduled',
  dispatch: 'moved',
}

/** Banner text for a failed command (JOB-16, X-44). */
export const failureText = (command: JobCommand): string => {
  if (command === 'assign' || command === 'reassign') return 'Failed to assign crew. Please try again.'
  if (command === 'dispatch') return 'Failed to move job'
  return command === 'cancel' ? 'Failed to cancel job' : 'Failed to update job status'
}

export const QUESTIONS: Partial<Record<JobCommand, (count: number) => Question>> = {
  cancel: (count) =>
    count > 1
      ? {
          title: 'Are you sure you want to cancel these jobs?',
          consequence: 'They leave the list; the status filter “Cancelled” still finds them.',
          confirm: `Cancel ${count} jobs`,
        }
      : {
          title: 'Are you sure you want to cancel this job?',
          consequence: 'It leaves the list; the status filter “Cancelled” still finds it.',
          confirm: 'Cancel job',
        },
  miss: () => ({
    title: 'Mark this job as missed?',
    consequence: 'Use this when no one could do the work on the day. It can be rescheduled afterwards.',
    confirm: 'Mark as missed',
  }),
}

export const crewCommand = (status: JobStatus): 'assign' | 'reassign' =>
  JOB_RULES.assign.from.includes(status) ? 'assign' : 'reassign'

export const nextCommand = (status: JobStatus): JobCommand | null => {
  if (JOB_RULES.assign.from.includes(status)) return 'assign'
  if (JOB_RULES.start.from.includes(status)) return 'start'
  if (status === 'missed') return 'reschedule'
  return status === 'in_progress' ? 'complete' : null
}

/** Card buttons on phones, primary first. */
export const nextSteps = (status: JobStatus): JobCommand[] => {
  const next = nextCommand(status)
  if (next === null) return []
  return JOB_RULES.depart.from.includes(status) ? [next, 'depart'] : [next]
}

/** Explains why steps that don't fit the status are disabled. */
export const STATUS_REASONS: Record<JobStatus, string> = {
  scheduled: 'This job waits for a crew.',
  rescheduled: 'This job waits for its crew to be confirmed.',
  assigned: 'The work has not begun.',
  en_route: 'The crew is on the way.',
  in_progress: 'The work is under way.',
  completed: 'This job is completed.',
  cancelled: 'This job is cancelled.',
  missed: 'This job was missed.',
}

const OVER: readonly JobStatus[] = ['completed', 'cancelled', 'missed']

export const closedText = (status: JobStatus): string | null => (OVER.includes(status) ? STATUS_REASONS[status] : null)

/** Refuses while another command is pending: one at a time per job. */
export const judgeAction = (actor: Actor, command: JobCommand, job: Job, busy: JobAction | undefined): Verdict =>
  unlessBusy(busy && BUSY_LABELS[busy], () => judgeJob(actor, command, job))

export const refusalOf = (verdict: Verdict): string | null => (verdict.ok ? null : verdict.reason)

/** Returns null when allowed. */
export const autoScheduleRefusal = (actor: Actor): string | null =>
  mayAutoSchedule(actor) ? null : 'Your role can’t schedule jobs.'

/** Returns null when allowed. */
export const creationRefusal = (actor: Actor): string | null =>
  mayCreateJobs(actor) ? null : 'Your role can’t create jobs.'

/** Returns null when allowed. */
export const editRefusal = (actor: Actor, job: Job): string | null => {
  if (mayEditJob(actor, job)) return null
  return mayEditJobs(actor) ? 'You can edit only jobs you are assigned to.' : 'Your role can’t edit jobs.'
}
