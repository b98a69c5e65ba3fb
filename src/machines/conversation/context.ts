import type { ConversationCore, OutgoingMessage, SentMessage } from '@/domain/messaging/views'
import type { Actor } from '@/domain/permissions/actor'
import type { Instant } from '@/domain/time/clock'
import type { Commanding, Intent } from '../commanding/commanding'

export type ConversationInput = {
  actor: Actor
  conversation: ConversationCore
}

export type ConversationContext = ConversationInput &
  Commanding<ConversationIntent> & {
    /** The answer to the last `send`, until the next command or `conversation.dismiss`. */
    sent: SentMessage | null
  }

/** The server time of the request. */
type Circumstances = Pick<Intent, 'askedAt'>

export type ConversationIntent =
  | { command: 'close' | 'reopen'; key: string }
  | { command: 'snooze'; key: string; until: Instant }
  /** Null gives it back to the team. `was` is whose it was when the person chose. */
  | { command: 'assign'; key: string; user: number | null; was: number | null }
  | ({ command: 'send'; key: string; message: OutgoingMessage } & Circumstances)
  | { command: 'take_back' | 'retry_message'; key: string; message_id: number }

/** `id` names the intent and becomes the idempotency key. */
export type ConversationRequest =
  | { type: 'conversation.close'; id: string }
  | { type: 'conversation.reopen'; id: string }
  | { type: 'conversation.snooze'; id: string; until: Instant }
  | { type: 'conversation.assign'; id: string; user: number | null; was: number | null }
  | ({ type: 'conversation.send'; id: string; message: OutgoingMessage } & Circumstances)
  | { type: 'conversation.take_back'; id: string; message_id: number }
  | { type: 'conversation.retry_message'; id: string; message_id: number }

export type ConversationChanged = { type: 'conversation.changed'; conversation: ConversationCore }

export type ConversationEvent =
  | ConversationRequest
  | ConversationChanged
  | { type: 'conversation.retry' }
  | { type: 'conversation.dismiss' }

export const intentFrom = (request: ConversationRequest): ConversationIntent => {
  const key = request.id
  switch (request.type) {
    case 'conversation.close':
      return { command: 'close', key }
    case 'conversation.reopen':
      return { command: 'reopen', key }
    case 'conversation.snooze':
      return { command: 'snooze', key, until: request.until }
    case 'conversation.assign':
      return { command: 'assign', key, user: request.user, was: request.was }
    case 'conversation.send':
      return { command: 'send', key, message: request.message }
    case 'conversation.take_back':
      return { command: 'take_back', key, message_id: request.message_id }
    case 'conversation.retry_message':
      return { command: 'retry_message', key, message_id: request.message_id }
  }
}
