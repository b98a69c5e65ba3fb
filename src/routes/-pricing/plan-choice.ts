import * as v from 'valibot'
import { BILLING_PERIODS, PLAN_IDS, type PlanChoice, planOf } from '@/domain/subscription/plan'
import { readStored, writeStored } from '../-loading/stored'

/*
 * The plan chosen on the pricing page, kept through registration and setup until checkout, even if the tab was closed in between. Holds a
 * plan and no personal data.
 */

const KEY = 'plan_choice'
const choiceSchema = v.nullable(v.object({ plan: v.picklist(PLAN_IDS), period: v.picklist(BILLING_PERIODS) }))

/** Null when no plan is pending. */
export const loadPlanChoice = (): PlanChoice | null => readStored(localStorage, KEY, choiceSchema, null)

/** Pass null once the plan is bought. */
export const keepChoice = (choice: PlanChoice | null): void => void writeStored(localStorage, KEY, choice)

type Search = { plan?: string | undefined; period?: string | undefined }

/** Null for a plan that is not sold. */
export const choiceIn = (search: Search): PlanChoice | null => {
  const plan = planOf(search.plan ?? '')
  return plan ? { plan: plan.id, period: search.period === 'yearly' ? 'yearly' : 'monthly' } : null
}

export const chosenIn = (search: Search): PlanChoice | null => choiceIn(search) ?? loadPlanChoice()
