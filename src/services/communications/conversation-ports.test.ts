import { describe, expect, it } from 'vitest'
import type { ConversationCore, OutgoingMessage } from '@/domain/messaging/views'
import type { Failure } from '@/domain/record/failure'
import { outgoingText } from '../../../tests/fixtures/messages'
import type { GraphQL } from '../graphql/graphql'
import { createConversationPorts } from './conversation-ports'

const NOW = 1_795_018_500_000
const HOUR = 3_600_000

const conversation: ConversationCore = {
  id: 5,
  status: 'waiting_on_client',
  snoozed_until: null,
  waiting_since: null,
  assigned_to: null,
  last_message_id: 41,
}
const message = outgoingText({ conversation: null, seen: 40 })
const sent = { id: 41, conversation_id: 5, send_at: NOW + 10_000, reason: null }

const setUp = (refusal: Failure | null = null) => {
  const calls: unknown[] = []
  let changes = 0
  const answers = {
    sendMessage: sent,
    takeBackMessage: 41,
    retryMessage: 41,
    changeConversation: conversation,
    assignConversation: conversation,
  }
  const graphql: GraphQL = {
    async query(_, variables) {
      calls.push(['read', variables])
      return { conversationThread: { conversation } } as never
    },
    async mutate(_, variables) {
      calls.push(variables)
      if (refusal) throw refusal
      return answers as never
    },
  }
  const files = {
    filled: async (message: OutgoingMessage) => ({
      ...message,
      attachments: message.attachments.map((file) => ({ ...file, data: 'content' })),
    }),
    drop: async ({ attachments }: OutgoingMessage) => {
      if (attachments.length > 0) calls.push(['dropped', attachments.map(({ id }) => id)])
    },
  }
  const ports = createConversationPorts({ graphql, clock: { now: () => NOW }, files, onChange: () => changes++ })
  return { ports, calls, changes: () => changes }
}

const of = { key: 'k1', conversation_id: 5 }
const read = ['read', { id: 5, first: 1 }]

it('a message is sent in its conversation, which is read after it', async () => {
  const { ports, calls, changes } = setUp()
  expect(await ports.sendMessage({ ...of, message })).toEqual({ conversation, sent })
  expect([calls, changes()]).toEqual([[{ message: { ...message, conversation: 5 }, key: 'k1' }, read], 1])
})

it('a message is sent with its files, which leave this device then', async () => {
  const { ports, calls } = setUp()
  const file = { id: 'f1', name: 'gate.jpg', type: 'image/jpeg', data: '' }
  await ports.sendMessage({ ...of, message: { ...message, attachments: [file] } })
  const written = { ...message, conversation: 5, attachments: [{ ...file, data: 'content' }] }
  expect(calls).toEqual([{ message: written, key: 'k1' }, read, ['dropped', ['f1']]])
})

describe('a message that waited for the network', () => {
  it('is sent as long as its key is good', async () => {
    const { ports, calls } = setUp()
    await ports.sendMessage({ ...of, message, pressed_at: NOW - 22 * HOUR })
    expect(calls.at(-1)).toEqual(read)
  })

  it('is not sent a day later, since it might arrive twice', async () => {
    const { ports, calls } = setUp()
    await expect(ports.sendMessage({ ...of, message, pressed_at: NOW - 24 * HOUR })).rejects.toEqual({
      message:
        'No answer came, and it is too late to send this again. It may have been done: look before you do it again.',
      status: 409,
      details: null,
    })
    expect(calls).toEqual([])
  })
})

it('taking back and sending again name the message', async () => {
  const { ports, calls } = setUp()
  expect(await ports.takeBackMessage({ ...of, message_id: 41 })).toEqual({ conversation })
  expect(await ports.retryMessage({ ...of, message_id: 41 })).toEqual({ conversation })
  expect(calls).toEqual([{ id: 41, key: 'k1' }, read, { id: 41, key: 'k1' }, read])
})

it('a change of the conversation is answered with what it is then', async () => {
  const { ports, calls } = setUp()
  expect(await ports.changeConversation({ ...of, command: 'snooze', until: NOW })).toEqual({ conversation })
  expect(await ports.assignConversation({ ...of, user: null, was: 3 })).toEqual({ conversation })
  expect(calls).toEqual([
    { id: 5, command: 'snooze', until: NOW, key: 'k1' },
    { id: 5, user: null, was: 3, key: 'k1' },
  ])
})

it('loads again when someone was faster, and leaves the failure as it is', async () => {
  const newer = { message: 'Sam answered in the meantime.', status: 409, details: null }
  const busy = { message: 'Busy', status: 503, details: null }
  const [late, later] = [setUp(newer), setUp(busy)]
  await expect(late.ports.sendMessage({ ...of, message })).rejects.toEqual(newer)
  await expect(later.ports.sendMessage({ ...of, message })).rejects.toEqual(busy)
  expect([late.changes(), later.changes()]).toEqual([1, 0])
})
