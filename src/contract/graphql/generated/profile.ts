// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProfileEdit = {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  business_name?: string | null | undefined;
  business_type?: string | null | undefined;
  trade?: string | null | undefined;
};

export type ProfileFieldsFragment = { id: number, first_name: string, last_name: string, email: string, phone: string, business_name: string, business_type: string, trade: string };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { id: number, first_name: string, last_name: string, email: string, phone: string, business_name: string, business_type: string, trade: string } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { first_name: string, last_name: string, email: string, phone: string | null, business_timezone: string | null, date_format: string | null, currency: string | null, deletion_at: number | null, business_deletion_at: number | null, data_collection: boolean } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: number, at: string, current: boolean }> };

export type ExportedDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportedDataQuery = { exportedData: string };

export type EditProfileMutationVariables = Exact<{
  changed: ProfileEdit;
  was?: ProfileEdit | null | undefined;
  key: string;
}>;


export type EditProfileMutation = { editProfile: { id: number, first_name: string, last_name: string, email: string, phone: string, business_name: string, business_type: string, trade: string } };

export type ChangePasswordMutationVariables = Exact<{
  current_password: string;
  password: string;
  key: string;
}>;


export type ChangePasswordMutation = { changePassword: number };

export type SignOutOthersMutationVariables = Exact<{
  key: string;
}>;


export type SignOutOthersMutation = { signOutOthers: number };

export type EndSessionMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type EndSessionMutation = { endSession: number };

export type DeleteAccountMutationVariables = Exact<{
  name: string;
  key: string;
}>;


export type DeleteAccountMutation = { deleteAccount: string };

export type KeepAccountMutationVariables = Exact<{
  key: string;
}>;


export type KeepAccountMutation = { keepAccount: boolean };


export const ProfileDocument = typedDocument<ProfileQuery, ProfileQueryVariables>(
  'query',
  'Profile',
  'query Profile{profile{...ProfileFields}}fragment ProfileFields on Profile{id first_name last_name email phone business_name business_type trade}',
  () => v.object({ profile: v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.string(), business_name: v.string(), business_type: v.string(), trade: v.string() }) }),
)

export const MeDocument = typedDocument<MeQuery, MeQueryVariables>(
  'query',
  'Me',
  'query Me{me{first_name last_name email phone business_timezone date_format currency deletion_at business_deletion_at data_collection}}',
  () => v.object({ me: v.object({ first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.nullable(v.string()), business_timezone: v.nullable(v.string()), date_format: v.nullable(v.string()), currency: v.nullable(v.string()), deletion_at: v.nullable(v.pipe(v.number(), v.finite())), business_deletion_at: v.nullable(v.pipe(v.number(), v.finite())), data_collection: v.boolean() }) }),
)

export const SessionsDocument = typedDocument<SessionsQuery, SessionsQueryVariables>(
  'query',
  'Sessions',
  'query Sessions{sessions{id at current}}',
  () => v.object({ sessions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), at: v.string(), current: v.boolean() })) }),
)

export const ExportedDataDocument = typedDocument<ExportedDataQuery, ExportedDataQueryVariables>(
  'query',
  'ExportedData',
  'query ExportedData{exportedData}',
  () => v.object({ exportedData: v.string() }),
)

export const EditProfileDocument = typedDocument<EditProfileMutation, EditProfileMutationVariables>(
  'mutation',
  'EditProfile',
  'mutation EditProfile($changed:ProfileEdit!$was:ProfileEdit$key:String!){editProfile(changed:$changed was:$was key:$key){...ProfileFields}}fragment ProfileFields on Profile{id first_name last_name email phone business_name business_type trade}',
  () => v.object({ editProfile: v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.string(), business_name: v.string(), business_type: v.string(), trade: v.string() }) }),
)

export const ChangePasswordDocument = typedDocument<ChangePasswordMutation, ChangePasswordMutationVariables>(
  'mutation',
  'ChangePassword',
  'mutation ChangePassword($current_password:String!$password:String!$key:String!){changePassword(current_password:$current_password password:$password key:$key)}',
  () => v.object({ changePassword: v.pipe(v.number(), v.safeInteger()) }),
)

export const SignOutOthersDocument = typedDocument<SignOutOthersMutation, SignOutOthersMutationVariables>(
  'mutation',
  'SignOutOthers',
  'mutation SignOutOthers($key:String!){signOutOthers(key:$key)}',
  () => v.object({ signOutOthers: v.pipe(v.number(), v.safeInteger()) }),
)

export const EndSessionDocument = typedDocument<EndSessionMutation, EndSessionMutationVariables>(
  'mutation',
  'EndSession',
  'mutation EndSession($id:Int!$key:String!){endSession(id:$id key:$key)}',
  () => v.object({ endSession: v.pipe(v.number(), v.safeInteger()) }),
)

export const DeleteAccountDocument = typedDocument<DeleteAccountMutation, DeleteAccountMutationVariables>(
  'mutation',
  'DeleteAccount',
  'mutation DeleteAccount($name:String!$key:String!){deleteAccount(name:$name key:$key)}',
  () => v.object({ deleteAccount: v.string() }),
)

export const KeepAccountDocument = typedDocument<KeepAccountMutation, KeepAccountMutationVariables>(
  'mutation',
  'KeepAccount',
  'mutation KeepAccount($key:String!){keepAccount(key:$key)}',
  () => v.object({ keepAccount: v.boolean() }),
)
