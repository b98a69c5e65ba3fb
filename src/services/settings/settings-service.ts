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

/** Writes of a person's account and of a business's settings. `key` is the intent's id. */
export type SettingsService = {
  /** @throws Failure 403, 409 where someone else changed the same, 422 for an address that is taken */
  editProfile(edit: Edit<ProfileForm, Profile>, key: string): Promise<Profile>
  /** @throws Failure 403, 409, 422 */
  editPreferences(edit: Edit<PreferencesDraft, Preferences>, key: string): Promise<Preferences>
  /** @throws Failure 403, 409, 422 for a number that is taken */
  editBusiness(edit: Edit<BusinessDraft, BusinessSettings>, key: string): Promise<BusinessSettings>
  /** A picture as a data address, or null for none. @throws Failure 403, 422 */
  setLogo(image: string | null, key: string): Promise<void>
  /** Gives how many other sessions ended with it. @throws Failure 422 at the field */
  changePassword(current_password: string, password: string, key: string): Promise<number>
  /** Gives how many sessions that were. */
  signOutOthers(key: string): Promise<number>
  /** Gives how many that were: none where it was over already. @throws Failure 409 for the session one is in */
  endSession(id: number, key: string): Promise<number>
  /** Gives when the account is gone, ISO 8601. @throws Failure 422 where another name is typed */
  deleteAccount(name: string, key: string): Promise<string>
  keepAccount(key: string): Promise<void>
  /** All that the person may see, table by table: the text of a JSON file. */
  exportedData(): Promise<string>
  /** Gives how many were there to be deleted. @throws Failure 403 */
  deleteErrorReports(ids: number[], key: string): Promise<number>
}

/** Builds the service over GraphQL: the documents name no call for these. */
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
