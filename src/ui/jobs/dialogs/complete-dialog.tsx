import { useState } from 'react'
import type { Job } from '@/domain/job/job'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { jobsPhrase } from '../records'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

type CompleteDialogProps = { job: Job; commands: JobCommands; actions: JobActions }

/** Marks a job as done, with notes for the record if there is something to say. */
export const CompleteDialog = ({ job, commands, actions }: CompleteDialogProps) => {
  const [notes, setNotes] = useState('')
  const submit = () => {
    const words = notes.trim()
    actions.stopAsking()
    void actions.run({
      what: 'complete',
      records: [job],
      command: () => (words ? commands.complete(job, words) : commands.complete(job)),
    })
  }
  return (
    <Dialog
      open
      onClose={actions.stopAsking}
      title="Complete job"
      description={jobsPhrase([job])}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={actions.stopAsking}>
            Go back
          </Button>
          <Button onClick={submit}>Complete job</Button>
        </>
      }
    >
      <TextAreaField
        label="Notes"
        optional
        hint="Kept in the job’s history."
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
    </Dialog>
  )
}
