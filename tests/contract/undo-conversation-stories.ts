import { deleteClient } from '@/contract/clients'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import {
  AddConversationNoteDocument,
  AssignConversationDocument,
  ChangeConversationDocument,
  LinkConversationDocument,
  LinkMessageDocument,
  MarkEmailDocument,
  type MessageInput,
  RecordConsentDocument,
  SaveMessageDraftDocument,
  SendMessageDocument,
  TakeBackMessageDocument,
} from '@/contract/graphql/generated/communications'
import type { MockServer } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, dataOf } from './graphql-office'
import { MAIN_LINE } from './handset-office'
import type { Person } from './office'
import { add, businessId, type Story } from './undo-stories'

const TEXT = {
  ...{ conversation: null, client: null, channel: 'sms', from: MAIN_LINE, to: '', subject: '', body: 'At nine' },
  ...{ is_html: false, attachments: [], purpose: 'informational', template: null, in_reply_to: null },
  ...{ send_at: null, seen: null, then_close: false },
} as const satisfies MessageInput

const send = async (server: MockServer, owner: Person, message: Partial<MessageInput>, key: string) =>
  dataOf(await askGraphql(server, owner, SendMessageDocument, { message: { ...TEXT, ...message }, key })).sendMessage

const note = async (server: MockServer, owner: Person, conversation: number, key: string) =>
  dataOf(await askGraphql(server, owner, AddConversationNoteDocument, { conversation, body: 'Ask', mentions: [], key }))

export const CONVERSATION_STORIES: Readonly<Record<string, Story>> = {
  'a message is written, another is taken back, and the conversation passes through hands': async (owner, server) => {
    const { id, conversation_id } = await send(server, owner, { to: '+15125550777' }, 'first')
    const second = await send(server, owner, { conversation: conversation_id, to: '+15125550777' }, 'second')
    dataOf(await askGraphql(server, owner, TakeBackMessageDocument, { id: second.id, key: 'back' }))
    const draft = { conversation: conversation_id, channel: 'sms', subject: '', body: 'At ten', version: 1 } as const
    dataOf(await askGraphql(server, owner, SaveMessageDraftDocument, { draft, key: 'draft' }))
    await note(server, owner, conversation_id, 'note')
    const link = { message: id, table: 'jobs', record: 1, key: 'link' } as const
    dataOf(await askGraphql(server, owner, LinkMessageDocument, link))
    dataOf(await askGraphql(server, owner, AssignConversationDocument, { id: conversation_id, user: 1, key: 'take' }))
    const close = { id: conversation_id, command: 'close', until: null, key: 'close' } as const
    dataOf(await askGraphql(server, owner, ChangeConversationDocument, close))
  },
  'an email is starred, and what its reader agreed to is recorded': async (owner, server) => {
    const to = 'ann@nowhere.example'
    const mail = { channel: 'email', from: '', to, subject: 'Friday' } as const
    const { id } = await send(server, owner, mail, 'mail')
    dataOf(await askGraphql(server, owner, MarkEmailDocument, { id, starred: true, archived: null, key: 'star' }))
    const consent = { address: to, channel: 'email', purpose: 'marketing', action: 'granted' } as const
    const statement = { ...consent, wording: 'Signed' }
    dataOf(await askGraphql(server, owner, RecordConsentDocument, { consent: statement, key: 'consent' }))
  },
  'someone unidentified becomes a client with whom there was talk': async (owner, server) => {
    const client = await add(owner, { phone: '512-555-0701' })
    const own = await send(server, owner, { client: client.id }, 'own')
    const other = await send(server, owner, { to: '+15125550777' }, 'other')
    await note(server, owner, other.conversation_id, 'note')
    const consent = { address: '+15125550777', channel: 'sms', purpose: 'marketing', action: 'granted' } as const
    dataOf(
      await askGraphql(server, owner, RecordConsentDocument, {
        consent: { ...consent, wording: 'Signed' },
        key: 'consent',
      }),
    )
    const draft = { conversation: other.conversation_id, channel: 'sms', subject: '', body: 'At', version: 0 } as const
    dataOf(await askGraphql(server, owner, SaveMessageDraftDocument, { draft, key: 'draft' }))
    const link = { id: other.conversation_id, client: client.id, key: 'link' }
    dataOf(await askGraphql(server, owner, LinkConversationDocument, link))
    await note(server, owner, own.conversation_id, 'after')
  },
  'clients with whom there was talk are merged, and deleted': async (owner, server) => {
    const keep = await add(owner, { phone: '512-555-0701' })
    const merge = await add(owner, { ...CLIENT_DRAFT, last_name: 'Sand', phone: '512-555-0702' })
    await send(server, owner, { client: keep.id }, 'keep')
    await send(server, owner, { client: merge.id }, 'merge')
    const merging = { keep: keep.id, merge: merge.id, takes: [], key: 'merging' }
    dataOf(await askGraphql(server, owner, MergeClientsDocument, merging))
    await owner.ask(deleteClient, { params: { businessId, clientId: keep.id } })
  },
}
