// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlanCategory =
  | 'lawn_care'
  | 'maintenance';

export type PlanFrequency =
  | 'weekly'
  | 'every_second_week'
  | 'monthly'
  | 'seasonal';

export type PlanCountedFrom =
  /** Visits keep their place in the calendar. */
  | 'calendar'
  /** The next visit is counted from the day on which the last one was done. */
  | 'completion';

export type PlanBillingCycle =
  | 'monthly'
  | 'quarterly'
  | 'annual'
  | 'per_service';

/** What is done with a charge when it falls due: someone bills it, or an invoice is drafted, or drafted and sent. */
export type PlanChargeBilling =
  | 'by_hand'
  | 'draft'
  | 'send';

export type PlanCommand =
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'complete';

export type PlanStatus =
  | 'active'
  | 'paused'
  | 'completed'
  | 'cancelled';

/** What a person says of a template, all of it when it is added. The words are those of `PlanTemplate`. */
export type PlanTemplateInput = {
  name?: string | null | undefined;
  description?: string | null | undefined;
  category?: string | null | undefined;
  frequency?: string | null | undefined;
  counted_from?: string | null | undefined;
  price_per_cycle?: number | null | undefined;
  price_per_service?: number | null | undefined;
  billing_cycle?: string | null | undefined;
  charge_billing?: string | null | undefined;
  min_contract_months?: number | null | undefined;
  visit_minutes?: number | null | undefined;
  active?: boolean | null | undefined;
};

/** What a person changes of a service plan that runs. The words are those of `PlanTemplate`. */
export type ServicePlanInput = {
  plan_name?: string | null | undefined;
  category?: string | null | undefined;
  frequency?: string | null | undefined;
  counted_from?: string | null | undefined;
  price_per_cycle?: number | null | undefined;
  price_per_service?: number | null | undefined;
  billing_cycle?: string | null | undefined;
  charge_billing?: string | null | undefined;
  min_contract_months?: number | null | undefined;
  visit_minutes?: number | null | undefined;
  special_instructions?: string | null | undefined;
};

export type PlanVisitStatus =
  | 'scheduled'
  | 'assigned'
  | 'en_route'
  | 'in_progress'
  | 'completed'
  | 'cancelled'
  | 'missed'
  | 'rescheduled';

export type PaymentMethod =
  | 'credit_card'
  | 'ach'
  | 'check'
  | 'cash'
  | 'other';

export type Currency =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'CAD';

export type TemplateFragment = { id: number, name: string, description: string, category: PlanCategory, frequency: PlanFrequency, counted_from: PlanCountedFrom, price_per_cycle: number, price_per_service: number, billing_cycle: PlanBillingCycle, charge_billing: PlanChargeBilling, min_contract_months: number, visit_minutes: number, active: boolean, created_at: string };

export type PlanTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanTemplatesQuery = { planTemplates: Array<{ id: number, name: string, description: string, category: PlanCategory, frequency: PlanFrequency, counted_from: PlanCountedFrom, price_per_cycle: number, price_per_service: number, billing_cycle: PlanBillingCycle, charge_billing: PlanChargeBilling, min_contract_months: number, visit_minutes: number, active: boolean, created_at: string }> };

export type PlanAccountQueryVariables = Exact<{
  plan: number;
}>;


export type PlanAccountQuery = { planAccount: { visits: Array<{ job_id: number, job_number: string, due_date: string, scheduled_date: string, status: PlanVisitStatus }>, charges: Array<{ id: number, plan_id: number, due_date: string, job_id: number | null, amount: number, paid_on: string | null, payment_method: PaymentMethod | null, waived_on: string | null, waive_reason: string, invoice_id: number | null, currency: Currency }> } };

export type CreatePlanTemplateMutationVariables = Exact<{
  template: PlanTemplateInput;
  key: string;
}>;


export type CreatePlanTemplateMutation = { createPlanTemplate: { id: number } };

export type EditPlanTemplateMutationVariables = Exact<{
  id: number;
  changed: PlanTemplateInput;
  was?: PlanTemplateInput | null | undefined;
  key: string;
}>;


export type EditPlanTemplateMutation = { editPlanTemplate: { id: number } };

export type DeletePlanTemplateMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeletePlanTemplateMutation = { deletePlanTemplate: number };

export type EditServicePlanMutationVariables = Exact<{
  id: number;
  changed: ServicePlanInput;
  was?: ServicePlanInput | null | undefined;
  key: string;
}>;


export type EditServicePlanMutation = { editServicePlan: number };

export type ChangePlanStatusMutationVariables = Exact<{
  id: number;
  command: PlanCommand;
  key: string;
}>;


export type ChangePlanStatusMutation = { changePlanStatus: { id: number, status: PlanStatus } };

export type CatchUpPlansMutationVariables = Exact<{
  plans: Array<number>;
  skip: boolean;
  key: string;
}>;


export type CatchUpPlansMutation = { catchUpPlans: number };

export type SettlePlanChargeMutationVariables = Exact<{
  id: number;
  paid: boolean;
  payment_method?: PaymentMethod | null | undefined;
  paid_on?: string | null | undefined;
  key: string;
}>;


export type SettlePlanChargeMutation = { settlePlanCharge: number };

export type WaivePlanChargeMutationVariables = Exact<{
  id: number;
  reason: string;
  key: string;
}>;


export type WaivePlanChargeMutation = { waivePlanCharge: number };

export type StandaloneChargesQueryVariables = Exact<{ [key: string]: never; }>;


export type StandaloneChargesQuery = { standaloneCharges: Array<{ id: number, plan_id: number, plan_name: string, client_id: number, client_name: string, due_date: string, amount: number, currency: Currency, paid_on: string | null }> };

export type InvoiceRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoiceRunsQuery = { invoiceRuns: Array<{ run_on: string, drafts: number, sent: number, not_sent: Array<{ id: number, invoice_number: string, not_sent_because: string }> }> };


export const PlanTemplatesDocument = typedDocument<PlanTemplatesQuery, PlanTemplatesQueryVariables>(
  'query',
  'PlanTemplates',
  'query PlanTemplates{planTemplates{...Template}}fragment Template on PlanTemplate{id name description category frequency counted_from price_per_cycle price_per_service billing_cycle charge_billing min_contract_months visit_minutes active created_at}',
  () => v.object({ planTemplates: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), description: v.string(), category: v.picklist(['lawn_care', 'maintenance']), frequency: v.picklist(['weekly', 'every_second_week', 'monthly', 'seasonal']), counted_from: v.picklist(['calendar', 'completion']), price_per_cycle: v.pipe(v.number(), v.finite()), price_per_service: v.pipe(v.number(), v.finite()), billing_cycle: v.picklist(['monthly', 'quarterly', 'annual', 'per_service']), charge_billing: v.picklist(['by_hand', 'draft', 'send']), min_contract_months: v.pipe(v.number(), v.safeInteger()), visit_minutes: v.pipe(v.number(), v.safeInteger()), active: v.boolean(), created_at: v.string() })) }),
)

export const PlanAccountDocument = typedDocument<PlanAccountQuery, PlanAccountQueryVariables>(
  'query',
  'PlanAccount',
  'query PlanAccount($plan:Int!){planAccount(plan:$plan){visits{job_id job_number due_date scheduled_date status}charges{id plan_id due_date job_id amount paid_on payment_method waived_on waive_reason invoice_id currency}}}',
  () => v.object({ planAccount: v.object({ visits: v.array(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), due_date: v.string(), scheduled_date: v.string(), status: v.picklist(['scheduled', 'assigned', 'en_route', 'in_progress', 'completed', 'cancelled', 'missed', 'rescheduled']) })), charges: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), plan_id: v.pipe(v.number(), v.safeInteger()), due_date: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), amount: v.pipe(v.number(), v.finite()), paid_on: v.nullable(v.string()), payment_method: v.nullable(v.picklist(['credit_card', 'ach', 'check', 'cash', 'other'])), waived_on: v.nullable(v.string()), waive_reason: v.string(), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) })) }) }),
)

export const CreatePlanTemplateDocument = typedDocument<CreatePlanTemplateMutation, CreatePlanTemplateMutationVariables>(
  'mutation',
  'CreatePlanTemplate',
  'mutation CreatePlanTemplate($template:PlanTemplateInput!$key:String!){createPlanTemplate(template:$template key:$key){id}}',
  () => v.object({ createPlanTemplate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const EditPlanTemplateDocument = typedDocument<EditPlanTemplateMutation, EditPlanTemplateMutationVariables>(
  'mutation',
  'EditPlanTemplate',
  'mutation EditPlanTemplate($id:Int!$changed:PlanTemplateInput!$was:PlanTemplateInput$key:String!){editPlanTemplate(id:$id changed:$changed was:$was key:$key){id}}',
  () => v.object({ editPlanTemplate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const DeletePlanTemplateDocument = typedDocument<DeletePlanTemplateMutation, DeletePlanTemplateMutationVariables>(
  'mutation',
  'DeletePlanTemplate',
  'mutation DeletePlanTemplate($id:Int!$key:String!){deletePlanTemplate(id:$id key:$key)}',
  () => v.object({ deletePlanTemplate: v.pipe(v.number(), v.safeInteger()) }),
)

export const EditServicePlanDocument = typedDocument<EditServicePlanMutation, EditServicePlanMutationVariables>(
  'mutation',
  'EditServicePlan',
  'mutation EditServicePlan($id:Int!$changed:ServicePlanInput!$was:ServicePlanInput$key:String!){editServicePlan(id:$id changed:$changed was:$was key:$key)}',
  () => v.object({ editServicePlan: v.pipe(v.number(), v.safeInteger()) }),
)

export const ChangePlanStatusDocument = typedDocument<ChangePlanStatusMutation, ChangePlanStatusMutationVariables>(
  'mutation',
  'ChangePlanStatus',
  'mutation ChangePlanStatus($id:Int!$command:PlanCommand!$key:String!){changePlanStatus(id:$id command:$command key:$key){id status}}',
  () => v.object({ changePlanStatus: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['active', 'paused', 'completed', 'cancelled']) }) }),
)

export const CatchUpPlansDocument = typedDocument<CatchUpPlansMutation, CatchUpPlansMutationVariables>(
  'mutation',
  'CatchUpPlans',
  'mutation CatchUpPlans($plans:[Int!]!$skip:Boolean!$key:String!){catchUpPlans(plans:$plans skip:$skip key:$key)}',
  () => v.object({ catchUpPlans: v.pipe(v.number(), v.safeInteger()) }),
)

export const SettlePlanChargeDocument = typedDocument<SettlePlanChargeMutation, SettlePlanChargeMutationVariables>(
  'mutation',
  'SettlePlanCharge',
  'mutation SettlePlanCharge($id:Int!$paid:Boolean!$payment_method:PaymentMethod$paid_on:String$key:String!){settlePlanCharge(id:$id paid:$paid payment_method:$payment_method paid_on:$paid_on key:$key)}',
  () => v.object({ settlePlanCharge: v.pipe(v.number(), v.safeInteger()) }),
)

export const WaivePlanChargeDocument = typedDocument<WaivePlanChargeMutation, WaivePlanChargeMutationVariables>(
  'mutation',
  'WaivePlanCharge',
  'mutation WaivePlanCharge($id:Int!$reason:String!$key:String!){waivePlanCharge(id:$id reason:$reason key:$key)}',
  () => v.object({ waivePlanCharge: v.pipe(v.number(), v.safeInteger()) }),
)

export const StandaloneChargesDocument = typedDocument<StandaloneChargesQuery, StandaloneChargesQueryVariables>(
  'query',
  'StandaloneCharges',
  'query StandaloneCharges{standaloneCharges{id plan_id plan_name client_id client_name due_date amount currency paid_on}}',
  () => v.object({ standaloneCharges: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), plan_id: v.pipe(v.number(), v.safeInteger()), plan_name: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), due_date: v.string(), amount: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']), paid_on: v.nullable(v.string()) })) }),
)

export const InvoiceRunsDocument = typedDocument<InvoiceRunsQuery, InvoiceRunsQueryVariables>(
  'query',
  'InvoiceRuns',
  'query InvoiceRuns{invoiceRuns{run_on drafts sent not_sent{id invoice_number not_sent_because}}}',
  () => v.object({ invoiceRuns: v.array(v.object({ run_on: v.string(), drafts: v.pipe(v.number(), v.safeInteger()), sent: v.pipe(v.number(), v.safeInteger()), not_sent: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), not_sent_because: v.string() })) })) }),
)
