import type { MessageRecord, Message as ShownMessage } from '@/contract/graphql/generated/resolvers'
import { fullName } from '@/domain/account/user'
import { withoutTokens } from '@/domain/client-page/client-link'
import { consentOf } from '@/domain/messaging/consent-ledger'
import { keywordOf, soundsLikeStop } from '@/domain/messaging/keywords'
import type { Message } from '@/domain/messaging/message'
import type { MessageCause } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import type { Row } from '@/domain/record/fact'
import type { Reader, TableName } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { consentFor, storedAddress } from './sending-context'

export const nameOfUser = (userId: number | null, store: Reader): string | null => {
  const user = userId === null ? undefined : store.find('users', userId)
  return user ? fullName(user) : null
}

/** A record with its page, where the person may see it. */
export const recordShown = (table: string, id: number, actor: Actor, store: Store): MessageRecord | null => {
  if (!store.schema.has(table)) return null
  const { record } = store.schema.table<TableName>(table)
  const row = store.find(table, id) as Row | undefined
  if (!record || !row || record.business(row as never, store) !== actor.business_id) return null
  if (!record.visible(row as never, actor, store)) return null
  return { table, id, name: record.name(row as never, store), page: record.page(row as never) }
}

const CAUSES: Readonly<Record<Exclude<MessageCause, 'client' | 'staff' | 'bulk'>, string>> = {
  away: 'Away message',
  stop_confirmation: 'Confirms that they opted out',
  start_confirmation: 'Confirms that they opted in again',
  help: 'Answers HELP',
  estimate: 'Estimate',
  invoice: 'Invoice',
  reminder: 'Reminder',
  receipt: 'Receipt',
  statement: 'Statement',
  payment_request: 'Payment request',
  on_my_way: 'On the way',
  client_link: 'Link to the client page',
  question: 'Answer to a question',
  invitation: 'Invitation',
  password_reset: 'Password reset',
}

const whyOf = ({ cause }: Message, author: string | null, about: MessageRecord | null): string => {
  if (cause === 'client') return 'Written by the client'
  if (cause === 'staff') return author === null ? 'Written by your team' : `Written by ${author}`
  if (cause === 'bulk') return author === null ? 'Sent to several clients' : `Sent to several clients by ${author}`
  return about ? `${CAUSES[cause]}: ${String(about.name)}` : CAUSES[cause]
}

/** A keyword counts without anyone's help. What is recorded of the number after the line answers it. */
const asksToStop = (message: Message, store: Store): boolean => {
  const { direction, communication_type, body } = message
  if (direction !== 'inbound' || communication_type === 'email') return false
  if (keywordOf(body) !== null || !soundsLikeStop(body)) return false
  const number = storedAddress('sms', message.from_number)
  const entries = consentFor(message.business_id, [number], store)
  const isAnswered = entries.some(({ channel, created_at }) => channel === 'sms' && created_at >= message.created_at)
  return !isAnswered && consentOf(entries, number, 'sms').optedOutAt === null
}

export const shownMessage = (message: Message, actor: Actor, store: Store): ShownMessage => {
  const author = nameOfUser(message.author_id, store)
  const about = message.about && recordShown(message.about.table, message.about.id, actor, store)
  return {
    id: message.id,
    conversation_id: message.conversation_id,
    communication_type: message.communication_type,
    direction: message.direction,
    from_number: message.from_number,
    to_number: message.to_number,
    subject: message.subject,
    body: withoutTokens(message.body),
    is_html: message.is_html,
    asks_to_stop: asksToStop(message, store),
    attachments: message.attachments,
    status: message.status,
    failure: message.failure,
    purpose: message.purpose,
    why: whyOf(message, author, about),
    author_id: message.author_id,
    author_name: author,
    starred: message.starred,
    archived: message.archived,
    created_at: message.created_at,
    send_at: message.send_at,
    sent_at: message.sent_at,
    headers: message.headers,
    links: store
      .naming('message_links', 'message_id', message.id)
      .flatMap(({ table, record_id }) => recordShown(table, record_id, actor, store) ?? []),
    about,
  }
}
