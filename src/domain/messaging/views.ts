import type { Cents } from '../money/money'
import type { Day } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { LedgerEntry } from './consent'
import type { Conversation, ConversationNote, MessageDraft } from './conversation'
import type { Message } from './message'
import type { Channel, CommunicationType, ConversationStatus, MessageStatus, Purpose } from './vocabulary'

/** An entry of the consent ledger with who recorded it; null for what a client did. */
export type ConsentRecord = LedgerEntry & { message_id: number | null; user_name: string | null }

export type NamedClient = { id: number; name: string }

/** A record that belongs to a line, with where it is shown. */
export type MessageRecord = { table: string; id: number; name: string; page: string | null }

/** What the machine of a conversation works on. */
export type ConversationCore = Pick<Conversation, 'id' | 'snoozed_until' | 'waiting_since' | 'assigned_to'> & {
  status: ConversationStatus
  /** Null while there is no line. */
  last_message_id: number | null
}

export const conversationCore = ({
  id,
  status,
  snoozed_until,
  waiting_since,
  assigned_to,
  last_message_id,
}: ConversationCore): ConversationCore => ({
  id,
  status,
  snoozed_until,
  waiting_since,
  assigned_to,
  last_message_id,
})

/** A row of the list of conversations. */
export type ListedConversation = ConversationCore & {
  client_id: number | null
  /** The client's name, or the number or address of someone unidentified. */
  name: string
  address: string
  /** By when an answer is promised, in business hours. */
  promised_at: Instant | null
  assigned_name: string | null
  last_at: Instant
  preview: string
  communication_type: CommunicationType | null
  has_failed: boolean
  /** Lines and mentions that this person has not read. */
  unread: number
  /** An internal note that this person has not read names them. */
  mentioned: boolean
  /** Lines that no one has read. */
  team_unread: number
  addresses: readonly string[]
  shared_by: readonly NamedClient[]
  has_draft: boolean
  at_stake: Cents
}

export type MessageView = Omit<
  Message,
  | 'business_id'
  | 'cause'
  | 'template_id'
  | 'provider_id'
  | 'in_reply_to'
  | 'thread_ids'
  | 'status_at'
  | 'about'
  | 'headers'
> & {
  status: MessageStatus
  /** Sounds like a request for no more texts, about which nothing is on record since. */
  asks_to_stop: boolean
  /** Why it was written, in words. */
  why: string
  author_name: string | null
  headers: readonly (readonly string[])[]
  links: readonly MessageRecord[]
  about: MessageRecord | null
}

export type NoteView = Pick<ConversationNote, 'id' | 'body' | 'author_id' | 'mentions'> & { author_name: string }

export type ThreadLine = { id: number; at: Instant; message: MessageView | null; note: NoteView | null }

/** What may be sent to one address of the other side. */
export type ThreadAddress = {
  address: string
  channel: Channel
  opted_out_at: Instant | null
  opted_out_by: string | null
  opted_out_source: LedgerEntry['source'] | null
  marketing: boolean
  marketing_refused_at: Instant | null
  shared_by: readonly NamedClient[]
}

/** Amounts are null where the person may not see them. */
export type ClientCard = NamedClient & {
  phone: string
  email: string
  address: string
  state: string
  time_zone: string
  balance: Cents | null
  next_job: { id: number; job_number: string; title: string; day: Day; start: string } | null
  open_estimate: MessageRecord | null
  open_estimate_total: Cents | null
  property_id: number | null
}

export type ConversationThread = {
  conversation: ListedConversation
  lines: readonly ThreadLine[]
  has_earlier: boolean
  addresses: readonly ThreadAddress[]
  /** Null for someone unidentified. */
  card: ClientCard | null
}

export const EMAIL_FOLDERS = ['inbox', 'sent', 'starred', 'archived'] as const
export type EmailFolder = (typeof EMAIL_FOLDERS)[number]

export type MessageHit = {
  message_id: number
  conversation_id: number
  name: string
  at: Instant
  communication_type: CommunicationType
  excerpt: string
}

/** What silence costs: a thread past its promised time, or an estimate without an answer. */
export type SilentWork = {
  kind: 'overdue_answer' | 'estimate_unanswered'
  conversation_id: number | null
  client_id: number | null
  name: string
  since: Instant
  at_stake: Cents
  record: MessageRecord | null
}

export type MessageRecipient = {
  client_id: number
  name: string
  phone: string
  email: string
  conversation_id: number | null
}

export type DraftView = Pick<MessageDraft, 'conversation_id' | 'channel' | 'subject' | 'body' | 'version' | 'saved_at'>

/** `data` is base64. */
export type MessageFile = { id: string; name: string; type: string; data: string }

/** A message as it is written, before it is judged. */
export type OutgoingMessage = {
  conversation: number | null
  client: number | null
  channel: Channel
  /** A number of the business; empty for emails. */
  from: string
  to: string
  subject: string
  body: string
  is_html: boolean
  attachments: readonly MessageFile[]
  purpose: Purpose
  template: number | null
  /** The email that this answers. */
  in_reply_to: number | null
  send_at: Instant | null
  /** The newest line that the writer has seen; null to skip the check. */
  seen: number | null
  then_close: boolean
}

/** `reason` is why it doesn't leave at once: `Goes out 8:00 AM`. */
export type SentMessage = { id: number; conversation_id: number; send_at: Instant; reason: string | null }

export type BulkMessage = Pick<
  OutgoingMessage,
  'channel' | 'from' | 'subject' | 'body' | 'purpose' | 'template' | 'send_at'
> & {
  clients: readonly number[]
}

export type BulkResult = { sent: number; refused: readonly { client_id: number; name: string; reason: string }[] }
