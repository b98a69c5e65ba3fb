import * as v from 'valibot'
import { draftKey } from '@/domain/record/drafts'
import type { JobCommands } from '@/ui/jobs/types'
import { readStored, writeStored } from '../-loading/stored'

/** Completion notes that persist across reloads; without room in the storage they last as long as their dialog. */
export const noteDrafts = (storage: Storage, userId: number): Pick<JobCommands, 'notesOf' | 'keepNotes'> => {
  const keyOf = ({ id }: { id: number }) => draftKey(userId, `job.${id}.notes`)
  return {
    notesOf: (job) => readStored(storage, keyOf(job), v.string(), ''),
    keepNotes: (job, notes) => void writeStored(storage, keyOf(job), notes || null),
  }
}
