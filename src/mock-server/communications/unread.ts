import type { Conversation } from '@/domain/messaging/conversation'
import type { Message } from '@/domain/messaging/message'
import { maySeeMessages } from '@/domain/messaging/permissions'
import type { Reader } from '../core/log/rows'
import { permitReading } from '../core/write/refusal'
import type { ResolversFor } from '../graphql/asking'

/** Of each conversation that a person has opened, the last message that they have read. */
export type ReadMarks = ReadonlyMap<number, number>

export const marksOf = (userId: number, store: Reader): ReadMarks =>
  new Map(
    store
      .naming('read_marks', 'user_id', userId)
      .map(({ conversation_id, message_id }) => [conversation_id, message_id]),
  )

/** The furthest that anyone of the business has read. */
export const teamMarks = (businessId: number, store: Reader): ReadMarks => {
  const furthest = new Map<number, number>()
  for (const { conversation_id, message_id } of store.naming('read_marks', 'business_id', businessId))
    furthest.set(conversation_id, Math.max(message_id, furthest.get(conversation_id) ?? 0))
  return furthest
}

const isByStaff = ({ direction, author_id }: Message): boolean => direction === 'outbound' && author_id !== null

/** For someone who never opened the conversation, what the business has answered is read. */
export const unreadIn = ({ id }: Pick<Conversation, 'id'>, marks: ReadMarks, store: Reader): number => {
  const messages = store.naming('messages', 'conversation_id', id)
  const mark = marks.get(id)
  let count = 0
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const message = messages[at]
    if (!message || (mark === undefined ? isByStaff(message) : message.id <= mark)) return count
    if (message.direction === 'inbound') count += 1
  }
  return count
}

/** Apart from the other questions about conversations, since the menu of every page asks it. */
export const unreadResolvers: ResolversFor<'unreadConversations'> = {
  unreadConversations(_args, { store, actor, businessId }) {
    permitReading('conversations', maySeeMessages(actor), store)
    const marks = marksOf(actor.user_id, store)
    return store
      .naming('conversations', 'business_id', businessId)
      .filter((conversation) => unreadIn(conversation, marks, store) > 0).length
  },
}
