import { describe, expect, test } from 'vitest'
import { createClient } from '@/contract/clients'
import {
  AddConversationNoteDocument,
  type BulkMessageInput,
  ReadConversationDocument,
  SendBulkMessageDocument,
  UnreadConversationDocument,
} from '@/contract/graphql/generated/communications'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { UnreadConversationsDocument } from '@/contract/graphql/generated/unread-conversations'
import { CLIENT_DRAFT } from './client-cases'
import { conversationOffice } from './conversation-office'
import { askGraphql, dataOf } from './graphql-office'
import { type Person, signIn } from './office'

const office = conversationOffice()

const STRANGER = '+15125550777'

const begun = async (): Promise<number> => {
  await office.text(STRANGER, 'Hello?')
  return (await office.conversationOf(STRANGER))?.id ?? 0
}

const unreadOf = async (person: Person) =>
  dataOf(await askGraphql(office.server, person, UnreadConversationsDocument, {})).unreadConversations

describe('what is unread', () => {
  test('is counted for each person, and leaves no trace in the history', async () => {
    const colleague = await office.colleague('communications.view', 'communications.send')
    const before = [await unreadOf(office.owner), await unreadOf(colleague)] as const
    const more = async () => [(await unreadOf(office.owner)) - before[0], (await unreadOf(colleague)) - before[1]]
    const id = await begun()
    await office.text(STRANGER, 'Are you there?')
    expect(await more()).toEqual([1, 1])
    const { last_message_id: message } = (await office.thread(id)).conversation
    const read = { id, message: message ?? 0, key: 'read' }
    dataOf(await askGraphql(office.server, office.owner, ReadConversationDocument, read))
    expect(await more()).toEqual([0, 1])
    expect((await office.thread(id, colleague)).conversation).toMatchObject({ unread: 2, team_unread: 0 })
    const history = { stream: `conversation/${id}`, first: 50, before: null }
    expect(dataOf(await askGraphql(office.server, office.owner, HistoryDocument, history)).history.facts).toEqual([])
    dataOf(await askGraphql(office.server, office.owner, UnreadConversationDocument, { id, key: 'unread' }))
    expect(await more()).toEqual([1, 1])
    expect((await office.thread(id)).conversation.unread).toBe(1)
  })

  test('stays read when a tab that shows an older line says so later', async () => {
    const id = await begun()
    const first = (await office.thread(id)).conversation.last_message_id ?? 0
    await office.text(STRANGER, 'Are you there?')
    const second = (await office.thread(id)).conversation.last_message_id ?? 0
    for (const message of [second, first])
      dataOf(
        await askGraphql(office.server, office.owner, ReadConversationDocument, { id, message, key: `${message}` }),
      )
    expect((await office.thread(id)).conversation.unread).toBe(0)
  })

  test('is not read by a message to several clients', async () => {
    const { client } = await office.owner.ask(createClient, { body: { ...CLIENT_DRAFT, phone: STRANGER } })
    const id = await begun()
    const bulk: BulkMessageInput = {
      ...{ clients: [client.id], from: '', subject: '', body: 'Rain today', template: null, send_at: null },
      channel: 'sms',
      purpose: 'informational',
    }
    dataOf(await askGraphql(office.server, office.owner, SendBulkMessageDocument, { bulk, key: 'bulk' }))
    const colleague = await office.colleague('communications.view', 'communications.send')
    expect((await office.thread(id, colleague)).conversation.unread).toBe(1)
  })
})

describe('a mention in a note', () => {
  test('is unread to the one it names, until they read the conversation', async () => {
    const id = await begun()
    const omar = await signIn(office.server, 'billing@greenvalley.demo')
    const shown = async (person: Person) => {
      const row = (await office.list(person)).find((each) => each.id === id)
      return [row?.unread, row?.mentioned]
    }
    const read = async () => {
      const message = (await office.thread(id)).conversation.last_message_id ?? 0
      dataOf(await askGraphql(office.server, omar, ReadConversationDocument, { id, message, key: office.newKey() }))
    }
    await read()
    expect(await shown(omar)).toEqual([0, false])
    const before = await unreadOf(omar)
    const note = { conversation: id, body: '@Omar Haddad, what does she owe?', mentions: [], key: office.newKey() }
    dataOf(await askGraphql(office.server, office.owner, AddConversationNoteDocument, note))
    expect([await shown(omar), await unreadOf(omar)]).toEqual([[1, true], before + 1])
    expect((await shown(office.owner))[1]).toBe(false)
    await read()
    expect([await shown(omar), await unreadOf(omar)]).toEqual([[0, false], before])
  })
})
