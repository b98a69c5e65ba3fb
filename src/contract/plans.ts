import * as v from 'valibot'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import { amountSchema } from '@/domain/money/sum-text'
import { readChargeSchema, servicePlanSchema } from '@/domain/service-plan/plan'
import type { PlanDraft } from '@/domain/service-plan/plan-form'
import { planTemplateSchema } from '@/domain/service-plan/template'
import { BILLING_CYCLES, CHARGE_BILLING } from '@/domain/service-plan/vocabulary'
import { id, LONGEST } from '@/domain/text/field'
import { text } from '@/domain/text/typed-text'
import { daySchema } from '@/domain/time/day'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, inDollars, maybeText, readAs, someIn } from './wire'

const { entries } = servicePlanSchema

const planCodec = codec(servicePlanSchema, {
  property_id: readAs(v.nullish(entries.property_id, null)),
  price_per_cycle: inDollars,
  price_per_service: inDollars,
  charge_billing: readAs(v.nullish(entries.charge_billing, 'by_hand')),
  billed_since: readAs(v.nullish(entries.billed_since, null)),
  next_visit_date: readAs(v.nullish(entries.next_visit_date, null)),
  next_service_date: readAs(v.nullish(entries.next_service_date, null)),
  next_billing_date: readAs(v.nullish(entries.next_billing_date, null)),
  unscheduled_dates: readAs(v.nullish(entries.unscheduled_dates, [])),
  special_instructions: maybeText,
  outstanding_balance: inDollars,
  earlier_balances: someIn(codec(amountSchema, { amount: inDollars })),
  client_first_name: maybeText,
  client_last_name: maybeText,
})
export const wirePlan = planCodec.wire
export const toWirePlan = planCodec.write

export const planTemplateCodec = codec(planTemplateSchema, {
  description: maybeText,
  price_per_cycle: inDollars,
  price_per_service: inDollars,
})

export const planChargeCodec = codec(readChargeSchema, { amount: inDollars })

const base = '/api/business/:businessId/plans'
const shared = { service: 'landscaping', bearer: true } as const

export const listPlans = endpoint({
  ...shared,
  id: 'EP-042',
  method: 'GET',
  path: base,
  summary: 'Service plans of clients, with their progress and balance',
  answer: listAnswer('plans', wirePlan),
  idempotent: false,
  failures: [403],
})

export const createPlan = endpoint({
  ...shared,
  id: 'EP-043',
  method: 'POST',
  path: base,
  summary: 'Make a service plan for a client from a template',
  body: v.object({
    client_id: id,
    template_id: id,
    start_date: daySchema,
    /** Defaults to the template's. */
    billing_cycle: v.exactOptional(v.picklist(BILLING_CYCLES)),
    charge_billing: v.exactOptional(v.picklist(CHARGE_BILLING)),
    /** Defaults to the client's first property. */
    property_id: v.exactOptional(id),
    special_instructions: v.optional(text(LONGEST.notes), ''),
  }),
  answer: v.object({ plan: wirePlan }),
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const toWirePlanDraft = ({ property_id, ...draft }: PlanDraft) => ({
  ...draft,
  ...(property_id === null ? {} : { property_id }),
})

type Prices = { price_per_cycle?: Cents; price_per_service?: Cents }

export const pricesInDollars = <Fields extends Prices>({ price_per_cycle, price_per_service, ...fields }: Fields) => ({
  ...fields,
  ...(price_per_cycle === undefined ? {} : { price_per_cycle: dollarsFromCents(price_per_cycle) }),
  ...(price_per_service === undefined ? {} : { price_per_service: dollarsFromCents(price_per_service) }),
})
