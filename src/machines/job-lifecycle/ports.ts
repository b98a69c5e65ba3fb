import type { StatusCommand } from '@/domain/job/commands'
import type { Job, JobDraft, JobSlot } from '@/domain/job/job'

/** What every port is given beside its own input: the intent's id, sent as `Idempotency-Key` so that a repeat is done once. */
type Keyed = { key: string; business_id: number }

/**
 * The services a job's life asks for. Each resolves with the job as it is afterwards, and rejects with a plain `Failure`.
 * `src/services/jobs` fills them.
 */
export type JobPorts = {
  createJob(input: Keyed & { draft: JobDraft }): Promise<Job>
  updateStatus(input: Keyed & { job_id: number; command: StatusCommand; notes?: string | undefined }): Promise<Job>
  assignCrew(input: Keyed & { job_id: number; crew_member_ids: number[] }): Promise<Job>
  rescheduleJob(input: Keyed & { job_id: number; slot: JobSlot }): Promise<Job>
  /** Takes back the facts at these positions; null when that took back the job's creation, so that there is no job any more. */
  undoFacts(input: Keyed & { job_id: number; positions: number[] }): Promise<Job | null>
}
