import { describe, expect, test } from 'vitest'
import { MessageDraftDocument } from '@/contract/graphql/generated/communications'
import { conversationOffice } from './conversation-office'
import { askGraphql, dataOf } from './graphql-office'

const office = conversationOffice()

/** No client has it. */
const STRANGER = '+15125550777'
const UNREACHABLE = '+15125550190'
const ANN = 'ann@nowhere.example'
const HOUR = 3_600_000

const begun = async () => {
  await office.text(STRANGER, 'When do you come?')
  return (await office.conversationOf(STRANGER))?.id ?? 0
}

const turnOf = async (id: number) => {
  const { status, waiting_since } = (await office.thread(id)).conversation
  return { status, waiting_since }
}

const draftIn = async (conversation: number) =>
  dataOf(await askGraphql(office.server, office.owner, MessageDraftDocument, { conversation })).messageDraft

describe('an answer that is taken back', () => {
  test('reopens what “Send and done” closed, since the client waits', async () => {
    const conversation = await begun()
    const since = office.clock.now()
    office.clock.advance(1_000)
    for (const send_at of [null, office.clock.now() + HOUR]) {
      const { id } = await office.send({ conversation, to: STRANGER, send_at, then_close: true })
      expect(await turnOf(conversation)).toEqual({ status: 'done', waiting_since: null })
      expect(await office.takeBack(id)).toBe('answered')
      expect(await turnOf(conversation)).toEqual({ status: 'waiting_on_us', waiting_since: since })
    }
  })

  test('leaves done what a person closed', async () => {
    const conversation = await begun()
    await office.change(conversation, 'close')
    const { id } = await office.send({ conversation, to: STRANGER, send_at: office.clock.now() + HOUR })
    await office.takeBack(id)
    expect(await turnOf(conversation)).toEqual({ status: 'done', waiting_since: null })
  })

  test('counts from the newest question, since an older one was done without an answer', async () => {
    const conversation = await begun()
    await office.change(conversation, 'close')
    office.clock.advance(60_000)
    await office.text(STRANGER, 'And how much is it?')
    const since = office.clock.now()
    office.clock.advance(1_000)
    const { id } = await office.send({ conversation, to: STRANGER })
    await office.takeBack(id)
    expect(await turnOf(conversation)).toEqual({ status: 'waiting_on_us', waiting_since: since })
  })

  test('leaves the turn with us while the other answer is only scheduled', async () => {
    const conversation = await begun()
    const since = office.clock.now()
    await office.send({ conversation, to: STRANGER, send_at: since + HOUR })
    const { id } = await office.send({ conversation, to: STRANGER })
    await office.takeBack(id)
    expect(await turnOf(conversation)).toEqual({ status: 'waiting_on_us', waiting_since: since })
  })
})

test('what “Send and done” closed stays done when its text leaves later', async () => {
  const conversation = await begun()
  const { id } = await office.send({
    ...{ conversation, to: STRANGER, then_close: true },
    send_at: office.clock.now() + HOUR,
  })
  office.clock.advance(HOUR + 60_000)
  await office.signInAgain()
  await office.list()
  expect([(await office.message(id)).status, await turnOf(conversation)]).toEqual([
    'delivered',
    { status: 'done', waiting_since: null },
  ])
})

describe('a message that is sent again', () => {
  /** The business and the number are in the same zone. */
  const EVENING = 13 * HOUR

  test('at night goes out in the morning, and says so', async () => {
    const { id } = await office.send({ to: UNREACHABLE })
    office.arrive()
    await office.list()
    office.clock.advance(EVENING)
    await office.signInAgain()
    expect(await office.retry(id)).toBe('answered')
    const { status, send_at } = await office.message(id)
    expect({ status, isLater: (send_at ?? 0) > office.clock.now() + HOUR }).toEqual({
      status: 'scheduled',
      isLater: true,
    })
  })
})

describe('an email to several, with their names', () => {
  test('is in the conversation of the first, and has plain addresses', async () => {
    await office.mail(ANN, 'When?')
    const conversation = await office.conversationOf(ANN)
    const { id, conversation_id } = await office.send({
      ...{ channel: 'email', from: '', subject: 'Friday', to: 'Ann Lee <ann@nowhere.example>; ben@nowhere.example' },
    })
    expect([conversation_id, (await office.message(id)).to_number]).toEqual([
      conversation?.id,
      'ann@nowhere.example, ben@nowhere.example',
    ])
  })
})

test('scheduled emails of any length become one draft when the client writes first', async () => {
  await office.mail(ANN, 'When?')
  const conversation = (await office.conversationOf(ANN))?.id ?? 0
  for (const letter of ['a', 'b'])
    await office.send({
      ...{ conversation, channel: 'email', from: '', to: ANN, subject: 'Friday', body: letter.repeat(30_000) },
      send_at: office.clock.now() + HOUR,
    })
  await office.mail(ANN, 'Never mind')
  expect((await draftIn(conversation))?.body).toBe(`${'a'.repeat(30_000)}\n\n${'b'.repeat(19_998)}`)
})
