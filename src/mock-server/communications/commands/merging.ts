import type { LinkConversationArgs } from '@/contract/graphql/generated/resolvers'
import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import type { Conversation } from '@/domain/messaging/conversation'
import { mergedConversation } from '@/domain/messaging/conversation-rules'
import { maySendMessages } from '@/domain/messaging/permissions'
import type { FactActor } from '@/domain/record/fact'
import { byUser } from '../../core/log/changes'
import type { Store } from '../../core/log/store'
import { command } from '../../core/write/command'
import type { Decided } from '../../core/write/execute'
import { Refusal, recordOf } from '../../core/write/refusal'
import type { Sent } from '../../graphql/asking'
import { conversationOfClient, emailOf, phoneOf } from '../conversation-find'
import {
  CONSENT_MOVED,
  CONVERSATION_CLIENT_DELETED,
  CONVERSATION_LINKED,
  CONVERSATION_MERGED,
  CONVERSATION_MERGED_AWAY,
  consentFacts,
  conversationFacts,
  DRAFT_MOVED,
  draftFacts,
  MESSAGE_MOVED,
  messageFacts,
  NOTE_MOVED,
  nameOfConversation,
  noteFacts,
} from '../conversation-tables'

type Meta = { actor: FactActor; note: string }

/** Lines and drafts go to the conversation that stays. Someone who has a draft there keeps that one; the other goes. */
const moved = (from: Conversation, to: Conversation, meta: Meta, store: Store): Decided[] => {
  const patch = { conversation_id: to.id }
  const there = new Set(store.naming('message_drafts', 'conversation_id', to.id).map(({ user_id }) => user_id))
  return [
    ...store
      .naming('messages', 'conversation_id', from.id)
      .map((row) => messageFacts.changed(row, MESSAGE_MOVED, { ...meta, patch })),
    ...store
      .naming('conversation_notes', 'conversation_id', from.id)
      .map((row) => noteFacts.changed(row, NOTE_MOVED, { ...meta, patch })),
    ...store
      .naming('message_drafts', 'conversation_id', from.id)
      .map((row) =>
        there.has(row.user_id)
          ? draftFacts.gone(row, DRAFT_MOVED, meta)
          : draftFacts.changed(row, DRAFT_MOVED, { ...meta, patch }),
      ),
  ]
}

/** `to` takes over all lines of `from`, which goes. */
const joined = (from: Conversation, to: Conversation, meta: Meta, store: Store): Decided[] => [
  conversationFacts.changed(to, CONVERSATION_MERGED, { ...meta, patch: mergedConversation(to, from) }),
  ...moved(from, to, meta, store),
  conversationFacts.gone(from, CONVERSATION_MERGED_AWAY, meta),
]

/** Conversations and consent of a client who is merged into another one. */
export const conversationsMerged = (keep: number, merge: number, meta: Meta, store: Store): Decided[] => {
  const consent = store
    .naming('consent_entries', 'client_id', merge)
    .map((row) => consentFacts.changed(row, CONSENT_MOVED, { ...meta, patch: { client_id: keep } }))
  const [from, to] = [conversationOfClient(merge, store), conversationOfClient(keep, store)]
  if (!from) return consent
  if (to) return [...joined(from, to, meta, store), ...consent]
  return [conversationFacts.changed(from, CONVERSATION_MERGED, { ...meta, patch: { client_id: keep } }), ...consent]
}

/** The thread of a deleted client stays readable under the number or address. */
export const conversationsReleased = (client: Client, meta: Meta, store: Store): Decided[] => [
  ...store.naming('conversations', 'client_id', client.id).map((row) =>
    conversationFacts.changed(row, CONVERSATION_CLIENT_DELETED, {
      ...meta,
      patch: { client_id: null, address: phoneOf(client) ?? (emailOf(client) || fullName(client)) },
    }),
  ),
  ...store
    .naming('consent_entries', 'client_id', client.id)
    .map((row) => consentFacts.changed(row, CONSENT_MOVED, { ...meta, patch: { client_id: null } })),
]

/** Answers the conversation of which it is part from then on. */
export const linking = command('conversations', {
  id: ({ args }: Sent<LinkConversationArgs>) => args.id,
  may: { rule: maySendMessages, participle: 'linked' },
  facts({ args, ...requester }, store, row) {
    const client = recordOf('clients', String(args.client), requester, store)
    if (row.client_id === client.id) return []
    if (row.client_id !== null)
      throw new Refusal(409, `This is already the conversation with ${nameOfConversation(row, store)}.`)
    const meta = { actor: byUser(requester.actor), note: `Linked to ${fullName(client)}` }
    const to = conversationOfClient(client.id, store)
    const consent = store
      .naming('consent_entries', 'business_id', row.business_id)
      .filter(({ client_id, address }) => client_id === null && address === row.address)
      .map((entry) => consentFacts.changed(entry, CONSENT_MOVED, { ...meta, patch: { client_id: client.id } }))
    if (to) return [...joined(row, to, meta, store), ...consent]
    const patch = { client_id: client.id, address: '' }
    return [conversationFacts.changed(row, CONVERSATION_LINKED, { ...meta, patch }), ...consent]
  },
  answer: (_result, { args }, store) => conversationOfClient(args.client, store)?.id ?? args.id,
})
