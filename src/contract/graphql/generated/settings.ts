// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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


export const PreferencesDocument = typedDocument<PreferencesQuery, PreferencesQueryVariables>(
  'query',
  'Preferences',
  'query Preferences{preferences{...PreferencesFields}}fragment PreferencesFields on Preferences{id notifications{email sms push marketingEmails}privacy{profilePublic showOnlineStatus allowDataCollection}language timezone date_format currency}',
  () => v.object({ preferences: v.object({ id: v.pipe(v.number(), v.safeInteger()), notifications: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean(), marketingEmails: v.boolean() }), privacy: v.object({ profilePublic: v.boolean(), showOnlineStatus: v.boolean(), allowDataCollection: v.boolean() }), language: v.string(), timezone: v.string(), date_format: v.string(), currency: v.string() }) }),
)

export const BusinessSettingsDocument = typedDocument<BusinessSettingsQuery, BusinessSettingsQueryVariables>(
  'query',
  'BusinessSettings',
  'query BusinessSettings{businessSettings{...BusinessSettingsFields}}fragment BusinessSettingsFields on BusinessSettings{id address city state zip_code operating_hours job_prefix job_next estimate_prefix estimate_next invoice_prefix invoice_next paper_size payout_approval_limit tax_rate}',
  () => v.object({ businessSettings: v.object({ id: v.pipe(v.number(), v.safeInteger()), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), operating_hours: v.unknown(), job_prefix: v.string(), job_next: v.pipe(v.number(), v.safeInteger()), estimate_prefix: v.string(), estimate_next: v.pipe(v.number(), v.safeInteger()), invoice_prefix: v.string(), invoice_next: v.pipe(v.number(), v.safeInteger()), paper_size: v.picklist(['letter', 'a4']), payout_approval_limit: v.pipe(v.number(), v.safeInteger()), tax_rate: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const LogoDocument = typedDocument<LogoQuery, LogoQueryVariables>(
  'query',
  'Logo',
  'query Logo{logo}',
  () => v.object({ logo: v.nullable(v.string()) }),
)

export const EditPreferencesDocument = typedDocument<EditPreferencesMutation, EditPreferencesMutationVariables>(
  'mutation',
  'EditPreferences',
  'mutation EditPreferences($changed:PreferencesEdit!$was:PreferencesEdit$key:String!){editPreferences(changed:$changed was:$was key:$key){...PreferencesFields}}fragment PreferencesFields on Preferences{id notifications{email sms push marketingEmails}privacy{profilePublic showOnlineStatus allowDataCollection}language timezone date_format currency}',
  () => v.object({ editPreferences: v.object({ id: v.pipe(v.number(), v.safeInteger()), notifications: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean(), marketingEmails: v.boolean() }), privacy: v.object({ profilePublic: v.boolean(), showOnlineStatus: v.boolean(), allowDataCollection: v.boolean() }), language: v.string(), timezone: v.string(), date_format: v.string(), currency: v.string() }) }),
)

export const EditBusinessSettingsDocument = typedDocument<EditBusinessSettingsMutation, EditBusinessSettingsMutationVariables>(
  'mutation',
  'EditBusinessSettings',
  'mutation EditBusinessSettings($changed:BusinessSettingsEdit!$was:BusinessSettingsEdit$key:String!){editBusinessSettings(changed:$changed was:$was key:$key){...BusinessSettingsFields}}fragment BusinessSettingsFields on BusinessSettings{id address city state zip_code operating_hours job_prefix job_next estimate_prefix estimate_next invoice_prefix invoice_next paper_size payout_approval_limit tax_rate}',
  () => v.object({ editBusinessSettings: v.object({ id: v.pipe(v.number(), v.safeInteger()), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), operating_hours: v.unknown(), job_prefix: v.string(), job_next: v.pipe(v.number(), v.safeInteger()), estimate_prefix: v.string(), estimate_next: v.pipe(v.number(), v.safeInteger()), invoice_prefix: v.string(), invoice_next: v.pipe(v.number(), v.safeInteger()), paper_size: v.picklist(['letter', 'a4']), payout_approval_limit: v.pipe(v.number(), v.safeInteger()), tax_rate: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const SetLogoDocument = typedDocument<SetLogoMutation, SetLogoMutationVariables>(
  'mutation',
  'SetLogo',
  'mutation SetLogo($image:String$key:String!){setLogo(image:$image key:$key)}',
  () => v.object({ setLogo: v.nullable(v.string()) }),
)
