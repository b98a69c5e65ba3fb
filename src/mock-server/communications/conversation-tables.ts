import { fullName } from '@/domain/account/user'
import { withoutTokens } from '@/domain/client-page/client-link'
import { type ConsentEntry, consentEntrySchema } from '@/domain/messaging/consent'
import {
  type Conversation,
  type ConversationNote,
  conversationNoteSchema,
  conversationSchema,
  type MessageDraft,
  type MessageLink,
  messageDraftSchema,
  messageLinkSchema,
  type ReadMark,
  readMarkSchema,
} from '@/domain/messaging/conversation'
import { displayAddress } from '@/domain/messaging/display-address'
import { type Message, messageSchema } from '@/domain/messaging/message'
import { maySeeMessages } from '@/domain/messaging/permissions'
import { contentPreview } from '@/domain/messaging/preview'
import { isAccountMail } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { type RecordRules, table } from '../core/log/registry'
import type { Reader } from '../core/log/rows'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    conversations: Conversation
    messages: Message
    conversation_notes: ConversationNote
    read_marks: ReadMark
    message_drafts: MessageDraft
    message_links: MessageLink
    consent_entries: ConsentEntry
  }
}

export const CONVERSATION_MERGED = 'conversation.client_merged'
export const CONVERSATION_MERGED_AWAY = 'conversation.merged_away'
export const CONVERSATION_CLIENT_DELETED = 'conversation.client_deleted'
export const CONVERSATION_LINKED = 'conversation.linked'
export const MESSAGE_WRITTEN = 'message.written'
export const MESSAGE_RECEIVED = 'message.received'
export const MESSAGE_TAKEN_BACK = 'message.taken_back'
export const MESSAGE_RETRIED = 'message.retried'
export const MESSAGE_LEFT = 'message.left'
export const MESSAGE_ARRIVED = 'message.arrived'
export const MESSAGE_FAILED = 'message.failed'
export const MESSAGE_CANCELED = 'message.canceled'
export const MESSAGE_MOVED = 'message.moved'
export const MESSAGE_MARKED = 'message.marked'
export const NOTE_MOVED = 'conversation_note.moved'
export const DRAFT_MOVED = 'message_draft.moved'
export const CONSENT_MOVED = 'consent.client_merged'

/** Why a message that is no longer in the outbox stays. */
export const HAS_LEFT = 'It has left. Send a correction instead.'

const PAGE = '/dashboard/communications'

const conversationPage = (id: number): string => `${PAGE}?tab=messages&conversation=${id}`

const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const visible = (_row: unknown, actor: Actor) => maySeeMessages(actor)

/** The client's name, or the number or address of someone unidentified. */
export const nameOfConversation = (
  { client_id, address }: Pick<Conversation, 'client_id' | 'address'>,
  store: Reader,
): string => {
  const client = client_id === null ? undefined : store.find('clients', client_id)
  return client ? fullName(client) : displayAddress(address)
}

type Part = { conversation_id: number }

const nameOfPart = ({ conversation_id }: Part, store: Reader): string => {
  const conversation = store.find('conversations', conversation_id)
  return conversation ? nameOfConversation(conversation, store) : 'someone'
}

const clientOf = ({ conversation_id }: Part, store: Reader): number =>
  store.find('conversations', conversation_id)?.client_id ?? 0

const ofClient = { table: 'clients', id: clientOf } as const

const conversationRecord: RecordRules<Conversation> = {
  stream: 'conversation',
  nouns: ['conversation', 'conversations'],
  business: ofBusiness,
  name: (row, store) => `Conversation with ${nameOfConversation(row, store)}`,
  words: { assigned_to: 'assignment' },
  visible,
  page: ({ id }) => conversationPage(id),
  partOf: { table: 'clients', id: ({ client_id }) => client_id ?? 0 },
  follows: [CONVERSATION_MERGED, CONVERSATION_MERGED_AWAY, CONVERSATION_CLIENT_DELETED],
}

const LONGEST_NAME = 60

/** Account mail is not for the team. */
const maySeeMessage = (row: Message, actor: Actor): boolean => maySeeMessages(actor) && !isAccountMail(row)

const messageRecord: RecordRules<Message> = {
  stream: 'message',
  nouns: ['message', 'messages'],
  business: ofBusiness,
  name(row, store) {
    const kind = row.communication_type === 'email' ? 'Email' : 'Text'
    const side = row.direction === 'inbound' ? 'from' : 'to'
    const preview = contentPreview(row).slice(0, LONGEST_NAME)
    return `${kind} ${side} ${nameOfPart(row, store)}: ${preview}`
  },
  visible: maySeeMessage,
  hides(_actor, { body = '' }) {
    const shown = withoutTokens(body)
    return shown === body ? {} : { body: shown }
  },
  page: ({ conversation_id }) => conversationPage(conversation_id),
  partOf: ofClient,
  // The message of another action follows from it.
  follows: [MESSAGE_MOVED, MESSAGE_WRITTEN],
  inRuns: [MESSAGE_LEFT, MESSAGE_ARRIVED],
}

const noteRecord: RecordRules<ConversationNote> = {
  stream: 'conversation_note',
  nouns: ['note', 'notes'],
  business: ofBusiness,
  name: (row, store) => `Note on ${nameOfPart(row, store)}`,
  visible,
  page: ({ conversation_id }) => conversationPage(conversation_id),
  partOf: ofClient,
  follows: [NOTE_MOVED],
}

const draftRecord: RecordRules<MessageDraft> = {
  stream: 'message_draft',
  nouns: ['draft', 'drafts'],
  business: ofBusiness,
  owner: 'user_id',
  name: (row, store) => `Draft to ${nameOfPart(row, store)}`,
  visible,
  page: ({ conversation_id }) => conversationPage(conversation_id),
}

const linkRecord: RecordRules<MessageLink> = {
  stream: 'message_link',
  nouns: ['link', 'links'],
  business: ofBusiness,
  name({ message_id }, store) {
    const message = store.find('messages', message_id)
    return message ? `Link of ${messageRecord.name(message, store)}` : 'Link of a message'
  },
  visible,
  page: () => PAGE,
}

const consentRecord: RecordRules<ConsentEntry> = {
  stream: 'consent',
  nouns: ['consent entry', 'consent entries'],
  business: ofBusiness,
  name: ({ address }) => `Consent of ${displayAddress(address)}`,
  visible,
  page: () => PAGE,
  partOf: { table: 'clients', id: ({ client_id }) => client_id ?? 0 },
  follows: [CONSENT_MOVED],
}

export const conversationFacts = factsOf('conversations', conversationRecord)
export const messageFacts = factsOf('messages', messageRecord)
export const noteFacts = factsOf('conversation_notes', noteRecord)
export const markFacts = factsOf('read_marks', { stream: 'read_mark' })
export const draftFacts = factsOf('message_drafts', draftRecord)
export const messageLinkFacts = factsOf('message_links', linkRecord)
export const consentFacts = factsOf('consent_entries', consentRecord)

export const conversationTables = {
  conversations: table(conversationSchema, conversationRecord),
  messages: table(messageSchema, messageRecord),
  conversation_notes: table(conversationNoteSchema, noteRecord),
  read_marks: table(readMarkSchema, null),
  message_drafts: table(messageDraftSchema, draftRecord),
  message_links: table(messageLinkSchema, linkRecord),
  consent_entries: table(consentEntrySchema, consentRecord),
}
