import type { Job } from '@/domain/job/job'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { jobsPhrase } from '../records'
import { andLater } from '../rules/names'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

type Props = { job: Job; following: number; commands: JobCommands; actions: JobActions }

/** Asks whether one visit of a repeat is cancelled, or the later open ones too (JOB-08). */
export const CancelVisitDialog = ({ job, following, commands, actions }: Props) => {
  const cancelThis = () => {
    actions.stopAsking()
    void actions.run({ what: 'cancel', records: [job], command: commands.cancel })
  }
  const cancelAll = () => {
    actions.stopAsking()
    const done = () => `${andLater(following)} cancelled`
    void actions.run({ what: 'cancel', records: [job], command: commands.cancelFollowing, done })
  }
  return (
    <Dialog
      open
      onClose={actions.stopAsking}
      title="Are you sure you want to cancel this job?"
      description={jobsPhrase([job])}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={actions.stopAsking}>
            Go back
          </Button>
          <Button variant="outline" onClick={cancelAll}>
            This and following
          </Button>
          <Button onClick={cancelThis}>Cancel this visit</Button>
        </>
      }
    >
      {`This job repeats, and ${following === 1 ? 'one later visit is' : `${following} later visits are`} still open. `}
      What is cancelled leaves the list; the status filter “Cancelled” still finds it.
    </Dialog>
  )
}
