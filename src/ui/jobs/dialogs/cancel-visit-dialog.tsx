import type { Job } from '@/domain/job/job'
import { WhichVisits } from '../create/which-visits'
import { jobsPhrase } from '../records'
import { andLater } from '../rules/names'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

type Props = { job: Job; following: number; commands: JobCommands; actions: JobActions }

/** Cancels one visit of a series or the later open ones too (JOB-08). */
export const CancelVisitDialog = ({ job, following, commands, actions }: Props) => {
  const cancel = (withLater: boolean) => {
    actions.stopAsking()
    const records = [job]
    if (withLater) {
      const done = () => `${andLater(following)} cancelled`
      void actions.run({ what: 'cancel', records, command: commands.cancelFollowing, done })
    } else void actions.run({ what: 'cancel', records, command: commands.cancel })
  }
  return (
    <WhichVisits
      title="Are you sure you want to cancel this job?"
      object={jobsPhrase([job])}
      later={following}
      note="What is cancelled leaves the list; the status filter “Cancelled” still finds it."
      destructive
      onAnswer={cancel}
      onGoBack={actions.stopAsking}
    />
  )
}
