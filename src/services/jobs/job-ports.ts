import { toWireDraft, toWireMove } from '@/contract/job'
import * as contract from '@/contract/jobs'
import { JOB_RULES, jobCore, type StatusCommand } from '@/domain/job/commands'
import { durationOf } from '@/domain/job/draft'
import type { Job, JobStatus } from '@/domain/job/job'
import { waitedSince } from '@/domain/job/site-time'
import { type Failure, toFailure } from '@/domain/record/failure'
import type { Clock } from '@/domain/time/clock'
import type { JobAnswer, JobPorts } from '@/machines/job-lifecycle/ports'
import type { GraphQL } from '../graphql/graphql'
import { undo } from '../history/queries'
import type { StayedRecords } from '../history/stayed'
import type { Http } from '../http/http'
import type { AttachmentService } from './attachment-service'

type Deps = {
  http: Http
  graphql: GraphQL
  clock: Pick<Clock, 'now'>
  attachments: Pick<AttachmentService, 'sendWith'>
  userId: () => number
  onJob: (job: Job) => void
  onGone: (businessId: number, jobId: number) => void
  /** Called when a step that the list offered is refused because someone else acted first. */
  onOutdated: () => void
  /** What the undo with this key left as it is. */
  onStayed: StayedRecords['keep']
}

const NOT_FOUND = 404
const OUTDATED: readonly number[] = [NOT_FOUND, 409]

const statusFor = (command: StatusCommand): JobStatus => JOB_RULES[command].to ?? 'scheduled'

const heldFailure = ({ reason }: { reason: string }): Failure => ({
  message: `${reason} Nothing is lost: it waits for a decision.`,
  status: 409,
  details: null,
})

export const createJobPorts = ({
  http,
  graphql,
  clock,
  attachments,
  userId,
  onJob,
  onGone,
  onOutdated,
  onStayed,
}: Deps): JobPorts => {
  const telling =
    <Input extends object>(
      service: (input: Input) => Promise<{ job: Job; conflict?: { reason: string } | undefined }>,
    ) =>
    async (input: Input): Promise<JobAnswer> => {
      try {
        const { job, conflict } = await service(input)
        if (conflict) {
          // The person is present and is told at once; a queued step continues and is settled with later ones.
          if (!('pressed_at' in input)) throw heldFailure(conflict)
          onOutdated()
          return { ...jobCore(job), held: true }
        }
        onJob(job)
        return jobCore(job)
      } catch (error) {
        if (OUTDATED.includes(toFailure(error).status)) onOutdated()
        throw error
      }
    }

  /** Returns null when it is gone, as after its creation was undone. */
  const present = async (businessId: number, jobId: number): Promise<Job | null> => {
    try {
      return (await http.call(contract.getJob, { params: { businessId, jobId } })).job
    } catch (error) {
      if (toFailure(error).status === NOT_FOUND) return null
      throw error
    }
  }

  return {
    /** The duration is derived from the times (JOB-14). */
    createJob: telling(({ key, business_id, draft }) =>
      http.call(contract.createJob, {
        params: { businessId: business_id },
        body: {
          estimated_duration_minutes: durationOf(draft),
          ...toWireDraft(draft),
          business_id,
          created_by: userId(),
        },
        key,
      }),
    ),
    /** API-20. Photos and a signature are uploaded first, each under its own id. */
    updateStatus: telling(
      ({ key, business_id, job_id, command, pressed_at, done_at, photos, signature, ...report }) => {
        const ask = () =>
          http.call(contract.updateJobStatus, {
            params: { businessId: business_id, jobId: job_id },
            query: {
              status: statusFor(command),
              notes: report.notes,
              photos: photos?.join(','),
              signature,
              done_at: done_at === undefined ? undefined : new Date(done_at).toISOString(),
              time_zone: report.time_zone,
            },
            waited: pressed_at === undefined ? undefined : waitedSince(pressed_at, clock.now()),
            key,
          })
        return photos || signature ? attachments.sendWith(job_id, { photos, signature }, ask) : ask()
      },
    ),
    /** Ids are sent comma-separated (API-20). */
    assignCrew: telling(({ key, business_id, job_id, crew_member_ids }) =>
      http.call(contract.assignCrew, {
        params: { businessId: business_id, jobId: job_id },
        query: { crew_member_ids: crew_member_ids.join(',') },
        key,
      }),
    ),
    rescheduleJob: telling(({ key, business_id, job_id, slot }) =>
      http.call(contract.updateJob, {
        params: { businessId: business_id, jobId: job_id },
        body: { ...slot, estimated_duration_minutes: durationOf(slot) },
        key,
      }),
    ),
    /** Time and crew are one edit, validated together by the server. */
    dispatchJob: telling(({ key, business_id, job_id, move }) =>
      http.call(contract.updateJob, {
        params: { businessId: business_id, jobId: job_id },
        body: toWireMove(move),
        key,
      }),
    ),
    async undoFacts({ key, business_id, job_id, positions }) {
      onStayed(key, (await undo(graphql, positions, key)).stayed)
      const job = await present(business_id, job_id)
      if (job) onJob(job)
      else onGone(business_id, job_id)
      return job && jobCore(job)
    },
  }
}
