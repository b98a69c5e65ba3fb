import { fullName } from '@/domain/account/user'
import type { ConsentEntry } from '@/domain/messaging/consent'
import { consentOf } from '@/domain/messaging/consent-ledger'
import type { Conversation } from '@/domain/messaging/conversation'
import { afterInbound } from '@/domain/messaging/conversation-rules'
import { displayAddress } from '@/domain/messaging/display-address'
import { type Keyword, keywordOf } from '@/domain/messaging/keywords'
import type { Message } from '@/domain/messaging/message'
import type { FactActor } from '@/domain/record/fact'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import type { Decided } from '../core/write/execute'
import { awayAnswer, keywordAnswer } from './automatic-answers'
import { newConversation } from './conversation-find'
import { consentFacts, conversationFacts, MESSAGE_RECEIVED, messageFacts } from './conversation-tables'
import { scheduledAsDrafts } from './drafts'
import type { Incoming } from './incoming'
import { senderOf } from './sender'

/** A carrier may deliver a message twice. */
const isRepeated = (businessId: number, { provider_id }: Incoming, store: Store): boolean =>
  provider_id !== '' &&
  store
    .naming('messages', 'business_id', businessId)
    .some((message) => message.direction === 'inbound' && message.provider_id === provider_id)

const writerOf = ({ client_id }: Conversation, { from, channel }: Incoming, store: Store): FactActor => {
  const client = client_id === null ? undefined : store.find('clients', client_id)
  const how = channel === 'sms' ? 'by text' : 'by email'
  return { kind: 'user', user_id: 0, name: `${client ? fullName(client) : displayAddress(from)} (${how})` }
}

const typeOf = ({ channel, attachments }: Incoming): Message['communication_type'] => {
  if (channel === 'email') return 'email'
  return attachments.length > 0 ? 'mms' : 'sms'
}

export const receivedRow = (conversation: Conversation, incoming: Incoming, store: Store): Message => ({
  id: store.nextId('messages'),
  business_id: conversation.business_id,
  conversation_id: conversation.id,
  communication_type: typeOf(incoming),
  direction: 'inbound',
  from_number: incoming.from,
  to_number: incoming.to,
  subject: incoming.subject,
  body: incoming.body,
  is_html: incoming.is_html,
  attachments: incoming.attachments,
  status: 'received',
  failure: null,
  purpose: 'informational',
  cause: 'client',
  about: null,
  author_id: null,
  template_id: null,
  provider_id: incoming.provider_id,
  in_reply_to: incoming.in_reply_to,
  thread_ids: incoming.thread_ids,
  headers: incoming.headers,
  starred: false,
  archived: false,
  created_at: store.now(),
  send_at: null,
  sent_at: null,
  status_at: store.now(),
})

/** `YES` means START only to someone who opted out; otherwise it answers a question. */
const keywordIn = ({ channel, body, from }: Incoming, consent: readonly ConsentEntry[]): Keyword | null => {
  const keyword = channel === 'sms' ? keywordOf(body) : null
  if (keyword !== 'start') return keyword
  return consentOf(consent, from, 'sms').optedOutAt === null ? null : 'start'
}

const consentAfter = (
  keyword: Keyword | null,
  message: Message,
  clientId: number | null,
  store: Store,
): ConsentEntry[] => {
  if (keyword === null || keyword === 'help') return []
  return [
    {
      id: store.nextId('consent_entries'),
      business_id: message.business_id,
      address: message.from_number,
      client_id: clientId,
      channel: 'sms',
      // Ends marketing too; START doesn't allow it again.
      purpose: 'informational',
      action: keyword === 'stop' ? 'revoked' : 'granted',
      wording: message.body,
      source: 'keyword',
      message_id: message.id,
      user_id: null,
      created_at: store.now(),
    },
  ]
}

/** `before` is undefined for a conversation that begins. */
export const reopenedFact = (before: Conversation | undefined, after: Conversation, actor: FactActor): Decided =>
  before
    ? conversationFacts.changed(before, 'conversation.reopened', { actor, note: null, patch: after })
    : conversationFacts.created(after, 'conversation.started', { actor, note: null })

/** Facts of one received message; none for one that was already delivered. */
export const received = (businessId: number, incoming: Incoming, store: Store): Decided[] => {
  if (isRepeated(businessId, incoming, store)) return []
  const { conversation: found, ...sender } = senderOf(businessId, incoming, store)
  const before = found ?? newConversation(businessId, sender, store)
  const conversation = afterInbound(before, store.now())
  const actor = writerOf(conversation, incoming, store)
  const message = receivedRow(conversation, incoming, store)
  const consent = store.naming('consent_entries', 'business_id', businessId)
  const keyword = keywordIn(incoming, consent)
  const newConsent = consentAfter(keyword, message, conversation.client_id, store)
  const answer = { conversation, message, store }
  return [
    reopenedFact(found, conversation, actor),
    messageFacts.created(message, MESSAGE_RECEIVED, { actor, note: null }),
    ...newConsent.map((entry) =>
      consentFacts.created(entry, `consent.${entry.action}`, { actor, note: `Wrote “${entry.wording}”` }),
    ),
    ...scheduledAsDrafts(conversation, AUTOMATIC, store),
    ...(keyword === null ? awayAnswer(answer) : keywordAnswer(keyword, { ...answer, consent, newConsent })),
  ]
}
