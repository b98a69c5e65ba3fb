// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MessageChannel =
  | 'sms'
  | 'email';

export type MessagePurpose =
  | 'informational'
  | 'marketing';

export type TemplateCategory =
  | 'maintenance'
  | 'sales'
  | 'completion'
  | 'other';

export type MessageTemplateInput = {
  name?: string | null | undefined;
  category?: TemplateCategory | null | undefined;
  channel?: MessageChannel | null | undefined;
  purpose?: MessagePurpose | null | undefined;
  subject_template?: string | null | undefined;
  body_template?: string | null | undefined;
};

export type EmailSignatureInput = {
  name?: string | null | undefined;
  body?: string | null | undefined;
  is_default?: boolean | null | undefined;
};

export type CannedAnswerInput = {
  shortcut?: string | null | undefined;
  body?: string | null | undefined;
};

export type MessagingSettingsInput = {
  hours?: unknown;
  away_on?: boolean | null | undefined;
  away_message?: string | null | undefined;
  promise_minutes?: number | null | undefined;
  daily_text_limit?: number | null | undefined;
  postal_address?: string | null | undefined;
};

export type MessageTemplateFieldsFragment = { id: number, name: string, category: TemplateCategory, channel: MessageChannel, purpose: MessagePurpose, subject_template: string, body_template: string, variables: Array<string> };

export type EmailSignatureFieldsFragment = { id: number, user_id: number, name: string, body: string, is_default: boolean };

export type CannedAnswerFieldsFragment = { id: number, shortcut: string, body: string };

export type MessagingSettingsFieldsFragment = { hours: unknown, away_on: boolean, away_message: string, promise_minutes: number, daily_text_limit: number, postal_address: string };

export type MessageTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTemplatesQuery = { messageTemplates: Array<{ id: number, name: string, category: TemplateCategory, channel: MessageChannel, purpose: MessagePurpose, subject_template: string, body_template: string, variables: Array<string> }> };

export type EmailSignaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailSignaturesQuery = { emailSignatures: Array<{ id: number, user_id: number, name: string, body: string, is_default: boolean }> };

export type CannedAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type CannedAnswersQuery = { cannedAnswers: Array<{ id: number, shortcut: string, body: string }> };

export type MessagingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessagingSettingsQuery = { messagingSettings: { hours: unknown, away_on: boolean, away_message: string, promise_minutes: number, daily_text_limit: number, postal_address: string } };

export type AddMessageTemplateMutationVariables = Exact<{
  template: MessageTemplateInput;
  key: string;
}>;


export type AddMessageTemplateMutation = { addMessageTemplate: { id: number } };

export type EditMessageTemplateMutationVariables = Exact<{
  id: number;
  changed: MessageTemplateInput;
  was?: MessageTemplateInput | null | undefined;
  key: string;
}>;


export type EditMessageTemplateMutation = { editMessageTemplate: { id: number } };

export type DeleteMessageTemplateMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteMessageTemplateMutation = { deleteMessageTemplate: number };

export type AddEmailSignatureMutationVariables = Exact<{
  signature: EmailSignatureInput;
  key: string;
}>;


export type AddEmailSignatureMutation = { addEmailSignature: { id: number } };

export type EditEmailSignatureMutationVariables = Exact<{
  id: number;
  changed: EmailSignatureInput;
  was?: EmailSignatureInput | null | undefined;
  key: string;
}>;


export type EditEmailSignatureMutation = { editEmailSignature: { id: number } };

export type DeleteEmailSignatureMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteEmailSignatureMutation = { deleteEmailSignature: number };

export type AddCannedAnswerMutationVariables = Exact<{
  answer: CannedAnswerInput;
  key: string;
}>;


export type AddCannedAnswerMutation = { addCannedAnswer: { id: number } };

export type EditCannedAnswerMutationVariables = Exact<{
  id: number;
  changed: CannedAnswerInput;
  was?: CannedAnswerInput | null | undefined;
  key: string;
}>;


export type EditCannedAnswerMutation = { editCannedAnswer: { id: number } };

export type DeleteCannedAnswerMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteCannedAnswerMutation = { deleteCannedAnswer: number };

export type EditMessagingSettingsMutationVariables = Exact<{
  changed: MessagingSettingsInput;
  was?: MessagingSettingsInput | null | undefined;
  key: string;
}>;


export type EditMessagingSettingsMutation = { editMessagingSettings: { hours: unknown, away_on: boolean, away_message: string, promise_minutes: number, daily_text_limit: number, postal_address: string } };

export type SubmitNumberRegistrationMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type SubmitNumberRegistrationMutation = { submitNumberRegistration: number };


export const MessageTemplatesDocument = typedDocument<MessageTemplatesQuery, MessageTemplatesQueryVariables>(
  'query',
  'MessageTemplates',
  'query MessageTemplates{messageTemplates{...MessageTemplateFields}}fragment MessageTemplateFields on MessageTemplate{id name category channel purpose subject_template body_template variables}',
  () => v.object({ messageTemplates: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), category: v.picklist(['maintenance', 'sales', 'completion', 'other']), channel: v.picklist(['sms', 'email']), purpose: v.picklist(['informational', 'marketing']), subject_template: v.string(), body_template: v.string(), variables: v.array(v.string()) })) }),
)

export const EmailSignaturesDocument = typedDocument<EmailSignaturesQuery, EmailSignaturesQueryVariables>(
  'query',
  'EmailSignatures',
  'query EmailSignatures{emailSignatures{...EmailSignatureFields}}fragment EmailSignatureFields on EmailSignature{id user_id name body is_default}',
  () => v.object({ emailSignatures: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), user_id: v.pipe(v.number(), v.safeInteger()), name: v.string(), body: v.string(), is_default: v.boolean() })) }),
)

export const CannedAnswersDocument = typedDocument<CannedAnswersQuery, CannedAnswersQueryVariables>(
  'query',
  'CannedAnswers',
  'query CannedAnswers{cannedAnswers{...CannedAnswerFields}}fragment CannedAnswerFields on CannedAnswer{id shortcut body}',
  () => v.object({ cannedAnswers: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), shortcut: v.string(), body: v.string() })) }),
)

export const MessagingSettingsDocument = typedDocument<MessagingSettingsQuery, MessagingSettingsQueryVariables>(
  'query',
  'MessagingSettings',
  'query MessagingSettings{messagingSettings{...MessagingSettingsFields}}fragment MessagingSettingsFields on MessagingSettings{hours away_on away_message promise_minutes daily_text_limit postal_address}',
  () => v.object({ messagingSettings: v.object({ hours: v.unknown(), away_on: v.boolean(), away_message: v.string(), promise_minutes: v.pipe(v.number(), v.safeInteger()), daily_text_limit: v.pipe(v.number(), v.safeInteger()), postal_address: v.string() }) }),
)

export const AddMessageTemplateDocument = typedDocument<AddMessageTemplateMutation, AddMessageTemplateMutationVariables>(
  'mutation',
  'AddMessageTemplate',
  'mutation AddMessageTemplate($template:MessageTemplateInput!$key:String!){addMessageTemplate(template:$template key:$key){id}}',
  () => v.object({ addMessageTemplate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const EditMessageTemplateDocument = typedDocument<EditMessageTemplateMutation, EditMessageTemplateMutationVariables>(
  'mutation',
  'EditMessageTemplate',
  'mutation EditMessageTemplate($id:Int!$changed:MessageTemplateInput!$was:MessageTemplateInput$key:String!){editMessageTemplate(id:$id changed:$changed was:$was key:$key){id}}',
  () => v.object({ editMessageTemplate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const DeleteMessageTemplateDocument = typedDocument<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables>(
  'mutation',
  'DeleteMessageTemplate',
  'mutation DeleteMessageTemplate($id:Int!$key:String!){deleteMessageTemplate(id:$id key:$key)}',
  () => v.object({ deleteMessageTemplate: v.pipe(v.number(), v.safeInteger()) }),
)

export const AddEmailSignatureDocument = typedDocument<AddEmailSignatureMutation, AddEmailSignatureMutationVariables>(
  'mutation',
  'AddEmailSignature',
  'mutation AddEmailSignature($signature:EmailSignatureInput!$key:String!){addEmailSignature(signature:$signature key:$key){id}}',
  () => v.object({ addEmailSignature: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const EditEmailSignatureDocument = typedDocument<EditEmailSignatureMutation, EditEmailSignatureMutationVariables>(
  'mutation',
  'EditEmailSignature',
  'mutation EditEmailSignature($id:Int!$changed:EmailSignatureInput!$was:EmailSignatureInput$key:String!){editEmailSignature(id:$id changed:$changed was:$was key:$key){id}}',
  () => v.object({ editEmailSignature: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const DeleteEmailSignatureDocument = typedDocument<DeleteEmailSignatureMutation, DeleteEmailSignatureMutationVariables>(
  'mutation',
  'DeleteEmailSignature',
  'mutation DeleteEmailSignature($id:Int!$key:String!){deleteEmailSignature(id:$id key:$key)}',
  () => v.object({ deleteEmailSignature: v.pipe(v.number(), v.safeInteger()) }),
)

export const AddCannedAnswerDocument = typedDocument<AddCannedAnswerMutation, AddCannedAnswerMutationVariables>(
  'mutation',
  'AddCannedAnswer',
  'mutation AddCannedAnswer($answer:CannedAnswerInput!$key:String!){addCannedAnswer(answer:$answer key:$key){id}}',
  () => v.object({ addCannedAnswer: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const EditCannedAnswerDocument = typedDocument<EditCannedAnswerMutation, EditCannedAnswerMutationVariables>(
  'mutation',
  'EditCannedAnswer',
  'mutation EditCannedAnswer($id:Int!$changed:CannedAnswerInput!$was:CannedAnswerInput$key:String!){editCannedAnswer(id:$id changed:$changed was:$was key:$key){id}}',
  () => v.object({ editCannedAnswer: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const DeleteCannedAnswerDocument = typedDocument<DeleteCannedAnswerMutation, DeleteCannedAnswerMutationVariables>(
  'mutation',
  'DeleteCannedAnswer',
  'mutation DeleteCannedAnswer($id:Int!$key:String!){deleteCannedAnswer(id:$id key:$key)}',
  () => v.object({ deleteCannedAnswer: v.pipe(v.number(), v.safeInteger()) }),
)

export const EditMessagingSettingsDocument = typedDocument<EditMessagingSettingsMutation, EditMessagingSettingsMutationVariables>(
  'mutation',
  'EditMessagingSettings',
  'mutation EditMessagingSettings($changed:MessagingSettingsInput!$was:MessagingSettingsInput$key:String!){editMessagingSettings(changed:$changed was:$was key:$key){...MessagingSettingsFields}}fragment MessagingSettingsFields on MessagingSettings{hours away_on away_message promise_minutes daily_text_limit postal_address}',
  () => v.object({ editMessagingSettings: v.object({ hours: v.unknown(), away_on: v.boolean(), away_message: v.string(), promise_minutes: v.pipe(v.number(), v.safeInteger()), daily_text_limit: v.pipe(v.number(), v.safeInteger()), postal_address: v.string() }) }),
)

export const SubmitNumberRegistrationDocument = typedDocument<SubmitNumberRegistrationMutation, SubmitNumberRegistrationMutationVariables>(
  'mutation',
  'SubmitNumberRegistration',
  'mutation SubmitNumberRegistration($id:Int!$key:String!){submitNumberRegistration(id:$id key:$key)}',
  () => v.object({ submitNumberRegistration: v.pipe(v.number(), v.safeInteger()) }),
)
