import type { Attached } from '@/domain/job/attached'
import type { JobCore, StatusCommand } from '@/domain/job/commands'
import type { JobDraft, JobMove, JobSlot } from '@/domain/job/job'
import type { StepTime } from '@/domain/job/step-time'
import type { Keyed } from '../port'

type InBusiness = Keyed & { business_id: number }
type OfJob = InBusiness & { job_id: number }

/** `held`: the step arrived too late to be recorded, is stored with its attachments, and leaves the job unchanged. */
export type JobAnswer = JobCore & { held?: true }

/**
 * The ports of the job lifecycle, implemented in `src/services/jobs`. Each resolves with the part of the job that the flow needs (no names
 * or addresses, to keep them out of the log) and rejects with a plain `Failure`.
 */
export type JobPorts = {
  createJob(input: InBusiness & { draft: JobDraft }): Promise<JobAnswer>
  /** `pressed_at` is sent with requests that waited for the network: the device time of the request. */
  updateStatus(
    input: OfJob &
      Attached &
      Partial<StepTime> & { command: StatusCommand; notes?: string | undefined; pressed_at?: number },
  ): Promise<JobAnswer>
  assignCrew(input: OfJob & { crew_member_ids: number[] }): Promise<JobAnswer>
  rescheduleJob(input: OfJob & { slot: JobSlot }): Promise<JobAnswer>
  dispatchJob(input: OfJob & { move: JobMove }): Promise<JobAnswer>
  /** Undoes the facts at these positions; null if that undid the job's creation. */
  undoFacts(input: OfJob & { positions: number[] }): Promise<JobCore | null>
}
