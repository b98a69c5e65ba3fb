import type { Conversation, ConversationNote } from '@/domain/messaging/conversation'
import type { Message } from '@/domain/messaging/message'
import { isAccountMail } from '@/domain/messaging/vocabulary'
import type { Instant } from '@/domain/time/clock'
import { between, inOrder, type Order, type Reader } from '../core/log/rows'
import { Refusal } from '../core/write/refusal'

const byTime = (a: { created_at: Instant; id: number }, b: { created_at: Instant; id: number }): number =>
  a.created_at - b.created_at || a.id - b.id

export const newestFirst = (a: Message, b: Message): number => byTime(b, a)

/** Account mail is in no conversation that is shown: its links are secrets. */
const UNLISTED = 0

const MESSAGES_BY_TIME: Order<Message> = {
  group: (message) => (isAccountMail(message) ? UNLISTED : message.conversation_id),
  compare: byTime,
}
const NOTES_BY_TIME: Order<ConversationNote> = { group: ({ conversation_id }) => conversation_id, compare: byTime }

/** Oldest first, also where two conversations were merged. */
export const messagesIn = (conversationId: number, store: Reader): readonly Message[] =>
  inOrder(store.table('messages'), MESSAGES_BY_TIME, conversationId)

const notesIn = (conversationId: number, store: Reader): readonly ConversationNote[] =>
  inOrder(store.table('conversation_notes'), NOTES_BY_TIME, conversationId)

/** Of a business, all that its team may read. */
export const listedMessages = (businessId: number, store: Reader): readonly Message[] =>
  store.naming('messages', 'business_id', businessId).filter((message) => !isAccountMail(message))

/** Throws Refusal 404. */
export const checkListed = (message: Message): void => {
  if (isAccountMail(message)) throw new Refusal(404, 'Message not found')
}

/** Of a business, without those that hold account mail only. */
export const listedConversations = (businessId: number, store: Reader): readonly Conversation[] =>
  store
    .naming('conversations', 'business_id', businessId)
    .filter(
      ({ id }) => messagesIn(id, store).length > 0 || store.naming('messages', 'conversation_id', id).length === 0,
    )

export type StoredLine =
  | { id: number; at: Instant; message: Message; note: null }
  | { id: number; at: Instant; message: null; note: ConversationNote }

/** A note's line has the negative of its id, since messages and notes count apart. */
const lineOfNote = (note: ConversationNote): StoredLine => ({ id: -note.id, at: note.created_at, message: null, note })
const lineOfMessage = (message: Message): StoredLine => ({
  id: message.id,
  at: message.created_at,
  message,
  note: null,
})

/** At the same moment messages come before notes. */
const placeOf = ({ id, message }: StoredLine): [isNote: number, id: number] => [message ? 0 : 1, Math.abs(id)]

const isBefore = (a: StoredLine, b: StoredLine): boolean => {
  if (a.at !== b.at) return a.at < b.at
  const [[noteA, idA], [noteB, idB]] = [placeOf(a), placeOf(b)]
  return noteA < noteB || (noteA === noteB && idA < idB)
}

/** The newest `first` lines, or those before one of them, oldest first. */
export const linesIn = (
  conversationId: number,
  { first, before }: { first: number; before: number | null },
  store: Reader,
): { lines: StoredLine[]; hasEarlier: boolean } => {
  const edge = before === null ? undefined : lineWith(before, store)
  const newest = <R>(rows: readonly R[], lineOf: (row: R) => StoredLine): StoredLine[] => {
    const isPast = (row: R) => edge !== undefined && !isBefore(lineOf(row), edge)
    return between(rows, () => true, isPast)
      .slice(-first - 1)
      .map(lineOf)
  }
  const lines = [
    ...newest(messagesIn(conversationId, store), lineOfMessage),
    ...newest(notesIn(conversationId, store), lineOfNote),
  ].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  return { lines: lines.slice(-first), hasEarlier: lines.length > first }
}

const lineWith = (id: number, store: Reader): StoredLine | undefined => {
  if (id < 0) {
    const note = store.find('conversation_notes', -id)
    return note && lineOfNote(note)
  }
  const message = store.find('messages', id)
  return message && lineOfMessage(message)
}
