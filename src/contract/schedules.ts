import * as v from 'valibot'
import { count, id, list, measure } from '@/domain/text/field'
import { daySchema as day } from '@/domain/time/day'
import { endpoint } from './endpoint'
import { wireJob } from './job'
import { fromQuery } from './wire'

const base = '/api/businesses/:businessId'
const shared = { service: 'scheduling', bearer: true } as const

/** API-24 */
export const optimizationPreferences = v.object({
  minimize_travel: v.optional(v.boolean(), true),
  balance_workload: v.optional(v.boolean(), true),
  respect_time_windows: v.optional(v.boolean(), true),
  prioritize_urgent: v.optional(v.boolean(), true),
})

/** `reason` is a sentence for people. */
export const unscheduledJob = v.object({ job_id: id, job_number: v.string(), reason: v.string() })

export const assignment = v.object({
  job_id: id,
  crew_member_ids: v.array(id),
  start: v.string(),
  end: v.string(),
})

export const listSchedules = endpoint({
  ...shared,
  id: 'EP-062',
  method: 'GET',
  path: `${base}/schedules`,
  summary: 'What is planned, day by day',
  query: v.object({ date: v.optional(day) }),
  answer: v.object({ schedules: v.array(v.object({ date: v.string(), jobs: v.array(wireJob) })) }),
  idempotent: false,
  failures: [403, 422],
})

const autoScheduleAnswer = v.object({
  success: v.boolean(),
  summary: v.object({ successfully_scheduled: count, left_unscheduled: count }),
  assignments: v.array(assignment),
  left: v.array(unscheduledJob),
  /** Positions of the committed facts, used to undo the run. */
  positions: v.array(count),
})

export const autoSchedule = endpoint({
  ...shared,
  id: 'EP-063',
  method: 'POST',
  path: `${base}/schedules/auto-schedule`,
  summary: 'Give the unassigned jobs of a day their crew',
  body: v.object({
    date: day,
    optimization_preferences: v.optional(optimizationPreferences),
    business_id: v.optional(id),
  }),
  answer: autoScheduleAnswer,
  idempotent: true,
  failures: [403, 422],
})

export const autoScheduleOld = endpoint({
  ...autoSchedule,
  id: 'EP-054',
  path: `${base}/ai/auto-schedule`,
  summary: 'Auto-schedule, older path',
  body: v.object({ date: day }),
  deprecated: true,
})

const routeAnswer = v.object({
  date: v.string(),
  stops: v.array(
    v.object({
      job_id: id,
      order: count,
      arrive: v.string(),
      travel_minutes: measure,
      travel_miles: measure,
    }),
  ),
  summary: v.object({ time_saved_minutes: measure, miles_reduced: measure, fuel_savings: measure }),
})

export const optimizeRoutes = endpoint({
  ...shared,
  id: 'EP-064',
  method: 'GET',
  path: `${base}/schedules/optimize-routes`,
  summary: 'The shortest order of a crew’s stops on a day',
  query: v.object({ date: day, crew_id: v.optional(fromQuery(id)) }),
  answer: routeAnswer,
  idempotent: false,
  failures: [403, 422],
})

export const optimizeRoutesOld = endpoint({
  ...shared,
  id: 'EP-055',
  method: 'POST',
  path: `${base}/ai/optimize-routes`,
  summary: 'Route order, older path',
  body: v.object({ date: day, crew_ids: v.optional(list(id, 100)) }),
  answer: routeAnswer,
  idempotent: false,
  failures: [403, 422],
  deprecated: true,
})

const insights = v.object({
  date: v.string(),
  summary: v.object({
    total_jobs: count,
    completed_jobs: count,
    completion_rate: measure,
    crew_utilization: measure,
    ai_confidence: measure,
    route_efficiency: measure,
  }),
  ai_insights: v.array(v.string()),
  recommendations: v.array(v.string()),
})

export const scheduleInsights = endpoint({
  ...shared,
  id: 'EP-065',
  method: 'GET',
  path: `${base}/schedules/insights/:period`,
  summary: 'How a period went: daily, weekly or monthly',
  answer: insights,
  idempotent: false,
  failures: [403, 422],
})

/** API-23: the week when no period is given. */
export const weeklyInsights = endpoint({
  ...shared,
  id: 'EP-065.weekly',
  method: 'GET',
  path: `${base}/schedules/insights`,
  summary: 'How the week went',
  answer: insights,
  idempotent: false,
  failures: [403],
})

export const dailyInsightsOld = endpoint({
  ...shared,
  id: 'EP-053',
  method: 'GET',
  path: `${base}/ai-insights`,
  summary: 'Daily insights, older path',
  query: v.object({ type: v.optional(v.picklist(['daily']), 'daily') }),
  answer: insights,
  idempotent: false,
  failures: [403, 422],
  deprecated: true,
})
