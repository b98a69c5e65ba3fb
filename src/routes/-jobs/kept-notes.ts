import { draftKey } from '@/domain/drafts'
import type { Job } from '@/domain/job/job'
import type { JobCommands } from '@/ui/jobs/types'

type Kept = Pick<JobCommands, 'notesOf' | 'keepNotes'>

/** The notes that a person types for completing jobs, in a storage that outlives a reload; without room they last as long as their dialog. */
export const keptNotes = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, userId: number): Kept => {
  const keyOf = ({ id }: Job) => draftKey(userId, `job.${id}.notes`)
  return {
    notesOf(job) {
      try {
        return storage.getItem(keyOf(job)) ?? ''
      } catch {
        return ''
      }
    },
    keepNotes(job, notes) {
      try {
        if (notes === '') storage.removeItem(keyOf(job))
        else storage.setItem(keyOf(job), notes)
      } catch {
        // A browser that keeps nothing keeps no notes either.
      }
    },
  }
}
