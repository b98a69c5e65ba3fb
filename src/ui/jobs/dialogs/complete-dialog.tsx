import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Job } from '@/domain/job/job'
import { materialsText } from '@/domain/job/taken'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { StockLinks } from '../details/materials-section'
import { jobsPhrase } from '../records'
import { takenNow } from '../rules/materials'
import type { JobCommands, MaterialFacts } from '../types'
import type { JobActions } from '../use-job-actions'

type CompleteDialogProps = { job: Job; materials: MaterialFacts; commands: JobCommands; actions: JobActions }

/** Marks a job as done, with notes for the record if there is something to say. What it takes from the stock, and what is short, is said first. */
export const CompleteDialog = ({ job, materials, commands, actions }: CompleteDialogProps) => {
  const [notes, setNotes] = useState(() => commands.notesOf(job))
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
      <chakra.div display="grid" gap="3">
        <FromStock job={job} materials={materials} />
        <TextAreaField
          label="Notes"
          optional
          hint="Kept in the job’s history."
          value={notes}
          onChange={({ currentTarget: { value } }) => {
            setNotes(value)
            commands.keepNotes(job, value)
          }}
        />
      </chakra.div>
    </Dialog>
  )
}

/** What completing takes from the stock, and of what there is too little; nothing for work without materials. */
const FromStock = ({ job, materials }: Pick<CompleteDialogProps, 'job' | 'materials'>) => {
  const { products } = materials
  const { used, short } = takenNow(job, products)
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
