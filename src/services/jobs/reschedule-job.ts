import * as contract from '@/contract/jobs'
import { durationOf } from '@/domain/job/draft'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import type { Http } from '../http/http'

/** Gives a job a new date and time. */
export const rescheduleJob =
  (http: Http): JobPorts['rescheduleJob'] =>
  async ({ key, business_id, job_id, slot }) => {
    const { job } = await http.call(contract.updateJob, {
      params: { businessId: business_id, jobId: job_id },
      body: { ...slot, estimated_duration_minutes: durationOf(slot) },
      key,
    })
    return job
  }
