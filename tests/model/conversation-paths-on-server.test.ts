import { handsetCalls } from '@/contract/communications/handset'
import {
  ConversationStateDocument,
  ConversationsDocument,
  SendMessageDocument,
} from '@/contract/graphql/generated/communications'
import type { ConversationCore, OutgoingMessage } from '@/domain/messaging/views'
import type { ConversationEvent } from '@/machines/conversation/context'
import { conversationMachine } from '@/machines/conversation/machine'
import { conversationModel } from '@/machines/conversation/model'
import { type ConversationSnapshot, commandUnderWay } from '@/machines/conversation/selectors'
import { actorsFor } from '@/machines/port'
import { createConversationPorts } from '@/services/communications/conversation-ports'
import { MAIN_LINE } from '../contract/handset-office'
import type { Page } from '../fixtures/page'
import { describeLives } from './lives-on-server'

/* What comes from the other side and from the carrier is left out. */

const { sendMessage } = conversationModel.outcomes

/** In ms: enough for a text to leave and to be reported. */
const REPORTED = 60_000
const DAY = 86_400_000

const read = async ({ graphql }: Page, id: number): Promise<ConversationCore> =>
  (await graphql.query(ConversationStateDocument, { id, first: 1 })).conversationThread.conversation

const text = (to: string, send_at: number | null): OutgoingMessage & { attachments: [] } => ({
  conversation: null,
  client: null,
  channel: 'sms',
  from: MAIN_LINE,
  to,
  subject: '',
  body: 'We come at nine.',
  is_html: false,
  attachments: [],
  purpose: 'informational',
  template: null,
  in_reply_to: null,
  send_at,
  seen: null,
  then_close: false,
})

const NO_FILES = { filled: async (message: OutgoingMessage) => message, drop: async () => undefined }

type Sent = { to: string; failed: number; scheduled: number }
const sentIn = new Map<number, Sent>()

/** Someone texts from a phone that can't be reached anymore; one answer has failed, and one is scheduled. */
const create = async (page: Page, key: string): Promise<ConversationCore> => {
  const { graphql, http, clock } = page
  // No phone that can be reached has such a number.
  const to = `+1512${200 + sentIn.size}0190`
  await http.call(handsetCalls.write, {
    params: {},
    body: {
      channel: 'sms',
      address: to,
      to: MAIN_LINE,
      subject: '',
      body: 'When do you come?',
      attachments: [],
      provider_id: key,
      in_reply_to: '',
      thread_ids: '',
      headers: [],
    },
    key,
  })
  const { conversations } = await graphql.query(ConversationsDocument, {})
  const conversation = conversations.find(({ addresses }) => addresses.includes(to))
  if (!conversation) throw new Error(`nothing came from ${to}`)
  const { id } = conversation
  const send = async (message: ReturnType<typeof text>, as: string) =>
    (await graphql.mutate(SendMessageDocument, { message: { ...message, conversation: id }, key: as })).sendMessage.id
  const failed = await send(text(to, null), `${key}-failed`)
  clock.advance(REPORTED)
  const scheduled = await send(text(to, clock.now() + 30 * DAY), `${key}-scheduled`)
  sentIn.set(id, { to, failed, scheduled })
  return read(page, id)
}

describeLives<ConversationCore, ConversationEvent>({
  name: 'conversation',
  machine: conversationMachine,
  model: {
    ...conversationModel,
    events: conversationModel.events.filter(({ type }) => type !== 'conversation.changed'),
    outcomes: {
      ...conversationModel.outcomes,
      sendMessage: { failed: [], ...sendMessage, done: sendMessage?.done.slice(0, 1) ?? [] },
    },
  },
  record: 'conversation',
  over: ({ graphql, clock }) => {
    const ports = createConversationPorts({ graphql, clock, files: NO_FILES, onChange: () => undefined })
    return conversationMachine.provide({ actors: actorsFor(ports) })
  },
  isBusy: (snapshot) => commandUnderWay(snapshot as ConversationSnapshot) !== null,
  create,
  read,
  async meant(event, { clock }, id) {
    const sent = sentIn.get(id)
    if (!sent) throw new Error('nothing is sent in it')
    if (event.type === 'conversation.send') return { ...event, message: text(sent.to, null) }
    if (event.type === 'conversation.snooze') return { ...event, until: clock.now() + 20 * DAY }
    if (event.type === 'conversation.take_back') return { ...event, message_id: sent.scheduled }
    if (event.type === 'conversation.retry_message') return { ...event, message_id: sent.failed }
    return event
  },
})
