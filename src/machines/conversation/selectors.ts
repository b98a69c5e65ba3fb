import type { SnapshotFrom } from 'xstate'
import { afterCommand, type ConversationChange } from '@/domain/messaging/conversation-rules'
import type { ConversationCore, OutgoingMessage } from '@/domain/messaging/views'
import type { Failure } from '@/domain/record/failure'
import { toFailure } from '@/domain/record/failure'
import type { Instant } from '@/domain/time/clock'
import { keyOfSameBy } from '../commanding/selectors'
import { type ConversationIntent, type ConversationRequest, intentFrom } from './context'
import type { conversationMachine } from './machine'
import type { ConversationAnswer } from './ports'

export { commandUnderWay, failureOf } from '../commanding/selectors'

export type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>

export const conversationIn = ({ context }: ConversationSnapshot): ConversationCore => context.conversation

const changeOf = (intent: ConversationIntent): ConversationChange | null => {
  switch (intent.command) {
    case 'close':
    case 'reopen':
      return { command: intent.command }
    case 'snooze':
      return { command: 'snooze', until: intent.until }
    case 'assign':
      return { command: 'assign', to: intent.user }
    case 'send':
      return intent.message.then_close ? { command: 'close' } : null
    case 'take_back':
    case 'retry_message':
      return null
  }
}

/** What the running command is expected to be answered: what waits behind it is judged by that. */
export const presumed = ({
  context: { conversation, intent },
}: Pick<ConversationSnapshot, 'context'>): ConversationAnswer | undefined => {
  if (intent === null) return undefined
  const change = changeOf(intent)
  return { conversation: change ? afterCommand(conversation, change, conversation.waiting_since ?? 0) : conversation }
}

/** The key of an equal earlier request that is under way or has failed; null if there is none. */
export const keyOfSame = keyOfSameBy<ConversationRequest>(intentFrom)

/**
 * A message that the back end does not have yet. `sending`: its call runs. `waiting`: it waits for the network or for one before it.
 * `refused`: it waits for a retry or a dismissal; nothing behind it is sent.
 */
export type UnsentMessage = {
  key: string
  message: OutgoingMessage
  /** When it was written, by this device; null while its first call runs. */
  at: Instant | null
  state: 'sending' | 'waiting' | 'refused'
  failure: Failure | null
}

type Entry = { event: { type: string; id: string }; at: Instant }
type Waiting = {
  underWay: Entry | null
  waiting: readonly Entry[]
  refused: readonly (Entry & { failure: unknown })[]
}

const NOT_TAKEN: Failure = {
  message: 'The conversation has changed in the meantime, so this can’t be sent.',
  status: 409,
  details: null,
}

const isSend = (event: Entry['event']): event is Extract<ConversationRequest, { type: 'conversation.send' }> =>
  event.type === 'conversation.send'

/** Messages that are not sent yet, oldest first. `outbox` is the flow's. */
export const unsentMessages = (
  { context: { intent, failure } }: Pick<ConversationSnapshot, 'context'>,
  { underWay, waiting, refused }: Waiting,
): UnsentMessage[] => {
  const unsent = (entries: readonly Entry[], state: UnsentMessage['state']): UnsentMessage[] =>
    entries.flatMap(({ event, at }) =>
      isSend(event) ? [{ key: event.id, message: event.message, at, state, failure: null }] : [],
    )
  const listed: UnsentMessage[] = [
    ...refused.flatMap((entry) =>
      unsent([entry], 'refused').map((each) => ({
        ...each,
        failure: entry.failure === null ? NOT_TAKEN : toFailure(entry.failure),
      })),
    ),
    ...unsent(underWay === null ? [] : [underWay], 'waiting'),
    ...unsent(waiting, 'waiting'),
  ]
  if (intent?.command !== 'send' || listed.some(({ key }) => key === intent.key)) return listed
  const own = { key: intent.key, message: intent.message, at: intent.askedAt ?? null }
  return [failure ? { ...own, state: 'refused', failure } : { ...own, state: 'sending', failure: null }, ...listed]
}
