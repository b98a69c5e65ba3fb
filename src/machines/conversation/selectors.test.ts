import { expect, it } from 'vitest'
import { outgoingText } from '../../../tests/fixtures/messages'
import { actor } from '../../../tests/fixtures/records'
import type { ConversationContext, ConversationIntent } from './context'
import { presumed, unsentMessages } from './selectors'

const AT = 1_795_018_500_000
const busy = { message: 'The server is busy. Please try again.', status: 503, details: null }

const message = (body: string) => outgoingText({ body })

const contextOf = (intent: ConversationIntent | null, failure: ConversationContext['failure'] = null) => ({
  context: {
    actor: actor(),
    conversation: {
      id: 5,
      status: 'waiting_on_us' as const,
      snoozed_until: null,
      waiting_since: AT,
      assigned_to: null,
      last_message_id: null,
    },
    sent: null,
    intent,
    failure,
  },
})

const EMPTY = { underWay: null, waiting: [], refused: [] }
const first: ConversationIntent = { command: 'send', key: 'k1', message: message('One'), askedAt: AT }
const entry = (key: string, body: string) => ({
  event: { type: 'conversation.send', id: key, message: message(body) },
  at: AT,
})

it('a message whose call runs is being sent; one that was refused waits with the reason', () => {
  const line = { key: 'k1', message: message('One'), at: AT }
  expect([
    unsentMessages(contextOf(first), EMPTY),
    unsentMessages(contextOf(first, busy), EMPTY),
    unsentMessages(contextOf({ command: 'close', key: 'k2' }), EMPTY),
    unsentMessages(contextOf(null), EMPTY),
  ]).toEqual([[{ ...line, state: 'sending', failure: null }], [{ ...line, state: 'refused', failure: busy }], [], []])
})

it('those behind it wait, oldest first, each listed once', () => {
  const outbox = { ...EMPTY, underWay: entry('k1', 'One'), waiting: [entry('k2', 'Two'), entry('k3', 'Three')] }
  const unsent = unsentMessages(contextOf(first), outbox)
  expect(unsent.map(({ key, state }) => [key, state])).toEqual([
    ['k1', 'waiting'],
    ['k2', 'waiting'],
    ['k3', 'waiting'],
  ])
})

it('what is refused comes first, and what the conversation no longer takes says so', () => {
  const outbox = {
    ...EMPTY,
    waiting: [entry('k3', 'Three')],
    refused: [
      { ...entry('k1', 'One'), failure: busy },
      { ...entry('k2', 'Two'), failure: null },
    ],
  }
  const unsent = unsentMessages(contextOf(first, busy), outbox)
  expect(unsent.map(({ key, state, failure }) => [key, state, failure?.message ?? null])).toEqual([
    ['k1', 'refused', 'The server is busy. Please try again.'],
    ['k2', 'refused', 'The conversation has changed in the meantime, so this can’t be sent.'],
    ['k3', 'waiting', null],
  ])
})

it('other commands that wait are no messages', () => {
  const outbox = { ...EMPTY, waiting: [{ event: { type: 'conversation.close', id: 'k2' }, at: AT }] }
  expect(unsentMessages(contextOf(null), outbox)).toEqual([])
})

it('what waits behind a command is judged by where the command leads', () => {
  const after = (intent: ConversationIntent | null) => presumed(contextOf(intent))?.conversation.status ?? null
  const closing = { ...message('One'), then_close: true }
  expect([
    after(null),
    after({ command: 'close', key: 'k1' }),
    after({ command: 'snooze', key: 'k1', until: AT }),
    after({ command: 'assign', key: 'k1', user: 3, was: null }),
    after(first),
    after({ command: 'send', key: 'k1', message: closing }),
    after({ command: 'take_back', key: 'k1', message_id: 4 }),
  ]).toEqual([null, 'done', 'snoozed', 'waiting_on_us', 'waiting_on_us', 'done', 'waiting_on_us'])
})
