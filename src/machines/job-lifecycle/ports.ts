import type { Attached } from '@/domain/job/attached'
import type { JobCore, StatusCommand } from '@/domain/job/commands'
import type { JobDraft, JobMove, JobSlot } from '@/domain/job/job'
import type { StepTime } from '@/domain/job/step-time'
import type { Keyed } from '../port'

type InBusiness = Keyed & { business_id: number }
type OfJob = InBusiness & { job_id: number }

/** A job after a call. `held`: the step came too late to be recorded, is kept with all that came with it, and the job is as it was. */
export type JobAnswer = JobCore & { held?: true }

/**
 * The services of a job's life. Each resolves with what the flow needs of the job as it is afterwards (no name and no
 * address gets into the log), and rejects with a plain `Failure`.
 * `src/services/jobs` fills them.
 */
export type JobPorts = {
  createJob(input: InBusiness & { draft: JobDraft }): Promise<JobAnswer>
  /** `pressed_at` comes with requests that waited for the network: the time of the request by this device's clock. */
  updateStatus(
    input: OfJob &
      Attached &
      Partial<StepTime> & { command: StatusCommand; notes?: string | undefined; pressed_at?: number },
  ): Promise<JobAnswer>
  assignCrew(input: OfJob & { crew_member_ids: number[] }): Promise<JobAnswer>
  rescheduleJob(input: OfJob & { slot: JobSlot }): Promise<JobAnswer>
  dispatchJob(input: OfJob & { move: JobMove }): Promise<JobAnswer>
  /** Takes back the facts at these positions; null when that took back the job's creation, so that there is no job anymore. */
  undoFacts(input: OfJob & { positions: number[] }): Promise<JobCore | null>
}
