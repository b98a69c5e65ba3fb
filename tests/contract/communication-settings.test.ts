import { beforeEach, describe, expect, test } from 'vitest'
import {
  buyNumber,
  createExtension,
  deleteExtension,
  listExtensions,
  listNumbers,
  searchNumbers,
  updateExtension,
  updateNumber,
} from '@/contract/communications/numbers'
import {
  AddCannedAnswerDocument,
  AddEmailSignatureDocument,
  AddMessageTemplateDocument,
  CannedAnswersDocument,
  DeleteCannedAnswerDocument,
  EditCannedAnswerDocument,
  EditEmailSignatureDocument,
  EditMessageTemplateDocument,
  EditMessagingSettingsDocument,
  EmailSignaturesDocument,
  MessageTemplatesDocument,
  MessagingSettingsDocument,
  SubmitNumberRegistrationDocument,
} from '@/contract/graphql/generated/communication-settings'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { demoUser } from '@/domain/demo/demo'
import { toE164 } from '@/domain/messaging/address'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn } from './office'

const openOffice = officesPerTest()

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const undone = async (request: string) =>
  dataOf(await askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` }))

describe('phone numbers', () => {
  const business = { params: { businessId: 1 } }
  const bought = { business_id: 1, phone_number: '+17375550165', friendly_name: 'Sales' }
  const numbers = async () =>
    (await owner.ask(listNumbers, business)).phone_numbers.map(
      ({ friendly_name, phone_number, is_active, registration }) => [
        friendly_name,
        phone_number,
        is_active,
        registration,
      ],
    )

  test('a search without words is for local ones in the US, and a bought one is found no more (X-70, EP-086, EP-087)', async () => {
    const search = async (query: object = {}) =>
      (await owner.ask(searchNumbers, { query })).phone_numbers.map(({ phone_number }) => phone_number)
    const [anywhere, local, before] = [
      await search(),
      await search({ area_code: '512' }),
      await search({ area_code: '737' }),
    ]
    const { phone_number } = await owner.ask(buyNumber, { body: bought, key: 'buy' })
    expect([anywhere, before, await search({ area_code: '737' }), phone_number]).toEqual([
      local,
      ['65', '72', '79', '86', '93', '04', '11', '18'].map((line) => `+173755501${line}`),
      ['72', '79', '86', '93', '04', '11', '18', '25'].map((line) => `+173755501${line}`),
      {
        ...bought,
        id: 3,
        is_active: true,
        sms_enabled: true,
        registration: 'not_started',
        submitted_at: null,
        registration_note: '',
      },
    ])
  })

  test('a client’s number is not for sale', async () => {
    const { tables } = await server.state()
    const phones = new Set(tables.clients.map(({ phone }) => toE164(phone)))
    const found = (await owner.ask(searchNumbers)).phone_numbers.map(({ phone_number }) => phone_number)
    expect([found.length, found.filter((number) => phones.has(number))]).toEqual([8, []])
  })

  test('one is bought, renamed, turned off and registered, and each of it is undone (EP-088, EP-089)', async () => {
    const { id } = (await owner.ask(buyNumber, { body: bought, key: 'buy' })).phone_number
    await owner.ask(updateNumber, {
      params: { numberId: id },
      body: { friendly_name: 'Estimates', is_active: false },
      key: 'edit',
    })
    dataOf(await askGraphql(server, owner, SubmitNumberRegistrationDocument, { id, key: 'submit' }))
    const submitted = await numbers()
    for (const request of ['submit', 'edit', 'buy']) await undone(request)
    expect([submitted, await numbers()]).toEqual([
      [
        ['Main line', '+15125550100', true, 'registered'],
        ['Austin crew line', '+15125550103', true, 'in_review'],
        ['Estimates', '+17375550165', false, 'in_review'],
      ],
      [
        ['Main line', '+15125550100', true, 'registered'],
        ['Austin crew line', '+15125550103', true, 'in_review'],
      ],
    ])
  })

  test('a number that somebody has, or that is not for sale, can’t be bought', async () => {
    const tryToBuy = async (patch: object) => {
      const { status, body } = await owner.send(buyNumber, { body: { ...bought, ...patch } })
      return [status, Reflect.get(Object(body), 'detail')]
    }
    expect([
      await tryToBuy({ phone_number: '+15125550100' }),
      await tryToBuy({ phone_number: '+4930123456' }),
      await tryToBuy({ business_id: 2 }),
    ]).toEqual([
      [409, 'This number is no longer for sale. Search again and choose another one.'],
      [422, 'Choose a number from the search'],
      [403, 'You do not belong to this business.'],
    ])
  })

  test('a registration that was submitted is not submitted again', async () => {
    expect(refusalOf(await askGraphql(server, owner, SubmitNumberRegistrationDocument, { id: 2, key: 'submit' }))).toBe(
      '409 The registration of this number was already submitted.',
    )
  })

  test('the X-User-Id header names who asks (API-36)', async () => {
    const ask = async (headers: Record<string, string>) => {
      const response = await server.fetch('/communications/api/v1/phone-numbers/business/1', {
        headers: { authorization: `Bearer ${owner.token}`, ...headers },
      })
      return response.status
    }
    expect([await ask({}), await ask({ 'x-user-id': '2' }), await ask({ 'x-user-id': '1' })]).toEqual([400, 403, 200])
  })
})

describe('extensions', () => {
  const extension = { phone_number_id: 1, extension: '200', label: 'Billing', user_id: null }
  const labels = async () =>
    (await owner.ask(listExtensions, { params: { numberId: 1 } })).extensions.map(
      (each) => `${each.extension} ${each.label}`,
    )

  test('one is added, edited and deleted, and each of it is undone (EP-090 to EP-093)', async () => {
    const { id } = (await owner.ask(createExtension, { body: extension, key: 'add' })).extension
    const added = await labels()
    const params = { extensionId: id }
    await owner.ask(updateExtension, { params, body: { label: 'Invoices', was: { label: 'Billing' } }, key: 'edit' })
    const edited = await labels()
    await owner.ask(deleteExtension, { params, key: 'delete' })
    const gone = await labels()
    for (const request of ['delete', 'edit', 'add']) await undone(request)
    expect([added, edited, gone, await labels()].map((list) => list.slice(2))).toEqual([
      ['200 Billing'],
      ['200 Invoices'],
      [],
      [],
    ])
  })

  test.each([
    ['digits that the number has', { extension: '101' }, 'This number already has that extension.'],
    ['too few digits', { extension: '1' }, 'Use 2 to 6 digits'],
    ['a number that is not there', { phone_number_id: 99 }, 'Choose one of your numbers'],
    ['a person of another business', { user_id: 99 }, 'Choose one of your people'],
  ])('refuses %s', async (_, patch, detail) => {
    const { status, body } = await owner.send(createExtension, { body: { ...extension, ...patch } })
    expect([status, Reflect.get(Object(body), 'detail')]).toEqual([422, detail])
  })
})

describe('templates', () => {
  const template = {
    name: 'Rain',
    category: 'maintenance',
    channel: 'sms',
    purpose: 'informational',
    body_template: 'Hi {first_name}, rain moves us to {service_date}.',
  } as const
  const add = (patch: object, by = owner) =>
    askGraphql(server, by, AddMessageTemplateDocument, { template: { ...template, ...patch }, key: 'add' })

  test('are listed by name, with what they name (MAIL-05, MAIL-06)', async () => {
    const { id } = dataOf(await add({})).addMessageTemplate
    dataOf(
      await askGraphql(server, owner, EditMessageTemplateDocument, {
        id,
        changed: { name: 'Bad weather' },
        key: 'edit',
      }),
    )
    const { messageTemplates } = dataOf(await askGraphql(server, owner, MessageTemplatesDocument, {}))
    expect(
      messageTemplates.map(({ name, category, channel, variables }) => [name, category, channel, variables]),
    ).toEqual([
      ['Bad weather', 'maintenance', 'sms', ['first_name', 'service_date']],
      ['Job Completion', 'completion', 'email', ['job_number', 'customer_name', 'completion_date', 'business_name']],
      [
        'Quote Follow-up',
        'sales',
        'email',
        ['quote_number', 'customer_name', 'quote_amount', 'staff_name', 'business_name'],
      ],
      ['Service Reminder', 'maintenance', 'email', ['service_type', 'service_date', 'customer_name', 'business_name']],
      ['Spring Offer', 'sales', 'sms', ['first_name', 'business_name']],
      ['Visit Tomorrow', 'maintenance', 'sms', ['first_name', 'business_name', 'service_type', 'service_time']],
    ])
  })

  test('a text has no subject, whatever was sent', async () => {
    dataOf(await add({ subject_template: 'Rain' }))
    const { messageTemplates } = dataOf(await askGraphql(server, owner, MessageTemplatesDocument, {}))
    expect(messageTemplates.find(({ name }) => name === 'Rain')?.subject_template).toBe('')
  })

  test.each([
    ['a name that is taken', { name: ' visit tomorrow' }, '422 A template with this name already exists.'],
    ['an email without a subject', { channel: 'email' }, '422 Subject is required'],
  ])('refuses %s', async (_, patch, refusal) => {
    expect(refusalOf(await add(patch))).toBe(refusal)
  })

  test('a placeholder that is misspelled is refused', async () => {
    expect(refusalOf(await add({ body_template: 'Hi {frist_name}' }))).toMatch(/^422 .*frist_name/)
  })
})

describe('canned answers', () => {
  const shortcuts = async () =>
    dataOf(await askGraphql(server, owner, CannedAnswersDocument, {})).cannedAnswers.map(({ shortcut }) => shortcut)

  test('one is added, edited and deleted, and each of it is undone', async () => {
    const answer = { shortcut: 'mud', body: 'We take our boots off.' }
    const { id } = dataOf(
      await askGraphql(server, owner, AddCannedAnswerDocument, { answer, key: 'add' }),
    ).addCannedAnswer
    const added = await shortcuts()
    const changed = { shortcut: 'boots' }
    dataOf(
      await askGraphql(server, owner, EditCannedAnswerDocument, { id, changed, was: { shortcut: 'mud' }, key: 'edit' }),
    )
    const edited = await shortcuts()
    dataOf(await askGraphql(server, owner, DeleteCannedAnswerDocument, { id, key: 'delete' }))
    const gone = await shortcuts()
    for (const request of ['delete', 'edit', 'add']) await undone(request)
    expect([added, edited, gone, await shortcuts()].map((list) => list.slice(4))).toEqual([['mud'], ['boots'], [], []])
  })

  test.each([
    ['a shortcut that is taken', { shortcut: 'hours' }, '422 Another answer already has this shortcut.'],
    ['a shortcut of another kind', { shortcut: 'On my way' }, '422 Use small letters, digits, - and _'],
    [
      'an edit over someone else’s',
      { was: { shortcut: 'rainy' } },
      '409 Someone changed the shortcut in the meantime.',
    ],
  ])('refuses %s', async (_, { was, ...changed }: { shortcut?: string; was?: object }, refusal) => {
    const edit = { id: 3, changed: { shortcut: 'storm', ...changed }, ...(was && { was }), key: 'edit' }
    expect(refusalOf(await askGraphql(server, owner, EditCannedAnswerDocument, edit))).toBe(refusal)
  })
})

describe('signatures', () => {
  const mine = async (by = owner) =>
    dataOf(await askGraphql(server, by, EmailSignaturesDocument, {})).emailSignatures.map(({ name, is_default }) => [
      name,
      is_default,
    ])

  test('a new default takes the place of the former, and goes back', async () => {
    const signature = { name: 'Formal', body: 'Dana Whitfield', is_default: true }
    dataOf(await askGraphql(server, owner, AddEmailSignatureDocument, { signature, key: 'add' }))
    const added = await mine()
    dataOf(
      await askGraphql(server, owner, EditEmailSignatureDocument, {
        id: 2,
        changed: { is_default: true },
        key: 'edit',
      }),
    )
    const edited = await mine()
    await undone('edit')
    const back = await mine()
    await undone('add')
    expect([added, edited, back, await mine()]).toEqual([
      [
        ['Full', false],
        ['Short', false],
        ['Formal', true],
      ],
      [
        ['Full', false],
        ['Short', true],
        ['Formal', false],
      ],
      [
        ['Full', false],
        ['Short', false],
        ['Formal', true],
      ],
      [
        ['Full', true],
        ['Short', false],
      ],
    ])
  })

  test('someone else’s are not there', async () => {
    const admin = await signIn(server, demoUser('admin').email)
    expect([
      await mine(admin),
      refusalOf(
        await askGraphql(server, admin, EditEmailSignatureDocument, { id: 1, changed: { name: 'Mine' }, key: 'edit' }),
      ),
    ]).toEqual([[], '404 Signature not found'])
  })
})

describe('messaging settings', () => {
  const settings = async (by = owner) =>
    dataOf(await askGraphql(server, by, MessagingSettingsDocument, {})).messagingSettings

  test('are edited field by field, and undone', async () => {
    const before = await settings()
    const changed = { promise_minutes: 30, away_on: false }
    const { editMessagingSettings } = dataOf(
      await askGraphql(server, owner, EditMessagingSettingsDocument, {
        changed,
        was: { promise_minutes: 960 },
        key: 'edit',
      }),
    )
    await undone('edit')
    expect([editMessagingSettings, await settings()]).toEqual([{ ...before, ...changed }, before])
  })

  test.each([
    ['a promise of one minute', { promise_minutes: 1 }, '422 Use 5 minutes to 7 days'],
    ['an empty away message', { away_message: ' ' }, '422 Away message is required'],
    ['a day that ends before it begins', { hours: 'late' }, '422 Monday start time must be before end time'],
  ])('refuses %s', async (_, patch, refusal) => {
    const { hours } = await settings()
    const late = { ...Object(hours), monday: { start: '17:00', end: '09:00', closed: false } }
    const changed = 'hours' in patch ? { hours: late } : patch
    expect(refusalOf(await askGraphql(server, owner, EditMessagingSettingsDocument, { changed, key: 'edit' }))).toBe(
      refusal,
    )
  })
})

test('only who manages communications writes them', async () => {
  const answer = { shortcut: 'mud', body: 'Boots off.' }
  const attempts = async (person: Person) => [
    refusalOf(await askGraphql(server, person, AddCannedAnswerDocument, { answer, key: 'add' })),
    refusalOf(await askGraphql(server, person, CannedAnswersDocument, {})),
    (await person.send(listNumbers, { params: { businessId: 1 } })).status,
  ]
  const [tech, manager] = [
    await signIn(server, demoUser('tech').email),
    await signIn(server, demoUser('manager').email),
  ]
  expect([await attempts(tech), await attempts(manager)]).toEqual([
    ['403 Your role can’t add canned answers.', '403 Your role can’t see canned answers.', 403],
    ['403 Your role can’t add canned answers.', 'answered', 200],
  ])
})
