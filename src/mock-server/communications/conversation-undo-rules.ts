import { mayEditClients } from '@/domain/client/permissions'
import type { Conversation } from '@/domain/messaging/conversation'
import { isPending, type Message } from '@/domain/messaging/message'
import { maySendMessages } from '@/domain/messaging/permissions'
import { isNoticeMessage } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import type { AllUndoRules, Done } from '../core/history/undo-rules'
import type { Reader } from '../core/log/rows'
import {
  CONSENT_MOVED,
  CONVERSATION_CLIENT_DELETED,
  CONVERSATION_MERGED,
  CONVERSATION_MERGED_AWAY,
  DRAFT_MOVED,
  HAS_LEFT,
  MESSAGE_ARRIVED,
  MESSAGE_CANCELED,
  MESSAGE_FAILED,
  MESSAGE_LEFT,
  MESSAGE_MOVED,
  MESSAGE_RECEIVED,
  MESSAGE_RETRIED,
  MESSAGE_TAKEN_BACK,
  MESSAGE_WRITTEN,
  NOTE_MOVED,
  nameOfConversation,
} from './conversation-tables'
import { linksOf } from './message-links'

const WITH_CLIENTS: readonly string[] = [
  CONSENT_MOVED,
  DRAFT_MOVED,
  CONVERSATION_MERGED,
  CONVERSATION_MERGED_AWAY,
  CONVERSATION_CLIENT_DELETED,
  MESSAGE_MOVED,
  NOTE_MOVED,
]

/** What a merge or a deletion of clients moved goes back with them. */
const may = (actor: Actor, { type }: Done<unknown>): boolean =>
  WITH_CLIENTS.includes(type) ? maySendMessages(actor) || mayEditClients(actor) : maySendMessages(actor)

/** Written with a record's own action, so anyone who may undo that may undo the message. */
const isNotice = ({ type, after }: Done<Message>): boolean =>
  type === MESSAGE_WRITTEN && after !== null && isNoticeMessage(after)

const REASONS: Readonly<Record<string, string>> = {
  [MESSAGE_RECEIVED]: 'It was received; what was said stays.',
  [MESSAGE_LEFT]: HAS_LEFT,
  [MESSAGE_ARRIVED]: HAS_LEFT,
  [MESSAGE_FAILED]: 'The carrier reported this. Send it again instead.',
  [MESSAGE_CANCELED]: 'It was not allowed to leave. Write a new message instead.',
  [MESSAGE_RETRIED]: 'Take the message back instead.',
  [MESSAGE_TAKEN_BACK]: 'Send it from the draft instead.',
}

/** A message that left stays; one that waits is taken back. */
const keepsMessage = (type: string, now: Message | null): string | null => {
  if (type === MESSAGE_WRITTEN && now !== null && !isPending(now)) return HAS_LEFT
  return REASONS[type] ?? null
}

/** Only the message itself can be asked for; of others that it belongs to, the undo says what stays. */
const overtaken = (type: string, now: Message | null, store: Reader): string | null => {
  if (type !== MESSAGE_WRITTEN || now === null || isPending(now)) return null
  if (now.status === 'canceled') return ''
  const conversation = store.find('conversations', now.conversation_id)
  const kind = now.communication_type === 'email' ? 'email' : 'text'
  return `The ${kind} to ${conversation ? nameOfConversation(conversation, store) : now.to_number} has already left.`
}

/** More has been said in the conversation that a message began. */
const stays = ({ type, id, before, after }: Done<Conversation> & { id: number }, store: Reader): boolean => {
  if (type !== MESSAGE_WRITTEN) return false
  if (before !== null) return true
  const isChanged = JSON.stringify(store.find('conversations', id)) !== JSON.stringify(after)
  return (
    isChanged ||
    store.naming('messages', 'conversation_id', id).length > 1 ||
    store.naming('conversation_notes', 'conversation_id', id).length > 0
  )
}

const GONE = 'Its conversation no longer exists.'

const hasConversation = ({ after }: { after: { conversation_id: number } }, store: Reader): string | null =>
  store.find('conversations', after.conversation_id) ? null : GONE

const IN_USE = 'More has been written in this conversation since.'

export const conversationUndoRules = {
  conversations: {
    // The message of the same fact is judged by its own rule.
    undo: { may: (actor, done) => done.type === MESSAGE_WRITTEN || may(actor, done), stays },
    removal: ({ id }, storeAfter) =>
      storeAfter.naming('messages', 'conversation_id', id).length > 0 ||
      storeAfter.naming('conversation_notes', 'conversation_id', id).length > 0
        ? IN_USE
        : null,
  },
  messages: {
    undo: {
      may: (actor, done) => isNotice(done) || may(actor, done),
      keeps: keepsMessage,
      obstacle: hasConversation,
      overtaken,
    },
  },
  conversation_notes: { undo: { may, obstacle: hasConversation } },
  message_drafts: {
    undo: {
      may: (actor, done) =>
        done.type === DRAFT_MOVED ? may(actor, done) : (done.before ?? done.after)?.user_id === actor.user_id,
      obstacle: hasConversation,
    },
  },
  message_links: {
    // It goes with its record or message, and comes back with it.
    undo: { may: (actor, done) => !done.type.startsWith('message_link.') || may(actor, done) },
    goesWith: linksOf,
  },
  consent_entries: {
    undo: {
      may,
      keeps: (type) => (type === CONSENT_MOVED ? null : 'Consent stays on record. Record the correction instead.'),
    },
  },
} satisfies AllUndoRules
