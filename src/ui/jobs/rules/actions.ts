import { JOB_RULES, type JobCommand, judgeJob, mayCreateJobs, mayEditJob, mayEditJobs } from '@/domain/job/commands'
import type { Job, JobStatus } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Verdict } from '@/domain/record/verdict'
import { mayAutoSchedule } from '@/domain/scheduling/permissions'
import { type Question, unlessBusy } from '@/ui/kit/records/actions/definition'
import type { JobAction } from '../types'

/** What each command is called on a button; `…` where something is asked first. */
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

/** What a row says while a command is under way. */
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

/** What a toast says once it is done. */
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

/** What a failed command is called in the banner (JOB-16, X-44). */
export const failureText = (command: JobCommand): string => {
  if (command === 'assign' || command === 'reassign') return 'Failed to assign crew. Please try again.'
  if (command === 'dispatch') return 'Failed to move job'
  return command === 'cancel' ? 'Failed to cancel job' : 'Failed to update job status'
}

/** The question before a job is cancelled (JOB-08) or marked as missed. */
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

/** The crew command that a job's status calls for. */
export const crewCommand = (status: JobStatus): 'assign' | 'reassign' =>
  JOB_RULES.assign.from.includes(status) ? 'assign' : 'reassign'

/** Which command comes next in an ordinary life, for the one button of a card or a drawer that stands out. */
export const nextCommand = (status: JobStatus): JobCommand | null => {
  if (JOB_RULES.assign.from.includes(status)) return 'assign'
  if (JOB_RULES.start.from.includes(status)) return 'start'
  if (status === 'missed') return 'reschedule'
  return status === 'in_progress' ? 'complete' : null
}

/** The steps that a card on a phone has as buttons, the one that stands out first. */
export const nextSteps = (status: JobStatus): JobCommand[] => {
  const next = nextCommand(status)
  if (next === null) return []
  return JOB_RULES.depart.from.includes(status) ? [next, 'depart'] : [next]
}

/** A job's status as a reason: why steps that don't fit it can't be taken. */
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

/** The sentence about a job that is over, or null while it is open. */
export const closedText = (status: JobStatus): string | null => (OVER.includes(status) ? STATUS_REASONS[status] : null)

/** The verdict on a command, held back while another one is under way: one thing at a time a job. */
export const judgeAction = (actor: Actor, command: JobCommand, job: Job, busy: JobAction | undefined): Verdict =>
  unlessBusy(busy && BUSY_LABELS[busy], () => judgeJob(actor, command, job))

/** The reason for which an action is disabled, or null when it is not. */
export const refusalOf = (verdict: Verdict): string | null => (verdict.ok ? null : verdict.reason)

/** Why the actor may not run the auto-schedule; null when they may. */
export const autoScheduleRefusal = (actor: Actor): string | null =>
  mayAutoSchedule(actor) ? null : 'Your role can’t schedule jobs.'

/** Why the actor may not make jobs; null when they may. */
export const creationRefusal = (actor: Actor): string | null =>
  mayCreateJobs(actor) ? null : 'Your role can’t create jobs.'

/** Why the actor may not edit a job; null when they may. */
export const editRefusal = (actor: Actor, job: Job): string | null => {
  if (mayEditJob(actor, job)) return null
  return mayEditJobs(actor) ? 'You can edit only jobs you are assigned to.' : 'Your role can’t edit jobs.'
}
