import type { Conversation } from '@/domain/messaging/conversation'
import { threadOf } from '@/domain/messaging/email'
import type { Message } from '@/domain/messaging/message'
import type { Store } from '../core/log/store'
import { partyAt } from './conversation-find'
import type { Incoming } from './incoming'

type Sender = Pick<Conversation, 'client_id' | 'address'> & { conversation: Conversation | undefined }

/** `ann+lawn@example.com` is another address of `ann@example.com`. */
export const withoutAlias = (address: string): string => address.replace(/\+[^@]*(?=@)/, '')

const isWith = ({ from_number, to_number }: Message, address: string): boolean =>
  from_number === address || to_number === address

const inConversationOf = ({ conversation_id }: Message, store: Store): Sender | null => {
  const conversation = store.find('conversations', conversation_id)
  return conversation ? { client_id: conversation.client_id, address: conversation.address, conversation } : null
}

/** Where a reply belongs by the headers of the mail, whatever address it comes from. */
const byThread = (incoming: Incoming, messages: readonly Message[], store: Store): Sender | null => {
  const { channel, in_reply_to, thread_ids: references, subject, from } = incoming
  if (channel !== 'email') return null
  const mails = messages.filter(({ communication_type }) => communication_type === 'email')
  const replied = threadOf({ in_reply_to, references, subject, from }, mails)
  return replied && inConversationOf(replied, store)
}

/**
 * Whose conversation an incoming message belongs to: that of the mail it answers, of the one client with its number or address, or the one
 * in which this number or address was last written with. Otherwise of someone unidentified, as when two clients share a number.
 */
export const senderOf = (businessId: number, incoming: Incoming, store: Store): Sender => {
  const { channel, from } = incoming
  const messages = store.naming('messages', 'business_id', businessId)
  const threaded = byThread(incoming, messages, store)
  if (threaded) return threaded
  const party = partyAt(businessId, channel, from, store)
  if (party.client_id !== null) return party
  const unaliased = partyAt(businessId, channel, withoutAlias(from), store)
  if (unaliased.client_id !== null) return unaliased
  const last = messages.findLast((message) => isWith(message, from))
  return (last && inConversationOf(last, store)) ?? party
}
