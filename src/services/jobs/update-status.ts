import * as contract from '@/contract/jobs'
import { JOB_RULES, type StatusCommand } from '@/domain/job/commands'
import type { JobStatus } from '@/domain/job/job'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import type { Http } from '../http/http'

const statusFor = (command: StatusCommand): JobStatus => JOB_RULES[command].to ?? 'scheduled'

/** Moves a job along its life (API-20). */
export const updateStatus =
  (http: Http): JobPorts['updateStatus'] =>
  async ({ key, business_id, job_id, command, notes }) => {
    const { job } = await http.call(contract.updateJobStatus, {
      params: { businessId: business_id, jobId: job_id },
      query: { status: statusFor(command), notes },
      key,
    })
    return job
  }
