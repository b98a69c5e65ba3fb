import type { Job } from '@/domain/job/job'
import { materialsText } from '@/domain/job/stock-use'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Completion } from '@/ui/shared/attachments/types'
import { CompleteJobDialog } from '@/ui/shared/complete-job-dialog'
import { StockLinks } from '../details/materials-section'
import { jobsPhrase } from '../records'
import { stockUsageNow } from '../rules/materials'
import type { JobCommands, MaterialFacts } from '../types'
import type { JobActions } from '../use-job-actions'

type CompleteDialogProps = { job: Job; materials: MaterialFacts; commands: JobCommands; actions: JobActions }

export const CompleteDialog = ({ job, materials, commands, actions }: CompleteDialogProps) => {
  const complete = (completion: Completion) => {
    actions.stopAsking()
    void actions.run({
      what: 'complete',
      records: [job],
      command: () => commands.complete(job, completion),
    })
  }
  return (
    <CompleteJobDialog
      description={jobsPhrase([job])}
      notes={commands.notesOf(job)}
      onNotes={(notes) => commands.keepNotes(job, notes)}
      store={commands.attachmentsOf(job)}
      present={job.photos.length}
      onComplete={complete}
      onClose={actions.stopAsking}
    >
      <FromStock job={job} materials={materials} />
    </CompleteJobDialog>
  )
}

/** Stock use and shortages; hidden for work without materials. */
const FromStock = ({ job, materials }: Pick<CompleteDialogProps, 'job' | 'materials'>) => {
  const { products } = materials
  const { used, short } = stockUsageNow(job, products)
  return (
    <>
      {used.length > 0 && <p>This takes {materialsText(used, products)} from stock.</p>}
      {short.length > 0 && (
        <Banner kind="warning">
          Short of {materialsText(short, products)}. You can complete the job all the same.
          <StockLinks short={short} materials={materials} />
        </Banner>
      )}
    </>
  )
}
