import * as contract from '@/contract/jobs'
import { toFailure } from '@/domain/failure'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import type { GraphQL } from '../graphql/graphql'
import { undo } from '../history/undo'
import type { Http } from '../http/http'

const NOT_FOUND = 404

/** Takes facts of a job back, then reads what the job is now; there is none any more when its creation was taken back. */
export const undoFacts =
  (http: Http, graphql: () => Promise<GraphQL>): JobPorts['undoFacts'] =>
  async ({ key, business_id, job_id, positions }) => {
    await undo(await graphql(), positions, key)
    try {
      return (await http.call(contract.getJob, { params: { businessId: business_id, jobId: job_id } })).job
    } catch (error) {
      if (toFailure(error).status === NOT_FOUND) return null
      throw error
    }
  }
