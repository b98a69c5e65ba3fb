import { fullName } from '@/domain/account/user'
import { withoutTokens } from '@/domain/client-page/client-link'
import { mailsOfThread } from '@/domain/messaging/email-thread'
import type { Message } from '@/domain/messaging/message'
import { maySeeMessages } from '@/domain/messaging/permissions'
import { readableBody } from '@/domain/messaging/preview'
import { EMAIL_FOLDERS, type EmailFolder } from '@/domain/messaging/views'
import { actorFrom } from '@/domain/permissions/actor'
import { base64From } from '@/domain/text/base64'
import { userFrom } from '../accounts/session'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { invalid, permitReading, Refusal, recordOf } from '../core/write/refusal'
import { contentOf } from '../core/write/sent-contents'
import type { ResolversFor } from '../graphql/asking'
import { conversationOfClient, emailOf, phoneOf } from './conversation-find'
import { nameOfConversation } from './conversation-tables'
import { cardOf, conversationLister, shownLine, threadAddresses } from './conversation-view'
import { draftOf } from './drafts'
import { checkListed, linesIn, listedConversations, listedMessages, messagesIn, newestFirst } from './message-lines'
import { nameOfUser, shownMessage } from './message-view'
import { storedAddress } from './sending-context'
import { silentWorkOf } from './silent-work'

const LONGEST_PAGE = 500
const MOST_HITS = 100
const LONGEST_SEARCH = 200
/** Characters on either side of the first match. */
const AROUND = 60

const permitMessages = ({ actor }: Requester, store: Store) =>
  permitReading('conversations', maySeeMessages(actor), store)

/** Throws Refusal 422. */
const checkFirst = (first: number): void => {
  if (first < 1 || first > LONGEST_PAGE) throw invalid('first', `A page has 1 to ${LONGEST_PAGE} lines.`)
}

const wordsOf = (message: Message): string =>
  (message.subject === '' ? '' : `${message.subject}: `) + withoutTokens(readableBody(message))

const FOLDERS: Record<EmailFolder, (message: Message) => boolean> = {
  inbox: ({ direction, archived }) => direction === 'inbound' && !archived,
  sent: ({ direction, archived }) => direction === 'outbound' && !archived,
  starred: ({ starred }) => starred,
  archived: ({ archived }) => archived,
}

const isFolder = (name: string): name is EmailFolder => EMAIL_FOLDERS.some((folder) => folder === name)

const isFound = (message: Message, words: string): boolean =>
  words === '' ||
  [message.from_number, message.to_number, wordsOf(message)].some((text) => text.toLowerCase().includes(words))

const isBefore = (message: Message, edge: Message | undefined): boolean =>
  edge === undefined || newestFirst(edge, message) < 0

const excerptOf = (text: string, words: string): string => {
  const at = text.toLowerCase().indexOf(words)
  const start = Math.max(0, at - AROUND)
  const end = at + words.length + AROUND
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

type Fields =
  | 'conversations'
  | 'conversationThread'
  | 'emails'
  | 'emailThread'
  | 'messageSearch'
  | 'silentWork'
  | 'messageRecipients'
  | 'messageColleagues'
  | 'messageDraft'
  | 'messageAttachment'
  | 'consentLedger'

export const conversationResolvers: ResolversFor<Fields> = {
  conversations(_args, { store, ...requester }) {
    permitMessages(requester, store)
    return listedConversations(requester.businessId, store)
      .toSorted((a, b) => b.last_at - a.last_at || b.id - a.id)
      .map(conversationLister(requester.actor, store))
  },

  conversationThread({ id, first, before }, { store, ...requester }) {
    permitMessages(requester, store)
    checkFirst(first)
    const row = recordOf('conversations', String(id), requester, store)
    const { lines, hasEarlier } = linesIn(row.id, { first, before: before ?? null }, store)
    return {
      conversation: conversationLister(requester.actor, store)(row),
      lines: lines.map((line) => shownLine(line, requester.actor, store)),
      has_earlier: hasEarlier,
      addresses: threadAddresses(row, store),
      card: cardOf(row, requester.actor, store),
    }
  },

  emails({ folder, search, first, before }, { store, ...requester }) {
    permitMessages(requester, store)
    checkFirst(first)
    if (!isFolder(folder)) throw invalid('folder', 'There is no such folder.')
    const words = search.trim().toLowerCase()
    const edge = before === null || before === undefined ? undefined : store.find('messages', before)
    const found = listedMessages(requester.businessId, store)
      .filter(
        (message) =>
          message.communication_type === 'email' &&
          FOLDERS[folder](message) &&
          isBefore(message, edge) &&
          isFound(message, words),
      )
      .toSorted(newestFirst)
    return {
      emails: found.slice(0, first).map((message) => shownMessage(message, requester.actor, store)),
      has_more: found.length > first,
    }
  },

  emailThread({ id }, { store, ...requester }) {
    permitMessages(requester, store)
    const message = recordOf('messages', String(id), requester, store)
    checkListed(message)
    const mails = messagesIn(message.conversation_id, store).filter(
      ({ communication_type }) => communication_type === 'email',
    )
    return mailsOfThread(message, mails).map((mail) => shownMessage(mail, requester.actor, store))
  },

  messageSearch({ text, conversation }, { store, ...requester }) {
    permitMessages(requester, store)
    if (text.length > LONGEST_SEARCH) throw invalid('text', `Use ${LONGEST_SEARCH} characters or fewer.`)
    const words = text.trim().toLowerCase()
    if (words === '') return []
    const own = conversation === null || conversation === undefined ? null : conversation
    if (own !== null) recordOf('conversations', String(own), requester, store)
    return listedMessages(requester.businessId, store)
      .filter((message) => own === null || message.conversation_id === own)
      .filter((message) => wordsOf(message).toLowerCase().includes(words))
      .toSorted(newestFirst)
      .slice(0, MOST_HITS)
      .flatMap((message) => {
        const row = store.find('conversations', message.conversation_id)
        if (!row) return []
        return [
          {
            message_id: message.id,
            conversation_id: row.id,
            name: nameOfConversation(row, store),
            at: message.created_at,
            communication_type: message.communication_type,
            excerpt: excerptOf(wordsOf(message), words),
          },
        ]
      })
  },

  silentWork(_args, { store, ...requester }) {
    permitMessages(requester, store)
    return silentWorkOf(requester.actor, store)
  },

  messageRecipients(_args, { store, ...requester }) {
    permitMessages(requester, store)
    return store
      .naming('clients', 'business_id', requester.businessId)
      .map((client) => ({
        client_id: client.id,
        name: fullName(client),
        phone: phoneOf(client) ?? '',
        email: emailOf(client),
        conversation_id: conversationOfClient(client.id, store)?.id ?? null,
      }))
      .filter(({ phone, email }) => phone !== '' || email !== '')
      .sort((a, b) => a.name.localeCompare(b.name))
  },

  messageColleagues(_args, { store, ...requester }) {
    permitMessages(requester, store)
    return store
      .naming('users', 'business_id', requester.businessId)
      .filter((user) => user.is_active && maySeeMessages(actorFrom(userFrom(user, store))))
      .map((user) => ({ id: user.id, name: fullName(user) }))
      .sort((a, b) => a.name.localeCompare(b.name))
  },

  messageDraft({ conversation }, { store, ...requester }) {
    permitMessages(requester, store)
    const { id } = recordOf('conversations', String(conversation), requester, store)
    const draft = draftOf({ conversation: id, user: requester.actor.user_id }, store)
    if (!draft) return null
    const { conversation_id, channel, subject, body, version, saved_at } = draft
    return { conversation_id, channel, subject, body, version, saved_at }
  },

  async messageAttachment({ message, attachment }, { store, ...requester }) {
    permitMessages(requester, store)
    const { attachments } = recordOf('messages', String(message), requester, store)
    const file = attachments.find(({ id }) => id === attachment)
    if (!file) throw new Refusal(404, 'File not found')
    const { content } = await contentOf(file.id, store)
    return { type: file.type, data: base64From(content) }
  },

  consentLedger({ address }, { store, ...requester }) {
    permitMessages(requester, store)
    const stored = storedAddress(address.includes('@') ? 'email' : 'sms', address)
    return store
      .naming('consent_entries', 'business_id', requester.businessId)
      .filter((entry) => entry.address === stored)
      .toReversed()
      .map(({ user_id, business_id: _, client_id: __, ...entry }) => ({
        ...entry,
        user_name: nameOfUser(user_id, store),
      }))
  },
}
