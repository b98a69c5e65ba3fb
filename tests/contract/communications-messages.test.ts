import { describe, expect, test } from 'vitest'
import { createClient } from '@/contract/clients'
import {
  getCommunication,
  getCommunicationAnalytics,
  listCommunications,
  sendEmail,
  sendSms,
} from '@/contract/communications/messages'
import {
  EmailsDocument,
  MessageAttachmentDocument,
  MessageDraftDocument,
  MessageSearchDocument,
  RecordConsentDocument,
  SendBulkMessageDocument,
} from '@/contract/graphql/generated/communications'
import { CLIENT_DRAFT } from './client-cases'
import { conversationOffice } from './conversation-office'
import { askGraphql, dataOf } from './graphql-office'
import { MAIN_LINE, OFFICE_MAIL } from './handset-office'

const office = conversationOffice()

/** No client has it. */
const STRANGER = '+15125550777'
const UNREACHABLE = '+15125550190'
const BLOCKED = '+15125550191'
const ANN = 'ann@nowhere.example'
const HOUR = 3_600_000

const PICTURE = {
  id: 'picture-1',
  name: 'gate.png',
  type: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
}

describe('a text', () => {
  test('waits ten seconds, leaves and arrives', async () => {
    const { id, conversation_id, send_at, reason } = await office.send({ to: '(512) 555-0777' })
    expect({ send_at, reason }).toEqual({ send_at: office.clock.now() + 10_000, reason: null })
    expect(await office.lines(conversation_id)).toEqual(['we: We come at nine. (queued)'])
    expect((await office.on(STRANGER)).messages).toEqual([])
    office.leave()
    expect(await office.lines(conversation_id)).toEqual(['we: We come at nine. (sent)'])
    office.arrive()
    expect(await office.lines(conversation_id)).toEqual(['we: We come at nine. (delivered)'])
    expect(await office.message(id)).toMatchObject({ from_number: MAIN_LINE, to_number: STRANGER, sent_at: send_at })
  })

  test('is one message when the request is repeated', async () => {
    const once = await office.send({ to: STRANGER }, office.owner, 'same')
    const again = await office.send({ to: STRANGER }, office.owner, 'same')
    expect(again).toEqual(once)
    expect(await office.to(STRANGER)).toHaveLength(1)
  })

  test('carries its picture, which is read with it', async () => {
    const { id } = await office.send({ to: STRANGER, body: '', attachments: [PICTURE] })
    const { communication_type, attachments } = await office.message(id)
    expect({ communication_type, attachments }).toEqual({
      communication_type: 'mms',
      attachments: [{ id: 'picture-1', name: 'gate.png', type: 'image/png', size: 70 }],
    })
    const file = { message: id, attachment: PICTURE.id }
    const answer = dataOf(await askGraphql(office.server, office.owner, MessageAttachmentDocument, file))
    expect(answer.messageAttachment).toEqual({ type: 'image/png', data: PICTURE.data })
  })

  test('carries nothing but pictures', async () => {
    const page = { id: 'page-1', name: 'page.html', type: 'image/png', data: btoa('<script>alert(1)</script>') }
    expect(await office.notSent({ to: STRANGER, attachments: [page] })).toBe('422 A text can carry only pictures')
  })

  test('at night waits for the morning, and says so', async () => {
    office.clock.advance(14 * HOUR)
    await office.signInAgain()
    const { id, reason } = await office.send({ to: STRANGER })
    expect(reason).toBe('Goes out 8:00 AM')
    expect((await office.message(id)).status).toBe('scheduled')
  })

  test.each([
    ['says nothing', { body: ' \u200B ' }, '409 Write a message'],
    ['goes to the business itself', { to: MAIN_LINE }, '409 This is your own number. Enter the client’s number'],
    ['goes to what is no number', { to: '12' }, /^409 This number has only 2 digits/],
    ['is too long', { body: 'a'.repeat(10_000) }, /^409 This message is 8,400 characters too long/],
    ['was to leave in the past', { send_at: 1 }, '422 This time has passed. Choose a later one'],
    ['leaves from an unregistered number', { from: '+15125550103' }, /^409 Carriers are still reviewing/],
    ['leaves from someone else’s number', { from: '+15125550555' }, '409 Choose a number to send from'],
    ['is marketing without consent', { purpose: 'marketing' }, /^409 There is no written consent to marketing/],
  ] as const)('that %s is refused, and nothing is stored', async (_, patch, words) => {
    const before = (await office.server.state()).position
    expect(await office.notSent({ to: STRANGER, ...patch })).toMatch(words)
    expect((await office.server.state()).position).toBe(before)
  })

  test('is refused to who opted out, until they opt in again', async () => {
    await office.text(STRANGER, 'STOP')
    expect(await office.notSent({ to: STRANGER })).toMatch(/^409 Opted out on .* by texting STOP/)
    await office.text(STRANGER, 'START')
    await office.send({ to: STRANGER })
  })
})

describe('before it leaves', () => {
  test('a message is taken back to a draft, and it is our turn again', async () => {
    await office.text(STRANGER, 'When do you come?')
    const { id, conversation_id } = await office.send({ to: STRANGER })
    expect(await office.takeBack(id)).toBe('answered')
    office.arrive()
    expect(await office.lines(conversation_id)).toEqual([
      'they: When do you come? (received)',
      'we: We come at nine. (canceled)',
    ])
    const draft = { conversation: conversation_id }
    const answer = dataOf(await askGraphql(office.server, office.owner, MessageDraftDocument, draft)).messageDraft
    expect(answer).toMatchObject({ body: 'We come at nine.', channel: 'sms', version: 1 })
    expect((await office.thread(conversation_id)).conversation.status).toBe('waiting_on_us')
    expect(await office.on(STRANGER)).toMatchObject({ messages: [{ body: 'When do you come?' }] })
  })

  test('sending it is undone', async () => {
    const { conversation_id } = await office.send({ to: STRANGER }, office.owner, 'first')
    expect(await office.undo('first')).toBe('answered')
    const { conversations, messages } = await office.rows()
    expect(conversations.filter(({ id }) => id === conversation_id)).toEqual([])
    expect(messages.filter(({ to_number }) => to_number === STRANGER)).toEqual([])
  })

  test('who opted out in between gets nothing', async () => {
    const { id } = await office.send({ to: STRANGER, send_at: office.clock.now() + HOUR })
    const consent = { address: STRANGER, channel: 'sms', purpose: 'informational', action: 'revoked' } as const
    const statement = { ...consent, wording: 'He called and asked us to stop' }
    dataOf(await askGraphql(office.server, office.owner, RecordConsentDocument, { consent: statement, key: 'consent' }))
    office.clock.advance(2 * HOUR)
    await office.signInAgain()
    expect(await office.message(id)).toMatchObject({ status: 'canceled', failure: 'opted_out', sent_at: null })
  })
})

describe('once it has left', () => {
  test('it is neither taken back nor undone', async () => {
    const { id } = await office.send({ to: STRANGER }, office.owner, 'first')
    office.leave()
    expect(await office.takeBack(id)).toBe('409 It has left. Send a correction instead.')
    expect(await office.undo('first')).toBe('409 It has left. Send a correction instead.')
  })

  test('what did not arrive is our turn again, and the same message goes out once more', async () => {
    const { id, conversation_id } = await office.send({ to: UNREACHABLE })
    office.arrive()
    expect((await office.thread(conversation_id)).conversation).toMatchObject({
      status: 'waiting_on_us',
      has_failed: true,
    })
    expect(await office.message(id)).toMatchObject({ status: 'undelivered', failure: 'unreachable' })
    expect(await office.retry(id)).toBe('answered')
    expect(await office.retry(id)).toBe('answered')
    expect(await office.lines(conversation_id)).toEqual(['we: We come at nine. (queued)'])
    office.arrive()
    expect((await office.message(id)).status).toBe('undelivered')
  })

  test('what another try can’t help is not sent again', async () => {
    const { id } = await office.send({ to: BLOCKED })
    office.arrive()
    expect(await office.retry(id)).toBe('409 The carrier blocked it. Call or send an email.')
  })
})

describe('an email', () => {
  const MAIL = { channel: 'email', from: '', to: ANN, subject: 'Friday', body: 'At nine?' } as const

  test('answers another one by its headers', async () => {
    await office.mail(ANN, 'When?', { subject: 'Friday', provider_id: '<one@nowhere.example>' })
    const [received] = await office.from(ANN)
    const { id } = await office.send({ ...MAIL, subject: 'Re: Friday', in_reply_to: received?.id ?? null })
    expect(await office.message(id)).toMatchObject({
      from_number: OFFICE_MAIL,
      in_reply_to: '<one@nowhere.example>',
      thread_ids: '<one@nowhere.example>',
      conversation_id: received?.conversation_id,
    })
  })

  test('of marketing says who sends it and how to end it, which a draft of it does not repeat', async () => {
    const consent = { address: ANN, channel: 'email', purpose: 'marketing', action: 'granted' } as const
    dataOf(
      await askGraphql(office.server, office.owner, RecordConsentDocument, {
        consent: { ...consent, wording: 'Signed the form of the spring fair' },
        key: 'consent',
      }),
    )
    const { id, conversation_id } = await office.send({ ...MAIL, purpose: 'marketing' })
    const { body, headers } = await office.message(id)
    expect(body).toMatch(/^At nine\?\n\n.*1200 Barton Springs Rd, Austin, TX 78704.*\/unsubscribe\//s)
    expect(headers.map(([name]) => name)).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post'])
    await office.takeBack(id)
    const draft = { conversation: conversation_id }
    const answer = dataOf(await askGraphql(office.server, office.owner, MessageDraftDocument, draft)).messageDraft
    expect(answer?.body).toBe('At nine?')
  })

  test('bounces where there is no mailbox', async () => {
    const { id } = await office.send({ ...MAIL, to: 'bounce@nowhere.example' })
    office.arrive()
    expect(await office.message(id)).toMatchObject({ status: 'undelivered', failure: 'no_mailbox' })
  })

  test('is found in its folder by its words', async () => {
    await office.mail(ANN, 'The gate is turquoise', { subject: 'Gate' })
    await office.send(MAIL)
    const folder = async (name: 'inbox' | 'sent', search: string) =>
      dataOf(
        await askGraphql(office.server, office.owner, EmailsDocument, {
          ...{ folder: name, search, first: 50, before: null },
        }),
      ).emails.emails.map(({ subject }) => subject)
    expect(await folder('inbox', 'TURQUOISE')).toEqual(['Gate'])
    expect(await folder('inbox', 'turquoises')).toEqual([])
    expect(await folder('sent', ANN)).toEqual(['Friday'])
    const { messageSearch } = dataOf(
      await askGraphql(office.server, office.owner, MessageSearchDocument, { text: 'turquoise', conversation: null }),
    )
    expect(messageSearch.map(({ excerpt, name }) => `${name}: ${excerpt}`)).toEqual([
      `${ANN}: Gate: The gate is turquoise`,
    ])
  })
})

describe('a message to several clients', () => {
  const bulk = (clients: readonly number[], body: string, key: string) =>
    askGraphql(office.server, office.owner, SendBulkMessageDocument, {
      bulk: {
        ...{ clients: [...clients], channel: 'sms', from: '', subject: '', body },
        ...{ purpose: 'informational', template: null, send_at: null },
      },
      key,
    })

  const added = async (last_name: string, phone: string) =>
    (await office.owner.ask(createClient, { body: { ...CLIENT_DRAFT, last_name, phone } })).client.id
  const STONE = '+15125550701'
  const SAND = '+15125550702'
  const bodiesTo = async (address: string) => (await office.to(address)).map(({ body }) => body)

  test('is one to each, with their names, and is undone at once', async () => {
    const ids = [await added('Stone', STONE), await added('Sand', SAND)]
    const { sendBulkMessage } = dataOf(await bulk(ids, 'Hi {customer_name}', 'bulk'))
    expect(sendBulkMessage).toEqual({ sent: 2, refused: [] })
    expect([await bodiesTo(STONE), await bodiesTo(SAND)]).toEqual([['Hi Avery Stone'], ['Hi Avery Sand']])
    expect(await office.undo('bulk')).toBe('answered')
    expect([await bodiesTo(STONE), await bodiesTo(SAND)]).toEqual([[], []])
  })

  test('names those it can’t be sent to', async () => {
    const ids = [await added('Stone', STONE), await added('Sand', SAND)]
    await office.text(STONE, 'STOP')
    const { sendBulkMessage } = dataOf(await bulk(ids, 'Rain today', 'bulk'))
    const reason = expect.stringMatching(/^Opted out on .* by texting STOP/)
    expect(sendBulkMessage).toEqual({ sent: 1, refused: [{ client_id: ids[0], name: 'Avery Stone', reason }] })
  })

  test('with a placeholder that nothing fills is sent to nobody', async () => {
    const { sendBulkMessage } = dataOf(await bulk([1], 'On {service_date}', 'bulk'))
    expect(sendBulkMessage).toMatchObject({ sent: 0, refused: [{ client_id: 1 }] })
  })
})

describe('the documented calls', () => {
  const counts = () => office.owner.ask(getCommunicationAnalytics, { params: { businessId: 1 } })

  test('send, list and count', async () => {
    const before = await counts()
    const text = await office.owner.ask(sendSms, {
      body: { business_id: 1, from_number: MAIN_LINE, to_number: STRANGER, body: 'At nine' },
      key: 'text',
    })
    const mail = await office.owner.ask(sendEmail, {
      body: { business_id: 1, to_email: ANN, subject: 'Friday', body: '<p>At nine</p>', is_html: true },
      key: 'mail',
    })
    expect(text.communication).toMatchObject({
      ...{ communication_type: 'sms', direction: 'outbound', from_number: MAIN_LINE, to_number: STRANGER },
      ...{ body: 'At nine', status: 'queued', duration: null, recording_url: null },
    })
    const listed = await office.owner.ask(listCommunications, { query: { business_id: 1 } })
    const ids = [mail.communication.id, text.communication.id]
    expect(listed.communications.filter(({ id }) => ids.includes(id))).toEqual([mail.communication, text.communication])
    const texts = await office.owner.ask(listCommunications, {
      query: { business_id: 1, communication_type: 'sms', status: 'queued', limit: 1 },
    })
    expect(texts.communications).toEqual([text.communication])
    const params = { communicationId: mail.communication.id }
    expect((await office.owner.ask(getCommunication, { params })).communication).toEqual(mail.communication)
    const after = await counts()
    expect([after.total_communications - before.total_communications, after.active_chat_rooms]).toEqual([2, 0])
    expect(after.communications_by_type).toEqual({
      ...before.communications_by_type,
      sms: before.communications_by_type.sms + 1,
      email: before.communications_by_type.email + 1,
    })
  })

  test('list at most 100, and only the own business', async () => {
    const status = async (query: { business_id: number; limit?: number }) =>
      (await office.owner.send(listCommunications, { query })).status
    expect([await status({ business_id: 1, limit: 101 }), await status({ business_id: 2 })]).toEqual([422, 403])
  })
})
