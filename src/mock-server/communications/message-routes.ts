import {
  getCommunication,
  getCommunicationAnalytics,
  listCommunications,
  sendEmail,
  sendSms,
  toWireCommunication,
} from '@/contract/communications/messages'
import type { Message } from '@/domain/messaging/message'
import { maySeeMessages } from '@/domain/messaging/permissions'
import { COMMUNICATION_TYPES } from '@/domain/messaging/vocabulary'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import { permitReading, Refusal, recordOf } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { SEND } from './commands/messages'
import { checkListed, listedMessages, newestFirst } from './message-lines'
import { enqueued, type OutgoingRequest } from './sending'

/** Throws Refusal 403. */
const permitMessages = ({ actor }: Requester, store: Store) => permitReading('messages', maySeeMessages(actor), store)

/** Throws Refusal 403. */
const checkBusiness = (named: number, { businessId }: Requester): void => {
  if (named !== businessId) throw new Refusal(403, 'You do not belong to this business.')
}

const conversationsOf = (clientId: number, store: Store): ReadonlySet<number> =>
  new Set(store.naming('conversations', 'client_id', clientId).map(({ id }) => id))

type WrittenContent = Pick<OutgoingRequest, 'channel' | 'from' | 'to' | 'subject' | 'body' | 'is_html'>

/** Throws Refusal 409, 422. */
const writtenBy = ({ actor, businessId }: Requester, content: WrittenContent, store: Store) =>
  enqueued(
    {
      ...{ businessId, actor, conversation: null, client: null, ...content },
      ...{ purpose: 'informational', cause: 'staff', author_id: actor.user_id },
    },
    store,
  )

/** Texts and emails as the documents list them (EP-094 to EP-096, EP-109). */
export const messageRoutes: readonly Route[] = [
  reading(listCommunications, ({ query, ...requester }, store) => {
    permitMessages(requester, store)
    checkBusiness(query.business_id, requester)
    const { client_id, communication_type, direction, status, limit } = query
    if (client_id !== undefined) recordOf('clients', String(client_id), requester, store)
    const ofClient = client_id === undefined ? null : conversationsOf(client_id, store)
    const found = listedMessages(requester.businessId, store)
      .filter((message) => ofClient === null || ofClient.has(message.conversation_id))
      .filter((message) => communication_type === undefined || message.communication_type === communication_type)
      .filter((message) => direction === undefined || message.direction === direction)
      .filter((message) => status === undefined || message.status === status)
    return { communications: found.toSorted(newestFirst).slice(0, limit).map(toWireCommunication) }
  }),

  writing(
    sendSms,
    command('messages', {
      may: SEND,
      facts({ body, ...requester }, store) {
        checkBusiness(body.business_id, requester)
        const { from_number: from, to_number: to } = body
        return writtenBy(requester, { channel: 'sms', from, to, body: body.body }, store)
      },
      answer: ({ row }) => ({ communication: toWireCommunication(row()) }),
    }),
  ),

  writing(
    sendEmail,
    command('messages', {
      may: SEND,
      facts({ body, ...requester }, store) {
        checkBusiness(body.business_id, requester)
        const { to_email: to, subject, is_html } = body
        return writtenBy(requester, { channel: 'email', to, subject, body: body.body, is_html }, store)
      },
      answer: ({ row }) => ({ communication: toWireCommunication(row()) }),
    }),
  ),

  reading(getCommunication, ({ params, ...requester }, store) => {
    const message = recordOf('messages', params.communicationId, requester, store)
    permitMessages(requester, store)
    checkListed(message)
    return { communication: toWireCommunication(message) }
  }),

  reading(getCommunicationAnalytics, (requester, store) => {
    permitMessages(requester, store)
    const messages = listedMessages(requester.businessId, store)
    const counts = COMMUNICATION_TYPES.map((type) => [
      type,
      messages.filter(({ communication_type }) => communication_type === type).length,
    ])
    return {
      total_communications: messages.length,
      communications_by_type: Object.fromEntries(counts) as Record<Message['communication_type'], number>,
      active_chat_rooms: 0,
    }
  }),
]
