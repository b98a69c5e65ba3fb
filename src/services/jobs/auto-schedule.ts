import type { AnswerOf } from '@/contract/endpoint'
import * as contract from '@/contract/schedules'
import type { Day } from '@/domain/calendar'
import type { Http } from '../http/http'

export type AutoScheduleRun = AnswerOf<typeof contract.autoSchedule>

/** Gives the unassigned jobs of a day their crew, with every preference on (API-22, API-24). */
export const autoSchedule = (
  http: Http,
  { businessId, day, key }: { businessId: number; day: Day; key: string },
): Promise<AutoScheduleRun> =>
  http.call(contract.autoSchedule, {
    params: { businessId },
    body: { date: day, optimization_preferences: {}, business_id: businessId },
    key,
  })
