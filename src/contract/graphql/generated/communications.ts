// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CommunicationType =
  | 'sms'
  | 'mms'
  | 'voice'
  | 'video'
  | 'email'
  | 'chat';

export type MessageChannel =
  | 'sms'
  | 'email';

export type MessageDirection =
  | 'inbound'
  | 'outbound';

export type MessageStatus =
  | 'scheduled'
  | 'queued'
  | 'sent'
  | 'delivered'
  | 'undelivered'
  | 'failed'
  | 'canceled'
  | 'received';

export type MessagePurpose =
  | 'informational'
  | 'marketing';

export type ConversationStatus =
  | 'waiting_on_us'
  | 'waiting_on_client'
  | 'snoozed'
  | 'done';

export type ConversationCommand =
  | 'close'
  | 'reopen'
  | 'snooze';

export type EmailFolder =
  | 'inbox'
  | 'sent'
  | 'starred'
  | 'archived';

export type LinkedTable =
  | 'jobs'
  | 'estimates'
  | 'conversation_notes';

export type ConsentSource =
  | 'keyword'
  | 'free_text'
  | 'staff'
  | 'form'
  | 'unsubscribe_page'
  | 'import';

export type SilentKind =
  | 'overdue_answer'
  | 'estimate_unanswered';

export type MessageInput = {
  /** Null for a first message to a number or address. */
  conversation?: number | null | undefined;
  client?: number | null | undefined;
  channel: MessageChannel;
  /** The business's number; empty for emails. */
  from: string;
  to: string;
  subject: string;
  body: string;
  is_html: boolean;
  attachments: Array<MessageFileInput>;
  purpose: MessagePurpose;
  template?: number | null | undefined;
  /** The email that this answers. */
  in_reply_to?: number | null | undefined;
  /** When to send it, in ms; null for now. */
  send_at?: number | null | undefined;
  /** The newest line that the writer has seen; null to skip the check. */
  seen?: number | null | undefined;
  /** The state of the conversation once it is sent. */
  then_close: boolean;
};

/** `data` is base64. */
export type MessageFileInput = {
  id: string;
  name: string;
  type: string;
  data: string;
};

export type BulkMessageInput = {
  clients: Array<number>;
  channel: MessageChannel;
  from: string;
  subject: string;
  body: string;
  purpose: MessagePurpose;
  template?: number | null | undefined;
  send_at?: number | null | undefined;
};

export type MessageDraftInput = {
  conversation: number;
  channel: MessageChannel;
  subject: string;
  body: string;
  /** The version that this one follows; 0 for the first. */
  version: number;
};

export type ConsentInput = {
  address: string;
  channel: MessageChannel;
  purpose: MessagePurpose;
  action: string;
  wording: string;
  /** The line in which the client said so in their own words; null when the team records it. */
  message?: number | null | undefined;
};

export type ConversationFieldsFragment = { id: number, client_id: number | null, name: string, address: string, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, promised_at: number | null, assigned_to: number | null, assigned_name: string | null, last_at: number, last_message_id: number | null, preview: string, communication_type: CommunicationType | null, has_failed: boolean, unread: number, mentioned: boolean, team_unread: number, addresses: Array<string>, has_draft: boolean, at_stake: number, shared_by: Array<{ id: number, name: string }> };

export type MessageFieldsFragment = { id: number, conversation_id: number, communication_type: CommunicationType, direction: MessageDirection, from_number: string, to_number: string, subject: string, body: string, is_html: boolean, asks_to_stop: boolean, status: MessageStatus, failure: string | null, purpose: MessagePurpose, why: string, author_id: number | null, author_name: string | null, starred: boolean, archived: boolean, created_at: number, send_at: number | null, sent_at: number | null, headers: Array<Array<string>>, attachments: Array<{ id: string, name: string, type: string, size: number }>, links: Array<{ table: string, id: number, name: string, page: string | null }>, about: { table: string, id: number, name: string, page: string | null } | null };

export type ConversationCoreFieldsFragment = { id: number, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, assigned_to: number | null, last_message_id: number | null };

export type ConversationStateFieldsFragment = { id: number, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, assigned_to: number | null, last_message_id: number | null };

export type ConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConversationsQuery = { conversations: Array<{ id: number, client_id: number | null, name: string, address: string, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, promised_at: number | null, assigned_to: number | null, assigned_name: string | null, last_at: number, last_message_id: number | null, preview: string, communication_type: CommunicationType | null, has_failed: boolean, unread: number, mentioned: boolean, team_unread: number, addresses: Array<string>, has_draft: boolean, at_stake: number, shared_by: Array<{ id: number, name: string }> }> };

export type ConversationThreadQueryVariables = Exact<{
  id: number;
  first: number;
  before?: number | null | undefined;
}>;


export type ConversationThreadQuery = { conversationThread: { has_earlier: boolean, conversation: { id: number, client_id: number | null, name: string, address: string, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, promised_at: number | null, assigned_to: number | null, assigned_name: string | null, last_at: number, last_message_id: number | null, preview: string, communication_type: CommunicationType | null, has_failed: boolean, unread: number, mentioned: boolean, team_unread: number, addresses: Array<string>, has_draft: boolean, at_stake: number, shared_by: Array<{ id: number, name: string }> }, lines: Array<{ id: number, at: number, message: { id: number, conversation_id: number, communication_type: CommunicationType, direction: MessageDirection, from_number: string, to_number: string, subject: string, body: string, is_html: boolean, asks_to_stop: boolean, status: MessageStatus, failure: string | null, purpose: MessagePurpose, why: string, author_id: number | null, author_name: string | null, starred: boolean, archived: boolean, created_at: number, send_at: number | null, sent_at: number | null, headers: Array<Array<string>>, attachments: Array<{ id: string, name: string, type: string, size: number }>, links: Array<{ table: string, id: number, name: string, page: string | null }>, about: { table: string, id: number, name: string, page: string | null } | null } | null, note: { id: number, body: string, author_id: number, author_name: string, mentions: Array<number> } | null }>, addresses: Array<{ address: string, channel: MessageChannel, opted_out_at: number | null, opted_out_by: string | null, opted_out_source: ConsentSource | null, marketing: boolean, marketing_refused_at: number | null, shared_by: Array<{ id: number, name: string }> }>, card: { id: number, name: string, phone: string, email: string, address: string, state: string, time_zone: string, balance: number | null, open_estimate_total: number | null, property_id: number | null, next_job: { id: number, job_number: string, title: string, day: string, start: string } | null, open_estimate: { table: string, id: number, name: string, page: string | null } | null } | null } };

export type ConversationStateQueryVariables = Exact<{
  id: number;
  first: number;
}>;


export type ConversationStateQuery = { conversationThread: { conversation: { id: number, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, assigned_to: number | null, last_message_id: number | null } } };

export type EmailsQueryVariables = Exact<{
  folder: EmailFolder;
  search: string;
  first: number;
  before?: number | null | undefined;
}>;


export type EmailsQuery = { emails: { has_more: boolean, emails: Array<{ id: number, conversation_id: number, communication_type: CommunicationType, direction: MessageDirection, from_number: string, to_number: string, subject: string, body: string, is_html: boolean, asks_to_stop: boolean, status: MessageStatus, failure: string | null, purpose: MessagePurpose, why: string, author_id: number | null, author_name: string | null, starred: boolean, archived: boolean, created_at: number, send_at: number | null, sent_at: number | null, headers: Array<Array<string>>, attachments: Array<{ id: string, name: string, type: string, size: number }>, links: Array<{ table: string, id: number, name: string, page: string | null }>, about: { table: string, id: number, name: string, page: string | null } | null }> } };

export type EmailThreadQueryVariables = Exact<{
  id: number;
}>;


export type EmailThreadQuery = { emailThread: Array<{ id: number, conversation_id: number, communication_type: CommunicationType, direction: MessageDirection, from_number: string, to_number: string, subject: string, body: string, is_html: boolean, asks_to_stop: boolean, status: MessageStatus, failure: string | null, purpose: MessagePurpose, why: string, author_id: number | null, author_name: string | null, starred: boolean, archived: boolean, created_at: number, send_at: number | null, sent_at: number | null, headers: Array<Array<string>>, attachments: Array<{ id: string, name: string, type: string, size: number }>, links: Array<{ table: string, id: number, name: string, page: string | null }>, about: { table: string, id: number, name: string, page: string | null } | null }> };

export type MessageSearchQueryVariables = Exact<{
  text: string;
  conversation?: number | null | undefined;
}>;


export type MessageSearchQuery = { messageSearch: Array<{ message_id: number, conversation_id: number, name: string, at: number, communication_type: CommunicationType, excerpt: string }> };

export type SilentWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type SilentWorkQuery = { silentWork: Array<{ kind: SilentKind, conversation_id: number | null, client_id: number | null, name: string, since: number, at_stake: number, record: { table: string, id: number, name: string, page: string | null } | null }> };

export type MessageColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageColleaguesQuery = { messageColleagues: Array<{ id: number, name: string }> };

export type MessageRecipientsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageRecipientsQuery = { messageRecipients: Array<{ client_id: number, name: string, phone: string, email: string, conversation_id: number | null }> };

export type MessageDraftQueryVariables = Exact<{
  conversation: number;
}>;


export type MessageDraftQuery = { messageDraft: { conversation_id: number, channel: MessageChannel, subject: string, body: string, version: number, saved_at: number } | null };

export type MessageAttachmentQueryVariables = Exact<{
  message: number;
  attachment: string;
}>;


export type MessageAttachmentQuery = { messageAttachment: { type: string, data: string } };

export type ConsentLedgerQueryVariables = Exact<{
  address: string;
}>;


export type ConsentLedgerQuery = { consentLedger: Array<{ id: number, address: string, channel: MessageChannel, purpose: MessagePurpose, action: string, wording: string, source: string, message_id: number | null, user_name: string | null, created_at: number }> };

export type SendMessageMutationVariables = Exact<{
  message: MessageInput;
  key: string;
}>;


export type SendMessageMutation = { sendMessage: { id: number, conversation_id: number, send_at: number, reason: string | null } };

export type TakeBackMessageMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type TakeBackMessageMutation = { takeBackMessage: number };

export type RetryMessageMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type RetryMessageMutation = { retryMessage: number };

export type SendBulkMessageMutationVariables = Exact<{
  bulk: BulkMessageInput;
  key: string;
}>;


export type SendBulkMessageMutation = { sendBulkMessage: { sent: number, refused: Array<{ client_id: number, name: string, reason: string }> } };

export type ChangeConversationMutationVariables = Exact<{
  id: number;
  command: ConversationCommand;
  until?: number | null | undefined;
  key: string;
}>;


export type ChangeConversationMutation = { changeConversation: { id: number, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, assigned_to: number | null, last_message_id: number | null } };

export type AssignConversationMutationVariables = Exact<{
  id: number;
  user?: number | null | undefined;
  was?: number | null | undefined;
  key: string;
}>;


export type AssignConversationMutation = { assignConversation: { id: number, status: ConversationStatus, snoozed_until: number | null, waiting_since: number | null, assigned_to: number | null, last_message_id: number | null } };

export type ReadConversationMutationVariables = Exact<{
  id: number;
  message: number;
  key: string;
}>;


export type ReadConversationMutation = { readConversation: number };

export type UnreadConversationMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type UnreadConversationMutation = { unreadConversation: number };

export type SaveMessageDraftMutationVariables = Exact<{
  draft: MessageDraftInput;
  key: string;
}>;


export type SaveMessageDraftMutation = { saveMessageDraft: number };

export type AddConversationNoteMutationVariables = Exact<{
  conversation: number;
  body: string;
  mentions: Array<number>;
  key: string;
}>;


export type AddConversationNoteMutation = { addConversationNote: number };

export type LinkConversationMutationVariables = Exact<{
  id: number;
  client: number;
  key: string;
}>;


export type LinkConversationMutation = { linkConversation: number };

export type RecordConsentMutationVariables = Exact<{
  consent: ConsentInput;
  key: string;
}>;


export type RecordConsentMutation = { recordConsent: number };

export type MarkEmailMutationVariables = Exact<{
  id: number;
  starred?: boolean | null | undefined;
  archived?: boolean | null | undefined;
  key: string;
}>;


export type MarkEmailMutation = { markEmail: number };

export type LinkMessageMutationVariables = Exact<{
  message: number;
  table: LinkedTable;
  record: number;
  key: string;
}>;


export type LinkMessageMutation = { linkMessage: number };


export const ConversationsDocument = typedDocument<ConversationsQuery, ConversationsQueryVariables>(
  'query',
  'Conversations',
  'query Conversations{conversations{...ConversationFields}}fragment ConversationFields on Conversation{id client_id name address status snoozed_until waiting_since promised_at assigned_to assigned_name last_at last_message_id preview communication_type has_failed unread mentioned team_unread addresses shared_by{id name}has_draft at_stake}',
  () => v.object({ conversations: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.nullable(v.pipe(v.number(), v.safeInteger())), name: v.string(), address: v.string(), status: v.picklist(['waiting_on_us', 'waiting_on_client', 'snoozed', 'done']), snoozed_until: v.nullable(v.pipe(v.number(), v.finite())), waiting_since: v.nullable(v.pipe(v.number(), v.finite())), promised_at: v.nullable(v.pipe(v.number(), v.finite())), assigned_to: v.nullable(v.pipe(v.number(), v.safeInteger())), assigned_name: v.nullable(v.string()), last_at: v.pipe(v.number(), v.finite()), last_message_id: v.nullable(v.pipe(v.number(), v.safeInteger())), preview: v.string(), communication_type: v.nullable(v.picklist(['sms', 'mms', 'voice', 'video', 'email', 'chat'])), has_failed: v.boolean(), unread: v.pipe(v.number(), v.safeInteger()), mentioned: v.boolean(), team_unread: v.pipe(v.number(), v.safeInteger()), addresses: v.array(v.string()), shared_by: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })), has_draft: v.boolean(), at_stake: v.pipe(v.number(), v.finite()) })) }),
)

export const ConversationThreadDocument = typedDocument<ConversationThreadQuery, ConversationThreadQueryVariables>(
  'query',
  'ConversationThread',
  'query ConversationThread($id:Int!$first:Int!$before:Int){conversationThread(id:$id first:$first before:$before){conversation{...ConversationFields}lines{id at message{...MessageFields}note{id body author_id author_name mentions}}has_earlier addresses{address channel opted_out_at opted_out_by opted_out_source marketing marketing_refused_at shared_by{id name}}card{id name phone email address state time_zone balance next_job{id job_number title day start}open_estimate{table id name page}open_estimate_total property_id}}}fragment ConversationFields on Conversation{id client_id name address status snoozed_until waiting_since promised_at assigned_to assigned_name last_at last_message_id preview communication_type has_failed unread mentioned team_unread addresses shared_by{id name}has_draft at_stake}fragment MessageFields on Message{id conversation_id communication_type direction from_number to_number subject body is_html asks_to_stop attachments{id name type size}status failure purpose why author_id author_name starred archived created_at send_at sent_at headers links{table id name page}about{table id name page}}',
  () => v.object({ conversationThread: v.object({ conversation: v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.nullable(v.pipe(v.number(), v.safeInteger())), name: v.string(), address: v.string(), status: v.picklist(['waiting_on_us', 'waiting_on_client', 'snoozed', 'done']), snoozed_until: v.nullable(v.pipe(v.number(), v.finite())), waiting_since: v.nullable(v.pipe(v.number(), v.finite())), promised_at: v.nullable(v.pipe(v.number(), v.finite())), assigned_to: v.nullable(v.pipe(v.number(), v.safeInteger())), assigned_name: v.nullable(v.string()), last_at: v.pipe(v.number(), v.finite()), last_message_id: v.nullable(v.pipe(v.number(), v.safeInteger())), preview: v.string(), communication_type: v.nullable(v.picklist(['sms', 'mms', 'voice', 'video', 'email', 'chat'])), has_failed: v.boolean(), unread: v.pipe(v.number(), v.safeInteger()), mentioned: v.boolean(), team_unread: v.pipe(v.number(), v.safeInteger()), addresses: v.array(v.string()), shared_by: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })), has_draft: v.boolean(), at_stake: v.pipe(v.number(), v.finite()) }), lines: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), at: v.pipe(v.number(), v.finite()), message: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), conversation_id: v.pipe(v.number(), v.safeInteger()), communication_type: v.picklist(['sms', 'mms', 'voice', 'video', 'email', 'chat']), direction: v.picklist(['inbound', 'outbound']), from_number: v.string(), to_number: v.string(), subject: v.string(), body: v.string(), is_html: v.boolean(), asks_to_stop: v.boolean(), attachments: v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.pipe(v.number(), v.safeInteger()) })), status: v.picklist(['scheduled', 'queued', 'sent', 'delivered', 'undelivered', 'failed', 'canceled', 'received']), failure: v.nullable(v.string()), purpose: v.picklist(['informational', 'marketing']), why: v.string(), author_id: v.nullable(v.pipe(v.number(), v.safeInteger())), author_name: v.nullable(v.string()), starred: v.boolean(), archived: v.boolean(), created_at: v.pipe(v.number(), v.finite()), send_at: v.nullable(v.pipe(v.number(), v.finite())), sent_at: v.nullable(v.pipe(v.number(), v.finite())), headers: v.array(v.array(v.string())), links: v.array(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })), about: v.nullable(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })) })), note: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), body: v.string(), author_id: v.pipe(v.number(), v.safeInteger()), author_name: v.string(), mentions: v.array(v.pipe(v.number(), v.safeInteger())) })) })), has_earlier: v.boolean(), addresses: v.array(v.object({ address: v.string(), channel: v.picklist(['sms', 'email']), opted_out_at: v.nullable(v.pipe(v.number(), v.finite())), opted_out_by: v.nullable(v.string()), opted_out_source: v.nullable(v.picklist(['keyword', 'free_text', 'staff', 'form', 'unsubscribe_page', 'import'])), marketing: v.boolean(), marketing_refused_at: v.nullable(v.pipe(v.number(), v.finite())), shared_by: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })) })), card: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), phone: v.string(), email: v.string(), address: v.string(), state: v.string(), time_zone: v.string(), balance: v.nullable(v.pipe(v.number(), v.finite())), next_job: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), title: v.string(), day: v.string(), start: v.string() })), open_estimate: v.nullable(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })), open_estimate_total: v.nullable(v.pipe(v.number(), v.finite())), property_id: v.nullable(v.pipe(v.number(), v.safeInteger())) })) }) }),
)

export const ConversationStateDocument = typedDocument<ConversationStateQuery, ConversationStateQueryVariables>(
  'query',
  'ConversationState',
  'query ConversationState($id:Int!$first:Int!){conversationThread(id:$id first:$first){conversation{...ConversationStateFields}}}fragment ConversationStateFields on Conversation{id status snoozed_until waiting_since assigned_to last_message_id}',
  () => v.object({ conversationThread: v.object({ conversation: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['waiting_on_us', 'waiting_on_client', 'snoozed', 'done']), snoozed_until: v.nullable(v.pipe(v.number(), v.finite())), waiting_since: v.nullable(v.pipe(v.number(), v.finite())), assigned_to: v.nullable(v.pipe(v.number(), v.safeInteger())), last_message_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }) }),
)

export const EmailsDocument = typedDocument<EmailsQuery, EmailsQueryVariables>(
  'query',
  'Emails',
  'query Emails($folder:EmailFolder!$search:String!$first:Int!$before:Int){emails(folder:$folder search:$search first:$first before:$before){emails{...MessageFields}has_more}}fragment MessageFields on Message{id conversation_id communication_type direction from_number to_number subject body is_html asks_to_stop attachments{id name type size}status failure purpose why author_id author_name starred archived created_at send_at sent_at headers links{table id name page}about{table id name page}}',
  () => v.object({ emails: v.object({ emails: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), conversation_id: v.pipe(v.number(), v.safeInteger()), communication_type: v.picklist(['sms', 'mms', 'voice', 'video', 'email', 'chat']), direction: v.picklist(['inbound', 'outbound']), from_number: v.string(), to_number: v.string(), subject: v.string(), body: v.string(), is_html: v.boolean(), asks_to_stop: v.boolean(), attachments: v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.pipe(v.number(), v.safeInteger()) })), status: v.picklist(['scheduled', 'queued', 'sent', 'delivered', 'undelivered', 'failed', 'canceled', 'received']), failure: v.nullable(v.string()), purpose: v.picklist(['informational', 'marketing']), why: v.string(), author_id: v.nullable(v.pipe(v.number(), v.safeInteger())), author_name: v.nullable(v.string()), starred: v.boolean(), archived: v.boolean(), created_at: v.pipe(v.number(), v.finite()), send_at: v.nullable(v.pipe(v.number(), v.finite())), sent_at: v.nullable(v.pipe(v.number(), v.finite())), headers: v.array(v.array(v.string())), links: v.array(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })), about: v.nullable(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })) })), has_more: v.boolean() }) }),
)

export const EmailThreadDocument = typedDocument<EmailThreadQuery, EmailThreadQueryVariables>(
  'query',
  'EmailThread',
  'query EmailThread($id:Int!){emailThread(id:$id){...MessageFields}}fragment MessageFields on Message{id conversation_id communication_type direction from_number to_number subject body is_html asks_to_stop attachments{id name type size}status failure purpose why author_id author_name starred archived created_at send_at sent_at headers links{table id name page}about{table id name page}}',
  () => v.object({ emailThread: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), conversation_id: v.pipe(v.number(), v.safeInteger()), communication_type: v.picklist(['sms', 'mms', 'voice', 'video', 'email', 'chat']), direction: v.picklist(['inbound', 'outbound']), from_number: v.string(), to_number: v.string(), subject: v.string(), body: v.string(), is_html: v.boolean(), asks_to_stop: v.boolean(), attachments: v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.pipe(v.number(), v.safeInteger()) })), status: v.picklist(['scheduled', 'queued', 'sent', 'delivered', 'undelivered', 'failed', 'canceled', 'received']), failure: v.nullable(v.string()), purpose: v.picklist(['informational', 'marketing']), why: v.string(), author_id: v.nullable(v.pipe(v.number(), v.safeInteger())), author_name: v.nullable(v.string()), starred: v.boolean(), archived: v.boolean(), created_at: v.pipe(v.number(), v.finite()), send_at: v.nullable(v.pipe(v.number(), v.finite())), sent_at: v.nullable(v.pipe(v.number(), v.finite())), headers: v.array(v.array(v.string())), links: v.array(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })), about: v.nullable(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })) })) }),
)

export const MessageSearchDocument = typedDocument<MessageSearchQuery, MessageSearchQueryVariables>(
  'query',
  'MessageSearch',
  'query MessageSearch($text:String!$conversation:Int){messageSearch(text:$text conversation:$conversation){message_id conversation_id name at communication_type excerpt}}',
  () => v.object({ messageSearch: v.array(v.object({ message_id: v.pipe(v.number(), v.safeInteger()), conversation_id: v.pipe(v.number(), v.safeInteger()), name: v.string(), at: v.pipe(v.number(), v.finite()), communication_type: v.picklist(['sms', 'mms', 'voice', 'video', 'email', 'chat']), excerpt: v.string() })) }),
)

export const SilentWorkDocument = typedDocument<SilentWorkQuery, SilentWorkQueryVariables>(
  'query',
  'SilentWork',
  'query SilentWork{silentWork{kind conversation_id client_id name since at_stake record{table id name page}}}',
  () => v.object({ silentWork: v.array(v.object({ kind: v.picklist(['overdue_answer', 'estimate_unanswered']), conversation_id: v.nullable(v.pipe(v.number(), v.safeInteger())), client_id: v.nullable(v.pipe(v.number(), v.safeInteger())), name: v.string(), since: v.pipe(v.number(), v.finite()), at_stake: v.pipe(v.number(), v.finite()), record: v.nullable(v.object({ table: v.string(), id: v.pipe(v.number(), v.safeInteger()), name: v.string(), page: v.nullable(v.string()) })) })) }),
)

export const MessageColleaguesDocument = typedDocument<MessageColleaguesQuery, MessageColleaguesQueryVariables>(
  'query',
  'MessageColleagues',
  'query MessageColleagues{messageColleagues{id name}}',
  () => v.object({ messageColleagues: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })) }),
)

export const MessageRecipientsDocument = typedDocument<MessageRecipientsQuery, MessageRecipientsQueryVariables>(
  'query',
  'MessageRecipients',
  'query MessageRecipients{messageRecipients{client_id name phone email conversation_id}}',
  () => v.object({ messageRecipients: v.array(v.object({ client_id: v.pipe(v.number(), v.safeInteger()), name: v.string(), phone: v.string(), email: v.string(), conversation_id: v.nullable(v.pipe(v.number(), v.safeInteger())) })) }),
)

export const MessageDraftDocument = typedDocument<MessageDraftQuery, MessageDraftQueryVariables>(
  'query',
  'MessageDraft',
  'query MessageDraft($conversation:Int!){messageDraft(conversation:$conversation){conversation_id channel subject body version saved_at}}',
  () => v.object({ messageDraft: v.nullable(v.object({ conversation_id: v.pipe(v.number(), v.safeInteger()), channel: v.picklist(['sms', 'email']), subject: v.string(), body: v.string(), version: v.pipe(v.number(), v.safeInteger()), saved_at: v.pipe(v.number(), v.finite()) })) }),
)

export const MessageAttachmentDocument = typedDocument<MessageAttachmentQuery, MessageAttachmentQueryVariables>(
  'query',
  'MessageAttachment',
  'query MessageAttachment($message:Int!$attachment:String!){messageAttachment(message:$message attachment:$attachment){type data}}',
  () => v.object({ messageAttachment: v.object({ type: v.string(), data: v.string() }) }),
)

export const ConsentLedgerDocument = typedDocument<ConsentLedgerQuery, ConsentLedgerQueryVariables>(
  'query',
  'ConsentLedger',
  'query ConsentLedger($address:String!){consentLedger(address:$address){id address channel purpose action wording source message_id user_name created_at}}',
  () => v.object({ consentLedger: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), address: v.string(), channel: v.picklist(['sms', 'email']), purpose: v.picklist(['informational', 'marketing']), action: v.string(), wording: v.string(), source: v.string(), message_id: v.nullable(v.pipe(v.number(), v.safeInteger())), user_name: v.nullable(v.string()), created_at: v.pipe(v.number(), v.finite()) })) }),
)

export const SendMessageDocument = typedDocument<SendMessageMutation, SendMessageMutationVariables>(
  'mutation',
  'SendMessage',
  'mutation SendMessage($message:MessageInput!$key:String!){sendMessage(message:$message key:$key){id conversation_id send_at reason}}',
  () => v.object({ sendMessage: v.object({ id: v.pipe(v.number(), v.safeInteger()), conversation_id: v.pipe(v.number(), v.safeInteger()), send_at: v.pipe(v.number(), v.finite()), reason: v.nullable(v.string()) }) }),
)

export const TakeBackMessageDocument = typedDocument<TakeBackMessageMutation, TakeBackMessageMutationVariables>(
  'mutation',
  'TakeBackMessage',
  'mutation TakeBackMessage($id:Int!$key:String!){takeBackMessage(id:$id key:$key)}',
  () => v.object({ takeBackMessage: v.pipe(v.number(), v.safeInteger()) }),
)

export const RetryMessageDocument = typedDocument<RetryMessageMutation, RetryMessageMutationVariables>(
  'mutation',
  'RetryMessage',
  'mutation RetryMessage($id:Int!$key:String!){retryMessage(id:$id key:$key)}',
  () => v.object({ retryMessage: v.pipe(v.number(), v.safeInteger()) }),
)

export const SendBulkMessageDocument = typedDocument<SendBulkMessageMutation, SendBulkMessageMutationVariables>(
  'mutation',
  'SendBulkMessage',
  'mutation SendBulkMessage($bulk:BulkMessageInput!$key:String!){sendBulkMessage(bulk:$bulk key:$key){sent refused{client_id name reason}}}',
  () => v.object({ sendBulkMessage: v.object({ sent: v.pipe(v.number(), v.safeInteger()), refused: v.array(v.object({ client_id: v.pipe(v.number(), v.safeInteger()), name: v.string(), reason: v.string() })) }) }),
)

export const ChangeConversationDocument = typedDocument<ChangeConversationMutation, ChangeConversationMutationVariables>(
  'mutation',
  'ChangeConversation',
  'mutation ChangeConversation($id:Int!$command:ConversationCommand!$until:Float$key:String!){changeConversation(id:$id command:$command until:$until key:$key){...ConversationCoreFields}}fragment ConversationCoreFields on ConversationCore{id status snoozed_until waiting_since assigned_to last_message_id}',
  () => v.object({ changeConversation: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['waiting_on_us', 'waiting_on_client', 'snoozed', 'done']), snoozed_until: v.nullable(v.pipe(v.number(), v.finite())), waiting_since: v.nullable(v.pipe(v.number(), v.finite())), assigned_to: v.nullable(v.pipe(v.number(), v.safeInteger())), last_message_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const AssignConversationDocument = typedDocument<AssignConversationMutation, AssignConversationMutationVariables>(
  'mutation',
  'AssignConversation',
  'mutation AssignConversation($id:Int!$user:Int$was:Int$key:String!){assignConversation(id:$id user:$user was:$was key:$key){...ConversationCoreFields}}fragment ConversationCoreFields on ConversationCore{id status snoozed_until waiting_since assigned_to last_message_id}',
  () => v.object({ assignConversation: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['waiting_on_us', 'waiting_on_client', 'snoozed', 'done']), snoozed_until: v.nullable(v.pipe(v.number(), v.finite())), waiting_since: v.nullable(v.pipe(v.number(), v.finite())), assigned_to: v.nullable(v.pipe(v.number(), v.safeInteger())), last_message_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const ReadConversationDocument = typedDocument<ReadConversationMutation, ReadConversationMutationVariables>(
  'mutation',
  'ReadConversation',
  'mutation ReadConversation($id:Int!$message:Int!$key:String!){readConversation(id:$id message:$message key:$key)}',
  () => v.object({ readConversation: v.pipe(v.number(), v.safeInteger()) }),
)

export const UnreadConversationDocument = typedDocument<UnreadConversationMutation, UnreadConversationMutationVariables>(
  'mutation',
  'UnreadConversation',
  'mutation UnreadConversation($id:Int!$key:String!){unreadConversation(id:$id key:$key)}',
  () => v.object({ unreadConversation: v.pipe(v.number(), v.safeInteger()) }),
)

export const SaveMessageDraftDocument = typedDocument<SaveMessageDraftMutation, SaveMessageDraftMutationVariables>(
  'mutation',
  'SaveMessageDraft',
  'mutation SaveMessageDraft($draft:MessageDraftInput!$key:String!){saveMessageDraft(draft:$draft key:$key)}',
  () => v.object({ saveMessageDraft: v.pipe(v.number(), v.safeInteger()) }),
)

export const AddConversationNoteDocument = typedDocument<AddConversationNoteMutation, AddConversationNoteMutationVariables>(
  'mutation',
  'AddConversationNote',
  'mutation AddConversationNote($conversation:Int!$body:String!$mentions:[Int!]!$key:String!){addConversationNote(conversation:$conversation body:$body mentions:$mentions key:$key)}',
  () => v.object({ addConversationNote: v.pipe(v.number(), v.safeInteger()) }),
)

export const LinkConversationDocument = typedDocument<LinkConversationMutation, LinkConversationMutationVariables>(
  'mutation',
  'LinkConversation',
  'mutation LinkConversation($id:Int!$client:Int!$key:String!){linkConversation(id:$id client:$client key:$key)}',
  () => v.object({ linkConversation: v.pipe(v.number(), v.safeInteger()) }),
)

export const RecordConsentDocument = typedDocument<RecordConsentMutation, RecordConsentMutationVariables>(
  'mutation',
  'RecordConsent',
  'mutation RecordConsent($consent:ConsentInput!$key:String!){recordConsent(consent:$consent key:$key)}',
  () => v.object({ recordConsent: v.pipe(v.number(), v.safeInteger()) }),
)

export const MarkEmailDocument = typedDocument<MarkEmailMutation, MarkEmailMutationVariables>(
  'mutation',
  'MarkEmail',
  'mutation MarkEmail($id:Int!$starred:Boolean$archived:Boolean$key:String!){markEmail(id:$id starred:$starred archived:$archived key:$key)}',
  () => v.object({ markEmail: v.pipe(v.number(), v.safeInteger()) }),
)

export const LinkMessageDocument = typedDocument<LinkMessageMutation, LinkMessageMutationVariables>(
  'mutation',
  'LinkMessage',
  'mutation LinkMessage($message:Int!$table:LinkedTable!$record:Int!$key:String!){linkMessage(message:$message table:$table record:$record key:$key)}',
  () => v.object({ linkMessage: v.pipe(v.number(), v.safeInteger()) }),
)
