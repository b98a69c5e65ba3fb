import { describe, expect, test } from 'vitest'
import { updateClient } from '@/contract/clients'
import {
  ChangeConversationDocument,
  ConversationsDocument,
  LinkConversationDocument,
  MessageAttachmentDocument,
  MessageDraftDocument,
  type MessageInput,
  RecordConsentDocument,
  SendMessageDocument,
} from '@/contract/graphql/generated/communications'
import { GREEN_PIXEL } from '../fixtures/photos'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { handsetOffice, MAIN_LINE, OFFICE_MAIL } from './handset-office'

const office = handsetOffice()

const STRANGER = '+15125550777'
const ANN = 'ann@nowhere.example'
const TAKE_BACK = 10_000
/** In ms: until the carrier reports a text as delivered. */
const REPORTED = 3_000
const HOUR = 3_600_000

const TEXT: MessageInput = {
  ...{ conversation: null, client: null, channel: 'sms', from: MAIN_LINE, to: STRANGER },
  ...{ subject: '', body: 'Hello', is_html: false, attachments: [], purpose: 'informational', template: null },
  ...{ in_reply_to: null, send_at: null, seen: null, then_close: false },
}

let keys = 0
const key = () => {
  keys += 1
  return `two-sides-${keys}`
}
const send = (patch: Partial<MessageInput>) =>
  askGraphql(office.server, office.owner, SendMessageDocument, { message: { ...TEXT, ...patch }, key: key() })
const sent = async (patch: Partial<MessageInput>) => dataOf(await send(patch)).sendMessage
const change = async (command: 'close' | 'snooze', until: number | null = null) => {
  const id = (await office.conversationOf(STRANGER))?.id ?? 0
  dataOf(await askGraphql(office.server, office.owner, ChangeConversationDocument, { id, command, until, key: key() }))
}
const bodiesOn = async (address: string) => (await office.on(address)).messages.map(({ body }) => body)

describe('the client’s phone', () => {
  test('shows a text of the office once it has left, and knows when the next one may arrive', async () => {
    await sent({ body: 'We are on our way' })
    expect(await office.on(STRANGER)).toEqual({ messages: [], due_at: office.clock.now() + TAKE_BACK })
    office.clock.advance(TAKE_BACK)
    const { messages, due_at } = await office.on(STRANGER)
    expect(messages.map(({ body, is_own, from, from_name }) => ({ body, is_own, from, from_name }))).toEqual([
      { body: 'We are on our way', is_own: false, from: MAIN_LINE, from_name: 'Green Valley Landscaping' },
    ])
    expect(due_at).toBe(office.clock.now() + REPORTED)
    office.clock.advance(REPORTED)
    expect((await office.on(STRANGER)).due_at).toBeNull()
    expect((await office.to(STRANGER)).map(({ status }) => status)).toEqual(['delivered'])
  })

  test('never shows what was canceled before it left', async () => {
    await sent({ body: 'We are on our way' })
    await office.text(STRANGER, 'STOP')
    office.clock.advance(TAKE_BACK)
    expect((await bodiesOn(STRANGER)).filter((body) => body === 'We are on our way')).toEqual([])
    const [message] = await office.to(STRANGER)
    expect(message).toMatchObject({ status: 'canceled', failure: 'opted_out' })
  })
})

describe('after STOP', () => {
  test('the office is refused with the reason, and after START it is not', async () => {
    await office.text(STRANGER, 'STOP. Thank you')
    expect(refusalOf(await send({}))).toBe(
      '409 Opted out on Nov 18, 2026 by texting “STOP. Thank you”. They can text START to hear from you again.',
    )
    await office.text(STRANGER, 'START')
    await sent({ body: 'Welcome back' })
    office.clock.advance(TAKE_BACK)
    expect((await bodiesOn(STRANGER)).at(-1)).toBe('Welcome back')
  })
})

describe('what the client writes', () => {
  test('wakes a snoozed conversation, and opens a closed one again', async () => {
    const since = office.clock.now()
    await office.text(STRANGER, 'Hello')
    await change('snooze', office.clock.now() + 24 * HOUR)
    office.clock.advance(HOUR)
    await office.text(STRANGER, 'Still there?')
    expect(await office.conversationOf(STRANGER)).toMatchObject({
      ...{ status: 'waiting_on_us', snoozed_until: null, waiting_since: since },
    })
    await office.signInAgain()
    await change('close')
    await office.text(STRANGER, 'One more thing')
    expect(await office.conversationOf(STRANGER)).toMatchObject({ status: 'waiting_on_us' })
  })

  test('turns what was scheduled to them into a draft of its author', async () => {
    await office.text(STRANGER, 'Hello')
    const conversation = (await office.conversationOf(STRANGER))?.id ?? 0
    const send_at = office.clock.now() + 2 * HOUR
    await sent({ conversation, body: 'Shall we come on Friday?', send_at })
    await sent({ conversation, body: 'Or on Monday?', send_at })
    await office.text(STRANGER, 'Friday suits me')
    const scheduled = (await office.to(STRANGER)).map(({ status, failure }) => ({ status, failure }))
    expect(scheduled).toEqual([
      { status: 'canceled', failure: 'client_wrote_first' },
      { status: 'canceled', failure: 'client_wrote_first' },
    ])
    const { messageDraft } = dataOf(
      await askGraphql(office.server, office.owner, MessageDraftDocument, { conversation }),
    )
    expect(messageDraft).toMatchObject({
      channel: 'sms',
      body: 'Shall we come on Friday?\n\nOr on Monday?',
      version: 1,
    })
    office.clock.advance(3 * HOUR)
    expect(await bodiesOn(STRANGER)).toEqual(['Hello', 'Friday suits me'])
  })

  test('from a number that two clients share is told as theirs, and belongs to neither', async () => {
    const [helen, other] = [1, 2]
    for (const clientId of [helen, other])
      await office.owner.ask(updateClient, { params: { businessId: 1, clientId }, body: { phone: '(512) 555-0777' } })
    await office.text(STRANGER, 'It is me')
    const conversation = await office.conversationOf(STRANGER)
    const { conversations } = dataOf(await askGraphql(office.server, office.owner, ConversationsDocument, {}))
    const shown = conversations.find(({ id }) => id === conversation?.id)
    expect(conversation).toMatchObject({ client_id: null, address: STRANGER })
    expect(shown?.shared_by.map(({ id }) => id)).toEqual([helen, other])
  })

  test('from an unknown number is the client’s once someone has said whose it is, and so is what follows', async () => {
    await office.text(STRANGER, 'It is Helen, from my work phone')
    const id = (await office.conversationOf(STRANGER))?.id ?? 0
    dataOf(await askGraphql(office.server, office.owner, LinkConversationDocument, { id, client: 1, key: key() }))
    await office.text(STRANGER, 'And one more thing')
    expect(await office.conversationOf(STRANGER)).toMatchObject({ client_id: 1 })
    expect((await office.from(STRANGER)).map(({ conversation_id }) => conversation_id)).toEqual([
      (await office.conversationOf(STRANGER))?.id,
      (await office.conversationOf(STRANGER))?.id,
    ])
  })

  test('can be opened by the office with its picture', async () => {
    const picture = { id: 'picture-9', name: 'gate.png', type: 'image/png', data: GREEN_PIXEL }
    await office.text(STRANGER, 'The gate', { attachments: [picture] })
    const [message] = await office.from(STRANGER)
    const { messageAttachment } = dataOf(
      await askGraphql(office.server, office.owner, MessageAttachmentDocument, {
        ...{ message: message?.id ?? 0, attachment: picture.id },
      }),
    )
    expect(messageAttachment).toEqual({ type: 'image/png', data: GREEN_PIXEL })
  })
})

describe('mail', () => {
  test('of a mailing says where to unsubscribe, which one press does', async () => {
    const consent = {
      address: ANN,
      channel: 'email',
      purpose: 'marketing',
      action: 'granted',
      wording: 'Yes, news',
    } as const
    dataOf(await askGraphql(office.server, office.owner, RecordConsentDocument, { consent, key: key() }))
    const mailing = { channel: 'email', from: '', to: ANN, subject: 'Spring', purpose: 'marketing' } as const
    await sent(mailing)
    office.clock.advance(TAKE_BACK)
    const [shown] = (await office.on(ANN)).messages
    const [, token = ''] = /\/unsubscribe\/(.+)$/.exec(shown?.unsubscribe ?? '') ?? []
    expect(shown?.body).toContain(shown?.unsubscribe)
    await office.server.fetch(`/communications/api/v1/unsubscribe/${token}`, { method: 'POST' })
    expect(refusalOf(await send(mailing))).toMatch(/^409 Refused marketing on Nov 18, 2026/)
  })

  test('and its answer are one thread, from either side and from another address', async () => {
    await sent({ channel: 'email', from: '', to: ANN, subject: 'Your hedges', body: 'Friday at nine?' })
    office.clock.advance(TAKE_BACK)
    const [shown] = (await office.on(ANN)).messages
    expect(shown).toMatchObject({ subject: 'Your hedges', from: OFFICE_MAIL, is_own: false, unsubscribe: '' })
    await office.mail('ann+garden@work.example', 'Fine', {
      ...{ subject: 'Re: Your hedges', in_reply_to: shown?.provider_id ?? '', thread_ids: shown?.provider_id ?? '' },
    })
    const [question] = await office.to(ANN)
    const [answer] = await office.from('ann+garden@work.example')
    expect(answer?.conversation_id).toBe(question?.conversation_id)
    await sent({
      channel: 'email',
      from: '',
      to: ANN,
      subject: 'Re: Your hedges',
      body: 'Good',
      in_reply_to: answer?.id,
    })
    const [, last] = await office.to(ANN)
    expect(last).toMatchObject({
      in_reply_to: answer?.provider_id,
      thread_ids: `${question?.provider_id} ${answer?.provider_id}`,
    })
  })
})
