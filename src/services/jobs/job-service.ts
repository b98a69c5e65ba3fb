import type { AnswerOf } from '@/contract/endpoint'
import * as contract from '@/contract/jobs'
import * as schedules from '@/contract/schedules'
import type { Day } from '@/domain/day'
import type { Http } from '../http/http'

/** What an auto-schedule run did. */
export type AutoScheduleRun = AnswerOf<typeof schedules.autoSchedule>

/** Writes that are no step of one job's life. `key` is the intent's id. */
export type JobService = {
  /** Removes a job for good (API-19). */
  remove(businessId: number, jobId: number, key: string): Promise<void>
  /** Gives the unassigned jobs of a day their crew, with every preference on (API-22, API-24). */
  autoSchedule(businessId: number, day: Day, key: string): Promise<AutoScheduleRun>
}

/** Builds the service of jobs. */
export const createJobService = (http: Http): JobService => ({
  async remove(businessId, jobId, key) {
    await http.call(contract.deleteJob, { params: { businessId, jobId }, key })
  },
  autoSchedule: (businessId, day, key) =>
    http.call(schedules.autoSchedule, {
      params: { businessId },
      body: { date: day, optimization_preferences: {}, business_id: businessId },
      key,
    }),
})
