import * as v from 'valibot'
import { exactText, id, LONGEST, list, moment } from '../text/field'
import { text } from '../text/typed-text'
import { LONGEST_EMAIL } from './message'
import { CHANNELS, CONVERSATION_STATUSES } from './vocabulary'

export const MOST_MENTIONS = 20

/** Everything said with one client over all channels, or with one unidentified number or address. */
export const conversationSchema = v.object({
  id,
  business_id: id,
  /** Null until someone says whose number or address it is. */
  client_id: v.nullable(id),
  /** E.164 number or email address of someone unidentified; empty for a client. */
  address: exactText(LONGEST.email),
  status: v.picklist(CONVERSATION_STATUSES),
  /** Null unless snoozed. */
  snoozed_until: v.nullable(moment),
  /** Since when the other side waits for an answer; null unless it is our turn. */
  waiting_since: v.nullable(moment),
  /** A user's id. */
  assigned_to: v.nullable(id),
  created_at: moment,
  last_at: moment,
})
export type Conversation = v.InferOutput<typeof conversationSchema>

export const conversationNoteSchema = v.object({
  id,
  business_id: id,
  conversation_id: id,
  author_id: id,
  body: text(LONGEST.notes),
  /** Users' ids. */
  mentions: v.pipe(list(id, MOST_MENTIONS), v.readonly()),
  created_at: moment,
})
export type ConversationNote = v.InferOutput<typeof conversationNoteSchema>

/** How far one person has read. */
export const readMarkSchema = v.object({
  id,
  business_id: id,
  conversation_id: id,
  user_id: id,
  /** The last message read. */
  message_id: id,
  /** The last internal note read; 0 for none. */
  note_id: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type ReadMark = v.InferOutput<typeof readMarkSchema>

/** What one person has begun to write, on every device. A stale edit is refused by `version`. */
export const messageDraftSchema = v.object({
  id,
  business_id: id,
  conversation_id: id,
  user_id: id,
  channel: v.picklist(CHANNELS),
  subject: exactText(LONGEST.title),
  body: exactText(LONGEST_EMAIL),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  saved_at: moment,
})
export type MessageDraft = v.InferOutput<typeof messageDraftSchema>

/** A record made from a line of the conversation. */
export const messageLinkSchema = v.object({
  id,
  business_id: id,
  message_id: id,
  table: v.picklist(['jobs', 'estimates', 'conversation_notes']),
  record_id: id,
})
export type MessageLink = v.InferOutput<typeof messageLinkSchema>
