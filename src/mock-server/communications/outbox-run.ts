import type { Conversation } from '@/domain/messaging/conversation'
import { afterOutbound, wakeIfDue } from '@/domain/messaging/conversation-rules'
import { failureWords, statusAfter } from '@/domain/messaging/delivery'
import type { Message } from '@/domain/messaging/message'
import { maySendMessages } from '@/domain/messaging/permissions'
import { sendProblem } from '@/domain/messaging/send-rule'
import { channelOf, isAccountMail, isAutomaticAnswer, isByPerson, isNoticeMessage } from '@/domain/messaging/vocabulary'
import { actorFrom } from '@/domain/permissions/actor'
import type { Change } from '@/domain/record/fact'
import type { Instant } from '@/domain/time/clock'
import { userFrom } from '../accounts/session'
import { bySystem, updated } from '../core/log/changes'
import type { DatedFact, Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import { reportOf } from './carrier'
import {
  conversationFacts,
  MESSAGE_ARRIVED,
  MESSAGE_CANCELED,
  MESSAGE_FAILED,
  MESSAGE_LEFT,
} from './conversation-tables'
import { type DueInOutbox, reportedAt } from './outbox'
import { numberFrom, sendRequest } from './sending-context'

const CARRIER = bySystem('Carrier')

/** It is our turn again when a message of ours did not arrive, unless there is nothing to do about it. */
const afterFailure = (row: Conversation, { cause }: Message, at: Instant): Conversation =>
  isAutomaticAnswer({ cause }) || isAccountMail({ cause })
    ? row
    : { ...row, status: 'waiting_on_us', snoozed_until: null, waiting_since: row.waiting_since ?? at }

/** Why a message must stay here now: its sender or the send rule. */
const problemOf = (message: Message, conversation: Conversation, store: Store): string | null => {
  // Anyone who may take an action may send its message.
  const author =
    message.author_id === null || isNoticeMessage(message) ? undefined : store.find('users', message.author_id)
  if (author && !(author.is_active && maySendMessages(actorFrom(userFrom(author, store))))) return 'not_permitted'
  const channel = channelOf(message)
  const { id, to_number: to, body, subject, attachments, purpose, cause } = message
  const from = channel === 'sms' ? numberFrom(message.business_id, message.from_number, store) : undefined
  const request = { channel, to, body, subject, attachments, purpose, cause }
  return sendProblem(sendRequest(request, conversation, { from, id }, store))?.code ?? null
}

/** Facts of what is due, each message and conversation as the fact before leaves it. */
const createRun = (store: Store) => {
  const conversations = new Map<number, Conversation>()
  const conversationOf = (id: number) => conversations.get(id) ?? store.find('conversations', id)

  const fact = (
    message: Message,
    type: string,
    { patch, note, at, after }: { patch: Partial<Message>; note: string; at: Instant; after: Conversation | undefined },
  ): DatedFact => {
    const before = conversationOf(message.conversation_id)
    const changes: Change[] = [updated('messages', message, patch)]
    if (before && after && JSON.stringify(before) !== JSON.stringify(after)) {
      changes.unshift(updated('conversations', before, after))
      conversations.set(after.id, after)
    }
    return { stream: `message/${message.id}`, type, actor: CARRIER, note, changes, cause: null, at }
  }

  const leaving = (message: Message): DatedFact => {
    const conversation = conversationOf(message.conversation_id)
    const at = message.send_at ?? store.now()
    const failure = conversation ? problemOf(message, conversation, store) : 'not_permitted'
    if (failure !== null) {
      const patch = { status: statusAfter(message.status, 'canceled'), failure, status_at: at }
      const after = conversation && afterFailure(conversation, message, at)
      return fact(message, MESSAGE_CANCELED, { patch, note: `Not sent. ${failureWords(failure)}`, at, after })
    }
    // What is done stays done when its last answer leaves.
    const answers = message.status === 'scheduled' && isByPerson(message) && conversation?.status !== 'done'
    const after = conversation && answers ? afterOutbound(conversation, at) : conversation
    const patch = { status: statusAfter(message.status, 'sent'), sent_at: at, status_at: at }
    return fact(message, MESSAGE_LEFT, { patch, note: 'Sent', at, after })
  }

  const reported = (message: Message): DatedFact => {
    const { status, failure } = reportOf(message)
    const at = reportedAt(message)
    const patch = { status: statusAfter(message.status, status), failure, status_at: at }
    if (failure === null) return fact(message, MESSAGE_ARRIVED, { patch, note: 'Delivered', at, after: undefined })
    const conversation = conversationOf(message.conversation_id)
    const after = conversation && afterFailure(conversation, message, at)
    return fact(message, MESSAGE_FAILED, { patch, note: `Not delivered. ${failureWords(failure)}`, at, after })
  }

  const woken = (row: Conversation): DatedFact[] => {
    const after = wakeIfDue(row, store.now())
    if (after.status === row.status) return []
    conversations.set(row.id, after)
    const meta = { actor: AUTOMATIC, note: 'Snooze ended', patch: after }
    return [
      {
        ...conversationFacts.changed(row, 'conversation.woke', meta),
        cause: null,
        at: row.snoozed_until ?? store.now(),
      },
    ]
  }

  return { leaving, reported, woken }
}

export const factsOfOutbox = ({ snoozed, reports, waiting }: DueInOutbox, store: Store): DatedFact[] => {
  const run = createRun(store)
  return [...snoozed.flatMap(run.woken), ...reports.map(run.reported), ...waiting.map(run.leaving)]
}
