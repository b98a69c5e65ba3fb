import { searchBy } from '../text/search'
import { isOwing } from './owed'
import type { ServicePlan } from './plan'
import type { PlanTemplate } from './template'
import type { BillingCycle, Frequency, PlanCategory, PlanStatus, TEMPLATE_ACTIVITIES } from './vocabulary'
import { planWord } from './words'

/** Filter of the template list (PLAN-02); empty fields match everything. */
export type TemplateFilter = {
  search?: string | undefined
  category?: PlanCategory | undefined
  frequency?: Frequency | undefined
  activity?: (typeof TEMPLATE_ACTIVITIES)[number] | undefined
}

const findsTemplates = searchBy(({ name, description, category }: PlanTemplate) => [
  name,
  description,
  category,
  planWord(category),
])

/** Every search word has to occur in name, description or category (PLAN-02). */
export const filterTemplates = (
  templates: readonly PlanTemplate[],
  { search, category, frequency, activity }: TemplateFilter,
): PlanTemplate[] => {
  const isFound = findsTemplates(search)
  return templates.filter(
    (template) =>
      (!category || template.category === category) &&
      (!frequency || template.frequency === frequency) &&
      (!activity || template.active === (activity === 'active')) &&
      isFound(template),
  )
}

/** Filter of the plan list (PLAN-02). */
export type PlanFilter = {
  search?: string | undefined
  status?: PlanStatus | undefined
  cycle?: BillingCycle | undefined
  client?: string | undefined
  balance?: 'owing' | undefined
}

const findsPlans = searchBy(({ plan_name, status }: ServicePlan) => [plan_name, status])

/** Every search word has to occur in plan name or status (PLAN-02). */
export const filterPlans = (
  plans: readonly ServicePlan[],
  { search, status, cycle, client, balance }: PlanFilter,
): ServicePlan[] => {
  const isFound = findsPlans(search)
  return plans.filter(
    (plan) =>
      (!status || plan.status === status) &&
      (!cycle || plan.billing_cycle === cycle) &&
      (!client || String(plan.client_id) === client) &&
      (!balance || isOwing(plan)) &&
      isFound(plan),
  )
}
