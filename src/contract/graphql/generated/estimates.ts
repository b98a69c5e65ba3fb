// Made by scripts/codegen.mjs from the .graphql files; edit those.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type EstimateFieldsFragment = { id: number, estimate_number: string, revision: number, revises_id: number | null, revised_by_id: number | null, client_id: number, property_id: number, title: string, description: string, status: EstimateStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, recommended_package_id: number | null, deposit_kind: EstimateDepositKind, deposit_amount: number, deposit_rate: number, deposit_due: number, currency: string, valid_until: string, terms_and_conditions: string, notes: string, attachments: Array<string>, created_at: string, created_by: number, sent_at: string | null, answered_by: string, answered_via: EstimateAnswerWay | null, answered_at: string | null, rejection_reason: string, job_id: number | null, job_number: string | null, amount_billed: number, amount_to_bill: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, labor_hours: number | null, material_cost: number, equipment_cost: number, markup_percentage: number, selection: EstimateSelection, package_id: number | null }>, packages: Array<{ id: number, name: string, description: string }>, choice: { package_id: number | null, line_ids: Array<number> } | null, signature: { kind: SignatureKind, strokes: Array<Array<number>> } | null, invoices: Array<{ id: number, invoice_number: string, is_deposit: boolean, status: InvoiceStatus, total_amount: number }>, client: { id: number, first_name: string, last_name: string, email: string } | null, property: { id: number, property_name: string, address: string, city: string, state: string, zip_code: string } | null };

export type StandingFragment = { id: number, status: EstimateStatus, job_id: number | null, revised_by_id: number | null };

export type EstimatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EstimatesQuery = { estimates: Array<{ id: number, estimate_number: string, revision: number, revises_id: number | null, revised_by_id: number | null, client_id: number, property_id: number, title: string, description: string, status: EstimateStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, recommended_package_id: number | null, deposit_kind: EstimateDepositKind, deposit_amount: number, deposit_rate: number, deposit_due: number, currency: string, valid_until: string, terms_and_conditions: string, notes: string, attachments: Array<string>, created_at: string, created_by: number, sent_at: string | null, answered_by: string, answered_via: EstimateAnswerWay | null, answered_at: string | null, rejection_reason: string, job_id: number | null, job_number: string | null, amount_billed: number, amount_to_bill: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, labor_hours: number | null, material_cost: number, equipment_cost: number, markup_percentage: number, selection: EstimateSelection, package_id: number | null }>, packages: Array<{ id: number, name: string, description: string }>, choice: { package_id: number | null, line_ids: Array<number> } | null, signature: { kind: SignatureKind, strokes: Array<Array<number>> } | null, invoices: Array<{ id: number, invoice_number: string, is_deposit: boolean, status: InvoiceStatus, total_amount: number }>, client: { id: number, first_name: string, last_name: string, email: string } | null, property: { id: number, property_name: string, address: string, city: string, state: string, zip_code: string } | null }> };

export type EstimateQueryVariables = Exact<{
  id: number;
}>;


export type EstimateQuery = { estimate: { id: number, estimate_number: string, revision: number, revises_id: number | null, revised_by_id: number | null, client_id: number, property_id: number, title: string, description: string, status: EstimateStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, recommended_package_id: number | null, deposit_kind: EstimateDepositKind, deposit_amount: number, deposit_rate: number, deposit_due: number, currency: string, valid_until: string, terms_and_conditions: string, notes: string, attachments: Array<string>, created_at: string, created_by: number, sent_at: string | null, answered_by: string, answered_via: EstimateAnswerWay | null, answered_at: string | null, rejection_reason: string, job_id: number | null, job_number: string | null, amount_billed: number, amount_to_bill: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, labor_hours: number | null, material_cost: number, equipment_cost: number, markup_percentage: number, selection: EstimateSelection, package_id: number | null }>, packages: Array<{ id: number, name: string, description: string }>, choice: { package_id: number | null, line_ids: Array<number> } | null, signature: { kind: SignatureKind, strokes: Array<Array<number>> } | null, invoices: Array<{ id: number, invoice_number: string, is_deposit: boolean, status: InvoiceStatus, total_amount: number }>, client: { id: number, first_name: string, last_name: string, email: string } | null, property: { id: number, property_name: string, address: string, city: string, state: string, zip_code: string } | null } };

export type CreateEstimateMutationVariables = Exact<{
  estimate: EstimateInput;
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

export const EstimateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"revises_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"property_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"line_items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service_category"}},{"kind":"Field","name":{"kind":"Name","value":"service_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unit_price"}},{"kind":"Field","name":{"kind":"Name","value":"total_price"}},{"kind":"Field","name":{"kind":"Name","value":"labor_hours"}},{"kind":"Field","name":{"kind":"Name","value":"material_cost"}},{"kind":"Field","name":{"kind":"Name","value":"equipment_cost"}},{"kind":"Field","name":{"kind":"Name","value":"markup_percentage"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"package_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}},{"kind":"Field","name":{"kind":"Name","value":"tax_amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount_amount"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommended_package_id"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_kind"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_amount"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_rate"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_due"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"terms_and_conditions"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}},{"kind":"Field","name":{"kind":"Name","value":"answered_by"}},{"kind":"Field","name":{"kind":"Name","value":"answered_via"}},{"kind":"Field","name":{"kind":"Name","value":"answered_at"}},{"kind":"Field","name":{"kind":"Name","value":"rejection_reason"}},{"kind":"Field","name":{"kind":"Name","value":"choice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package_id"}},{"kind":"Field","name":{"kind":"Name","value":"line_ids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"strokes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"job_number"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_deposit"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount_billed"}},{"kind":"Field","name":{"kind":"Name","value":"amount_to_bill"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"property_name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}}]}}]}}]} as unknown as DocumentNode<EstimateFieldsFragment, unknown>;
export const StandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}}]}}]} as unknown as DocumentNode<StandingFragment, unknown>;
export const EstimatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Estimates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"revises_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"property_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"line_items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service_category"}},{"kind":"Field","name":{"kind":"Name","value":"service_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unit_price"}},{"kind":"Field","name":{"kind":"Name","value":"total_price"}},{"kind":"Field","name":{"kind":"Name","value":"labor_hours"}},{"kind":"Field","name":{"kind":"Name","value":"material_cost"}},{"kind":"Field","name":{"kind":"Name","value":"equipment_cost"}},{"kind":"Field","name":{"kind":"Name","value":"markup_percentage"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"package_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}},{"kind":"Field","name":{"kind":"Name","value":"tax_amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount_amount"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommended_package_id"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_kind"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_amount"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_rate"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_due"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"terms_and_conditions"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}},{"kind":"Field","name":{"kind":"Name","value":"answered_by"}},{"kind":"Field","name":{"kind":"Name","value":"answered_via"}},{"kind":"Field","name":{"kind":"Name","value":"answered_at"}},{"kind":"Field","name":{"kind":"Name","value":"rejection_reason"}},{"kind":"Field","name":{"kind":"Name","value":"choice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package_id"}},{"kind":"Field","name":{"kind":"Name","value":"line_ids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"strokes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"job_number"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_deposit"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount_billed"}},{"kind":"Field","name":{"kind":"Name","value":"amount_to_bill"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"property_name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}}]}}]}}]} as unknown as DocumentNode<EstimatesQuery, EstimatesQueryVariables>;
export const EstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Estimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"revises_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"property_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"line_items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service_category"}},{"kind":"Field","name":{"kind":"Name","value":"service_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unit_price"}},{"kind":"Field","name":{"kind":"Name","value":"total_price"}},{"kind":"Field","name":{"kind":"Name","value":"labor_hours"}},{"kind":"Field","name":{"kind":"Name","value":"material_cost"}},{"kind":"Field","name":{"kind":"Name","value":"equipment_cost"}},{"kind":"Field","name":{"kind":"Name","value":"markup_percentage"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"package_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}},{"kind":"Field","name":{"kind":"Name","value":"tax_amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount_amount"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommended_package_id"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_kind"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_amount"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_rate"}},{"kind":"Field","name":{"kind":"Name","value":"deposit_due"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"terms_and_conditions"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}},{"kind":"Field","name":{"kind":"Name","value":"answered_by"}},{"kind":"Field","name":{"kind":"Name","value":"answered_via"}},{"kind":"Field","name":{"kind":"Name","value":"answered_at"}},{"kind":"Field","name":{"kind":"Name","value":"rejection_reason"}},{"kind":"Field","name":{"kind":"Name","value":"choice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package_id"}},{"kind":"Field","name":{"kind":"Name","value":"line_ids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"strokes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"job_number"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_deposit"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount_billed"}},{"kind":"Field","name":{"kind":"Name","value":"amount_to_bill"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"property_name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}}]}}]}}]} as unknown as DocumentNode<EstimateQuery, EstimateQueryVariables>;
export const CreateEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimate"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateEstimateMutation, CreateEstimateMutationVariables>;
export const EditEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changed"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EditEstimateMutation, EditEstimateMutationVariables>;
export const DeleteEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeleteEstimateMutation, DeleteEstimateMutationVariables>;
export const SendEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"again"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"again"},"value":{"kind":"Variable","name":{"kind":"Name","value":"again"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}}]}}]} as unknown as DocumentNode<SendEstimateMutation, SendEstimateMutationVariables>;
export const AnswerEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateAnswer"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}}]}}]} as unknown as DocumentNode<AnswerEstimateMutation, AnswerEstimateMutationVariables>;
export const ReviseEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviseEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviseEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}}]}}]} as unknown as DocumentNode<ReviseEstimateMutation, ReviseEstimateMutationVariables>;
export const ConvertEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConvertEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateSlot"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"slot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slot"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"revised_by_id"}}]}}]} as unknown as DocumentNode<ConvertEstimateMutation, ConvertEstimateMutationVariables>;