import * as contract from '@/contract/jobs'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import type { Http } from '../http/http'

/** Puts crew members on a job; their ids travel as a comma list (API-20). */
export const assignCrew =
  (http: Http): JobPorts['assignCrew'] =>
  async ({ key, business_id, job_id, crew_member_ids }) => {
    const { job } = await http.call(contract.assignCrew, {
      params: { businessId: business_id, jobId: job_id },
      query: { crew_member_ids: crew_member_ids.join(',') },
      key,
    })
    return job
  }
