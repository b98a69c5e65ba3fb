import { methodLabel, PAYMENT_METHODS } from '@/domain/invoice/vocabulary'
import type { PlanCharge, PlanRow, ServicePlan } from '@/domain/service-plan/plan'
import type { PlanTemplate } from '@/domain/service-plan/template'
import {
  BILLING_CYCLES,
  CHARGE_BILLING,
  COUNTED_FROM,
  FREQUENCIES,
  PLAN_CATEGORIES,
  PLAN_STATUSES,
} from '@/domain/service-plan/vocabulary'
import { chargeBillingText, contractText, countedText, planWord } from '@/domain/service-plan/words'
import { formatDay } from '@/domain/time/calendar'
import { asDay, asFlag, asMoney, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'

const asMinutes = (value: unknown) => (value === undefined ? undefined : `${String(value)} min`)
const asContract = (value: unknown) => (typeof value === 'number' ? contractText(value) : undefined)
const isDays = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((day) => typeof day === 'string')
const asDays = (value: unknown) => (isDays(value) ? value.map((day) => formatDay(day)).join('; ') : undefined)

const TERMS = {
  category: ['Category', asWord(PLAN_CATEGORIES, planWord)],
  frequency: ['Frequency', asWord(FREQUENCIES, planWord)],
  counted_from: ['Next visit', asWord(COUNTED_FROM, countedText)],
  price_per_cycle: ['Price per cycle', asMoney],
  price_per_service: ['Price per service', asMoney],
  billing_cycle: ['Billing cycle', asWord(BILLING_CYCLES, planWord)],
  charge_billing: ['Bill charges', asWord(CHARGE_BILLING, chargeBillingText)],
  min_contract_months: ['Minimum contract', asContract],
  visit_minutes: ['Length of a visit', asMinutes],
} satisfies Partial<HistoryWords<PlanTemplate>['fields']>

export const TEMPLATE_HISTORY: HistoryWords<PlanTemplate> = {
  fields: {
    id: null,
    business_id: null,
    created_at: null,
    name: 'Name',
    description: 'Description',
    ...TERMS,
    active: ['Active', asFlag],
  },
  titles: {
    'plan_template.added': 'Template added',
    'plan_template.edited': 'Template edited',
    'plan_template.deleted': 'Template deleted',
  },
}

const ROW: HistoryWords<PlanRow>['fields'] = {
  id: null,
  business_id: null,
  client_id: null,
  property_id: null,
  template_id: null,
  created_at: null,
  created_by: null,
  plan_name: 'Name',
  status: ['Status', asWord(PLAN_STATUSES, planWord)],
  ...TERMS,
  start_date: ['Starts', asDay],
  billed_since: ['Cycles counted from', asDay],
  next_visit_date: ['Next visit to schedule', asDay],
  next_billing_date: ['Next billing', asDay],
  unscheduled_dates: ['Not scheduled', asDays],
  special_instructions: 'Special instructions',
}

/** Field labels of the plan history. Values derived from visits and charges are omitted, because those are listed themselves. */
export const PLAN_HISTORY: HistoryWords<ServicePlan> = {
  fields: {
    ...ROW,
    next_service_date: null,
    total_services_completed: null,
    total_services_scheduled: null,
    outstanding_balance: null,
    earlier_balances: null,
    client_first_name: null,
    client_last_name: null,
  },
  titles: {
    'service_plan.created': 'Plan created',
    'service_plan.edited': 'Plan edited',
    'service_plan.paused': 'Plan paused',
    'service_plan.resumed': 'Plan resumed',
    'service_plan.cancelled': 'Plan cancelled',
    'service_plan.completed': 'Plan completed',
    'service_plan.clocked': 'Scheduled and charged',
    'service_plan.visit_completed': 'Visit completed',
    'service_plan.caught_up': 'Caught up',
    'service_plan.skipped': 'Visits skipped',
    'service_plan.client_merged': 'Client merged',
  },
}

export const CHARGE_HISTORY: HistoryWords<PlanCharge> = {
  fields: {
    id: null,
    business_id: null,
    plan_id: null,
    job_id: null,
    invoice_id: null,
    due_date: ['Due', asDay],
    amount: ['Amount', asMoney],
    paid_on: ['Paid', asDay],
    payment_method: ['Payment method', asWord(PAYMENT_METHODS, methodLabel)],
    waived_on: ['Waived', asDay],
    waive_reason: 'Reason',
    settled_currency: null,
  },
  titles: {
    'plan_charge.due': 'Charge due',
    'plan_charge.paid': 'Charge paid',
    'plan_charge.reopened': 'Charge open again',
    'plan_charge.waived': 'Charge waived',
    'plan_charge.billed': 'Charge billed',
    'plan_charge.released': 'No longer on an invoice',
  },
}
