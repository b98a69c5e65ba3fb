import type { Conversation } from '@/domain/messaging/conversation'
import { isPending, type Message } from '@/domain/messaging/message'
import type { Instant } from '@/domain/time/clock'
import { byId, inOrder, type Order } from '../core/log/rows'
import type { Store } from '../core/log/store'

/** How long the simulated carriers and mail servers take to report, in ms. */
const REPORT_MS = 3_000

const SETTLED = 0
const WAITING = 1
const ON_ITS_WAY = 2

/** Index of messages that have not left or not been reported, so that requests skip all others. */
const OUTBOX: Order<Message> = {
  group: (message) => (isPending(message) ? WAITING : message.status === 'sent' ? ON_ITS_WAY : SETTLED),
  compare: byId,
}

const SNOOZED: Order<Conversation> = {
  group: ({ status }) => (status === 'snoozed' ? WAITING : SETTLED),
  compare: byId,
}

const isDueToLeave = ({ send_at }: Message, now: Instant): boolean => send_at !== null && send_at <= now

export const reportedAt = ({ sent_at }: Message): Instant => (sent_at ?? 0) + REPORT_MS

const isWritable = ({ id }: Message, store: Store): boolean => !store.isReadOnly(`message/${id}`)

export type DueInOutbox = {
  snoozed: readonly Conversation[]
  reports: readonly Message[]
  waiting: readonly Message[]
}

/** What time has made due; null when nothing. */
export const dueInOutbox = (store: Store): DueInOutbox | null => {
  const now = store.now()
  const messages = store.table('messages')
  const snoozed = inOrder(store.table('conversations'), SNOOZED, WAITING).filter(
    ({ id, snoozed_until }) =>
      snoozed_until !== null && snoozed_until <= now && !store.isReadOnly(`conversation/${id}`),
  )
  const reports = inOrder(messages, OUTBOX, ON_ITS_WAY).filter(
    (message) => reportedAt(message) <= now && isWritable(message, store),
  )
  const waiting = inOrder(messages, OUTBOX, WAITING).filter(
    (message) => isDueToLeave(message, now) && isWritable(message, store),
  )
  return snoozed.length + reports.length + waiting.length === 0 ? null : { snoozed, reports, waiting }
}
