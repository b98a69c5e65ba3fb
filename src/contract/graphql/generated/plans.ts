// Made by scripts/codegen.mjs from the .graphql files; edit those.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type Currency =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'CAD';

export type TemplateFragment = { id: number, name: string, description: string, category: PlanCategory, frequency: PlanFrequency, counted_from: PlanCountedFrom, price_per_cycle: number, price_per_service: number, billing_cycle: PlanBillingCycle, min_contract_months: number, visit_minutes: number, active: boolean, created_at: string };

export type PlanTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanTemplatesQuery = { planTemplates: Array<{ id: number, name: string, description: string, category: PlanCategory, frequency: PlanFrequency, counted_from: PlanCountedFrom, price_per_cycle: number, price_per_service: number, billing_cycle: PlanBillingCycle, min_contract_months: number, visit_minutes: number, active: boolean, created_at: string }> };

export type PlanAccountQueryVariables = Exact<{
  plan: number;
}>;


export type PlanAccountQuery = { planAccount: { visits: Array<{ job_id: number, job_number: string, due_date: string, scheduled_date: string, status: PlanVisitStatus }>, charges: Array<{ id: number, plan_id: number, due_date: string, job_id: number | null, amount: number, paid_on: string | null, invoice_id: number | null, currency: Currency }> } };

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
  key: string;
}>;


export type SettlePlanChargeMutation = { settlePlanCharge: number };

export const TemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"counted_from"}},{"kind":"Field","name":{"kind":"Name","value":"price_per_cycle"}},{"kind":"Field","name":{"kind":"Name","value":"price_per_service"}},{"kind":"Field","name":{"kind":"Name","value":"billing_cycle"}},{"kind":"Field","name":{"kind":"Name","value":"min_contract_months"}},{"kind":"Field","name":{"kind":"Name","value":"visit_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<TemplateFragment, unknown>;
export const PlanTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Template"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"counted_from"}},{"kind":"Field","name":{"kind":"Name","value":"price_per_cycle"}},{"kind":"Field","name":{"kind":"Name","value":"price_per_service"}},{"kind":"Field","name":{"kind":"Name","value":"billing_cycle"}},{"kind":"Field","name":{"kind":"Name","value":"min_contract_months"}},{"kind":"Field","name":{"kind":"Name","value":"visit_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<PlanTemplatesQuery, PlanTemplatesQueryVariables>;
export const PlanAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"job_number"}},{"kind":"Field","name":{"kind":"Name","value":"due_date"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan_id"}},{"kind":"Field","name":{"kind":"Name","value":"due_date"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid_on"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<PlanAccountQuery, PlanAccountQueryVariables>;
export const CreatePlanTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlanTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlanTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreatePlanTemplateMutation, CreatePlanTemplateMutationVariables>;
export const EditPlanTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditPlanTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanTemplateInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editPlanTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changed"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EditPlanTemplateMutation, EditPlanTemplateMutationVariables>;
export const DeletePlanTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlanTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePlanTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeletePlanTemplateMutation, DeletePlanTemplateMutationVariables>;
export const EditServicePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditServicePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServicePlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServicePlanInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editServicePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changed"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<EditServicePlanMutation, EditServicePlanMutationVariables>;
export const ChangePlanStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlanStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"command"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCommand"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlanStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"command"},"value":{"kind":"Variable","name":{"kind":"Name","value":"command"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ChangePlanStatusMutation, ChangePlanStatusMutationVariables>;
export const CatchUpPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatchUpPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plans"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skip"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catchUpPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plans"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plans"}}},{"kind":"Argument","name":{"kind":"Name","value":"skip"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skip"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<CatchUpPlansMutation, CatchUpPlansMutationVariables>;
export const SettlePlanChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettlePlanCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlePlanCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"paid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paid"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<SettlePlanChargeMutation, SettlePlanChargeMutationVariables>;