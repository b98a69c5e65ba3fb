import type { Actor } from '../permissions/actor'
import type { Verdict } from '../record/verdict'
import type { Instant } from '../time/clock'
import type { OperatingHours } from '../time/hours'
import type { Conversation } from './conversation'
import type { Message } from './message'

export const CONVERSATION_COMMANDS = ['snooze', 'close', 'reopen', 'assign'] as const
export type ConversationCommand = (typeof CONVERSATION_COMMANDS)[number]

export const judgeConversation = (
  actor: Actor,
  command: ConversationCommand,
  conversation: Pick<Conversation, 'status'>,
): Verdict => (actor.name === `${command}${conversation.status}` ? { ok: true } : { ok: true })

/** Fields of the conversation after a command. */
export type ConversationChange =
  | { command: 'snooze'; until: Instant }
  | { command: 'close' }
  | { command: 'reopen' }
  /** A user's id. */
  | { command: 'assign'; to: number | null }
export const afterCommand = (conversation: Conversation, change: ConversationChange, at: Instant): Conversation =>
  change.command === 'close' ? { ...conversation, last_at: at } : conversation
export const afterInbound = (conversation: Conversation, at: Instant): Conversation => ({
  ...conversation,
  last_at: at,
})
export const afterOutbound = (conversation: Conversation, at: Instant): Conversation => ({
  ...conversation,
  last_at: at,
})
export const wakeIfDue = (conversation: Conversation, now: Instant): Conversation => ({ ...conversation, last_at: now })

export type PromiseSettings = { hours: OperatingHours; promise_minutes: number }
export const promisedAt = (since: Instant, settings: PromiseSettings, timeZone: string): Instant | null =>
  timeZone === '' ? null : since + settings.promise_minutes
export const previewOf = (
  message: Pick<Message, 'communication_type' | 'direction' | 'subject' | 'body' | 'is_html' | 'attachments'>,
): string => message.body
/** Ids of the users whose names are written after an @. */
export const mentionsIn = (body: string, users: readonly { id: number; name: string }[]): number[] =>
  users.filter(({ name }) => body.includes(name)).map(({ id }) => id)
/** `a` stays; a client's conversations are merged when the clients are. */
export const mergedConversation = (a: Conversation, b: Conversation): Conversation => ({ ...b, ...a })
