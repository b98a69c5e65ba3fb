import { chakra } from '@chakra-ui/react'
import { statusLabel } from '@/domain/job/job'
import { Banner } from '@/ui/kit/feedback/banner'
import { PendingUploads } from '@/ui/shared/attachments/pending-uploads'
import type { MyDay, MyDayCommands } from './types'

type Props = {
  stop: MyDay['lost'][number]
  commands: Pick<MyDayCommands, 'dismiss' | 'attachmentsOf' | 'notesOf' | 'keepNotes'>
}

/** A job with refused changes, because it was canceled or reassigned: the reason, and the stored changes. */
export const LostStop = ({ stop: { job, failure, isGone }, commands }: Props) => (
  <chakra.section aria-label={`Not saved: ${job.title}`} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
    <Banner kind="warning" detail={failure} onDismiss={() => commands.dismiss(job)}>
      {job.title} was not saved.{' '}
      {isGone ? 'You’re no longer assigned to it.' : `It is ${statusLabel(job.status).toLowerCase()}.`}
    </Banner>
    <PendingUploads
      store={commands.attachmentsOf(job)}
      notes={commands.notesOf(job)}
      onDiscardNotes={() => commands.keepNotes(job, '')}
      onAdd={null}
    />
  </chakra.section>
)
