import { balanceOf } from '@/domain/service-plan/charges'
import type { PlanRow, PlanVisit, ServicePlan } from '@/domain/service-plan/plan'
import { nextServiceDate, progressOf } from '@/domain/service-plan/visits'
import type { Reader } from '../core/rows'

/** The visits of a plan in the order of their due days. */
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
    .sort((a, b) => a.due_date.localeCompare(b.due_date) || a.job_id - b.job_id)

/** A plan with what follows from its visits and charges, and its client's name (PLAN-09). */
export const listed = (plan: PlanRow, store: Reader): ServicePlan => {
  const visits = visitsOf(plan.id, store)
  const client = store.find('clients', plan.client_id)
  return {
    ...plan,
    ...progressOf(visits),
    next_service_date: nextServiceDate(plan, visits),
    outstanding_balance: balanceOf(store.naming('plan_charges', 'plan_id', plan.id)),
    client_first_name: client?.first_name ?? '',
    client_last_name: client?.last_name ?? '',
  }
}
