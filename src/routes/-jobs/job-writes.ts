import type { Job, JobDraft, JobMove } from '@/domain/job/job'
import type { Notice } from '@/domain/job/on-my-way'
import type { RepeatPlan } from '@/domain/job/repeat'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import { dropJob, patchJob } from '@/services/jobs/queries'
import type { Workspace } from '../-session/context'

type JobRef = Pick<Job, 'id'>

/** Writes that are not steps in a job's life. If the page closes in the meantime, the next visit finishes them. */
export const jobWrites = ({ jobs, queryClient }: Pick<Workspace, 'jobs' | 'queryClient'>, actor: Actor) => ({
  async edit({ id }: JobRef, change: Edit<JobDraft, Job> & { following?: boolean }, key: string) {
    patchJob(queryClient, await jobs.edit(actor.business_id, id, change, key))
  },
  repeat: ({ id }: JobRef, plan: RepeatPlan, key: string) => jobs.repeat(id, plan, key),
  cancelFollowing: ({ id }: JobRef, key: string) => jobs.cancelFollowing(id, key),
  async moveFollowing({ id }: JobRef, move: JobMove, key: string) {
    patchJob(queryClient, await jobs.moveFollowing(actor.business_id, id, move, key))
  },
  tellOnTheWay: ({ id }: JobRef, notice: Notice & { again: boolean }, key: string) =>
    jobs.tellOnTheWay(id, notice, key),
  async addPhotos({ id }: JobRef, ids: readonly string[], key: string) {
    await jobs.attachments.sendWith(id, { photos: ids }, () => jobs.attachments.addPhotos(id, ids, key))
  },
  removePhoto: ({ id }: JobRef, photoId: string, key: string) => jobs.attachments.removePhoto(id, photoId, key),
  async remove({ id }: JobRef, key: string) {
    await jobs.remove(actor.business_id, id, key)
    dropJob(queryClient, actor.business_id, id)
  },
})
