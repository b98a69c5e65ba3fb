import type { ConsentEntry } from '@/domain/messaging/consent'
import type { Conversation } from '@/domain/messaging/conversation'
import { afterOutbound } from '@/domain/messaging/conversation-rules'
import { AUTOMATIC_HEADERS, footerFor, replyHeaders, unsubscribeHeaders } from '@/domain/messaging/email'
import { LONGEST_EMAIL, type Message, type MessageAbout, type MessageAttachment } from '@/domain/messaging/message'
import { contentPreview } from '@/domain/messaging/preview'
import { leaveAt, pendingStatus, type SendRequest, sendProblem } from '@/domain/messaging/send-rule'
import { unsubscribePath, unsubscribeTokenFor } from '@/domain/messaging/unsubscribe'
import { type Channel, isAccountMail, isByPerson, type MessageCause, type Purpose } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { escapedHtml } from '@/domain/text/escaped-html'
import { tooLong } from '@/domain/text/field'
import type { Instant } from '@/domain/time/clock'
import { byUser, inserted, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'
import { conversationOfClient, emailOf, newConversation, partyAt, phoneOf } from './conversation-find'
import { MESSAGE_WRITTEN, nameOfConversation } from './conversation-tables'
import { mailboxOf } from './mailbox'
import { addressesIn, numberFrom, sendRequest } from './sending-context'
import { messagingSettingsOf } from './settings/row'

export type OutgoingRequest = {
  businessId: number
  /** Who acts; null for the program itself. */
  actor: Actor | null
  /** The conversation as facts of the same request leave it; null to find it by client or address. */
  conversation: Conversation | null
  client: number | null
  channel: Channel
  /** A number of the business; by default the first that can send texts. Unused for emails. */
  from?: string
  /** Number, or addresses separated by commas; empty for the client's own. */
  to: string
  subject?: string
  body: string
  is_html?: boolean
  attachments?: readonly MessageAttachment[]
  purpose: Purpose
  cause: MessageCause
  about?: MessageAbout | null
  template_id?: number | null
  /** The email that this answers. */
  in_reply_to?: Message | null
  /** Null for now. */
  send_at?: Instant | null
  author_id: number | null
  /** Consent decided in the same request, so not stored yet. */
  newConsent?: readonly ConsentEntry[]
  /** Texts decided in the same request, so not counted yet. */
  textsBefore?: number
  then_close?: boolean
}

/** Where the conversation is or begins. Throws Refusal 404, 422. */
const conversationIn = (
  { businessId, conversation, client, channel, to }: OutgoingRequest,
  store: Store,
  newId?: number,
): { row: Conversation; isNew: boolean } => {
  if (conversation) return { row: conversation, isNew: false }
  if (client !== null) {
    if (store.find('clients', client)?.business_id !== businessId) throw new Refusal(404, 'Client not found')
    const row = conversationOfClient(client, store)
    if (row) return { row, isNew: false }
    return { row: newConversation(businessId, { client_id: client, address: '' }, store, newId), isNew: true }
  }
  const [address = ''] = addressesIn(channel, to)
  const party = partyAt(businessId, channel, address, store)
  if (party.conversation) return { row: party.conversation, isNew: false }
  return { row: newConversation(businessId, party, store, newId), isNew: true }
}

/** The number or address of the other side, where none is named. */
const ownAddress = ({ client_id, address }: Conversation, channel: Channel, store: Store): string => {
  const client = client_id === null ? undefined : store.find('clients', client_id)
  if (!client) return address
  return channel === 'sms' ? (phoneOf(client) ?? client.phone) : emailOf(client)
}

/** So that no other machine answers a mail that a machine wrote. */
const headersOfCause = (cause: MessageCause): typeof AUTOMATIC_HEADERS => (cause === 'away' ? AUTOMATIC_HEADERS : [])

const DEMO_ORIGIN = 'https://groundwork.demo'

export const linkTo = (path: string): string => {
  const { location } = globalThis as { location?: { origin: string } }
  return `${location?.origin ?? DEMO_ORIGIN}${path}`
}

type Footed = { to: string; is_html: boolean; business_id: number }

const unsubscribeLink = ({ to, business_id }: Footed): string => {
  const [address = ''] = addressesIn('email', to)
  return linkTo(unsubscribePath(unsubscribeTokenFor(business_id, address)))
}

/** Ends marketing by email: says who sends it and how to stop it. */
const footerOf = (message: Footed, store: Store): string => {
  const name = store.find('businesses', message.business_id)?.name ?? ''
  const { postal_address } = messagingSettingsOf(message.business_id, store)
  const footer = footerFor({ name, postal_address }, unsubscribeLink(message))
  return message.is_html ? `<p>${escapedHtml(footer).replaceAll('\n', '<br>')}</p>` : `\n\n${footer}`
}

/** What its author wrote, without the footer. */
export const writtenBody = (message: Message, store: Store): string => {
  if (message.communication_type !== 'email' || message.purpose !== 'marketing') return message.body
  const footer = footerOf({ ...message, to: message.to_number }, store)
  return message.body.endsWith(footer) ? message.body.slice(0, -footer.length) : message.body
}

/** Throws Refusal 422. */
const withFooter = (
  { purpose, channel, body, to }: SendRequest,
  { is_html = false, businessId }: Pick<OutgoingRequest, 'is_html' | 'businessId'>,
  store: Store,
): { body: string; headers: [string, string][] } => {
  if (channel !== 'email' || purpose !== 'marketing') return { body, headers: [] }
  const footed = { to, is_html, business_id: businessId }
  const whole = body + footerOf(footed, store)
  if (whole.length > LONGEST_EMAIL) throw invalid('body', tooLong(whole, LONGEST_EMAIL))
  return { body: whole, headers: unsubscribeHeaders(unsubscribeLink(footed)) }
}

/** Only what a person writes answers the other side; what the program sends leaves the turn where it is. */
const conversationAfter = (
  row: Conversation,
  { cause, then_close, status }: Pick<OutgoingRequest, 'cause' | 'then_close'> & Pick<Message, 'status'>,
  now: Instant,
): Conversation => {
  const isAnswer = isByPerson({ cause }) && status === 'queued'
  const answered = isAnswer ? afterOutbound(row, now) : { ...row, last_at: now }
  return then_close ? { ...answered, status: 'done', snoozed_until: null, waiting_since: null } : answered
}

const judgedBy = (request: OutgoingRequest, conversation: Conversation, store: Store) => {
  const { businessId, channel, subject = '', body, attachments = [], purpose, cause, newConsent = [] } = request
  const to = request.to.trim() === '' ? ownAddress(conversation, channel, store) : request.to
  const from = channel === 'sms' ? numberFrom(businessId, request.from, store) : undefined
  const judged = sendRequest(
    { channel, to, body, subject, attachments, purpose, cause },
    conversation,
    { from, newConsent },
    store,
  )
  const textsToday = judged.textsToday + (request.textsBefore ?? 0)
  return { to, from, judged: { ...judged, textsToday } }
}

const UNSAVED = 0

/** Why it can't be sent; null when it can. Throws Refusal 404. */
export const sendRefusal = (request: OutgoingRequest, store: Store): string | null =>
  sendProblem(judgedBy(request, conversationIn(request, store, UNSAVED).row, store).judged)?.words ?? null

/** The one way anything is sent. Throws Refusal 404, 409 with the sentence of the send rule, 422. */
export const enqueued = (request: OutgoingRequest, store: Store): Decided[] => {
  const { businessId, actor, channel, subject = '', is_html = false, attachments = [], purpose, cause } = request
  const { row: conversation, isNew } = conversationIn(request, store)
  const { to, from, judged } = judgedBy(request, conversation, store)
  const now = store.now()
  const leave = leaveAt(judged, { now, scheduledAt: request.send_at ?? null })
  if (!leave.ok) throw new Refusal(409, leave.problem.words)
  const { body: whole, headers } = withFooter(judged, request, store)
  const status = pendingStatus(leave.at, now)
  const id = store.nextId('messages')
  const mailbox = mailboxOf(businessId, store)
  const providerId =
    channel === 'email' ? `<message-${id}@${mailbox.split('@')[1] ?? 'groundwork.demo'}>` : `text-${id}`
  const message: Message = {
    id,
    business_id: businessId,
    conversation_id: conversation.id,
    communication_type: channel === 'email' ? 'email' : attachments.length > 0 ? 'mms' : 'sms',
    direction: 'outbound',
    from_number: channel === 'email' ? mailbox : (from?.phone_number ?? ''),
    to_number: addressesIn(channel, to).join(', '),
    subject,
    body: whole,
    is_html,
    attachments,
    status,
    failure: null,
    purpose,
    cause,
    about: request.about ?? null,
    author_id: request.author_id,
    template_id: request.template_id ?? null,
    provider_id: providerId,
    ...(request.in_reply_to ? replyHeaders(request.in_reply_to) : { in_reply_to: '', thread_ids: '' }),
    headers: channel === 'email' ? [...headersOfCause(cause), ...headers] : [],
    starred: false,
    archived: false,
    created_at: now,
    send_at: leave.at,
    sent_at: null,
    status_at: now,
  }
  const after = conversationAfter(conversation, { ...request, status }, now)
  const kind = channel === 'email' ? 'Email' : 'Text'
  return [
    {
      stream: `message/${id}`,
      type: MESSAGE_WRITTEN,
      actor: actor ? byUser(actor) : AUTOMATIC,
      // Account mail is in no history.
      note: isAccountMail({ cause })
        ? null
        : `${kind} to ${nameOfConversation(conversation, store)}: “${contentPreview(message)}”`,
      changes: [
        isNew ? inserted('conversations', after) : updated('conversations', conversation, after),
        inserted('messages', message),
      ],
    },
  ]
}

/** As `enqueued`, for automatic messages: when refused, nothing is recorded, and `reason` says why. */
export const noticed = (request: OutgoingRequest, store: Store): { decided: Decided[]; reason: string | null } => {
  try {
    return { decided: enqueued(request, store), reason: null }
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 409) return { decided: [], reason: refusal.detail }
    throw refusal
  }
}
