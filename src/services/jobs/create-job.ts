import { toWireDraft } from '@/contract/job'
import * as contract from '@/contract/jobs'
import { durationOf } from '@/domain/job/draft'
import type { JobPorts } from '@/machines/job-lifecycle/ports'
import type { Http } from '../http/http'

/** Creates a job; the duration is worked out from its times (JOB-14). */
export const createJob =
  (http: Http, userId: () => number): JobPorts['createJob'] =>
  async ({ key, business_id, draft }) => {
    const { job } = await http.call(contract.createJob, {
      params: { businessId: business_id },
      body: {
        ...toWireDraft(draft),
        estimated_duration_minutes: durationOf(draft),
        business_id,
        created_by: userId(),
      },
      key,
    })
    return job
  }
