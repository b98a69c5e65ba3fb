import * as contract from '@/contract/jobs'
import type { Http } from '../http/http'

/** Removes a job for good (API-19). `key` is the intent's id. */
export const deleteJob = async (
  http: Http,
  { businessId, jobId, key }: { businessId: number; jobId: number; key: string },
): Promise<void> => {
  await http.call(contract.deleteJob, { params: { businessId, jobId }, key })
}
