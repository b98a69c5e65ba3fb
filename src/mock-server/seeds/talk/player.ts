import type { Client } from '@/domain/client/client'
import { toE164 } from '@/domain/messaging/address'
import type { ConsentEntry } from '@/domain/messaging/consent'
import type {
  Conversation,
  ConversationNote,
  MessageDraft,
  MessageLink,
  ReadMark,
} from '@/domain/messaging/conversation'
import {
  afterCommand,
  afterInbound,
  afterOutbound,
  type ConversationChange,
} from '@/domain/messaging/conversation-rules'
import { replyHeaders, replySubject } from '@/domain/messaging/email'
import { LONGEST_TEXT, type Message } from '@/domain/messaging/message'
import { soonestAt } from '@/domain/messaging/send-rule'
import type { Change } from '@/domain/record/fact'
import type { Instant } from '@/domain/time/clock'
import { mailboxAmong } from '../../communications/mailbox'
import { inserted } from '../../core/log/changes'
import { GREEN_VALLEY, USERS } from '../staff'
import type { Party, TalkCommand } from './commands'

/** From where the business texts and mails. */
const OUR_NUMBER = '+15125550100'
const OUR_MAILBOX = mailboxAmong(USERS.filter(({ business_id }) => business_id === GREEN_VALLEY))

/** Time in ms until a carrier or a mail server has reported. */
const REPORTED_AFTER = 3_000

/** What one command did, for the history. */
export type TalkStep = {
  command: TalkCommand
  /** The conversation around it; both null for a consent outside of one, `before` for the first line. */
  before: Conversation | null
  after: Conversation | null
  /** Made when the history is asked for. */
  added: (() => Change) | null
}

export type Talk = {
  conversations: Conversation[]
  messages: Message[]
  conversation_notes: ConversationNote[]
  read_marks: ReadMark[]
  message_drafts: MessageDraft[]
  message_links: MessageLink[]
  consent_entries: ConsentEntry[]
}

type Mark = Pick<ReadMark, 'message_id' | 'note_id'>
type Open = {
  row: Conversation
  last: Message | null
  note: number
  threads: Map<string, Message>
  marks: Map<number, Mark>
}

const keyOf = (party: Party): string => ('client' in party ? `client ${party.client}` : party.address)

const isEmailAddress = (address: string): boolean => address.includes('@')

type Addresses = { phone: string; email: string }

const addressesOf = (party: Party, clients: ReadonlyMap<number, Client>): Addresses => {
  if ('client' in party) {
    const client = clients.get(party.client)
    return { phone: toE164(client?.phone ?? '') ?? '', email: client?.email ?? '' }
  }
  const { address } = party
  return isEmailAddress(address) ? { phone: '', email: address } : { phone: address, email: '' }
}

const NEW_CONVERSATION = {
  business_id: GREEN_VALLEY,
  status: 'done',
  snoozed_until: null,
  waiting_since: null,
  assigned_to: null,
} as const

type Writing = Extract<TalkCommand, { does: 'write_in' | 'write_out' }>

/** Ours as every message gets them, theirs as the carrier or their mail program made them. */
const providerIdOf = (id: number, { channel, does }: Writing, { email }: Addresses): string => {
  if (channel === 'sms') return does === 'write_in' ? `in-${id}` : `text-${id}`
  return does === 'write_in' ? `<${id}.${email}>` : `<message-${id}@${OUR_MAILBOX.split('@')[1] ?? ''}>`
}

const threadFrom = ({ subject = '', channel, thread = '' }: Writing, threads: ReadonlyMap<string, Message>) => {
  const parent = channel === 'sms' ? undefined : threads.get(thread)
  if (!parent) return { subject, in_reply_to: '', thread_ids: '' }
  return { subject: replySubject(parent.subject), ...replyHeaders(parent) }
}

const headersOf = (
  { at, channel, does }: Writing,
  ids: Pick<Message, 'provider_id' | 'in_reply_to' | 'thread_ids' | 'subject'>,
  { email }: Addresses,
): Message['headers'] => {
  if (channel === 'sms' || does === 'write_out') return []
  return [
    ['From', email],
    ['To', OUR_MAILBOX],
    ['Subject', ids.subject],
    ['Date', new Date(at).toUTCString()],
    ['Message-ID', ids.provider_id],
    ...(ids.in_reply_to === ''
      ? []
      : [['In-Reply-To', ids.in_reply_to] as [string, string], ['References', ids.thread_ids] as [string, string]]),
  ]
}

const fateOf = (command: Writing): Pick<Message, 'status' | 'failure' | 'send_at' | 'sent_at' | 'status_at'> => {
  const { at } = command
  if (command.does === 'write_in')
    return { status: 'received', failure: null, send_at: null, sent_at: null, status_at: at }
  const { failure = null, send_at } = command
  if (send_at !== undefined) return { status: 'scheduled', failure: null, send_at, sent_at: null, status_at: at }
  const sent_at = soonestAt(command.cause, at)
  const status = failure === null ? 'delivered' : 'undelivered'
  return { status, failure, send_at: sent_at, sent_at, status_at: sent_at + REPORTED_AFTER }
}

const messageOf = (command: Writing, id: number, { row, threads }: Open, own: Addresses): Message => {
  const isInbound = command.does === 'write_in'
  const theirs = command.channel === 'sms' ? own.phone : own.email
  const ours = command.channel === 'sms' ? OUR_NUMBER : OUR_MAILBOX
  const provider_id = providerIdOf(id, command, own)
  const { subject, in_reply_to, thread_ids } = threadFrom(command, threads)
  const ids = { provider_id, subject, in_reply_to, thread_ids }
  if (command.channel === 'sms' && command.body.length > LONGEST_TEXT) throw new RangeError('a text is too long')
  const { status, failure, send_at, sent_at, status_at } = fateOf(command)
  // Every field by its name: a literal that begins with a spread is many times slower.
  return {
    id,
    business_id: GREEN_VALLEY,
    conversation_id: row.id,
    communication_type: command.channel,
    direction: isInbound ? 'inbound' : 'outbound',
    from_number: isInbound ? theirs : ours,
    to_number: isInbound ? ours : theirs,
    subject,
    body: command.body,
    is_html: false,
    attachments: [],
    status,
    failure,
    purpose: 'informational',
    cause: isInbound ? 'client' : command.cause,
    about: command.about ?? null,
    author_id: isInbound ? null : command.author,
    template_id: null,
    provider_id,
    in_reply_to,
    thread_ids,
    headers: headersOf(command, ids, own),
    starred: false,
    archived: false,
    created_at: command.at,
    send_at,
    sent_at,
    status_at,
  }
}

/** Only what a person writes answers the other side. The failure of our message makes it our turn again. */
const afterWriting = (command: Writing, before: Conversation, { status, status_at }: Message): Conversation => {
  const { at } = command
  if (command.does === 'write_in') return afterInbound(before, at)
  if (status === 'scheduled' || command.cause !== 'staff') return { ...before, last_at: at }
  const written = afterOutbound(before, at)
  return status === 'undelivered'
    ? { ...written, status: 'waiting_on_us', waiting_since: written.waiting_since ?? status_at }
    : written
}

const changeOf = (command: Extract<TalkCommand, { does: 'close' | 'assign' | 'snooze' }>): ConversationChange => {
  if (command.does === 'close') return { command: 'close' }
  return command.does === 'assign' ? { command: 'assign', to: command.to } : { command: 'snooze', until: command.until }
}

const byTime = (a: TalkCommand, b: TalkCommand): number => a.at - b.at

/**
 * Plays what was said and done, in the order of time, through the rules of conversations. Throws RangeError for a command on a conversation
 * in which nothing was said.
 */
export const play = (
  commands: readonly TalkCommand[],
  clients: readonly Client[],
): { rows: Talk; steps: TalkStep[] } => {
  const byId = new Map(clients.map((client) => [client.id, client]))
  const open = new Map<string, Open>()
  const rows: Talk = {
    conversations: [],
    messages: [],
    conversation_notes: [],
    read_marks: [],
    message_drafts: [],
    message_links: [],
    consent_entries: [],
  }
  const steps: TalkStep[] = []

  const started = (party: Party, at: Instant): Open => {
    const whose = 'client' in party ? { client_id: party.client, address: '' } : { client_id: null, ...party }
    const row: Conversation = { ...NEW_CONVERSATION, ...whose, id: open.size + 1, created_at: at, last_at: at }
    return { row, last: null, note: 0, threads: new Map(), marks: new Map() }
  }

  const write = (command: Writing): void => {
    const key = keyOf(command.party)
    const found = open.get(key)
    const conversation = found ?? started(command.party, command.at)
    open.set(key, conversation)
    const before = conversation.row
    const message = messageOf(command, rows.messages.length + 1, conversation, addressesOf(command.party, byId))
    rows.messages.push(message)
    conversation.row = afterWriting(command, before, message)
    conversation.last = message
    if (command.channel === 'email') conversation.threads.set(command.thread ?? '', message)
    if (command.does === 'write_out' && command.author !== null)
      conversation.marks.set(command.author, { message_id: message.id, note_id: conversation.note })
    const added = () => inserted('messages', message)
    steps.push({ command, before: found ? before : null, after: conversation.row, added })
    if (command.does === 'write_out' || !command.links) return
    const { table, id: record_id } = command.links
    const id = rows.message_links.length + 1
    rows.message_links.push({ id, business_id: GREEN_VALLEY, message_id: message.id, table, record_id })
  }

  const consent = (command: Extract<TalkCommand, { does: 'consent' }>): void => {
    const { channel, purpose, action, source, wording, party, at } = command
    const own = addressesOf(party, byId)
    const entry: ConsentEntry = {
      id: rows.consent_entries.length + 1,
      business_id: GREEN_VALLEY,
      address: channel === 'sms' ? own.phone : own.email,
      client_id: 'client' in party ? party.client : null,
      channel,
      purpose,
      action,
      wording,
      source,
      message_id: source === 'keyword' ? (open.get(keyOf(party))?.last?.id ?? null) : null,
      user_id: null,
      created_at: at,
    }
    rows.consent_entries.push(entry)
    steps.push({ command, before: null, after: null, added: () => inserted('consent_entries', entry) })
  }

  const add = (command: Extract<TalkCommand, { does: 'note' | 'draft' }>, before: Conversation): (() => Change) => {
    const base = { business_id: GREEN_VALLEY, conversation_id: before.id }
    if (command.does === 'note') {
      const { author: author_id, body, mentions = [], at: created_at } = command
      const id = rows.conversation_notes.length + 1
      const note: ConversationNote = { id, ...base, author_id, body, mentions: [...mentions], created_at }
      rows.conversation_notes.push(note)
      return () => inserted('conversation_notes', note)
    }
    const { by: user_id, channel, subject, body, at: saved_at } = command
    const id = rows.message_drafts.length + 1
    const draft: MessageDraft = { id, ...base, user_id, channel, subject, body, version: 1, saved_at }
    rows.message_drafts.push(draft)
    return () => inserted('message_drafts', draft)
  }

  const act = (command: Exclude<TalkCommand, Writing | { does: 'consent' }>): void => {
    const conversation = open.get(keyOf(command.party))
    if (!conversation) throw new RangeError(`nothing was said with ${keyOf(command.party)}`)
    const { row: before, last, note: note_id, marks } = conversation
    if (command.does === 'read') {
      if (last) for (const by of command.by) marks.set(by, { message_id: last.id, note_id })
      return
    }
    if (command.does === 'note' || command.does === 'draft') {
      steps.push({ command, before, after: before, added: add(command, before) })
      conversation.note =
        rows.conversation_notes.findLast(({ conversation_id }) => conversation_id === before.id)?.id ?? 0
      return
    }
    conversation.row = afterCommand(before, changeOf(command), command.at)
    steps.push({ command, before, after: conversation.row, added: null })
  }

  for (const command of commands.toSorted(byTime)) {
    if (command.does === 'write_in' || command.does === 'write_out') write(command)
    else if (command.does === 'consent') consent(command)
    else act(command)
  }
  for (const { row, marks } of open.values()) {
    rows.conversations.push(row)
    for (const [user_id, mark] of marks)
      rows.read_marks.push({
        id: rows.read_marks.length + 1,
        business_id: GREEN_VALLEY,
        conversation_id: row.id,
        user_id,
        ...mark,
      })
  }
  return { rows, steps }
}
