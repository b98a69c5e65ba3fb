import * as v from 'valibot'
import { draftKey } from '@/domain/record/drafts'
import type { JobCommands } from '@/ui/jobs/types'
import { readStored, writeStored } from '../-loading/stored'

/** The notes that a person types for completing jobs, in a storage that outlives a reload; without room they last as long as their dialog. */
export const noteDrafts = (storage: Storage, userId: number): Pick<JobCommands, 'notesOf' | 'keepNotes'> => {
  const keyOf = ({ id }: { id: number }) => draftKey(userId, `job.${id}.notes`)
  return {
    notesOf: (job) => readStored(storage, keyOf(job), v.string(), ''),
    keepNotes: (job, notes) => void writeStored(storage, keyOf(job), notes || null),
  }
}
