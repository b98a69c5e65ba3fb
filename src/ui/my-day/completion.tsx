import { useEffect } from 'react'
import type { Job } from '@/domain/job/job'
import { preloadPad } from '@/ui/kit/fields/signature-pad'
import { CompleteJobDialog } from '@/ui/shared/complete-job-dialog'
import type { MyDayCommands } from './types'

type Props = {
  job: Job | null
  commands: Pick<MyDayCommands, 'complete' | 'notesOf' | 'keepNotes' | 'attachmentsOf'>
  onEnd: () => void
}

/** Confirmation of completing a job. Mounted before it opens, so that it works offline. */
export const Completion = ({ job, commands, onEnd }: Props) => {
  useEffect(preloadPad, [])
  if (!job) return null
  return (
    <CompleteJobDialog
      key={job.id}
      large
      description={job.title}
      notes={commands.notesOf(job)}
      onNotes={(notes) => commands.keepNotes(job, notes)}
      store={commands.attachmentsOf(job)}
      present={job.photos.length}
      onComplete={(completion) => {
        onEnd()
        commands.complete(job, completion)
      }}
      onClose={onEnd}
    />
  )
}
