// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EstimateStatus =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'approved'
  | 'rejected'
  | 'expired';

export type EstimateAnswerChannel =
  | 'phone'
  | 'in_person'
  | 'email';

/** How an answer came: as staff heard it, or from the client on their own page. */
export type EstimateAnswerWay =
  | 'phone'
  | 'in_person'
  | 'email'
  | 'client_page';

export type SignatureKind =
  | 'drawn'
  | 'typed';

/** How a line is offered: to everyone, or as an option; a preselected one is taken unless the client says otherwise. */
export type EstimateSelection =
  | 'included'
  | 'optional'
  | 'preselected';

export type EstimateDepositKind =
  | 'none'
  | 'fixed'
  | 'percent';

/** What a person says of an estimate, all of it when it is made. */
export type EstimateInput = {
  client_id?: number | null | undefined;
  property_id?: number | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  valid_until?: string | null | undefined;
  line_items?: Array<EstimateLineInput> | null | undefined;
  tax_rate?: number | null | undefined;
  discount_amount?: number | null | undefined;
  packages?: Array<EstimatePackageInput> | null | undefined;
  recommended_package_id?: number | null | undefined;
  deposit_kind?: EstimateDepositKind | null | undefined;
  deposit_amount?: number | null | undefined;
  deposit_rate?: number | null | undefined;
  terms_and_conditions?: string | null | undefined;
  notes?: string | null | undefined;
};

export type EstimatePackageInput = {
  /** Unique in its estimate. */
  id: number;
  name: string;
  description: string;
};

export type EstimateChoiceInput = {
  package_id?: number | null | undefined;
  line_ids: Array<number>;
};

export type EstimateLineInput = {
  /** Unique in its estimate. */
  id: number;
  service_category: string;
  service_name: string;
  description: string;
  quantity: number;
  unit: string;
  unit_price: number;
  labor_hours?: number | null | undefined;
  material_cost: number;
  equipment_cost: number;
  markup_percentage: number;
  /** Included where it is left out. */
  selection?: EstimateSelection | null | undefined;
  package_id?: number | null | undefined;
};

/** What a client answered, by whom and how; with a reason where the answer is no. An approval without a choice takes what counts as chosen. */
export type EstimateAnswer = {
  approved: boolean;
  answered_by: string;
  answered_via: EstimateAnswerChannel;
  rejection_reason?: string | null | undefined;
  choice?: EstimateChoiceInput | null | undefined;
};

/** When the work is done. Times are `09:30`. */
export type EstimateSlot = {
  scheduled_date: string;
  scheduled_start_time: string;
  scheduled_end_time: string;
};

export type InvoiceStatus =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'partial'
  | 'overdue'
  | 'paid'
  | 'cancelled';

export type EstimateFieldsFragment = { id: number, estimate_number: string, revision: number, revises_id: number | null, revised_by_id: number | null, client_id: number, property_id: number, title: string, description: string, status: EstimateStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, recommended_package_id: number | null, deposit_kind: EstimateDepositKind, deposit_amount: number, deposit_rate: number, deposit_due: number, currency: string, valid_until: string, terms_and_conditions: string, notes: string, created_at: string, created_by: number, sent_at: string | null, answered_by: string, answered_via: EstimateAnswerWay | null, answered_at: string | null, rejection_reason: string, job_id: number | null, job_number: string | null, amount_billed: number, amount_to_bill: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, labor_hours: number | null, material_cost: number, equipment_cost: number, markup_percentage: number, selection: EstimateSelection, package_id: number | null }>, packages: Array<{ id: number, name: string, description: string }>, attachments: Array<{ id: string, name: string, type: string, size: number }>, choice: { package_id: number | null, line_ids: Array<number> } | null, signature: { kind: SignatureKind, strokes: Array<Array<number>> } | null, invoices: Array<{ id: number, invoice_number: string, is_deposit: boolean, status: InvoiceStatus, total_amount: number }>, client: { id: number, first_name: string, last_name: string, email: string } | null, property: { id: number, property_name: string, address: string, city: string, state: string, zip_code: string } | null };

export type StandingFragment = { id: number, status: EstimateStatus, job_id: number | null, revised_by_id: number | null };

export type EstimatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EstimatesQuery = { estimates: Array<{ id: number, estimate_number: string, revision: number, revises_id: number | null, revised_by_id: number | null, client_id: number, property_id: number, title: string, description: string, status: EstimateStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, recommended_package_id: number | null, deposit_kind: EstimateDepositKind, deposit_amount: number, deposit_rate: number, deposit_due: number, currency: string, valid_until: string, terms_and_conditions: string, notes: string, created_at: string, created_by: number, sent_at: string | null, answered_by: string, answered_via: EstimateAnswerWay | null, answered_at: string | null, rejection_reason: string, job_id: number | null, job_number: string | null, amount_billed: number, amount_to_bill: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, labor_hours: number | null, material_cost: number, equipment_cost: number, markup_percentage: number, selection: EstimateSelection, package_id: number | null }>, packages: Array<{ id: number, name: string, description: string }>, attachments: Array<{ id: string, name: string, type: string, size: number }>, choice: { package_id: number | null, line_ids: Array<number> } | null, signature: { kind: SignatureKind, strokes: Array<Array<number>> } | null, invoices: Array<{ id: number, invoice_number: string, is_deposit: boolean, status: InvoiceStatus, total_amount: number }>, client: { id: number, first_name: string, last_name: string, email: string } | null, property: { id: number, property_name: string, address: string, city: string, state: string, zip_code: string } | null }> };

export type EstimateQueryVariables = Exact<{
  id: number;
}>;


export type EstimateQuery = { estimate: { id: number, estimate_number: string, revision: number, revises_id: number | null, revised_by_id: number | null, client_id: number, property_id: number, title: string, description: string, status: EstimateStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, recommended_package_id: number | null, deposit_kind: EstimateDepositKind, deposit_amount: number, deposit_rate: number, deposit_due: number, currency: string, valid_until: string, terms_and_conditions: string, notes: string, created_at: string, created_by: number, sent_at: string | null, answered_by: string, answered_via: EstimateAnswerWay | null, answered_at: string | null, rejection_reason: string, job_id: number | null, job_number: string | null, amount_billed: number, amount_to_bill: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, labor_hours: number | null, material_cost: number, equipment_cost: number, markup_percentage: number, selection: EstimateSelection, package_id: number | null }>, packages: Array<{ id: number, name: string, description: string }>, attachments: Array<{ id: string, name: string, type: string, size: number }>, choice: { package_id: number | null, line_ids: Array<number> } | null, signature: { kind: SignatureKind, strokes: Array<Array<number>> } | null, invoices: Array<{ id: number, invoice_number: string, is_deposit: boolean, status: InvoiceStatus, total_amount: number }>, client: { id: number, first_name: string, last_name: string, email: string } | null, property: { id: number, property_name: string, address: string, city: string, state: string, zip_code: string } | null } };

export type CreateEstimateMutationVariables = Exact<{
  estimate: EstimateInput;
  files_of?: number | null | undefined;
  key: string;
}>;


export type CreateEstimateMutation = { createEstimate: { id: number } };

export type EditEstimateMutationVariables = Exact<{
  id: number;
  changed: EstimateInput;
  was?: EstimateInput | null | undefined;
  key: string;
}>;


export type EditEstimateMutation = { editEstimate: { id: number } };

export type DeleteEstimateMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteEstimateMutation = { deleteEstimate: number };

export type SendEstimateMutationVariables = Exact<{
  id: number;
  again: boolean;
  key: string;
}>;


export type SendEstimateMutation = { sendEstimate: { id: number, status: EstimateStatus, job_id: number | null, revised_by_id: number | null } };

export type AnswerEstimateMutationVariables = Exact<{
  id: number;
  answer: EstimateAnswer;
  key: string;
}>;


export type AnswerEstimateMutation = { answerEstimate: { id: number, status: EstimateStatus, job_id: number | null, revised_by_id: number | null } };

export type ReviseEstimateMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type ReviseEstimateMutation = { reviseEstimate: { id: number, status: EstimateStatus, job_id: number | null, revised_by_id: number | null } };

export type ConvertEstimateMutationVariables = Exact<{
  id: number;
  slot: EstimateSlot;
  key: string;
}>;


export type ConvertEstimateMutation = { convertEstimate: { id: number, status: EstimateStatus, job_id: number | null, revised_by_id: number | null } };


export const EstimatesDocument = typedDocument<EstimatesQuery, EstimatesQueryVariables>(
  'query',
  'Estimates',
  'query Estimates{estimates{...EstimateFields}}fragment EstimateFields on Estimate{id estimate_number revision revises_id revised_by_id client_id property_id title description status line_items{id service_category service_name description quantity unit unit_price total_price labor_hours material_cost equipment_cost markup_percentage selection package_id}subtotal tax_rate tax_amount discount_amount total_amount packages{id name description}recommended_package_id deposit_kind deposit_amount deposit_rate deposit_due currency valid_until terms_and_conditions notes attachments{id name type size}created_at created_by sent_at answered_by answered_via answered_at rejection_reason choice{package_id line_ids}signature{kind strokes}job_id job_number invoices{id invoice_number is_deposit status total_amount}amount_billed amount_to_bill client{id first_name last_name email}property{id property_name address city state zip_code}}',
  () => v.object({ estimates: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_number: v.string(), revision: v.pipe(v.number(), v.safeInteger()), revises_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())), client_id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), title: v.string(), description: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), line_items: v.array(v.object({ id: v.pipe(v.number(), v.finite()), service_category: v.string(), service_name: v.string(), description: v.string(), quantity: v.pipe(v.number(), v.finite()), unit: v.string(), unit_price: v.pipe(v.number(), v.finite()), total_price: v.pipe(v.number(), v.finite()), labor_hours: v.nullable(v.pipe(v.number(), v.finite())), material_cost: v.pipe(v.number(), v.finite()), equipment_cost: v.pipe(v.number(), v.finite()), markup_percentage: v.pipe(v.number(), v.finite()), selection: v.picklist(['included', 'optional', 'preselected']), package_id: v.nullable(v.pipe(v.number(), v.finite())) })), subtotal: v.pipe(v.number(), v.finite()), tax_rate: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), packages: v.array(v.object({ id: v.pipe(v.number(), v.finite()), name: v.string(), description: v.string() })), recommended_package_id: v.nullable(v.pipe(v.number(), v.finite())), deposit_kind: v.picklist(['none', 'fixed', 'percent']), deposit_amount: v.pipe(v.number(), v.finite()), deposit_rate: v.pipe(v.number(), v.finite()), deposit_due: v.pipe(v.number(), v.finite()), currency: v.string(), valid_until: v.string(), terms_and_conditions: v.string(), notes: v.string(), attachments: v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.pipe(v.number(), v.safeInteger()) })), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), sent_at: v.nullable(v.string()), answered_by: v.string(), answered_via: v.nullable(v.picklist(['phone', 'in_person', 'email', 'client_page'])), answered_at: v.nullable(v.string()), rejection_reason: v.string(), choice: v.nullable(v.object({ package_id: v.nullable(v.pipe(v.number(), v.finite())), line_ids: v.array(v.pipe(v.number(), v.finite())) })), signature: v.nullable(v.object({ kind: v.picklist(['drawn', 'typed']), strokes: v.array(v.array(v.pipe(v.number(), v.safeInteger()))) })), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), job_number: v.nullable(v.string()), invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), is_deposit: v.boolean(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()) })), amount_billed: v.pipe(v.number(), v.finite()), amount_to_bill: v.pipe(v.number(), v.finite()), client: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string() })), property: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), property_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string() })) })) }),
)

export const EstimateDocument = typedDocument<EstimateQuery, EstimateQueryVariables>(
  'query',
  'Estimate',
  'query Estimate($id:Int!){estimate(id:$id){...EstimateFields}}fragment EstimateFields on Estimate{id estimate_number revision revises_id revised_by_id client_id property_id title description status line_items{id service_category service_name description quantity unit unit_price total_price labor_hours material_cost equipment_cost markup_percentage selection package_id}subtotal tax_rate tax_amount discount_amount total_amount packages{id name description}recommended_package_id deposit_kind deposit_amount deposit_rate deposit_due currency valid_until terms_and_conditions notes attachments{id name type size}created_at created_by sent_at answered_by answered_via answered_at rejection_reason choice{package_id line_ids}signature{kind strokes}job_id job_number invoices{id invoice_number is_deposit status total_amount}amount_billed amount_to_bill client{id first_name last_name email}property{id property_name address city state zip_code}}',
  () => v.object({ estimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_number: v.string(), revision: v.pipe(v.number(), v.safeInteger()), revises_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())), client_id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), title: v.string(), description: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), line_items: v.array(v.object({ id: v.pipe(v.number(), v.finite()), service_category: v.string(), service_name: v.string(), description: v.string(), quantity: v.pipe(v.number(), v.finite()), unit: v.string(), unit_price: v.pipe(v.number(), v.finite()), total_price: v.pipe(v.number(), v.finite()), labor_hours: v.nullable(v.pipe(v.number(), v.finite())), material_cost: v.pipe(v.number(), v.finite()), equipment_cost: v.pipe(v.number(), v.finite()), markup_percentage: v.pipe(v.number(), v.finite()), selection: v.picklist(['included', 'optional', 'preselected']), package_id: v.nullable(v.pipe(v.number(), v.finite())) })), subtotal: v.pipe(v.number(), v.finite()), tax_rate: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), packages: v.array(v.object({ id: v.pipe(v.number(), v.finite()), name: v.string(), description: v.string() })), recommended_package_id: v.nullable(v.pipe(v.number(), v.finite())), deposit_kind: v.picklist(['none', 'fixed', 'percent']), deposit_amount: v.pipe(v.number(), v.finite()), deposit_rate: v.pipe(v.number(), v.finite()), deposit_due: v.pipe(v.number(), v.finite()), currency: v.string(), valid_until: v.string(), terms_and_conditions: v.string(), notes: v.string(), attachments: v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.pipe(v.number(), v.safeInteger()) })), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), sent_at: v.nullable(v.string()), answered_by: v.string(), answered_via: v.nullable(v.picklist(['phone', 'in_person', 'email', 'client_page'])), answered_at: v.nullable(v.string()), rejection_reason: v.string(), choice: v.nullable(v.object({ package_id: v.nullable(v.pipe(v.number(), v.finite())), line_ids: v.array(v.pipe(v.number(), v.finite())) })), signature: v.nullable(v.object({ kind: v.picklist(['drawn', 'typed']), strokes: v.array(v.array(v.pipe(v.number(), v.safeInteger()))) })), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), job_number: v.nullable(v.string()), invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), is_deposit: v.boolean(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()) })), amount_billed: v.pipe(v.number(), v.finite()), amount_to_bill: v.pipe(v.number(), v.finite()), client: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string() })), property: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), property_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string() })) }) }),
)

export const CreateEstimateDocument = typedDocument<CreateEstimateMutation, CreateEstimateMutationVariables>(
  'mutation',
  'CreateEstimate',
  'mutation CreateEstimate($estimate:EstimateInput!$files_of:Int$key:String!){createEstimate(estimate:$estimate files_of:$files_of key:$key){id}}',
  () => v.object({ createEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const EditEstimateDocument = typedDocument<EditEstimateMutation, EditEstimateMutationVariables>(
  'mutation',
  'EditEstimate',
  'mutation EditEstimate($id:Int!$changed:EstimateInput!$was:EstimateInput$key:String!){editEstimate(id:$id changed:$changed was:$was key:$key){id}}',
  () => v.object({ editEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const DeleteEstimateDocument = typedDocument<DeleteEstimateMutation, DeleteEstimateMutationVariables>(
  'mutation',
  'DeleteEstimate',
  'mutation DeleteEstimate($id:Int!$key:String!){deleteEstimate(id:$id key:$key)}',
  () => v.object({ deleteEstimate: v.pipe(v.number(), v.safeInteger()) }),
)

export const SendEstimateDocument = typedDocument<SendEstimateMutation, SendEstimateMutationVariables>(
  'mutation',
  'SendEstimate',
  'mutation SendEstimate($id:Int!$again:Boolean!$key:String!){sendEstimate(id:$id again:$again key:$key){...Standing}}fragment Standing on EstimateStanding{id status job_id revised_by_id}',
  () => v.object({ sendEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const AnswerEstimateDocument = typedDocument<AnswerEstimateMutation, AnswerEstimateMutationVariables>(
  'mutation',
  'AnswerEstimate',
  'mutation AnswerEstimate($id:Int!$answer:EstimateAnswer!$key:String!){answerEstimate(id:$id answer:$answer key:$key){...Standing}}fragment Standing on EstimateStanding{id status job_id revised_by_id}',
  () => v.object({ answerEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const ReviseEstimateDocument = typedDocument<ReviseEstimateMutation, ReviseEstimateMutationVariables>(
  'mutation',
  'ReviseEstimate',
  'mutation ReviseEstimate($id:Int!$key:String!){reviseEstimate(id:$id key:$key){...Standing}}fragment Standing on EstimateStanding{id status job_id revised_by_id}',
  () => v.object({ reviseEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const ConvertEstimateDocument = typedDocument<ConvertEstimateMutation, ConvertEstimateMutationVariables>(
  'mutation',
  'ConvertEstimate',
  'mutation ConvertEstimate($id:Int!$slot:EstimateSlot!$key:String!){convertEstimate(id:$id slot:$slot key:$key){...Standing}}fragment Standing on EstimateStanding{id status job_id revised_by_id}',
  () => v.object({ convertEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)
