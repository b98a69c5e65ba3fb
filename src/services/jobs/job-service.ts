import { CancelFollowingDocument, RepeatJobDocument, TellOnTheWayDocument } from '@/contract/graphql/generated/jobs'
import { toWireJobEdit, toWireMove } from '@/contract/job'
import * as contract from '@/contract/jobs'
import type { Job, JobDraft, JobMove } from '@/domain/job/job'
import type { Notice } from '@/domain/job/on-my-way'
import type { RepeatPlan } from '@/domain/job/repeat'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

type JobEdit = Edit<JobDraft, Job> & { following?: boolean }

/** Writes outside a job's lifecycle. `key` is the intent's id. */
export type JobService = {
  /** Edits a job (API-19) and with `following` the later visits of its series; a new time reschedules it. */
  edit(businessId: number, jobId: number, edit: JobEdit, key: string): Promise<Job>
  /** Turns a job into the first visit of a new series. Throws Failure 403, 404, 409, 422. */
  repeat(jobId: number, plan: RepeatPlan, key: string): Promise<void>
  /** Cancels a visit and the later open ones of its series. Throws Failure 403, 404, 409. */
  cancelFollowing(jobId: number, key: string): Promise<void>
  /** Moves a visit and the later open ones by the same amount. Throws Failure 403, 404, 409, 422. */
  moveFollowing(businessId: number, jobId: number, move: JobMove, key: string): Promise<Job>
  /** Notifies the client that the crew is on its way; `again` repeats a recent notice. Throws Failure 403, 404, 409, 422. */
  tellOnTheWay(jobId: number, notice: Notice & { again: boolean }, key: string): Promise<void>
  /** Deletes permanently (API-19). */
  remove(businessId: number, jobId: number, key: string): Promise<void>
}

export const createJobService = (http: Http, graphql: GraphQL): JobService => ({
  async edit(businessId, jobId, { following, ...edit }, key) {
    const call = {
      params: { businessId, jobId },
      body: { ...toWireJobEdit(edit), ...(following ? { following } : {}) },
      key,
    }
    return (await http.call(contract.updateJob, call)).job
  },
  async repeat(job, plan, key) {
    await graphql.mutate(RepeatJobDocument, { job, ...plan, key })
  },
  async cancelFollowing(job, key) {
    await graphql.mutate(CancelFollowingDocument, { job, key })
  },
  async moveFollowing(businessId, jobId, move, key) {
    const call = { params: { businessId, jobId }, body: { ...toWireMove(move), following: true }, key }
    return (await http.call(contract.updateJob, call)).job
  },
  async tellOnTheWay(job, notice, key) {
    await graphql.mutate(TellOnTheWayDocument, { job, ...notice, key })
  },
  async remove(businessId, jobId, key) {
    await http.call(contract.deleteJob, { params: { businessId, jobId }, key })
  },
})
