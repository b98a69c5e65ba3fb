import { describe, expect, it, test } from 'vitest'
import { buyNumber } from '@/contract/communications/numbers'
import { GREEN_PIXEL } from '../fixtures/photos'
import { handsetOffice, MAIN_LINE, OFFICE_MAIL } from './handset-office'
import { signIn } from './office'

const office = handsetOffice()

/** No client has them. */
const STRANGER = '+15125550777'
const ANN = 'ann@nowhere.example'

/** 7 PM in Austin, after the office has closed. */
const EVENING = 10 * 3_600_000

const clientWith = async (isWanted: (client: { phone: string; email: string }) => boolean) => {
  const client = (await office.rows()).clients.find((one) => one.business_id === 1 && isWanted(one))
  if (!client) throw new Error('no such client in the sample')
  return { ...client, number: `+1${client.phone.replaceAll(/\D/g, '')}` }
}

const PICTURE = {
  id: 'picture-1',
  name: 'gate.png',
  type: 'image/png',
  data: GREEN_PIXEL,
}

describe('a text from a client', () => {
  test('goes into their conversation, which then waits on us', async () => {
    const { id, number } = await clientWith(({ phone }) => phone !== '')
    await office.text(number, 'Is Friday still on?')
    const conversation = await office.conversationOf(number)
    const { conversations } = await office.rows()
    expect(conversation).toMatchObject({ client_id: id, status: 'waiting_on_us', waiting_since: office.clock.now() })
    expect(conversations.filter(({ client_id }) => client_id === id)).toHaveLength(1)
  })

  test('is one message when the carrier delivers it twice', async () => {
    await office.text(STRANGER, 'Hello?', { provider_id: 'carrier-17' })
    await office.text(STRANGER, 'Hello?', { provider_id: 'carrier-17' })
    expect((await office.from(STRANGER)).map(({ body }) => body)).toEqual(['Hello?'])
  })

  test('is two messages when the same words come under two ids', async () => {
    await office.text(STRANGER, 'Hello?', { provider_id: 'carrier-17' })
    await office.text(STRANGER, 'Hello?', { provider_id: 'carrier-18' })
    expect((await office.from(STRANGER)).map(({ body }) => body)).toEqual(['Hello?', 'Hello?'])
  })

  test('from a number that no client has begins a conversation with that number, and only one', async () => {
    await office.text('(512) 555-0777', 'Do you do hedges?')
    await office.text(STRANGER, 'Or trees?')
    const conversation = await office.conversationOf(STRANGER)
    expect(conversation).toMatchObject({ client_id: null, address: STRANGER, status: 'waiting_on_us' })
    expect((await office.from(STRANGER)).map(({ conversation_id }) => conversation_id)).toEqual([
      conversation?.id,
      conversation?.id,
    ])
  })

  test('to a number of another business goes to that business, although a client of ours has the sender’s number', async () => {
    const { number } = await clientWith(({ phone }) => phone !== '')
    const neighbor = await signIn(office.server, 'owner@hillcountry.demo')
    const { phone_number } = await neighbor.ask(buyNumber, {
      body: { business_id: 2, phone_number: '+15125550155', friendly_name: 'Office' },
    })
    await office.text(number, 'Wrong number?', { to: phone_number.phone_number })
    const [message] = (await office.from(number)).slice(-1)
    const conversation = await office.conversationOf(number)
    expect(message).toMatchObject({ business_id: 2, to_number: '+15125550155', body: 'Wrong number?' })
    expect(conversation).toMatchObject({ business_id: 2, client_id: null, address: number })
  })

  test('with a picture is read again on the phone that sent it, and nowhere else', async () => {
    await office.text(STRANGER, '', { attachments: [PICTURE] })
    const [message] = await office.from(STRANGER)
    expect(message).toMatchObject({ communication_type: 'mms', body: '' })
    const id = message?.id ?? 0
    expect(await office.file(STRANGER, id, PICTURE.id)).toEqual({
      status: 200,
      body: { type: 'image/png', data: PICTURE.data },
    })
    expect((await office.file('+15125550778', id, PICTURE.id)).status).toBe(404)
  })
})

describe('what no business gets', () => {
  test.each([
    ['a text to a number that nobody has', { to: '+15125550999' }, '404 (512) 555-0999 is not in service.'],
    ['a text that says nothing', { body: '  ​ ' }, '422 Write a message'],
    ['a text from the business’s own number', { address: MAIN_LINE }, '422 This is a number of the business itself'],
    ['a text from what is no number', { address: '12' }, '422 Enter a phone number or an email address'],
    ['a text from a mailbox', { address: ANN }, '422 A phone can’t send mail, nor a mailbox texts'],
    ['a text of 1,601 characters', { body: 'a'.repeat(1_601) }, /^422 A text has at most 1,600 characters/],
    [
      'mail to an address that nobody has',
      { channel: 'email', address: ANN, to: 'x@y.example' },
      /^404 No mail server/,
    ],
  ] as const)('%s', async (_, patch, words) => {
    const before = (await office.server.state()).position
    const refusal = await office.refused({ channel: 'sms', address: STRANGER, to: MAIN_LINE, body: 'Hi', ...patch })
    expect(refusal).toMatch(words)
    expect((await office.server.state()).position).toBe(before)
  })
})

const consentNow = async (address: string) =>
  (await office.rows()).consent_entries
    .filter((entry) => entry.address === address)
    .map(({ action, wording, source }) => `${action} by ${source}: ${wording}`)

const answersTo = async (address: string) => (await office.to(address)).map(({ cause }) => cause)

describe('a word that ends or begins consent', () => {
  it.each(['Stop.', ' stop ', 'STOP. Thank you', 'STOP PLEASE', 'PLEASE CANCEL', 'OPTOUT', 'Revoke', 'UNSUBSCRIBE'])(
    'is “%s”, which is confirmed once',
    async (word) => {
      await office.text(STRANGER, word)
      expect(await consentNow(STRANGER)).toEqual([`revoked by keyword: ${word}`])
      expect(await answersTo(STRANGER)).toEqual(['stop_confirmation'])
    },
  )

  it.each(['Don’t stop at the gate', 'Please stop by on Friday', 'Can you end the service in May?'])(
    'is not “%s”',
    async (body) => {
      await office.text(STRANGER, body)
      expect(await consentNow(STRANGER)).toEqual([])
      expect(await answersTo(STRANGER)).toEqual([])
    },
  )

  test('of someone who has opted out before is recorded, and not confirmed again', async () => {
    await office.text(STRANGER, 'STOP')
    await office.text(STRANGER, 'STOP!!')
    expect(await consentNow(STRANGER)).toEqual(['revoked by keyword: STOP', 'revoked by keyword: STOP!!'])
    expect(await answersTo(STRANGER)).toEqual(['stop_confirmation'])
  })

  test('START puts it back, and says so', async () => {
    await office.text(STRANGER, 'STOP')
    await office.text(STRANGER, 'START')
    expect(await consentNow(STRANGER)).toEqual(['revoked by keyword: STOP', 'granted by keyword: START'])
    expect(await answersTo(STRANGER)).toEqual(['stop_confirmation', 'start_confirmation'])
  })

  test('YES starts it again after a STOP, and is an answer like any other before', async () => {
    await office.text(STRANGER, 'YES')
    expect(await consentNow(STRANGER)).toEqual([])
    await office.text(STRANGER, 'STOP')
    await office.text(STRANGER, 'Yes')
    expect(await consentNow(STRANGER)).toEqual(['revoked by keyword: STOP', 'granted by keyword: Yes'])
  })

  test('HELP is answered with a way to reach the business, to someone who opted out too', async () => {
    await office.text(STRANGER, 'STOP')
    await office.text(STRANGER, 'HELP')
    const [, answer] = await office.to(STRANGER)
    expect(answer).toMatchObject({ cause: 'help', body: expect.stringContaining('Call us at (512) 555-0101') })
  })

  test('says nothing to a mailbox: mail is ended by its link', async () => {
    await office.mail(ANN, 'STOP')
    expect(await consentNow(ANN)).toEqual([])
  })
})

describe('outside the hours', () => {
  test('the first text gets the away message, and the next ones of the day don’t', async () => {
    office.clock.advance(EVENING)
    await office.text(STRANGER, 'Are you there?')
    office.clock.advance(3_600_000)
    await office.text(STRANGER, 'Hello?')
    expect(await answersTo(STRANGER)).toEqual(['away'])
    office.clock.advance(24 * 3_600_000)
    await office.text(STRANGER, 'And today?')
    expect(await answersTo(STRANGER)).toEqual(['away', 'away'])
  })

  test('leaves the conversation waiting on us: a machine has answered, nobody else', async () => {
    office.clock.advance(EVENING)
    await office.text(STRANGER, 'Are you there?')
    expect(await office.conversationOf(STRANGER)).toMatchObject({ status: 'waiting_on_us' })
  })

  test('a keyword gets its own answer alone', async () => {
    office.clock.advance(EVENING)
    await office.text(STRANGER, 'STOP')
    expect(await answersTo(STRANGER)).toEqual(['stop_confirmation'])
  })

  test('mail is answered by a mail that says that a machine wrote it', async () => {
    office.clock.advance(EVENING)
    await office.mail(ANN, 'Are you there?', { subject: 'Hedges' })
    const [answer] = await office.to(ANN)
    const [question] = await office.from(ANN)
    expect(answer).toMatchObject({
      ...{ cause: 'away', subject: 'Re: Hedges', from_number: OFFICE_MAIL },
      headers: [['Auto-Submitted', 'auto-replied']],
      in_reply_to: question?.provider_id,
    })
  })

  it.each([
    ['an autoresponder', ANN, [['Auto-Submitted', 'auto-replied']]],
    ['a mailing', ANN, [['Precedence', 'bulk']]],
    ['a sender that reads no answers', 'no-reply@nowhere.example', []],
  ] as [string, string, [string, string][]][])('%s is received, and not answered', async (_, address, headers) => {
    office.clock.advance(EVENING)
    await office.mail(address, 'I am away until Monday.', { subject: 'Away', headers })
    expect((await office.from(address)).map(({ body }) => body)).toEqual(['I am away until Monday.'])
    expect(await office.to(address)).toEqual([])
  })
})

describe('a mail', () => {
  test('keeps its headers as they came, whatever they are called', async () => {
    await office.mail(ANN, 'Hi', { subject: 'Hedges', provider_id: '<a@b>', headers: [['__proto__', 'polluted']] })
    const [message] = await office.from(ANN)
    expect(message?.headers).toEqual([
      ['From', ANN],
      ['To', OFFICE_MAIL],
      ['Subject', 'Hedges'],
      ['Message-ID', '<a@b>'],
      ['__proto__', 'polluted'],
    ])
  })

  test('from another address of a client (ann+lawn@…) is that client’s', async () => {
    const { id, email } = await clientWith((client) => client.email !== '')
    const alias = email.toLowerCase().replace('@', '+lawn@')
    await office.mail(alias, 'Hi', { subject: 'Hedges' })
    expect(await office.conversationOf(alias)).toMatchObject({ client_id: id })
  })

  test('of a spouse into the thread belongs to it: by In-Reply-To, and by References where that is unknown', async () => {
    await office.mail(ANN, 'Hi', { subject: 'Hedges', provider_id: '<first@ann>' })
    const thread = await office.conversationOf(ANN)
    await office.mail('bob@elsewhere.example', 'Me too', { subject: 'Re: Hedges', in_reply_to: '<first@ann>' })
    await office.mail('cat@elsewhere.example', 'And me', {
      ...{ subject: 'Re: Hedges', in_reply_to: '<unknown@relay>' },
      thread_ids: '<first@ann> <unknown@relay>',
    })
    expect(await office.conversationOf('bob@elsewhere.example')).toEqual({ ...thread, last_at: office.clock.now() })
    expect((await office.conversationOf('cat@elsewhere.example'))?.id).toBe(thread?.id)
  })

  test('without thread from an unknown address begins a conversation of its own', async () => {
    await office.mail(ANN, 'Hi', { subject: 'Hedges' })
    await office.mail('bob@elsewhere.example', 'Hi', { subject: 'Hedges' })
    const [ann, bob] = [await office.conversationOf(ANN), await office.conversationOf('bob@elsewhere.example')]
    expect([ann?.address, bob?.address]).toEqual([ANN, 'bob@elsewhere.example'])
  })
})

describe('the phone', () => {
  test('shows what it wrote and the confirmation of its STOP', async () => {
    await office.text(STRANGER, 'STOP')
    const { messages, due_at } = await office.on(STRANGER)
    expect(messages.map(({ is_own, from_name }) => [is_own, from_name])).toEqual([
      [true, '(512) 555-0777'],
      [false, 'Green Valley Landscaping'],
    ])
    expect(due_at).toBe(office.clock.now() + 3_000)
  })
})
