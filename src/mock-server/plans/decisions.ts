import type { ReadBodyOf } from '@/contract/endpoint'
import type { createPlan } from '@/contract/plans'
import { amountIn } from '@/domain/money/amount-in'
import type { FactActor } from '@/domain/record/fact'
import { type Charged, dueCharges, nextBilling } from '@/domain/service-plan/charges'
import { judgePlan, PLAN_RULES, type PlanCommand, planStatusAfter } from '@/domain/service-plan/commands'
import { NEW_PLAN, OPEN_CHARGE, type PlanCharge, type PlanRow, type PlanVisit } from '@/domain/service-plan/plan'
import { cycleRefusal, startRefusal } from '@/domain/service-plan/plan-form'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { amountDue, priceIn } from '@/domain/service-plan/terms'
import { dueVisits, resumedFrom, visitsToCome } from '@/domain/service-plan/visits'
import { capitalized, counted } from '@/domain/text/wording'
import { type Day, formatDate } from '@/domain/time/calendar'
import { currencyOf } from '../accounts/currency'
import { byUser, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { checkVerdict, invalid } from '../core/write/refusal'
import { invoicedByPlan } from './automatic-invoices'
import { checkBilling, hasSamePlan, SAME_PLAN } from './refusals'
import { chargeFacts, planFacts } from './tables'
import { visitsPlanned, visitsWithdrawn } from './visit-jobs'
import { visitsOf } from './visits'

/** Due charges and their automatic invoice. Empty for a price of zero. */
export const fallenDue = (plan: PlanRow, due: readonly Charged[], actor: FactActor, store: Store) => {
  const amount = amountDue(plan)
  const currency = currencyOf(plan.business_id, store)
  const rows = (amount === 0 ? [] : due).map(
    ({ due_date, job_id }): PlanCharge => ({
      ...OPEN_CHARGE,
      id: store.nextId('plan_charges'),
      business_id: plan.business_id,
      plan_id: plan.id,
      due_date,
      job_id,
      amount,
      paid_on: null,
      invoice_id: null,
    }),
  )
  return {
    charges: rows.map((row) => {
      const note = `${amountIn(amount, currency)} due on ${formatDate(row.due_date)}`
      return chargeFacts.created(row, 'plan_charge.due', { actor, note })
    }),
    invoice: invoicedByPlan(plan, rows, store),
  }
}

export const charged = (plan: PlanRow, due: readonly Charged[], actor: FactActor, store: Store): Decided[] => {
  const { charges, invoice } = fallenDue(plan, due, actor, store)
  return [...charges, ...invoice]
}

/** Initial visits up to the horizon and charges due today, for a new, resumed or changed plan. */
export const begun = (plan: PlanRow, there: readonly PlanVisit[], today: Day, store: Store) => {
  const visits = dueVisits(plan, there, today)
  const charges = dueCharges(plan, store.naming('plan_charges', 'plan_id', plan.id), today)
  return {
    days: visits?.visits ?? [],
    due: (charges?.days ?? []).map((due_date) => ({ due_date, job_id: null })),
    patch: { ...visits?.patch, ...(charges && { next_billing_date: charges.next_billing_date }) },
  }
}

type Sent = ReadBodyOf<typeof createPlan>

const templateOf = (id: number, businessId: number, store: Store): PlanTemplate => {
  const template = store.find('plan_templates', id)
  if (template?.business_id !== businessId) throw invalid('template_id', 'There is no such template.')
  if (!template.active) throw invalid('template_id', 'This template is inactive. Make it active first.')
  return template
}

const placeIn = (clientId: number, propertyId: number | undefined, businessId: number, store: Store): number => {
  if (store.find('clients', clientId)?.business_id !== businessId)
    throw invalid('client_id', 'There is no such client.')
  const places = store.naming('properties', 'client_id', clientId)
  const place = propertyId === undefined ? places[0] : places.find(({ id }) => id === propertyId)
  if (!place) throw invalid('property_id', 'This property was deleted or is another client’s.')
  return place.id
}

/** Creates a plan from a template, with its first visits and charges. Throws a 422 Refusal. */
export const created = ({ actor, businessId, body }: Requester & { body: Sent }, store: Store): Decided[] => {
  const { client_id, template_id, start_date, property_id, special_instructions } = body
  const template = templateOf(template_id, businessId, store)
  const place = placeIn(client_id, property_id, businessId, store)
  const today = store.today(actor.time_zone)
  const late = startRefusal(start_date, today)
  if (late !== null) throw invalid('start_date', late)
  const billing_cycle = body.billing_cycle ?? template.billing_cycle
  const unpriced = cycleRefusal(template, billing_cycle)
  if (unpriced !== null) throw invalid('billing_cycle', unpriced)
  const { category, frequency, counted_from, price_per_service, min_contract_months, visit_minutes } = template
  const charge_billing = body.charge_billing ?? template.charge_billing
  if (charge_billing !== template.charge_billing) checkBilling(actor, { charge_billing })
  const plan: PlanRow = {
    ...NEW_PLAN,
    id: store.nextId('service_plans'),
    business_id: businessId,
    client_id,
    property_id: place,
    template_id,
    plan_name: template.name,
    category,
    frequency,
    counted_from,
    price_per_cycle: billing_cycle === 'per_service' ? template.price_per_cycle : priceIn(template, billing_cycle),
    price_per_service,
    billing_cycle,
    charge_billing,
    min_contract_months,
    visit_minutes,
    status: 'active',
    start_date,
    next_visit_date: start_date,
    next_billing_date: nextBilling({ ...NEW_PLAN, start_date, billing_cycle }, start_date),
    unscheduled_dates: [],
    special_instructions,
    created_at: isoNow(store),
    created_by: actor.user_id,
  }
  if (hasSamePlan(plan, store)) throw invalid('client_id', SAME_PLAN)
  const by = byUser(actor)
  const { days, due, patch } = begun(plan, [], today, store)
  const note = days.length === 0 ? 'Created' : `Created with ${counted(days.length, 'visit')}`
  return [
    planFacts.created({ ...plan, ...patch }, 'service_plan.created', { actor: by, note }),
    ...visitsPlanned(plan, days, { actor: by, user: actor.user_id }, store),
    ...charged(plan, due, by, store),
  ]
}

const resumed = (plan: PlanRow, { actor }: Requester, store: Store): Decided[] => {
  const today = store.today(actor.time_zone)
  const visits = visitsOf(plan.id, store)
  const running: PlanRow = {
    ...plan,
    status: 'active',
    next_visit_date: resumedFrom(plan, visits, today),
    next_billing_date: nextBilling(plan, today, store.naming('plan_charges', 'plan_id', plan.id)),
    unscheduled_dates: [],
  }
  const by = byUser(actor)
  const { days, due, patch } = begun(running, visits, today, store)
  const note = days.length === 0 ? 'Resumed' : `Resumed with ${counted(days.length, 'visit')}`
  return [
    planFacts.changed(plan, 'service_plan.resumed', { actor: by, note, patch: { ...running, ...patch } }),
    ...visitsPlanned(running, days, { actor: by, user: actor.user_id }, store),
    ...charged(running, due, by, store),
  ]
}

/** Paused and ended plans have nothing scheduled. */
const NOTHING_TO_COME = { next_visit_date: null, next_billing_date: null, unscheduled_dates: [] }

/** Runs a plan command with its effects on visits and billing. Throws a 403 or 409 Refusal. */
export const stepped = (requester: Requester, plan: PlanRow, command: PlanCommand, store: Store): Decided[] => {
  checkVerdict(judgePlan(requester.actor, command, plan))
  if (command === 'resume') return resumed(plan, requester, store)
  const by = byUser(requester.actor)
  const { participle } = PLAN_RULES[command]
  const off = command === 'complete' ? [] : visitsToCome(visitsOf(plan.id, store))
  const note =
    off.length === 0 ? capitalized(participle) : `${capitalized(participle)}; ${counted(off.length, 'visit')} cancelled`
  return [
    planFacts.changed(plan, `service_plan.${participle}`, {
      actor: by,
      note,
      patch: { ...NOTHING_TO_COME, status: planStatusAfter(command) },
    }),
    ...visitsWithdrawn(off, by, `Cancelled: ${plan.plan_name} was ${participle}`, store),
  ]
}
