import type {
  AddConversationNoteArgs,
  AssignConversationArgs,
  ChangeConversationArgs,
  LinkMessageArgs,
  MarkEmailArgs,
  ReadConversationArgs,
  RecordConsentArgs,
  SaveMessageDraftArgs,
  UnreadConversationArgs,
} from '@/contract/graphql/generated/resolvers'
import type { ConsentEntry } from '@/domain/messaging/consent'
import { type Conversation, type MessageDraft, MOST_MENTIONS, type ReadMark } from '@/domain/messaging/conversation'
import {
  afterCommand,
  assignedWords,
  type ConversationChange,
  judgeConversation,
  mentionsIn,
} from '@/domain/messaging/conversation-rules'
import { displayAddress } from '@/domain/messaging/display-address'
import type { Message } from '@/domain/messaging/message'
import { consentInput, draftInput, noteInput } from '@/domain/messaging/message-input'
import { maySeeMessages, maySendMessages } from '@/domain/messaging/permissions'
import { whenWords } from '@/domain/messaging/schedule'
import { channelOf } from '@/domain/messaging/vocabulary'
import { actorFrom } from '@/domain/permissions/actor'
import { fieldChanges } from '@/domain/record/fact'
import { userFrom } from '../../accounts/session'
import { byUser, rowFromFacts, updated } from '../../core/log/changes'
import type { Store } from '../../core/log/store'
import { command, type Requester } from '../../core/write/command'
import { latestChange } from '../../core/write/edits'
import type { Decided } from '../../core/write/execute'
import { checkVerdict, invalid, type May, Refusal, readBy, recordOf } from '../../core/write/refusal'
import type { Sent } from '../../graphql/asking'
import { partyAt } from '../conversation-find'
import {
  consentFacts,
  conversationFacts,
  draftFacts,
  MESSAGE_MARKED,
  markFacts,
  messageFacts,
  messageLinkFacts,
  noteFacts,
} from '../conversation-tables'
import { coreOf } from '../conversation-view'
import { draftOf } from '../drafts'
import { nameOfUser } from '../message-view'
import { storedAddress } from '../sending-context'

const CHANGE: May = { rule: maySendMessages, participle: 'changed' }

const changed = (
  { actor }: Pick<Requester, 'actor'>,
  row: Conversation,
  change: ConversationChange,
  note: string,
  store: Store,
): Decided[] => {
  checkVerdict(judgeConversation(actor, change.command, row))
  const patch = afterCommand(row, change, store.now())
  if (fieldChanges(updated('conversations', row, patch)).length === 0) return []
  const meta = { actor: byUser(actor), note, patch }
  return [conversationFacts.changed(row, `conversation.${change.command}`, meta)]
}

export const changing = command('conversations', {
  id: ({ args }: Sent<ChangeConversationArgs>) => args.id,
  may: CHANGE,
  facts({ args, actor }, store, row) {
    if (args.command === 'close') return changed({ actor }, row, { command: 'close' }, 'Done', store)
    if (args.command === 'reopen') return changed({ actor }, row, { command: 'reopen' }, 'Reopened', store)
    const until = args.until ?? 0
    if (until <= store.now()) throw invalid('until', 'Choose a later time')
    const note = `Snoozed until ${whenWords(until, store.now(), actor.time_zone)}`
    return changed({ actor }, row, { command: 'snooze', until }, note, store)
  },
  answer: ({ record }, _request, store) => coreOf(record(), store),
})

/** Throws Refusal 422 for someone who can't read messages. */
const checkAssignee = (userId: number, businessId: number, store: Store): void => {
  const user = store.find('users', userId)
  const reads = user?.business_id === businessId && user.is_active && maySeeMessages(actorFrom(userFrom(user, store)))
  if (!reads) throw invalid('user', 'Choose someone who can see messages.')
}

const alreadyAssigned = async ({ id, assigned_to }: Conversation, store: Store): Promise<Refusal> => {
  const stream = `conversation/${id}`
  const fact = await latestChange(stream, 'assigned_to', store)
  const by = fact?.actor.name ?? null
  const at = fact?.at ?? store.now()
  const user_id = fact?.actor.kind === 'user' ? fact.actor.user_id : null
  return new Refusal(
    409,
    assignedWords({ assigned_to, name: nameOfUser(assigned_to, store) }, { user_id, name: by, at }, store.now()),
    { changed: [{ stream, field: 'assigned_to', by, at: new Date(at).toISOString() }] },
  )
}

export const assigning = command('conversations', {
  id: ({ args }: Sent<AssignConversationArgs>) => args.id,
  may: CHANGE,
  async facts({ args, actor, businessId }, store, row) {
    const to = args.user ?? null
    if (to !== null) checkAssignee(to, businessId, store)
    if (args.was !== undefined && args.was !== row.assigned_to && to !== row.assigned_to)
      throw await alreadyAssigned(row, store)
    const own = to === actor.user_id ? 'Taken' : `Assigned to ${nameOfUser(to, store)}`
    return changed({ actor }, row, { command: 'assign', to }, to === null ? 'Given back' : own, store)
  },
  answer: ({ record }, _request, store) => coreOf(record(), store),
})

const READ: May = { rule: maySeeMessages, participle: 'marked as read' }

const markOf = (userId: number, { id }: Conversation, store: Store): ReadMark | undefined =>
  store.naming('read_marks', 'conversation_id', id).find(({ user_id }) => user_id === userId)

/** How far a person has read is in no history, so a mark has no note. */
const marked = (
  { actor }: Pick<Requester, 'actor'>,
  conversation: Conversation,
  { message: messageId, note }: { message: number; note?: number },
  store: Store,
): Decided[] => {
  const mark = markOf(actor.user_id, conversation, store)
  const noteId = note ?? mark?.note_id ?? 0
  if (mark?.message_id === messageId && mark.note_id === noteId) return []
  const meta = { actor: byUser(actor), note: null }
  if (mark && messageId === 0) return [markFacts.gone(mark, 'read_mark.removed', meta)]
  if (mark)
    return [markFacts.changed(mark, 'read_mark.set', { ...meta, patch: { message_id: messageId, note_id: noteId } })]
  if (messageId === 0) return []
  const row = {
    id: store.nextId('read_marks'),
    business_id: conversation.business_id,
    conversation_id: conversation.id,
    user_id: actor.user_id,
    message_id: messageId,
    note_id: noteId,
  }
  return [markFacts.created(row, 'read_mark.set', meta)]
}

export const reading = command('conversations', {
  id: ({ args }: Sent<ReadConversationArgs>) => args.id,
  may: READ,
  facts({ args, ...requester }, store, row) {
    const message = recordOf('messages', String(args.message), requester, store)
    if (message.conversation_id !== row.id) throw new Refusal(404, 'Message not found')
    const note = store.naming('conversation_notes', 'conversation_id', row.id).at(-1)?.id ?? 0
    // A tab that shows an older state does not make anything unread again.
    const read = markOf(requester.actor.user_id, row, store)?.message_id ?? 0
    return marked(requester, row, { message: Math.max(message.id, read), note }, store)
  },
  answer: ({ record }) => record().id,
})

/** The newest message of the other side, and what came after it, is unread again. */
export const unreading = command('conversations', {
  id: ({ args }: Sent<UnreadConversationArgs>) => args.id,
  may: READ,
  facts({ args: _, ...requester }, store, row) {
    const received = store
      .naming('messages', 'conversation_id', row.id)
      .findLast(({ direction }) => direction === 'inbound')
    return received ? marked(requester, row, { message: received.id - 1 }, store) : []
  },
  answer: ({ record }) => record().id,
})

/** Throws Refusal 409 when another device has a newer version. */
const checkVersion = (former: MessageDraft | undefined, version: number): void => {
  if ((former?.version ?? 0) === version) return
  const at = former ? new Date(former.saved_at).toISOString() : null
  throw new Refusal(409, 'You changed this draft on another device.', {
    changed: [{ stream: `message_draft/${former?.id ?? 0}`, field: 'body', by: null, at }],
  })
}

export const savingDraft = command('message_drafts', {
  of: 'conversations',
  id: ({ args }: Sent<SaveMessageDraftArgs>) => args.draft.conversation,
  may: { rule: maySendMessages, participle: 'sent', what: 'messages' },
  facts({ args, ...requester }, store, { id: conversation_id, business_id }) {
    const { version, ...written } = readBy(draftInput, args.draft)
    const former = draftOf({ conversation: conversation_id, user: requester.actor.user_id }, store)
    checkVersion(former, version)
    const meta = { actor: byUser(requester.actor), note: null }
    if (written.body === '' && written.subject === '')
      return former ? [draftFacts.gone(former, 'message_draft.deleted', meta)] : []
    const draft = { ...written, version: version + 1, saved_at: store.now() }
    if (former) return [draftFacts.changed(former, 'message_draft.saved', { ...meta, patch: draft })]
    const ids = { id: store.nextId('message_drafts'), business_id, conversation_id, user_id: requester.actor.user_id }
    return [draftFacts.created({ ...ids, ...draft }, 'message_draft.saved', meta)]
  },
  answer: ({ facts }) => rowFromFacts(facts, 'message_drafts')?.version ?? 0,
})

export const addingNote = command('conversation_notes', {
  of: 'conversations',
  id: ({ args }: Sent<AddConversationNoteArgs>) => args.conversation,
  may: { rule: maySendMessages, participle: 'added', what: 'notes' },
  facts({ args, actor, businessId }, store, row) {
    const { body, mentions } = readBy(noteInput, args)
    const team = store
      .naming('users', 'business_id', businessId)
      .map((user) => ({ id: user.id, name: nameOfUser(user.id, store) ?? '' }))
    if (mentions.some((each) => !team.some((user) => user.id === each)))
      throw invalid('mentions', 'There is no such person.')
    const note = {
      id: store.nextId('conversation_notes'),
      business_id: businessId,
      conversation_id: row.id,
      author_id: actor.user_id,
      body,
      mentions: [...new Set([...mentions, ...mentionsIn(body, team)])].slice(0, MOST_MENTIONS),
      created_at: store.now(),
    }
    return [
      noteFacts.created(note, 'conversation_note.written', { actor: byUser(actor), note: `Internal note: ${body}` }),
    ]
  },
  answer: ({ row }) => row().id,
})

/** Throws Refusal 422 when the line is not of that address. */
const checkWrittenBy = (address: string, message: Message): void => {
  const isTheirs = message.direction === 'inbound' && storedAddress(channelOf(message), message.from_number) === address
  if (!isTheirs) throw invalid('message', 'Choose a message from this number or address.')
}

export const recordingConsent = command('consent_entries', {
  may: { rule: maySendMessages, participle: 'recorded', what: 'consent' },
  facts({ args, ...requester }: Sent<RecordConsentArgs>, store) {
    const { actor, businessId } = requester
    const { address, message, ...consent } = readBy(consentInput, args.consent)
    const stored = storedAddress(consent.channel, address)
    if (message !== null) checkWrittenBy(stored, recordOf('messages', String(message), requester, store))
    const entry: ConsentEntry = {
      ...consent,
      id: store.nextId('consent_entries'),
      business_id: businessId,
      address: stored,
      client_id: partyAt(businessId, consent.channel, stored, store).client_id,
      source: message === null ? 'staff' : 'free_text',
      message_id: message,
      user_id: actor.user_id,
      created_at: store.now(),
    }
    const what = `${consent.purpose === 'marketing' ? 'marketing' : 'messages'} at ${displayAddress(stored)}`
    const note = `${consent.action === 'granted' ? 'Agreed to' : 'Opted out of'} ${what}: “${consent.wording}”`
    return [consentFacts.created(entry, `consent.${consent.action}`, { actor: byUser(actor), note })]
  },
  answer: ({ row }) => row().id,
})

export const markingEmail = command('messages', {
  id: ({ args }: Sent<MarkEmailArgs>) => args.id,
  may: { rule: maySendMessages, participle: 'changed' },
  facts({ args, actor }, _store, message) {
    if (message.communication_type !== 'email') throw new Refusal(409, 'Only emails can be starred or archived.')
    const patch = { starred: args.starred ?? message.starred, archived: args.archived ?? message.archived }
    const notes = [
      patch.starred !== message.starred && (patch.starred ? 'Starred' : 'Star removed'),
      patch.archived !== message.archived && (patch.archived ? 'Archived' : 'Moved to the inbox'),
    ].filter((note) => note !== false)
    const note = notes.join(', ')
    return note === '' ? [] : [messageFacts.changed(message, MESSAGE_MARKED, { actor: byUser(actor), note, patch })]
  },
  answer: ({ record }) => record().id,
})

const NOUNS = { jobs: 'Job', estimates: 'Estimate', conversation_notes: 'Note' } as const

export const linkingMessage = command('message_links', {
  of: 'messages',
  id: ({ args }: Sent<LinkMessageArgs>) => args.message,
  may: { rule: maySendMessages, participle: 'linked', what: 'messages' },
  facts({ args: { table, record }, ...requester }, store, message) {
    const { businessId, actor } = requester
    const row = store.find(table, record)
    if (row?.business_id !== businessId) throw new Refusal(404, `${NOUNS[table]} not found`)
    const links = store.naming('message_links', 'message_id', message.id)
    if (links.some((link) => link.table === table && link.record_id === record)) return []
    const link = {
      id: store.nextId('message_links'),
      business_id: businessId,
      message_id: message.id,
      table,
      record_id: record,
    }
    const note = `${NOUNS[table]} made from this message`
    return [messageLinkFacts.created(link, 'message_link.made', { actor: byUser(actor), note })]
  },
  answer: ({ record }) => record().id,
})
