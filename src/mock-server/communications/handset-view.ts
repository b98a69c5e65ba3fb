import { fullName } from '@/domain/account/user'
import { recipientsOf } from '@/domain/messaging/address'
import { displayAddress } from '@/domain/messaging/display-address'
import type { HandsetContents, HandsetMessage, Handsets } from '@/domain/messaging/handset'
import { isOutbound, isPending, type Message } from '@/domain/messaging/message'
import { channelOf } from '@/domain/messaging/vocabulary'
import { businessView } from '../client-page/page-view'
import type { Reader } from '../core/log/rows'
import { Refusal } from '../core/write/refusal'
import { emailOf, phoneOf } from './conversation-find'
import { reportedAt } from './outbox'

const numbersOf = (businessId: number, store: Reader) =>
  store.naming('phone_numbers', 'business_id', businessId).filter(({ is_active }) => is_active)

/** Throws Refusal 404. */
export const handsetsOf = (businessId: number, store: Reader): Handsets => {
  const { name, time_zone, email } = businessView({ business_id: businessId }, store)
  if (!store.find('businesses', businessId)) throw new Refusal(404, 'Business not found')
  return {
    business: { id: businessId, name, time_zone, email },
    businesses: store
      .table('businesses')
      .filter(({ id }) => id === businessId || numbersOf(id, store).length > 0)
      .map((business) => ({ id: business.id, name: business.name })),
    numbers: numbersOf(businessId, store).map(({ phone_number, friendly_name }) => ({ phone_number, friendly_name })),
    people: store.naming('clients', 'business_id', businessId).map((client) => ({
      client_id: client.id,
      name: fullName(client),
      phone: phoneOf(client) ?? '',
      email: emailOf(client),
    })),
  }
}

const isTo = ({ to_number }: Message, address: string): boolean =>
  recipientsOf(to_number).some((recipient) => recipient.toLowerCase() === address)

const isFrom = ({ from_number }: Message, address: string): boolean => from_number.toLowerCase() === address

const HAS_LEFT: readonly Message['status'][] = ['sent', 'delivered']

/** On the handset: what was written there, and what has left for it. */
export const isOnHandset = (message: Message, address: string): boolean =>
  isOutbound(message) ? HAS_LEFT.includes(message.status) && isTo(message, address) : isFrom(message, address)

const unsubscribeIn = ({ headers }: Message): string => {
  const [, value = ''] = headers.find(([name]) => name.toLowerCase() === 'list-unsubscribe') ?? []
  return /<([^<>]*)>/.exec(value)?.[1] ?? ''
}

const messageView = (message: Message, store: Reader): HandsetMessage => {
  const is_own = !isOutbound(message)
  return {
    id: message.id,
    channel: channelOf(message),
    is_own,
    from: message.from_number,
    from_name: is_own
      ? displayAddress(message.from_number)
      : (store.find('businesses', message.business_id)?.name ?? displayAddress(message.from_number)),
    to: message.to_number,
    subject: message.subject,
    body: message.body,
    is_html: message.is_html,
    attachments: [...message.attachments],
    at: message.sent_at ?? message.created_at,
    provider_id: message.provider_id,
    thread_ids: message.thread_ids,
    unsubscribe: unsubscribeIn(message),
  }
}

/** Of every business: a phone has one list of texts. */
export const contentsOf = (address: string, store: Reader): HandsetContents => {
  const messages = store.table('messages')
  const due = messages.flatMap((message) => {
    if (!isOutbound(message) || !isTo(message, address)) return []
    if (isPending(message)) return message.send_at ?? []
    return message.status === 'sent' ? reportedAt(message) : []
  })
  return {
    messages: messages
      .filter((message) => isOnHandset(message, address))
      .map((message) => messageView(message, store))
      .sort((a, b) => a.at - b.at || a.id - b.id),
    due_at: due.length > 0 ? Math.min(...due) : null,
  }
}
