import type { PlanVisit } from '@/domain/service-plan/plan'
import { earliestFirst } from '@/domain/time/day'
import type { Reader } from '../core/log/rows'

export const visitsOf = (planId: number, store: Reader): PlanVisit[] =>
  store
    .naming('jobs', 'plan_id', planId)
    .map(({ id, job_number, plan_visit_date, scheduled_date, status }) => ({
      job_id: id,
      job_number,
      due_date: plan_visit_date ?? scheduled_date,
      scheduled_date,
      status,
    }))
    .sort((a, b) => earliestFirst(a.due_date, b.due_date) || a.job_id - b.job_id)
