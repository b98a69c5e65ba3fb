import * as v from 'valibot'
import { BILLING_PERIODS, PLAN_IDS, type PlanChoice, planOf } from '@/domain/subscription/plan'
import { readStored, writeStored } from '../-loading/stored'

/*
 * The plan that someone chose on the pricing page, until it is theirs: it goes with them through registration and set-up to its checkout,
 * also where the tab was closed in between. It holds a plan and no personal data.
 */

const KEY = 'plan_choice'
const choiceSchema = v.nullable(v.object({ plan: v.picklist(PLAN_IDS), period: v.picklist(BILLING_PERIODS) }))

/** The plan that was chosen in this browser and not bought yet; null when none was. */
export const loadPlanChoice = (): PlanChoice | null => readStored(localStorage, KEY, choiceSchema, null)

/** Keeps the plan that was chosen; null once it is bought. */
export const keepChoice = (choice: PlanChoice | null): void => void writeStored(localStorage, KEY, choice)

type Search = { plan?: string | undefined; period?: string | undefined }

/** The plan that an address names, and how it is paid; null for one that is not sold. */
export const choiceIn = (search: Search): PlanChoice | null => {
  const plan = planOf(search.plan ?? '')
  return plan ? { plan: plan.id, period: search.period === 'yearly' ? 'yearly' : 'monthly' } : null
}

/** The plan that was chosen on the pricing page: the address names it, else this browser remembers it. */
export const chosenIn = (search: Search): PlanChoice | null => choiceIn(search) ?? loadPlanChoice()
