import type {
  RetryMessageArgs,
  SendMessageArgs,
  SentMessage,
  TakeBackMessageArgs,
} from '@/contract/graphql/generated/resolvers'
import type { Conversation } from '@/domain/messaging/conversation'
import { afterOutbound, afterTakeBack, unansweredSince } from '@/domain/messaging/conversation-rules'
import { canRetry, failureWords } from '@/domain/messaging/delivery'
import { isPending, type Message } from '@/domain/messaging/message'
import { messageInput } from '@/domain/messaging/message-input'
import { maySendMessages } from '@/domain/messaging/permissions'
import { contentPreview } from '@/domain/messaging/preview'
import { scheduleProblem } from '@/domain/messaging/schedule'
import { leaveAt, pendingStatus } from '@/domain/messaging/send-rule'
import { channelOf, isByPerson } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { byUser, updated } from '../../core/log/changes'
import type { Store } from '../../core/log/store'
import { command } from '../../core/write/command'
import { invalid, type May, Refusal, readBy, recordOf } from '../../core/write/refusal'
import type { Sent } from '../../graphql/asking'
import { draftFacts, HAS_LEFT, MESSAGE_RETRIED, MESSAGE_TAKEN_BACK, nameOfConversation } from '../conversation-tables'
import { draftAgain, draftOf } from '../drafts'
import { checkListed, messagesIn } from '../message-lines'
import { nameOfUser } from '../message-view'
import { enqueued } from '../sending'
import { leaveReason, numberFrom, sendRequest } from '../sending-context'
import { filesIn, filesStored } from '../sent-files'

export const SEND: May = { rule: maySendMessages, participle: 'sent' }

const writerOf = ({ direction, author_id, conversation_id }: Message, store: Store): string => {
  const conversation = store.find('conversations', conversation_id)
  const client = conversation ? nameOfConversation(conversation, store) : 'The client'
  return direction === 'inbound' ? client : (nameOfUser(author_id, store) ?? 'Someone')
}

/** Lines that a writer has to see first: what the client or a colleague wrote. Throws Refusal 409. */
const checkSeen = (conversation: Conversation, seen: number, actor: Actor, store: Store): void => {
  const newer = messagesIn(conversation.id, store).findLast(
    ({ id: line, direction, author_id }) =>
      line > seen && (direction === 'inbound' || (author_id !== null && author_id !== actor.user_id)),
  )
  if (!newer) return
  const by = writerOf(newer, store)
  const at = new Date(newer.created_at).toISOString()
  throw new Refusal(409, `${by} wrote in the meantime: “${contentPreview(newer)}” Read it, then send yours.`, {
    changed: [{ stream: `message/${newer.id}`, field: 'body', by, at }],
  })
}

/** Throws Refusal 422. */
export const checkSchedule = (at: number | null, store: Store): void => {
  const problem = at === null ? null : scheduleProblem(at, store.now())
  if (problem !== null) throw invalid('send_at', problem)
}

export const sending = command('messages', {
  may: SEND,
  async facts({ args: { message }, ...requester }: Sent<SendMessageArgs>, store) {
    const { actor, businessId } = requester
    const { conversation, client, template, in_reply_to, seen, ...input } = readBy(messageInput, message)
    checkSchedule(input.send_at, store)
    const row = conversation === null ? null : recordOf('conversations', String(conversation), requester, store)
    if (row && seen !== null) checkSeen(row, seen, actor, store)
    if (template !== null) recordOf('message_templates', String(template), requester, store)
    const answered = in_reply_to === null ? null : recordOf('messages', String(in_reply_to), requester, store)
    const files = filesIn(message.attachments, input.channel)
    const draft = row && draftOf({ conversation: row.id, user: actor.user_id }, store)
    const facts = enqueued(
      {
        ...input,
        businessId,
        actor,
        conversation: row,
        client,
        template_id: template,
        in_reply_to: answered,
        attachments: files.map(({ attachment }) => attachment),
        cause: 'staff',
        author_id: actor.user_id,
      },
      store,
    )
    await filesStored(businessId, files, store)
    const by = { actor: byUser(actor), note: null }
    return draft ? [...facts, draftFacts.gone(draft, 'message_draft.sent', by)] : facts
  },
  answer: ({ row }, _request, store) => sentOf(row(), store),
})

const sentOf = (message: Message, store: Store): SentMessage & { send_at: number } => ({
  id: message.id,
  conversation_id: message.conversation_id,
  send_at: message.send_at ?? message.created_at,
  reason: leaveReason(message, store),
})

/** What sending the message did to its conversation. “Send and done” closes it. */
const sendingOf = async (message: Message, row: Conversation, store: Store) => {
  const { facts } = await store.history.of(`message/${message.id}`, 1, null)
  const change = facts.flatMap(({ changes }) => changes).find(({ table }) => table === 'conversations')
  const before = change?.before
  return {
    isClosedByIt: row.status === 'done' && change?.after?.status === 'done' && before?.status !== 'done',
    waitingBefore: typeof before?.waiting_since === 'number' ? before.waiting_since : null,
  }
}

export const takingBack = command('messages', {
  id: ({ args }: Sent<TakeBackMessageArgs>) => args.id,
  may: { rule: maySendMessages, participle: 'taken back' },
  async facts({ actor }, store, message) {
    checkListed(message)
    if (message.failure === 'taken_back') return []
    if (!isPending(message)) throw new Refusal(409, message.direction === 'inbound' ? 'You received this.' : HAS_LEFT)
    const row = store.find('conversations', message.conversation_id)
    const others = messagesIn(message.conversation_id, store).filter(
      ({ id, status }) => id !== message.id && status !== 'canceled',
    )
    const after = row && afterTakeBack(row, others, await sendingOf(message, row, store))
    const by = byUser(actor)
    const writer = { conversation: message.conversation_id, user: actor.user_id }
    const patch = { status: 'canceled', failure: 'taken_back', status_at: store.now() } as const
    return [
      {
        stream: `message/${message.id}`,
        type: MESSAGE_TAKEN_BACK,
        actor: by,
        note: 'Taken back before it left',
        changes: [...(row && after ? [updated('conversations', row, after)] : []), updated('messages', message, patch)],
      },
      // What the program wrote is no one's draft.
      ...(message.author_id === null ? [] : [draftAgain(writer, [message], by, store)]),
    ]
  },
  answer: ({ record }) => record().id,
})

/** Throws Refusal 409. */
const retryLeave = (message: Message, row: Conversation, store: Store): number => {
  const channel = channelOf(message)
  const { id: own, to_number: to, body, subject, attachments, purpose, cause } = message
  const from = channel === 'sms' ? numberFrom(message.business_id, message.from_number, store) : undefined
  const request = sendRequest(
    { channel, to, body, subject, attachments, purpose, cause },
    row,
    { from, id: own },
    store,
  )
  const leave = leaveAt(request, { now: store.now(), scheduledAt: null })
  if (!leave.ok) throw new Refusal(409, leave.problem.words)
  return leave.at
}

/**
 * The same message goes out again. One that is on its way already stays as it is. It is the client's turn then, unless they wait for an
 * answer and the program wrote this.
 */
export const retrying = command('messages', {
  id: ({ args }: Sent<RetryMessageArgs>) => args.id,
  may: { rule: maySendMessages, participle: 'sent again' },
  facts({ actor }, store, message) {
    if (isPending(message) || message.status === 'sent') return []
    const row = store.find('conversations', message.conversation_id)
    if (!row || !canRetry(message))
      throw new Refusal(409, message.failure === null ? 'This can’t be sent again.' : failureWords(message.failure))
    const now = store.now()
    const send_at = retryLeave(message, row, store)
    const status = pendingStatus(send_at, now)
    const patch = { status, failure: null, send_at, sent_at: null, status_at: now }
    const waits = unansweredSince(messagesIn(row.id, store)) !== null
    const isAnswer = status === 'queued' && (isByPerson(message) || !waits)
    return [
      {
        stream: `message/${message.id}`,
        type: MESSAGE_RETRIED,
        actor: byUser(actor),
        note: 'Sent again',
        changes: [
          ...(isAnswer ? [updated('conversations', row, afterOutbound(row, now))] : []),
          updated('messages', message, patch),
        ],
      },
    ]
  },
  answer: ({ record }) => record().id,
})
