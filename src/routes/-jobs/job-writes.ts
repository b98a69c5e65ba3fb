import type { Job, JobDraft, JobMove } from '@/domain/job/job'
import type { Notice } from '@/domain/job/on-my-way'
import type { RepeatPlan } from '@/domain/job/repeat'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/edit'
import { dropJob, patchJob } from '@/services/jobs/queries'
import type { Workspace } from '../-session/context'

type Known = Pick<Job, 'id'>

/** The writes of jobs that are not steps of their life, each a call; if the page is closed on them, the next visit finishes them. */
export const jobWrites = ({ jobs, queryClient }: Pick<Workspace, 'jobs' | 'queryClient'>, actor: Actor) => ({
  async edit({ id }: Known, asked: Edit<JobDraft, Job> & { following?: boolean }, key: string) {
    patchJob(queryClient, await jobs.edit(actor.business_id, id, asked, key))
  },
  repeat: ({ id }: Known, plan: RepeatPlan, key: string) => jobs.repeat(id, plan, key),
  cancelFollowing: ({ id }: Known, key: string) => jobs.cancelFollowing(id, key),
  async moveFollowing({ id }: Known, move: JobMove, key: string) {
    patchJob(queryClient, await jobs.moveFollowing(actor.business_id, id, move, key))
  },
  tellOnTheWay: ({ id }: Known, notice: Notice & { again: boolean }, key: string) => jobs.tellOnTheWay(id, notice, key),
  async addPhotos({ id }: Known, ids: readonly string[], key: string) {
    await jobs.attachments.sendWith(id, { photos: ids }, () => jobs.attachments.addPhotos(id, ids, key))
  },
  removePhoto: ({ id }: Known, photoId: string, key: string) => jobs.attachments.removePhoto(id, photoId, key),
  async remove({ id }: Known, key: string) {
    await jobs.remove(actor.business_id, id, key)
    dropJob(queryClient, actor.business_id, id)
  },
})
