// Made by scripts/codegen.mjs from the .graphql files; edit those.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotificationsEdit = {
  email: boolean;
  sms: boolean;
  push: boolean;
  marketingEmails: boolean;
};

export type PrivacyEdit = {
  profilePublic: boolean;
  showOnlineStatus: boolean;
  allowDataCollection: boolean;
};

export type PreferencesEdit = {
  notifications?: NotificationsEdit | null | undefined;
  privacy?: PrivacyEdit | null | undefined;
  language?: string | null | undefined;
  timezone?: string | null | undefined;
  date_format?: string | null | undefined;
  currency?: string | null | undefined;
};

/** What documents are printed on. */
export type PaperSize =
  | 'letter'
  | 'a4';

export type BusinessSettingsEdit = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip_code?: string | null | undefined;
  operating_hours?: unknown;
  job_prefix?: string | null | undefined;
  job_next?: number | null | undefined;
  estimate_prefix?: string | null | undefined;
  estimate_next?: number | null | undefined;
  invoice_prefix?: string | null | undefined;
  invoice_next?: number | null | undefined;
  paper_size?: PaperSize | null | undefined;
  payout_approval_limit?: number | null | undefined;
  tax_rate?: number | null | undefined;
};

export type PreferencesFieldsFragment = { id: number, language: string, timezone: string, date_format: string, currency: string, notifications: { email: boolean, sms: boolean, push: boolean, marketingEmails: boolean }, privacy: { profilePublic: boolean, showOnlineStatus: boolean, allowDataCollection: boolean } };

export type BusinessSettingsFieldsFragment = { id: number, address: string, city: string, state: string, zip_code: string, operating_hours: unknown, job_prefix: string, job_next: number, estimate_prefix: string, estimate_next: number, invoice_prefix: string, invoice_next: number, paper_size: PaperSize, payout_approval_limit: number, tax_rate: number };

export type PreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type PreferencesQuery = { preferences: { id: number, language: string, timezone: string, date_format: string, currency: string, notifications: { email: boolean, sms: boolean, push: boolean, marketingEmails: boolean }, privacy: { profilePublic: boolean, showOnlineStatus: boolean, allowDataCollection: boolean } } };

export type BusinessSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessSettingsQuery = { businessSettings: { id: number, address: string, city: string, state: string, zip_code: string, operating_hours: unknown, job_prefix: string, job_next: number, estimate_prefix: string, estimate_next: number, invoice_prefix: string, invoice_next: number, paper_size: PaperSize, payout_approval_limit: number, tax_rate: number } };

export type LogoQueryVariables = Exact<{ [key: string]: never; }>;


export type LogoQuery = { logo: string | null };

export type EditPreferencesMutationVariables = Exact<{
  changed: PreferencesEdit;
  was?: PreferencesEdit | null | undefined;
  key: string;
}>;


export type EditPreferencesMutation = { editPreferences: { id: number, language: string, timezone: string, date_format: string, currency: string, notifications: { email: boolean, sms: boolean, push: boolean, marketingEmails: boolean }, privacy: { profilePublic: boolean, showOnlineStatus: boolean, allowDataCollection: boolean } } };

export type EditBusinessSettingsMutationVariables = Exact<{
  changed: BusinessSettingsEdit;
  was?: BusinessSettingsEdit | null | undefined;
  key: string;
}>;


export type EditBusinessSettingsMutation = { editBusinessSettings: { id: number, address: string, city: string, state: string, zip_code: string, operating_hours: unknown, job_prefix: string, job_next: number, estimate_prefix: string, estimate_next: number, invoice_prefix: string, invoice_next: number, paper_size: PaperSize, payout_approval_limit: number, tax_rate: number } };

export type SetLogoMutationVariables = Exact<{
  image?: string | null | undefined;
  key: string;
}>;


export type SetLogoMutation = { setLogo: string | null };

export const PreferencesFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profilePublic"}},{"kind":"Field","name":{"kind":"Name","value":"showOnlineStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowDataCollection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"date_format"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<PreferencesFieldsFragment, unknown>;
export const BusinessSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}},{"kind":"Field","name":{"kind":"Name","value":"operating_hours"}},{"kind":"Field","name":{"kind":"Name","value":"job_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"job_next"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_next"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_next"}},{"kind":"Field","name":{"kind":"Name","value":"paper_size"}},{"kind":"Field","name":{"kind":"Name","value":"payout_approval_limit"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}}]}}]} as unknown as DocumentNode<BusinessSettingsFieldsFragment, unknown>;
export const PreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreferencesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profilePublic"}},{"kind":"Field","name":{"kind":"Name","value":"showOnlineStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowDataCollection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"date_format"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<PreferencesQuery, PreferencesQueryVariables>;
export const BusinessSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}},{"kind":"Field","name":{"kind":"Name","value":"operating_hours"}},{"kind":"Field","name":{"kind":"Name","value":"job_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"job_next"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_next"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_next"}},{"kind":"Field","name":{"kind":"Name","value":"paper_size"}},{"kind":"Field","name":{"kind":"Name","value":"payout_approval_limit"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}}]}}]} as unknown as DocumentNode<BusinessSettingsQuery, BusinessSettingsQueryVariables>;
export const LogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<LogoQuery, LogoQueryVariables>;
export const EditPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferencesEdit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferencesEdit"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changed"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreferencesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profilePublic"}},{"kind":"Field","name":{"kind":"Name","value":"showOnlineStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowDataCollection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"date_format"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<EditPreferencesMutation, EditPreferencesMutationVariables>;
export const EditBusinessSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditBusinessSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettingsEdit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettingsEdit"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editBusinessSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changed"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}},{"kind":"Field","name":{"kind":"Name","value":"operating_hours"}},{"kind":"Field","name":{"kind":"Name","value":"job_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"job_next"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"estimate_next"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"invoice_next"}},{"kind":"Field","name":{"kind":"Name","value":"paper_size"}},{"kind":"Field","name":{"kind":"Name","value":"payout_approval_limit"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}}]}}]} as unknown as DocumentNode<EditBusinessSettingsMutation, EditBusinessSettingsMutationVariables>;
export const SetLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"image"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"image"},"value":{"kind":"Variable","name":{"kind":"Name","value":"image"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<SetLogoMutation, SetLogoMutationVariables>;