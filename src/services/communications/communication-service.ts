import type { LinkedTable } from '@/contract/graphql/generated/communications'
import {
  AddConversationNoteDocument,
  LinkConversationDocument,
  LinkMessageDocument,
  MarkEmailDocument,
  ReadConversationDocument,
  RecordConsentDocument,
  SaveMessageDraftDocument,
  SendBulkMessageDocument,
  SendMessageDocument,
  UnreadConversationDocument,
} from '@/contract/graphql/generated/communications'
import type { BulkMessage, BulkResult, DraftView, OutgoingMessage, SentMessage } from '@/domain/messaging/views'
import type { Channel, Purpose } from '@/domain/messaging/vocabulary'
import { type GraphQL, UPLOAD_TIME } from '../graphql/graphql'
import type { MessageFiles } from './message-files'
import { toWireMessage } from './wire-message'

type ConsentStatement = {
  address: string
  channel: Channel
  purpose: Purpose
  action: 'granted' | 'revoked'
  /** What was agreed to or said, word for word. */
  wording: string
  /** The line in which the client said so; null when the team records it. */
  message: number | null
}

/** `version` is the one that this draft follows; 0 for the first. An empty body and subject delete it. */
type DraftToSave = Pick<DraftView, 'channel' | 'subject' | 'body' | 'version'> & { conversation: number }

/** Writes about conversations that are no step of theirs; those belong to the conversation's flow. `key` is the intent's id. */
type CommunicationService = {
  /** The first message to a client, number or address, which has no conversation yet. Throws Failure 403, 409 with the reason, 422. */
  sendFirst(message: OutgoingMessage, key: string): Promise<SentMessage>
  /** Throws Failure 403, 422. Those it can't be sent to are in the answer. */
  sendBulk(bulk: BulkMessage, key: string): Promise<BulkResult>
  /** Resolves with the note's id. Throws Failure 403, 404, 422. */
  addNote(conversation: number, note: { body: string; mentions: readonly number[] }, key: string): Promise<number>
  /** Marks all lines up to `message` as read by this person. */
  read(conversation: number, message: number, key: string): Promise<void>
  unread(conversation: number, key: string): Promise<void>
  /** Resolves with its new version. Throws Failure 409 when a newer one is there. */
  saveDraft(draft: DraftToSave, key: string): Promise<number>
  /** Says whose number or address it is; resolves with the conversation it is part of now. Throws Failure 403, 404, 409. */
  linkClient(conversation: number, client: number, key: string): Promise<number>
  /** Says that a record was made from a message. Throws Failure 404. */
  linkRecord(message: number, table: LinkedTable, record: number, key: string): Promise<void>
  /** Throws Failure 403, 422. */
  recordConsent(statement: ConsentStatement, key: string): Promise<void>
  /** Files of messages that a conversation's flow sends. */
  files: MessageFiles
  /** Throws Failure 404. */
  markEmail(message: number, marks: { starred?: boolean; archived?: boolean }, key: string): Promise<void>
}

export const createCommunicationService = (graphql: GraphQL, files: MessageFiles): CommunicationService => ({
  files,
  sendFirst: async (message, key) =>
    (await graphql.mutate(SendMessageDocument, { message: toWireMessage(message), key }, UPLOAD_TIME)).sendMessage,
  sendBulk: async ({ clients, ...bulk }, key) =>
    (await graphql.mutate(SendBulkMessageDocument, { bulk: { ...bulk, clients: [...clients] }, key })).sendBulkMessage,
  addNote: async (conversation, { body, mentions }, key) =>
    (await graphql.mutate(AddConversationNoteDocument, { conversation, body, mentions: [...mentions], key }))
      .addConversationNote,
  async read(id, message, key) {
    await graphql.mutate(ReadConversationDocument, { id, message, key })
  },
  async unread(id, key) {
    await graphql.mutate(UnreadConversationDocument, { id, key })
  },
  saveDraft: async (draft, key) => (await graphql.mutate(SaveMessageDraftDocument, { draft, key })).saveMessageDraft,
  linkClient: async (id, client, key) =>
    (await graphql.mutate(LinkConversationDocument, { id, client, key })).linkConversation,
  async linkRecord(message, table, record, key) {
    await graphql.mutate(LinkMessageDocument, { message, table, record, key })
  },
  async recordConsent(consent, key) {
    await graphql.mutate(RecordConsentDocument, { consent, key })
  },
  async markEmail(id, marks, key) {
    await graphql.mutate(MarkEmailDocument, { id, ...marks, key })
  },
})
