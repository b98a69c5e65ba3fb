import { fullName } from '@/domain/account/user'
import { maySeePrices } from '@/domain/catalog/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { mayManagePlans } from '@/domain/service-plan/permissions'
import {
  chargeNumber,
  NEW_PLAN,
  OPEN_CHARGE,
  type PlanCharge,
  type PlanRow,
  planChargeSchema,
  planRowSchema,
} from '@/domain/service-plan/plan'
import { type PlanTemplate, planTemplateSchema } from '@/domain/service-plan/template'
import { NEW_TERMS, NO_PRICE } from '@/domain/service-plan/terms'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    plan_templates: PlanTemplate
    service_plans: PlanRow
    plan_charges: PlanCharge
  }
}

const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const toManagers = (_row: unknown, actor: Actor) => mayManagePlans(actor)
const pricesFrom = (actor: Actor) => (maySeePrices(actor) ? {} : NO_PRICE)
/** A completed visit that the next one waited for. */
export const VISIT_COMPLETED = 'service_plan.visit_completed'
export const CLIENT_MERGED = 'service_plan.client_merged'
export const CHARGE_BILLED = 'plan_charge.billed'
export const CHARGE_RELEASED = 'plan_charge.released'
export const CLOCKED = 'service_plan.clocked'

const TERM_WORDS = {
  charge_billing: 'billing of charges',
  min_contract_months: 'minimum contract',
  visit_minutes: 'length of a visit',
}
export const PLAN_WORDS = { ...TERM_WORDS, plan_name: 'name' }

const templateRecord: RecordRules<PlanTemplate> = {
  stream: 'plan_template',
  nouns: ['plan template', 'plan templates'],
  business: ofBusiness,
  name: ({ name }) => name,
  words: TERM_WORDS,
  visible: toManagers,
  hides: pricesFrom,
  page: ({ id }) => `/dashboard/service-plans?edit=${id}`,
}

const planRecord: RecordRules<PlanRow> = {
  stream: 'service_plan',
  nouns: ['service plan', 'service plans'],
  business: ofBusiness,
  name({ plan_name, client_id }, store) {
    const client = store.find('clients', client_id)
    return client ? `${plan_name} (${fullName(client)})` : plan_name
  },
  words: PLAN_WORDS,
  visible: toManagers,
  hides: pricesFrom,
  page: ({ id }) => `/dashboard/service-plans?kind=plans&plan=${id}`,
  follows: [VISIT_COMPLETED, CLIENT_MERGED],
}

const chargeRecord: RecordRules<PlanCharge> = {
  stream: 'plan_charge',
  nouns: ['plan charge', 'plan charges'],
  business: ofBusiness,
  name: (charge, store) =>
    `${chargeNumber(charge)} of ${store.find('service_plans', charge.plan_id)?.plan_name ?? 'a plan'}`,
  // A charge reveals the price.
  visible: (_row, actor) => mayManagePlans(actor) && maySeePrices(actor),
  page: ({ plan_id }) => `/dashboard/service-plans?kind=plans&plan=${plan_id}&tab=charges`,
  partOf: { table: 'service_plans', id: ({ plan_id }) => plan_id },
  follows: [CHARGE_BILLED, CHARGE_RELEASED],
}

export const planFacts = factsOf('service_plans', planRecord)

export const chargeFacts = factsOf('plan_charges', chargeRecord)

export const planTables = {
  plan_templates: table(planTemplateSchema, templateRecord, { added: NEW_TERMS }),
  service_plans: table(planRowSchema, planRecord, { added: NEW_PLAN }),
  plan_charges: table(planChargeSchema, chargeRecord, { added: OPEN_CHARGE }),
}
