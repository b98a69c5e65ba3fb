import type { ConversationCore, OutgoingMessage, SentMessage } from '@/domain/messaging/views'
import type { Instant } from '@/domain/time/clock'
import type { Keyed } from '../port'

type OfConversation = Keyed & { conversation_id: number }

/** The conversation after a command. `sent` is there when a message was sent. */
export type ConversationAnswer = { conversation: ConversationCore; sent?: SentMessage }

/** Each service resolves with the updated conversation and rejects with a plain `Failure`. */
export type ConversationPorts = {
  /** `until` only for a snooze. */
  changeConversation(
    input: OfConversation & { command: 'close' | 'reopen' | 'snooze'; until: Instant | null },
  ): Promise<ConversationAnswer>
  /** Refused when someone else than `was` has it by now. */
  assignConversation(input: OfConversation & { user: number | null; was: number | null }): Promise<ConversationAnswer>
  /** `pressed_at` is sent with messages that waited for the network: the device time of the request. */
  sendMessage(
    input: OfConversation & { message: OutgoingMessage; pressed_at?: Instant },
  ): Promise<ConversationAnswer & { sent: SentMessage }>
  takeBackMessage(input: OfConversation & { message_id: number }): Promise<ConversationAnswer>
  retryMessage(input: OfConversation & { message_id: number }): Promise<ConversationAnswer>
}
