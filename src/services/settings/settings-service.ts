import * as v from 'valibot'
import {
  ChangePasswordDocument,
  DeleteAccountDocument,
  EditProfileDocument,
  EndSessionDocument,
  ExportedDataDocument,
  KeepAccountDocument,
  SignOutOthersDocument,
} from '@/contract/graphql/generated/profile'
import {
  EditBusinessSettingsDocument,
  EditPreferencesDocument,
  SetLogoDocument,
} from '@/contract/graphql/generated/settings'
import { DeleteErrorReportsDocument } from '@/contract/graphql/generated/tracking'
import { type BusinessDraft, type BusinessSettings, businessSettingsSchema } from '@/domain/account/business-form'
import { type Preferences, type PreferencesDraft, preferencesSchema } from '@/domain/account/preferences'
import { type Profile, type ProfileForm, profileSchema } from '@/domain/account/profile'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'

/** Writes of account and business settings. `key` is the intent's id. */
export type SettingsService = {
  /** Throws Failure 403, 409 when someone else changed the same field, 422 for an address in use. */
  editProfile(edit: Edit<ProfileForm, Profile>, key: string): Promise<Profile>
  /** Throws Failure 403, 409, 422. */
  editPreferences(edit: Edit<PreferencesDraft, Preferences>, key: string): Promise<Preferences>
  /** Throws Failure 403, 409, 422 for a number in use. */
  editBusiness(edit: Edit<BusinessDraft, BusinessSettings>, key: string): Promise<BusinessSettings>
  /** A data URL, or null to remove it. Throws Failure 403, 422. */
  setLogo(image: string | null, key: string): Promise<void>
  /** Returns the number of other sessions ended. Throws Failure 422 at the field. */
  changePassword(current_password: string, password: string, key: string): Promise<number>
  /** Returns the number of sessions ended. */
  signOutOthers(key: string): Promise<number>
  /** Returns the number ended: 0 when it was already over. Throws Failure 409 for the current session. */
  endSession(id: number, key: string): Promise<number>
  /** Returns the deletion time, ISO 8601. Throws Failure 422 when the typed name differs. */
  deleteAccount(name: string, key: string): Promise<string>
  keepAccount(key: string): Promise<void>
  /** JSON text of all data visible to the person, by table. */
  exportedData(): Promise<string>
  /** Returns the number deleted. Throws Failure 403. */
  deleteErrorReports(ids: number[], key: string): Promise<number>
}

export const createSettingsService = (graphql: GraphQL): SettingsService => ({
  editProfile: async (edit, key) =>
    v.parse(profileSchema, (await graphql.mutate(EditProfileDocument, { ...edit, key })).editProfile),
  editPreferences: async (edit, key) =>
    v.parse(preferencesSchema, (await graphql.mutate(EditPreferencesDocument, { ...edit, key })).editPreferences),
  editBusiness: async (edit, key) =>
    v.parse(
      businessSettingsSchema,
      (await graphql.mutate(EditBusinessSettingsDocument, { ...edit, key })).editBusinessSettings,
    ),
  async setLogo(image, key) {
    await graphql.mutate(SetLogoDocument, { image, key })
  },
  changePassword: async (current_password, password, key) =>
    (await graphql.mutate(ChangePasswordDocument, { current_password, password, key })).changePassword,
  endSession: async (id, key) => (await graphql.mutate(EndSessionDocument, { id, key })).endSession,
  signOutOthers: async (key) => (await graphql.mutate(SignOutOthersDocument, { key })).signOutOthers,
  deleteAccount: async (name, key) => (await graphql.mutate(DeleteAccountDocument, { name, key })).deleteAccount,
  async keepAccount(key) {
    await graphql.mutate(KeepAccountDocument, { key })
  },
  exportedData: async () => (await graphql.query(ExportedDataDocument, {})).exportedData,
  deleteErrorReports: async (ids, key) =>
    (await graphql.mutate(DeleteErrorReportsDocument, { ids, key })).deleteErrorReports,
})
