import { describe, expect, it } from 'vitest'
import type { ConversationCore, SentMessage } from '@/domain/messaging/views'
import type { Actor } from '@/domain/permissions/actor'
import { done, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { outgoingText } from '../../../tests/fixtures/messages'
import { actor, employee } from '../../../tests/fixtures/records'
import type { ConversationContext } from './context'
import { conversationMachine } from './machine'
import { commandUnderWay, failureOf } from './selectors'

const AT = 1_795_018_500_000
const busy = { message: 'The server is busy. Please try again.', status: 503, details: null }
const newer = { message: 'Sam answered in the meantime.', status: 409, details: null }

const conversation = (patch: Partial<ConversationCore> = {}): ConversationCore => ({
  id: 5,
  status: 'waiting_on_us',
  snoozed_until: null,
  waiting_since: AT,
  assigned_to: null,
  last_message_id: 40,
  ...patch,
})

const message = outgoingText({ seen: 40 })
const sent: SentMessage = { id: 41, conversation_id: 5, send_at: AT + 10_000, reason: null }

const tell = (context: ConversationContext) => ({
  status: context.conversation.status,
  assigned: context.conversation.assigned_to,
  sent: context.sent,
  underWay: commandUnderWay({ context }),
  failure: failureOf({ context }),
})
const settled = { status: 'waiting_on_us', assigned: null, sent: null, underWay: null, failure: null, calls: [] }

const lifeOf = (patch: Partial<ConversationCore> = {}, who: Actor = actor()) =>
  storyOf(conversationMachine, { input: { actor: who, conversation: conversation(patch) }, tell })

const send = { type: 'conversation.send', id: 'k1', message } as const
const close = { type: 'conversation.close', id: 'k2' } as const

it('starts in the status that it has', async () => {
  expect(await lifeOf({ status: 'snoozed' }).when()).toEqual({ ...settled, state: 'snoozed', status: 'snoozed' })
})

describe('a message', () => {
  const call = { service: 'sendMessage', input: { key: 'k1', conversation_id: 5, message } }

  it('is sent under the key of its intent, and waits on the client once it is answered', async () => {
    expect(await lifeOf().when(send)).toEqual({ ...settled, state: 'sending', underWay: 'send', calls: [call] })
    const answer = { conversation: conversation({ status: 'waiting_on_client', waiting_since: null }), sent }
    expect(await lifeOf().after(send).when(done('sendMessage', answer))).toEqual({
      ...settled,
      state: 'waiting_on_client',
      status: 'waiting_on_client',
      sent,
    })
  })

  it('that is refused is kept as it was typed, and retried under its key', async () => {
    const refused = lifeOf().after(send, failed('sendMessage', newer))
    expect(await refused.when()).toEqual({
      ...settled,
      state: 'waiting_on_us',
      failure: { command: 'send', failure: newer },
    })
    expect(await refused.when({ type: 'conversation.retry' })).toEqual({
      ...settled,
      state: 'sending',
      underWay: 'send',
      calls: [call],
    })
    expect(await refused.when({ type: 'conversation.dismiss' })).toEqual({ ...settled, state: 'waiting_on_us' })
  })

  it('that is refused is still there when news of the conversation comes', async () => {
    const refused = lifeOf().after(send, failed('sendMessage', newer))
    const news = conversation({ last_message_id: 42, assigned_to: 3 })
    expect(await refused.when({ type: 'conversation.changed', conversation: news })).toEqual({
      ...settled,
      state: 'waiting_on_us',
      assigned: 3,
      failure: { command: 'send', failure: newer },
    })
  })

  it('is taken back, or sent again, by its id', async () => {
    const [takenBack, again] = await Promise.all([
      lifeOf().when({ type: 'conversation.take_back', id: 'k3', message_id: 41 }),
      lifeOf().when({ type: 'conversation.retry_message', id: 'k4', message_id: 41 }),
    ])
    expect([takenBack.calls, again.calls]).toEqual([
      [{ service: 'takeBackMessage', input: { key: 'k3', conversation_id: 5, message_id: 41 } }],
      [{ service: 'retryMessage', input: { key: 'k4', conversation_id: 5, message_id: 41 } }],
    ])
  })

  it('is written only by those who may', async () => {
    const technician = employee('field_technician', { permissions: ['communications.view'] })
    expect(await lifeOf({}, technician).when(send)).toEqual({ ...settled, state: 'waiting_on_us' })
  })
})

describe('a conversation', () => {
  const call = (command: string, until: number | null) => ({
    service: 'changeConversation',
    input: { key: 'k2', conversation_id: 5, command, until },
  })

  it('is closed, snoozed until a moment, and opened again', async () => {
    const calls = await Promise.all([
      lifeOf().when(close),
      lifeOf().when({ type: 'conversation.snooze', id: 'k2', until: AT }),
      lifeOf({ status: 'done' }).when({ type: 'conversation.reopen', id: 'k2' }),
    ])
    expect(calls.map(({ state, calls: [first] }) => ({ state, first }))).toEqual([
      { state: 'closing', first: call('close', null) },
      { state: 'snoozing', first: call('snooze', AT) },
      { state: 'reopening', first: call('reopen', null) },
    ])
  })

  it('is taken by someone, and given back', async () => {
    const { calls } = await lifeOf().when({ type: 'conversation.assign', id: 'k2', user: null, was: 4 })
    expect(calls).toEqual([
      { service: 'assignConversation', input: { key: 'k2', conversation_id: 5, user: null, was: 4 } },
    ])
    const assigned = lifeOf().after({ type: 'conversation.assign', id: 'k2', user: 3, was: null })
    expect(await assigned.when(done('assignConversation', { conversation: conversation({ assigned_to: 3 }) }))).toEqual(
      {
        ...settled,
        state: 'waiting_on_us',
        assigned: 3,
      },
    )
  })

  it('that could not be closed says why, until it is closed elsewhere', async () => {
    const refused = lifeOf().after(close, failed('changeConversation', busy))
    expect((await refused.when()).failure).toEqual({ command: 'close', failure: busy })
    expect(
      await refused.when({ type: 'conversation.changed', conversation: conversation({ status: 'done' }) }),
    ).toEqual({ ...settled, state: 'done', status: 'done' })
  })
})
