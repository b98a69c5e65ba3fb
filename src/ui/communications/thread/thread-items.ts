import type { ThreadLine } from '@/domain/messaging/views'
import { type Day, dayAt, formatDay, plusDays } from '@/domain/time/calendar'

export type ThreadItem =
  | { kind: 'day'; key: string; day: Day }
  /** `follows`: the same person wrote the line before, so the name is not repeated. */
  | { kind: 'line'; key: string; line: ThreadLine; follows: boolean }

const CLOSE_MS = 5 * 60_000

/** Notes and messages are counted apart. */
const lineKey = ({ id, note }: ThreadLine): string => `${note ? 'note' : 'message'}-${id}`

const writerOf = ({ message, note }: ThreadLine): string => {
  if (note) return `note ${note.author_id}`
  return `${message?.direction} ${message?.author_id} ${message?.communication_type}`
}

/** Lines oldest first, with a separator where a day begins. */
export const threadItems = (lines: readonly ThreadLine[], timeZone: string): ThreadItem[] => {
  const items: ThreadItem[] = []
  let before: ThreadLine | undefined
  let dayBefore: Day | undefined
  for (const line of lines) {
    const day = dayAt(line.at, timeZone)
    if (day !== dayBefore) items.push({ kind: 'day', key: `day-${day}`, day })
    const follows =
      before !== undefined && day === dayBefore && writerOf(before) === writerOf(line) && line.at - before.at < CLOSE_MS
    items.push({ kind: 'line', key: lineKey(line), line, follows })
    before = line
    dayBefore = day
  }
  return items
}

export const dayWords = (day: Day, today: Day): string => {
  if (day === today) return 'Today'
  return day === plusDays(today, -1) ? 'Yesterday' : formatDay(day, today)
}
