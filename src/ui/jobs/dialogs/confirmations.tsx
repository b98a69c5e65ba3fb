import type { Job } from '@/domain/job/job'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { jobsPhrase } from '../records'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

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
}

const WORDS: Record<ConfirmationProps['what'], Words> = {
  cancel: {
    question: (many) =>
      many ? 'Are you sure you want to cancel these jobs?' : 'Are you sure you want to cancel this job?',
    consequence: 'It leaves the list; the status filter “Cancelled” still finds it.',
    confirm: 'Cancel job',
  },
  miss: {
    question: () => 'Mark this job as missed?',
    consequence: 'Use this when nobody could do the work on the day. It can be rescheduled afterwards.',
    confirm: 'Mark as missed',
  },
  remove: {
    question: () => 'Delete this job permanently?',
    consequence: 'It leaves every list. To keep it on record, cancel it instead.',
    confirm: 'Delete permanently',
  },
}

/** Asks before a job is cancelled (JOB-08), marked as missed or deleted, naming it. */
export const Confirmation = ({ what, jobs, commands, actions }: ConfirmationProps) => {
  const words = WORDS[what]
  const many = jobs.length > 1
  const confirm = () => {
    actions.stopAsking()
    void actions.run({ what, records: jobs, command: commands[what] })
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
