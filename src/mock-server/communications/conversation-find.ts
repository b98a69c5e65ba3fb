import type { Client } from '@/domain/client/client'
import { toE164 } from '@/domain/messaging/address'
import type { Conversation } from '@/domain/messaging/conversation'
import type { Channel } from '@/domain/messaging/vocabulary'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'

/** Cached, because every received message compares the number with those of all clients. */
const numbers = new WeakMap<Client, string | null>()

export const phoneOf = (client: Client): string | null => {
  const cached = numbers.get(client)
  if (cached !== undefined) return cached
  const number = toE164(client.phone)
  numbers.set(client, number)
  return number
}

export const emailOf = ({ email }: Client): string => email.trim().toLowerCase()

/** `channel` decides what `address` is: an E.164 number or an email address. */
export const clientsWith = (businessId: number, channel: Channel, address: string, store: Reader): Client[] => {
  const isTheirs =
    channel === 'sms'
      ? (client: Client) => phoneOf(client) === address
      : (client: Client) => emailOf(client) === address.toLowerCase()
  return store.naming('clients', 'business_id', businessId).filter(isTheirs)
}

export const conversationOfClient = (clientId: number, store: Reader): Conversation | undefined =>
  store.naming('conversations', 'client_id', clientId)[0]

const unidentified = (businessId: number, address: string, store: Reader): Conversation | undefined =>
  store
    .naming('conversations', 'business_id', businessId)
    .find((conversation) => conversation.client_id === null && conversation.address === address)

/** Whom a number or address belongs to: the one client who has it, or someone unidentified. */
export const partyAt = (
  businessId: number,
  channel: Channel,
  address: string,
  store: Reader,
): Pick<Conversation, 'client_id' | 'address'> & { conversation: Conversation | undefined } => {
  const [client, ...others] = clientsWith(businessId, channel, address, store)
  if (client && others.length === 0)
    return { client_id: client.id, address: '', conversation: conversationOfClient(client.id, store) }
  return { client_id: null, address, conversation: unidentified(businessId, address, store) }
}

/** `done` until something is said in it. */
export const newConversation = (
  businessId: number,
  { client_id, address }: Pick<Conversation, 'client_id' | 'address'>,
  store: Store,
  id: number = store.nextId('conversations'),
): Conversation => ({
  id,
  business_id: businessId,
  client_id,
  address,
  status: 'done',
  snoozed_until: null,
  waiting_since: null,
  assigned_to: null,
  created_at: store.now(),
  last_at: store.now(),
})
