// Made by scripts/codegen.mjs from the .graphql files; edit those.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignalWord =
  | 'danger'
  | 'warning'
  | 'caution';

export type ChemicalCategory =
  | 'herbicide'
  | 'insecticide'
  | 'fungicide';

export type ApplicationMethod =
  | 'spray'
  | 'granular'
  | 'injection'
  | 'other';

export type AmountUnit =
  | 'gallons'
  | 'lbs';

export type ProtectiveEquipment =
  | 'gloves'
  | 'eye_protection'
  | 'respirator'
  | 'long_sleeves'
  | 'long_pants'
  | 'boots'
  | 'coveralls';

export type ChemicalProductInput = {
  name?: string | null | undefined;
  epa_number?: string | null | undefined;
  active_ingredient?: string | null | undefined;
  signal_word?: SignalWord | null | undefined;
  category?: ChemicalCategory | null | undefined;
  reentry_interval_hours?: number | null | undefined;
  max_rate?: LabelRateInput | null | undefined;
};

export type LabelRateInput = {
  amount: number;
  unit: string;
};

/** What a person says of an application, all of it when it is recorded. The words are those of `ChemicalApplication`. */
export type ChemicalApplicationInput = {
  property_id?: number | null | undefined;
  job_id?: number | null | undefined;
  product_id?: number | null | undefined;
  chemical_name?: string | null | undefined;
  epa_registration_number?: string | null | undefined;
  active_ingredient?: string | null | undefined;
  concentration?: string | null | undefined;
  application_rate?: string | null | undefined;
  above_label?: boolean | null | undefined;
  total_amount_applied?: number | null | undefined;
  amount_unit?: string | null | undefined;
  area_treated_sqft?: number | null | undefined;
  site_treated?: string | null | undefined;
  application_method?: string | null | undefined;
  target_pest_disease?: string | null | undefined;
  weather_conditions?: string | null | undefined;
  temperature_f?: number | null | undefined;
  wind_speed_mph?: number | null | undefined;
  application_date?: string | null | undefined;
  application_time?: string | null | undefined;
  applicator_name?: string | null | undefined;
  applicator_license_number?: string | null | undefined;
  ppe_used?: Array<string> | null | undefined;
  reentry_interval_hours?: number | null | undefined;
  harvest_interval_days?: number | null | undefined;
  notes?: string | null | undefined;
};

export type RecordedFragment = { id: number, property_id: number, location: string, job_id: number | null, product_id: number | null, chemical_name: string, epa_registration_number: string, active_ingredient: string, concentration: string, application_rate: string, above_label: boolean, total_amount_applied: number | null, amount_unit: AmountUnit, area_treated_sqft: number | null, site_treated: string, application_method: ApplicationMethod, target_pest_disease: string, weather_conditions: string, temperature_f: number | null, wind_speed_mph: number | null, application_date: string, application_time: string, applicator_name: string, applicator_license_number: string, ppe_used: Array<ProtectiveEquipment>, reentry_interval_hours: number, harvest_interval_days: number | null, notes: string, created_at: string, created_by: number, seal: { number: number, previous: string, hash: string } };

export type ChemicalProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChemicalProductsQuery = { chemicalProducts: Array<{ id: number, name: string, epa_number: string, active_ingredient: string, signal_word: SignalWord, category: ChemicalCategory, reentry_interval_hours: number, max_rate: { amount: number, unit: string } | null }> };

export type ChemicalApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChemicalApplicationsQuery = { chemicalApplications: Array<{ id: number, property_id: number, location: string, job_id: number | null, product_id: number | null, chemical_name: string, epa_registration_number: string, active_ingredient: string, concentration: string, application_rate: string, above_label: boolean, total_amount_applied: number | null, amount_unit: AmountUnit, area_treated_sqft: number | null, site_treated: string, application_method: ApplicationMethod, target_pest_disease: string, weather_conditions: string, temperature_f: number | null, wind_speed_mph: number | null, application_date: string, application_time: string, applicator_name: string, applicator_license_number: string, ppe_used: Array<ProtectiveEquipment>, reentry_interval_hours: number, harvest_interval_days: number | null, notes: string, created_at: string, created_by: number, seal: { number: number, previous: string, hash: string } }> };

export type ChemicalApplicationQueryVariables = Exact<{
  id: number;
}>;


export type ChemicalApplicationQuery = { chemicalApplication: { id: number, property_id: number, location: string, job_id: number | null, product_id: number | null, chemical_name: string, epa_registration_number: string, active_ingredient: string, concentration: string, application_rate: string, above_label: boolean, total_amount_applied: number | null, amount_unit: AmountUnit, area_treated_sqft: number | null, site_treated: string, application_method: ApplicationMethod, target_pest_disease: string, weather_conditions: string, temperature_f: number | null, wind_speed_mph: number | null, application_date: string, application_time: string, applicator_name: string, applicator_license_number: string, ppe_used: Array<ProtectiveEquipment>, reentry_interval_hours: number, harvest_interval_days: number | null, notes: string, created_at: string, created_by: number, seal: { number: number, previous: string, hash: string } } };

export type ChemicalCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type ChemicalCheckQuery = { chemicalCheck: { links: number, altered: Array<number>, missing: Array<number> } };

export type RecordChemicalApplicationMutationVariables = Exact<{
  application: ChemicalApplicationInput;
  key: string;
}>;


export type RecordChemicalApplicationMutation = { recordChemicalApplication: { id: number } };

export type CorrectChemicalApplicationMutationVariables = Exact<{
  id: number;
  changed: ChemicalApplicationInput;
  was?: ChemicalApplicationInput | null | undefined;
  key: string;
}>;


export type CorrectChemicalApplicationMutation = { correctChemicalApplication: { id: number } };

export type DeleteChemicalApplicationMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteChemicalApplicationMutation = { deleteChemicalApplication: number };

export type AddChemicalProductMutationVariables = Exact<{
  product: ChemicalProductInput;
  key: string;
}>;


export type AddChemicalProductMutation = { addChemicalProduct: { id: number } };

export type EditChemicalProductMutationVariables = Exact<{
  id: number;
  changed: ChemicalProductInput;
  was?: ChemicalProductInput | null | undefined;
  key: string;
}>;


export type EditChemicalProductMutation = { editChemicalProduct: { id: number } };

export type DeleteChemicalProductMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteChemicalProductMutation = { deleteChemicalProduct: number };

export const RecordedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Recorded"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"property_id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"chemical_name"}},{"kind":"Field","name":{"kind":"Name","value":"epa_registration_number"}},{"kind":"Field","name":{"kind":"Name","value":"active_ingredient"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"application_rate"}},{"kind":"Field","name":{"kind":"Name","value":"above_label"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount_applied"}},{"kind":"Field","name":{"kind":"Name","value":"amount_unit"}},{"kind":"Field","name":{"kind":"Name","value":"area_treated_sqft"}},{"kind":"Field","name":{"kind":"Name","value":"site_treated"}},{"kind":"Field","name":{"kind":"Name","value":"application_method"}},{"kind":"Field","name":{"kind":"Name","value":"target_pest_disease"}},{"kind":"Field","name":{"kind":"Name","value":"weather_conditions"}},{"kind":"Field","name":{"kind":"Name","value":"temperature_f"}},{"kind":"Field","name":{"kind":"Name","value":"wind_speed_mph"}},{"kind":"Field","name":{"kind":"Name","value":"application_date"}},{"kind":"Field","name":{"kind":"Name","value":"application_time"}},{"kind":"Field","name":{"kind":"Name","value":"applicator_name"}},{"kind":"Field","name":{"kind":"Name","value":"applicator_license_number"}},{"kind":"Field","name":{"kind":"Name","value":"ppe_used"}},{"kind":"Field","name":{"kind":"Name","value":"reentry_interval_hours"}},{"kind":"Field","name":{"kind":"Name","value":"harvest_interval_days"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by"}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}}]} as unknown as DocumentNode<RecordedFragment, unknown>;
export const ChemicalProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChemicalProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chemicalProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"epa_number"}},{"kind":"Field","name":{"kind":"Name","value":"active_ingredient"}},{"kind":"Field","name":{"kind":"Name","value":"signal_word"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reentry_interval_hours"}},{"kind":"Field","name":{"kind":"Name","value":"max_rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}}]}}]} as unknown as DocumentNode<ChemicalProductsQuery, ChemicalProductsQueryVariables>;
export const ChemicalApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChemicalApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chemicalApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Recorded"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Recorded"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"property_id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"chemical_name"}},{"kind":"Field","name":{"kind":"Name","value":"epa_registration_number"}},{"kind":"Field","name":{"kind":"Name","value":"active_ingredient"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"application_rate"}},{"kind":"Field","name":{"kind":"Name","value":"above_label"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount_applied"}},{"kind":"Field","name":{"kind":"Name","value":"amount_unit"}},{"kind":"Field","name":{"kind":"Name","value":"area_treated_sqft"}},{"kind":"Field","name":{"kind":"Name","value":"site_treated"}},{"kind":"Field","name":{"kind":"Name","value":"application_method"}},{"kind":"Field","name":{"kind":"Name","value":"target_pest_disease"}},{"kind":"Field","name":{"kind":"Name","value":"weather_conditions"}},{"kind":"Field","name":{"kind":"Name","value":"temperature_f"}},{"kind":"Field","name":{"kind":"Name","value":"wind_speed_mph"}},{"kind":"Field","name":{"kind":"Name","value":"application_date"}},{"kind":"Field","name":{"kind":"Name","value":"application_time"}},{"kind":"Field","name":{"kind":"Name","value":"applicator_name"}},{"kind":"Field","name":{"kind":"Name","value":"applicator_license_number"}},{"kind":"Field","name":{"kind":"Name","value":"ppe_used"}},{"kind":"Field","name":{"kind":"Name","value":"reentry_interval_hours"}},{"kind":"Field","name":{"kind":"Name","value":"harvest_interval_days"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by"}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}}]} as unknown as DocumentNode<ChemicalApplicationsQuery, ChemicalApplicationsQueryVariables>;
export const ChemicalApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChemicalApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chemicalApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Recorded"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Recorded"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"property_id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"job_id"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"chemical_name"}},{"kind":"Field","name":{"kind":"Name","value":"epa_registration_number"}},{"kind":"Field","name":{"kind":"Name","value":"active_ingredient"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"application_rate"}},{"kind":"Field","name":{"kind":"Name","value":"above_label"}},{"kind":"Field","name":{"kind":"Name","value":"total_amount_applied"}},{"kind":"Field","name":{"kind":"Name","value":"amount_unit"}},{"kind":"Field","name":{"kind":"Name","value":"area_treated_sqft"}},{"kind":"Field","name":{"kind":"Name","value":"site_treated"}},{"kind":"Field","name":{"kind":"Name","value":"application_method"}},{"kind":"Field","name":{"kind":"Name","value":"target_pest_disease"}},{"kind":"Field","name":{"kind":"Name","value":"weather_conditions"}},{"kind":"Field","name":{"kind":"Name","value":"temperature_f"}},{"kind":"Field","name":{"kind":"Name","value":"wind_speed_mph"}},{"kind":"Field","name":{"kind":"Name","value":"application_date"}},{"kind":"Field","name":{"kind":"Name","value":"application_time"}},{"kind":"Field","name":{"kind":"Name","value":"applicator_name"}},{"kind":"Field","name":{"kind":"Name","value":"applicator_license_number"}},{"kind":"Field","name":{"kind":"Name","value":"ppe_used"}},{"kind":"Field","name":{"kind":"Name","value":"reentry_interval_hours"}},{"kind":"Field","name":{"kind":"Name","value":"harvest_interval_days"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by"}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}}]} as unknown as DocumentNode<ChemicalApplicationQuery, ChemicalApplicationQueryVariables>;
export const ChemicalCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChemicalCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chemicalCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"altered"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<ChemicalCheckQuery, ChemicalCheckQueryVariables>;
export const RecordChemicalApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordChemicalApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"application"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalApplicationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordChemicalApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"application"},"value":{"kind":"Variable","name":{"kind":"Name","value":"application"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RecordChemicalApplicationMutation, RecordChemicalApplicationMutationVariables>;
export const CorrectChemicalApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectChemicalApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalApplicationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalApplicationInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctChemicalApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changed"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CorrectChemicalApplicationMutation, CorrectChemicalApplicationMutationVariables>;
export const DeleteChemicalApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChemicalApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChemicalApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeleteChemicalApplicationMutation, DeleteChemicalApplicationMutationVariables>;
export const AddChemicalProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddChemicalProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"product"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addChemicalProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"Variable","name":{"kind":"Name","value":"product"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddChemicalProductMutation, AddChemicalProductMutationVariables>;
export const EditChemicalProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditChemicalProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChemicalProductInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editChemicalProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changed"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EditChemicalProductMutation, EditChemicalProductMutationVariables>;
export const DeleteChemicalProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChemicalProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChemicalProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeleteChemicalProductMutation, DeleteChemicalProductMutationVariables>;