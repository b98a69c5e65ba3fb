import type { Job } from '@/domain/job/job'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { DONE_LABELS, failureText } from '../rules/actions'
import { jobsPhrase } from '../rules/run-tasks'
import type { JobCommands } from '../types'
import type { JobActions, Task } from '../use-job-actions'

type ConfirmationProps = {
  what: 'cancel' | 'miss' | 'remove'
  jobs: readonly Job[]
  commands: JobCommands
  actions: JobActions
}

type Words = {
  question: (many: boolean) => string
  consequence: string
  confirm: string
  task: Omit<Task, 'jobs' | 'command'>
}

const WORDS: Record<ConfirmationProps['what'], Words> = {
  cancel: {
    question: (many) =>
      many ? 'Are you sure you want to cancel these jobs?' : 'Are you sure you want to cancel this job?',
    consequence: 'It leaves the list; the status filter “Cancelled” still finds it.',
    confirm: 'Cancel job',
    task: { done: DONE_LABELS.cancel, failure: failureText('cancel') },
  },
  miss: {
    question: () => 'Mark this job as missed?',
    consequence: 'Use this when nobody could do the work on the day. It can be rescheduled afterwards.',
    confirm: 'Mark as missed',
    task: { done: DONE_LABELS.miss, failure: failureText('miss') },
  },
  remove: {
    question: () => 'Delete this job permanently?',
    consequence: 'This cannot be undone. To keep it on record, cancel it instead.',
    confirm: 'Delete permanently',
    task: { done: 'deleted', failure: 'Failed to delete job' },
  },
}

/** Asks before a job is cancelled (JOB-08), marked as missed or deleted, naming it. */
export const Confirmation = ({ what, jobs, commands, actions }: ConfirmationProps) => {
  const words = WORDS[what]
  const many = jobs.length > 1
  const confirm = () => {
    actions.stopAsking()
    void actions.run({ ...words.task, jobs, command: commands[what] })
  }
  return (
    <ConfirmDialog
      open
      title={words.question(many)}
      object={jobsPhrase(jobs)}
      confirmLabel={many ? `Cancel ${jobs.length} jobs` : words.confirm}
      onConfirm={confirm}
      onCancel={actions.stopAsking}
    >
      {many ? 'They leave the list; the status filter “Cancelled” still finds them.' : words.consequence}
    </ConfirmDialog>
  )
}
