import type {
  ClientCard,
  ConversationCore,
  NamedClient,
  Conversation as ShownConversation,
  ThreadAddress,
  ThreadLine,
} from '@/contract/graphql/generated/resolvers'
import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { maySeeBalances } from '@/domain/client/permissions'
import { placeText } from '@/domain/client/property'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { isOpen, maySeeJob } from '@/domain/job/commands'
import { consentOf, shownConsent } from '@/domain/messaging/consent-ledger'
import type { Conversation } from '@/domain/messaging/conversation'
import { promisedAt } from '@/domain/messaging/conversation-rules'
import type { Message } from '@/domain/messaging/message'
import { previewOf } from '@/domain/messaging/preview'
import { type Channel, channelOf } from '@/domain/messaging/vocabulary'
import { dollarsFromCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { earliestFirst } from '@/domain/time/day'
import type { Store } from '../core/log/store'
import { balancesIn } from '../invoices/balances'
import { atStakeOf, openEstimatesOf, totalOf } from './at-stake'
import { clientsWith, emailOf, phoneOf } from './conversation-find'
import { nameOfConversation } from './conversation-tables'
import { messagesIn, type StoredLine } from './message-lines'
import { nameOfUser, recordShown, shownMessage } from './message-view'
import { consentFor, locationOf, storedAddress, timeZoneOf } from './sending-context'
import { messagingSettingsOf } from './settings/row'
import { marksOf, mentionsOf, teamMarks, unreadIn } from './unread'

export const coreOf = (row: Conversation, store: Store): ConversationCore => ({
  id: row.id,
  status: row.status,
  snoozed_until: row.snoozed_until,
  waiting_since: row.waiting_since,
  assigned_to: row.assigned_to,
  last_message_id: messagesIn(row.id, store).at(-1)?.id ?? null,
})

const clientOf = ({ client_id }: Conversation, store: Store): Client | undefined =>
  client_id === null ? undefined : store.find('clients', client_id)

const named = (client: Client): NamedClient => ({ id: client.id, name: fullName(client) })

const channelOfAddress = (address: string): Channel => (address.includes('@') ? 'email' : 'sms')

const ownAddresses = (row: Conversation, store: Store): string[] => {
  const client = clientOf(row, store)
  const all = client ? [phoneOf(client) ?? client.phone, emailOf(client)] : [row.address]
  return all.filter((address) => address !== '')
}

const sharing = (row: Conversation, address: string, store: Store): NamedClient[] =>
  clientsWith(row.business_id, channelOfAddress(address), address, store)
    .filter(({ id }) => id !== row.client_id)
    .map(named)

const hasFailed = (messages: readonly Message[]): boolean => {
  const newest = messages.findLast(({ direction, status }) => direction === 'outbound' && status !== 'canceled')
  return newest?.status === 'failed' || newest?.status === 'undelivered'
}

/** The automatic answer outside hours hides nothing of what waits. */
const newestOf = (messages: readonly Message[]): Message | undefined =>
  messages.findLast(({ status, cause }) => status !== 'canceled' && cause !== 'away')

/** Reads marks, drafts and settings once for all conversations of a list. */
export const conversationLister = (actor: Actor, store: Store) => {
  const businessId = actor.business_id
  const [own, team] = [marksOf(actor.user_id, store), teamMarks(businessId, store)]
  const drafts = new Set(
    store.naming('message_drafts', 'user_id', actor.user_id).map(({ conversation_id }) => conversation_id),
  )
  const settings = messagingSettingsOf(businessId, store)
  const zone = timeZoneOf(businessId, store)
  return (row: Conversation): ShownConversation => {
    const messages = messagesIn(row.id, store)
    const newest = newestOf(messages)
    const addresses = ownAddresses(row, store)
    const mentions = mentionsOf(actor.user_id, row, own, store)
    return {
      ...coreOf(row, store),
      client_id: row.client_id,
      name: nameOfConversation(row, store),
      address: addresses[0] ?? '',
      promised_at: row.waiting_since === null ? null : promisedAt(row.waiting_since, settings, zone),
      assigned_name: nameOfUser(row.assigned_to, store),
      last_at: row.last_at,
      preview: newest ? previewOf(newest) : '',
      communication_type: newest?.communication_type ?? null,
      has_failed: hasFailed(messages),
      unread: unreadIn(row, own, store) + mentions,
      mentioned: mentions > 0,
      team_unread: unreadIn(row, team, store),
      addresses,
      shared_by: row.client_id === null ? sharing(row, row.address, store) : [],
      has_draft: drafts.has(row.id),
      at_stake: dollarsFromCents(atStakeOf(row.client_id, actor, store)),
    }
  }
}

/** Numbers and addresses from which the other side wrote lately. */
const writtenFrom = (row: Conversation, store: Store): string[] =>
  messagesIn(row.id, store)
    .slice(-LATELY)
    .filter(({ direction }) => direction === 'inbound')
    .map((message) => storedAddress(channelOf(message), message.from_number))

/** Lines of a thread that are searched for other addresses. */
const LATELY = 200

export const threadAddresses = (row: Conversation, store: Store): ThreadAddress[] =>
  [...new Set([...ownAddresses(row, store), ...writtenFrom(row, store)])].map((address) => {
    const channel = channelOfAddress(address)
    const consent = consentOf(consentFor(row.business_id, [address], store), address, channel)
    return { address, channel, ...shownConsent(consent), shared_by: sharing(row, address, store) }
  })

const nextJob = (clientId: number, actor: Actor, store: Store): ClientCard['next_job'] => {
  const today = store.today(actor.time_zone)
  const [job] = store
    .naming('jobs', 'client_id', clientId)
    .filter((each) => isOpen(each.status) && each.scheduled_date >= today && maySeeJob(actor, each))
    .toSorted(
      (a, b) =>
        earliestFirst(a.scheduled_date, b.scheduled_date) ||
        earliestFirst(a.scheduled_start_time, b.scheduled_start_time) ||
        a.id - b.id,
    )
  if (!job) return null
  const { id, job_number, title, scheduled_date: day, scheduled_start_time: start } = job
  return { id, job_number, title, day, start }
}

export const cardOf = (row: Conversation, actor: Actor, store: Store): ClientCard | null => {
  const client = clientOf(row, store)
  if (!client) return null
  const [property] = store.naming('properties', 'client_id', client.id)
  const location = locationOf(row, store)
  const [estimate] = maySeeEstimates(actor) ? openEstimatesOf(client.id, store) : []
  return {
    ...named(client),
    phone: client.phone,
    email: client.email,
    address: property ? placeText(property) : '',
    state: location?.state ?? '',
    time_zone: location?.time_zone ?? actor.time_zone,
    balance: maySeeBalances(actor) ? dollarsFromCents(balancesIn(client, store)[0].amount) : null,
    next_job: nextJob(client.id, actor, store),
    open_estimate: estimate ? recordShown('estimates', estimate.id, actor, store) : null,
    open_estimate_total: estimate ? dollarsFromCents(totalOf(estimate)) : null,
    property_id: property?.id ?? null,
  }
}

export const shownLine = ({ id, at, message, note }: StoredLine, actor: Actor, store: Store): ThreadLine => ({
  id,
  at,
  message: message && shownMessage(message, actor, store),
  note: note && {
    id: note.id,
    body: note.body,
    author_id: note.author_id,
    author_name: nameOfUser(note.author_id, store) ?? '',
    mentions: note.mentions,
  },
})
