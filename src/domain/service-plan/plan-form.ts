import * as v from 'valibot'
import { id, LONGEST } from '../text/field'
import { text } from '../text/typed-text'
import { type Day, plusMonths } from '../time/calendar'
import { daySchema } from '../time/day'
import type { PlanTemplate } from './template'
import { priceIn } from './terms'
import { BILLING_CYCLES, type BillingCycle, CHARGE_BILLING, type ChargeBilling } from './vocabulary'

const chosen = (message: string) => v.pipe(v.nullable(id), v.number(message))

/** Input of the Create Plan form (PLAN-06). */
export type PlanForm = {
  client_id: number | null
  property_id: number | null
  template_id: number | null
  start_date: string
  billing_cycle: BillingCycle
  charge_billing: ChargeBilling
  special_instructions: string
}

export type PlanDraft = {
  client_id: number
  property_id: number | null
  template_id: number
  start_date: Day
  billing_cycle: BillingCycle
  charge_billing: ChargeBilling
  special_instructions: string
}

/** A plan can start from today to a year ahead; null when the day is valid. */
export const startRefusal = (day: Day, today: Day): string | null => {
  if (day < today) return 'This day has passed. Choose today or a later day.'
  return day > plusMonths(today, 12) ? 'Choose a day within a year from today' : null
}

export const cycleRefusal = (template: PlanTemplate | undefined, cycle: BillingCycle): string | null =>
  template && priceIn(template, cycle) === 0 ? 'This template has no price for this billing cycle' : null

/** Parses form input to a `PlanDraft` (PLAN-06). */
export const planFormSchema = (today: Day, templates: readonly PlanTemplate[]) =>
  v.pipe(
    v.object({
      client_id: chosen('Client is required'),
      property_id: v.nullable(id),
      template_id: chosen('Template is required'),
      start_date: v.pipe(
        v.string(),
        v.nonEmpty('Start date is required'),
        daySchema,
        v.check(
          (day) => startRefusal(day, today) === null,
          ({ input }) => startRefusal(input, today) ?? '',
        ),
      ),
      billing_cycle: v.picklist(BILLING_CYCLES),
      charge_billing: v.picklist(CHARGE_BILLING),
      special_instructions: text(LONGEST.notes),
    }),
    v.forward(
      v.partialCheck(
        [['template_id'], ['billing_cycle']],
        ({ template_id, billing_cycle }) =>
          cycleRefusal(
            templates.find((template) => template.id === template_id),
            billing_cycle,
          ) === null,
        'This template has no price for this billing cycle',
      ),
      ['billing_cycle'],
    ),
  )

export const emptyPlanForm = (today: Day): PlanForm => ({
  client_id: null,
  property_id: null,
  template_id: null,
  start_date: today,
  billing_cycle: 'monthly',
  charge_billing: 'by_hand',
  special_instructions: '',
})
