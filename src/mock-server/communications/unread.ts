import type { Conversation } from '@/domain/messaging/conversation'
import { maySeeMessages } from '@/domain/messaging/permissions'
import { isByPerson } from '@/domain/messaging/vocabulary'
import type { Reader } from '../core/log/rows'
import { permitReading } from '../core/write/refusal'
import type { ResolversFor } from '../graphql/asking'

/** Of each conversation that a person has opened, the last message and the last note that they have read. */
export type ReadMarks = ReadonlyMap<number, { message: number; note: number }>

export const marksOf = (userId: number, store: Reader): ReadMarks =>
  new Map(
    store
      .naming('read_marks', 'user_id', userId)
      .map(({ conversation_id, message_id: message, note_id: note }) => [conversation_id, { message, note }]),
  )

/** The furthest that anyone of the business has read. */
export const teamMarks = (businessId: number, store: Reader): ReadMarks => {
  const furthest = new Map<number, { message: number; note: number }>()
  for (const { conversation_id, message_id, note_id } of store.naming('read_marks', 'business_id', businessId)) {
    const { message, note } = furthest.get(conversation_id) ?? { message: 0, note: 0 }
    furthest.set(conversation_id, { message: Math.max(message_id, message), note: Math.max(note_id, note) })
  }
  return furthest
}

/** For someone who never opened the conversation, what the business has answered is read. */
export const unreadIn = ({ id }: Pick<Conversation, 'id'>, marks: ReadMarks, store: Reader): number => {
  const messages = store.naming('messages', 'conversation_id', id)
  const mark = marks.get(id)
  let count = 0
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const message = messages[at]
    if (!message || (mark === undefined ? isByPerson(message) : message.id <= mark.message)) return count
    if (message.direction === 'inbound') count += 1
  }
  return count
}

/** Notes that name the person, which they have neither written nor read. */
export const mentionsOf = (
  userId: number,
  { id }: Pick<Conversation, 'id'>,
  marks: ReadMarks,
  store: Reader,
): number => {
  const read = marks.get(id)?.note ?? 0
  return store
    .naming('conversation_notes', 'conversation_id', id)
    .filter((note) => note.id > read && note.author_id !== userId && note.mentions.includes(userId)).length
}

/** Apart from the other questions about conversations, since the menu of every page asks it. */
export const unreadResolvers: ResolversFor<'unreadConversations'> = {
  unreadConversations(_args, { store, actor, businessId }) {
    permitReading('conversations', maySeeMessages(actor), store)
    const marks = marksOf(actor.user_id, store)
    return store
      .naming('conversations', 'business_id', businessId)
      .filter(
        (conversation) =>
          unreadIn(conversation, marks, store) > 0 || mentionsOf(actor.user_id, conversation, marks, store) > 0,
      ).length
  },
}
