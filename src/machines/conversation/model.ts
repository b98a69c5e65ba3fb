import type { AnyEventObject } from 'xstate'
import type { ConversationCore, OutgoingMessage, SentMessage } from '@/domain/messaging/views'
import type { ConversationStatus } from '@/domain/messaging/vocabulary'
import type { Instant } from '@/domain/time/clock'
import { BUSY, type FlowModel, OWNER } from '../model'
import type { ConversationEvent } from './context'
import type { ConversationAnswer } from './ports'
import type { ConversationSnapshot } from './selectors'

const MORNING = 1_764_590_400_000 as Instant

const MINE = 1

const conversation = (status: ConversationStatus, assigned_to: number | null = null): ConversationCore => ({
  id: 1,
  status,
  snoozed_until: status === 'snoozed' ? MORNING : null,
  waiting_since: status === 'waiting_on_us' ? MORNING : null,
  assigned_to,
  last_message_id: 7,
})

const message: OutgoingMessage = {
  conversation: 1,
  client: null,
  channel: 'sms',
  from: '+15125550100',
  to: '+15125550142',
  subject: '',
  body: 'We can come by on Tuesday at 9:00 AM.',
  is_html: false,
  attachments: [],
  purpose: 'informational',
  template: null,
  in_reply_to: null,
  send_at: null,
  seen: 7,
  then_close: false,
}

const sent: SentMessage = { id: 8, conversation_id: 1, send_at: MORNING, reason: null }

const LEARNED: readonly ConversationStatus[] = ['waiting_on_us', 'waiting_on_client', 'snoozed', 'done']

const events: ConversationEvent[] = [
  { type: 'conversation.close', id: 'intent-close' },
  { type: 'conversation.reopen', id: 'intent-reopen' },
  { type: 'conversation.snooze', id: 'intent-snooze', until: MORNING },
  { type: 'conversation.assign', id: 'intent-assign', user: MINE, was: null },
  { type: 'conversation.send', id: 'intent-send', message },
  { type: 'conversation.take_back', id: 'intent-take-back', message_id: 8 },
  { type: 'conversation.retry_message', id: 'intent-retry-message', message_id: 8 },
  ...LEARNED.map((status) => ({ type: 'conversation.changed', conversation: conversation(status) }) as const),
  { type: 'conversation.retry' },
  { type: 'conversation.dismiss' },
]

const STATUS_AFTER = { close: 'done', reopen: 'waiting_on_us', snooze: 'snoozed' } as const

const follows = ({ context }: ConversationSnapshot, answer: ConversationAnswer | undefined): boolean => {
  const { intent } = context
  if (intent === null || answer === undefined) return false
  switch (intent.command) {
    case 'close':
    case 'reopen':
    case 'snooze':
      return answer.conversation.status === STATUS_AFTER[intent.command]
    case 'assign':
    case 'take_back':
      return answer.conversation.status === context.conversation.status
    case 'send':
    case 'retry_message':
      return true
  }
}

const to = (...conversations: ConversationCore[]) => ({
  done: conversations.map((each): ConversationAnswer => ({ conversation: each })),
  failed: [BUSY],
})

export const conversationModel: FlowModel = {
  input: { actor: OWNER, conversation: conversation('waiting_on_us') },
  events,
  outcomes: {
    changeConversation: to(conversation('done'), conversation('waiting_on_us'), conversation('snoozed')),
    assignConversation: to(...LEARNED.map((status) => conversation(status, MINE))),
    sendMessage: {
      done: [
        { conversation: conversation('waiting_on_client'), sent },
        { conversation: conversation('done'), sent },
      ],
      failed: [BUSY],
    },
    takeBackMessage: to(...LEARNED.map((status) => conversation(status))),
    retryMessage: to(conversation('waiting_on_client')),
  },
  stateKey: ({ value, context }: ConversationSnapshot) =>
    JSON.stringify([value, context.conversation.status, context.intent?.command ?? null, context.failure !== null]),
  plausible: (snapshot: ConversationSnapshot, event: AnyEventObject) =>
    event.type.startsWith('xstate.done.actor.')
      ? follows(snapshot, event.output as ConversationAnswer | undefined)
      : true,
}
