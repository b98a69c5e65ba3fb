import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import type { Conversation } from '@/domain/messaging/conversation'
import { displayAddress } from '@/domain/messaging/display-address'
import type { Message, MessageAbout } from '@/domain/messaging/message'
import type { Notice, NoticeParties } from '@/domain/messaging/notices/notice'
import type { Channel, MessageCause } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { updated } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { emailOf } from './conversation-find'
import { noticed, type OutgoingRequest, sendRefusal } from './sending'
import { leaveReason } from './sending-context'

type Sending = {
  businessId: number
  /** Null for the program itself. */
  actor: Actor | null
  cause: MessageCause
  about: MessageAbout
  /** By default the client's own address. */
  to?: string
  /** The person who wrote its words; null for words of the program. */
  author?: number | null
}

/** The facts of the message, and to whom it goes and when, or why it doesn't. */
export type NoticeResult = {
  facts: Decided[]
  isSent: boolean
  words: string
  /** `Goes out 8:00 AM`; null when it leaves right away, or not at all. */
  leaves: string | null
}

/** For the record's history: `Sent to ana@example.com`, or `Marked as sent. Not emailed: Ana has no email address.` */
export const noteOf = ({ isSent, words }: NoticeResult, { sent, unsent }: { sent: string; unsent: string }): string =>
  isSent ? `${sent} ${words}` : `${unsent}. ${words}`

export const partiesOf = (
  person: { first_name: string } | undefined,
  businessId: number,
  store: Reader,
): NoticeParties => ({
  first: person?.first_name ?? '',
  business: store.find('businesses', businessId)?.name ?? '',
})

/** Messages to one client that are decided together begin one conversation, not several. */
export const inOneConversation = (facts: readonly Decided[]): Decided[] => {
  const begun = new Map<number | null, Conversation>()
  return facts.map((fact) => {
    const change = fact.changes.find(({ table, before }) => table === 'conversations' && before === null)
    if (!change) return fact
    const conversation = change.after as Conversation
    const first = begun.get(conversation.client_id) ?? conversation
    begun.set(conversation.client_id, first)
    if (first === conversation) return fact
    return {
      ...fact,
      changes: fact.changes.map((each) =>
        each === change
          ? updated('conversations', first, { last_at: conversation.last_at })
          : { ...each, after: { ...each.after, id: each.id, conversation_id: first.id } },
      ),
    }
  })
}

const NOT: Record<Channel, string> = { email: 'Not emailed', sms: 'Not texted' }
const MISSING: Record<Channel, string> = { email: 'email address', sms: 'phone number' }

const addressOf = (client: Client, channel: Channel): string => (channel === 'email' ? emailOf(client) : client.phone)

const messageIn = (facts: readonly Decided[]): Message | undefined =>
  facts.flatMap(({ changes }) => changes).find(({ table }) => table === 'messages')?.after as Message | undefined

const unsent = (channel: Channel, reason: string): NoticeResult => ({
  facts: [],
  isSent: false,
  leaves: null,
  words: `${NOT[channel]}: ${reason}`,
})

export const CLIENT_DELETED = unsent('email', 'The client was deleted.')

type NoticeSending = Sending & { channel?: Channel }

/** The message, or why there is none to send. */
const requestTo = (
  client: Client,
  notice: Notice,
  { channel = 'email', to, author = null, ...sending }: NoticeSending,
): OutgoingRequest | string => {
  const address = to ?? addressOf(client, channel)
  if (address.trim() === '') return `${client.first_name || fullName(client)} has no ${MISSING[channel]}.`
  return {
    ...sending,
    ...{ conversation: null, client: client.id, channel, to: address },
    ...{ ...notice, purpose: 'informational', author_id: author },
  }
}

/** Why the client can't get it; null when they can. */
export const noticeRefusal = (client: Client, notice: Notice, sending: NoticeSending, store: Store): string | null => {
  const request = requestTo(client, notice, sending)
  return typeof request === 'string' ? request : sendRefusal(request, store)
}

/** An action is never refused because its message can't be sent. */
export const noticeTo = (
  client: Client | undefined,
  notice: Notice,
  sending: NoticeSending,
  store: Store,
): NoticeResult => {
  if (!client) return CLIENT_DELETED
  const { channel = 'email' } = sending
  const request = requestTo(client, notice, sending)
  if (typeof request === 'string') return unsent(channel, request)
  const { decided, reason } = noticed(request, store)
  const message = messageIn(decided)
  if (reason !== null || !message) return unsent(channel, reason ?? 'It can’t be sent.')
  const leaves = leaveReason(message, store)
  const recipient = `to ${displayAddress(message.to_number)}`
  return { facts: decided, isSent: true, leaves, words: leaves === null ? recipient : `${recipient}. ${leaves}.` }
}

/** About a person's own account, to an address of the team. The action itself is never refused because of it. */
export const accountMail = (
  to: string,
  notice: Notice,
  { businessId, actor, cause }: Pick<Sending, 'businessId' | 'actor' | 'cause'>,
  store: Store,
): Decided[] =>
  noticed(
    {
      ...{ businessId, actor, cause, to, ...notice },
      ...{ conversation: null, client: null, channel: 'email', purpose: 'informational', author_id: null },
    },
    store,
  ).decided
