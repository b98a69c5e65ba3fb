import type { Job } from '@/domain/job/job'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import { assignCrew } from './assign-crew'
import { createJob } from './create-job'
import { rescheduleJob } from './reschedule-job'
import { undoFacts } from './undo-facts'
import { updateStatus } from './update-status'

type Deps = {
  http: Http
  graphql: () => Promise<GraphQL>
  userId: () => number
  /** Told of every job that an answer brought, so that lists are patched rather than loaded again. */
  onJob: (job: Job) => void
  /** Told of a job that is no more. */
  onGone: (businessId: number, jobId: number) => void
}

/** The services of a job's life. */
export const createJobPorts = ({ http, graphql, userId, onJob, onGone }: Deps): JobPorts => {
  const telling =
    <Input>(service: (input: Input) => Promise<Job>) =>
    async (input: Input): Promise<Job> => {
      const job = await service(input)
      onJob(job)
      return job
    }
  return {
    createJob: telling(createJob(http, userId)),
    updateStatus: telling(updateStatus(http)),
    assignCrew: telling(assignCrew(http)),
    rescheduleJob: telling(rescheduleJob(http)),
    async undoFacts(input) {
      const job = await undoFacts(http, graphql)(input)
      if (job) onJob(job)
      else onGone(input.business_id, input.job_id)
      return job
    },
  }
}
