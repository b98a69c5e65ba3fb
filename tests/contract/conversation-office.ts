import type { ConversationThreadQuery, MessageInput } from '@/contract/graphql/generated/communications'
import {
  ChangeConversationDocument,
  ConversationsDocument,
  ConversationThreadDocument,
  RetryMessageDocument,
  SendMessageDocument,
  TakeBackMessageDocument,
} from '@/contract/graphql/generated/communications'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { createRole, updateUserRoles } from '@/contract/permissions'
import { demoUser } from '@/domain/demo/demo'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { handsetOffice, MAIN_LINE } from './handset-office'
import { type Person, signIn } from './office'
import { ROLE_DRAFT } from './permission-cases'

const TEXT: MessageInput = {
  conversation: null,
  client: null,
  channel: 'sms',
  from: MAIN_LINE,
  to: '',
  subject: '',
  body: 'We come at nine.',
  is_html: false,
  attachments: [],
  purpose: 'informational',
  template: null,
  in_reply_to: null,
  send_at: null,
  seen: null,
  then_close: false,
}

/** A little more than the time in which a message can be taken back. */
const LEFT = 11_000
const REPORTED = 15_000

/** An office that writes to clients, who answer. */
export const conversationOffice = () => {
  const office = handsetOffice()
  let count = 0
  const newKey = () => {
    count += 1
    return `office-${count}`
  }
  const ask = (patch: Partial<MessageInput>, key: string, person: Person) =>
    askGraphql(office.server, person, SendMessageDocument, { message: { ...TEXT, ...patch }, key })
  const thread = async (id: number, person = office.owner): Promise<ConversationThreadQuery['conversationThread']> =>
    dataOf(await askGraphql(office.server, person, ConversationThreadDocument, { id, first: 100, before: null }))
      .conversationThread
  const list = async (person = office.owner) =>
    dataOf(await askGraphql(office.server, person, ConversationsDocument, {})).conversations

  return Object.assign(office, {
    newKey,
    list,
    /** The technician, with another role. */
    async colleague(...permissions: ('communications.view' | 'communications.send' | 'communications.manage')[]) {
      const { email } = demoUser('tech')
      const { users } = (await office.server.state()).tables
      const userId = users.find((user) => user.email === email)?.id ?? 0
      const body = { ...ROLE_DRAFT, name: newKey(), permissions: [...permissions], business_id: 1 }
      const { role } = await office.owner.ask(createRole, { body })
      await office.owner.ask(updateUserRoles, { params: { businessId: 1, userId }, body: { role_ids: [role.id] } })
      return Object.assign(await signIn(office.server, email), { userId })
    },
    thread,
    send: async (patch: Partial<MessageInput>, person = office.owner, key = newKey()) =>
      dataOf(await ask(patch, key, person)).sendMessage,
    notSent: async (patch: Partial<MessageInput>, person = office.owner) =>
      refusalOf(await ask(patch, newKey(), person)),
    takeBack: async (id: number) =>
      refusalOf(await askGraphql(office.server, office.owner, TakeBackMessageDocument, { id, key: newKey() })),
    retry: async (id: number) =>
      refusalOf(await askGraphql(office.server, office.owner, RetryMessageDocument, { id, key: newKey() })),
    change: async (id: number, command: 'close' | 'reopen' | 'snooze', until: number | null = null) =>
      askGraphql(office.server, office.owner, ChangeConversationDocument, { id, command, until, key: newKey() }),
    undo: async (request: string, person = office.owner) =>
      refusalOf(await askGraphql(office.server, person, UndoRequestDocument, { request, key: newKey() })),
    /** For example `we: We come at nine. (queued)`. */
    async lines(id: number) {
      return (await thread(id)).lines.map(({ message, note }) =>
        message
          ? `${message.direction === 'outbound' ? 'we' : 'they'}: ${message.body} (${message.status})`
          : `note: ${note?.body}`,
      )
    },
    async message(id: number) {
      await list()
      const message = (await office.rows()).messages.find((each) => each.id === id)
      if (!message) throw new Error(`There is no message ${id}`)
      return message
    },
    leave: () => office.clock.advance(LEFT),
    arrive: () => office.clock.advance(REPORTED),
  })
}
