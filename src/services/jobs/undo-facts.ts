import * as contract from '@/contract/jobs'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import type { GraphQL } from '../graphql/graphql'
import { undo } from '../history/undo'
import type { Http } from '../http/http'

/** Takes facts of a job back, then reads what the job is now. */
export const undoFacts =
  (http: Http, graphql: () => Promise<GraphQL>): JobPorts['undoFacts'] =>
  async ({ key, business_id, job_id, positions }) => {
    await undo(await graphql(), positions, key)
    const { job } = await http.call(contract.getJob, { params: { businessId: business_id, jobId: job_id } })
    return job
  }
