import type { ConversationNote } from '@/domain/messaging/conversation'
import type { Message } from '@/domain/messaging/message'
import type { Instant } from '@/domain/time/clock'
import { inOrder, type Order, type Reader } from '../core/log/rows'

const byTime = (a: { created_at: Instant; id: number }, b: { created_at: Instant; id: number }): number =>
  a.created_at - b.created_at || a.id - b.id

const MESSAGES_BY_TIME: Order<Message> = { group: ({ conversation_id }) => conversation_id, compare: byTime }
const NOTES_BY_TIME: Order<ConversationNote> = { group: ({ conversation_id }) => conversation_id, compare: byTime }

/** Oldest first, also where two conversations were merged. */
export const messagesIn = (conversationId: number, store: Reader): readonly Message[] =>
  inOrder(store.table('messages'), MESSAGES_BY_TIME, conversationId)

const notesIn = (conversationId: number, store: Reader): readonly ConversationNote[] =>
  inOrder(store.table('conversation_notes'), NOTES_BY_TIME, conversationId)

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

const isBefore = (a: StoredLine, b: StoredLine): boolean => a.at < b.at || (a.at === b.at && a.id < b.id)

/** The newest `first` lines, or those before one of them, oldest first. */
export const linesIn = (
  conversationId: number,
  { first, before }: { first: number; before: number | null },
  store: Reader,
): { lines: StoredLine[]; hasEarlier: boolean } => {
  const edge = before === null ? undefined : lineWith(before, store)
  const isWanted = (line: StoredLine) => edge === undefined || isBefore(line, edge)
  const newest = <R>(rows: readonly R[], lineOf: (row: R) => StoredLine): StoredLine[] => {
    const found: StoredLine[] = []
    for (let at = rows.length - 1; at >= 0 && found.length <= first; at -= 1) {
      const line = lineOf(rows[at] as R)
      if (isWanted(line)) found.push(line)
    }
    return found
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
