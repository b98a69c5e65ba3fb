import { expect, test } from 'vitest'
import { forgotPassword } from '@/contract/accounts'
import { createClient } from '@/contract/clients'
import { ClientStatementDocument, EmailStatementDocument } from '@/contract/graphql/generated/books'
import {
  AnswerClientQuestionDocument,
  ClientPageDocument,
  RenewClientPageDocument,
} from '@/contract/graphql/generated/client-page'
import { RecordConsentDocument } from '@/contract/graphql/generated/communications'
import { RequestNoticeDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  RecordInvoicePaymentDocument,
  RemindInvoiceDocument,
  SendInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { TellOnTheWayDocument } from '@/contract/graphql/generated/jobs'
import { assignCrew, createJob, getJob } from '@/contract/jobs'
import { createIntent, requestPayment } from '@/contract/payments'
import { demoUser } from '@/domain/demo/demo'
import { CLIENT_DRAFT } from './client-cases'
import { conversationOffice } from './conversation-office'
import { askGraphql, dataOf } from './graphql-office'
import { newInvoice } from './invoice-cases'
import { JOB_DRAFT, TODAY } from './office'
import { card } from './payer'
import { confirmed, intentFor } from './payment-cases'

const office = conversationOffice()

const ADDRESS = 'ana@nowhere.example'
const PHONE = '+15125550444'
const BUSINESS = 1

const newClient = async (patch: object = {}): Promise<number> => {
  const name = { first_name: 'Ana', last_name: 'Diaz', email: ADDRESS, phone: '(512) 555-0444' }
  return (await office.owner.ask(createClient, { body: { ...CLIENT_DRAFT, ...name, ...patch } })).client.id
}

const openInvoice = async (client_id: number): Promise<number> => {
  const id = await newInvoice(office.server, office.owner, { client_id, property_id: null })
  dataOf(await askGraphql(office.server, office.owner, SendInvoiceDocument, { id, key: `send-${id}` }))
  return id
}

const optOut = async (channel: 'sms' | 'email', address: string) =>
  dataOf(
    await askGraphql(office.server, office.owner, RecordConsentDocument, {
      consent: { address, channel, purpose: 'informational', action: 'revoked', wording: 'No more' },
      key: 'out',
    }),
  )

/** What has reached this number or address, without the greeting and the signature. */
const arrived = async (address: string) => {
  office.leave()
  return (await office.on(address)).messages.map(({ subject, body }) => [
    subject,
    body
      .replaceAll(/https:\S+/g, 'LINK')
      .split('\n\n')
      .slice(1, 2)
      .join(''),
  ])
}

const causesFor = async (address: string) => (await office.to(address)).map(({ cause, about }) => [cause, about?.table])

test('an invoice, its reminder, a payment request and the receipt are in the client’s mailbox', async () => {
  const client = await newClient()
  const id = await openInvoice(client)
  dataOf(await askGraphql(office.server, office.owner, RemindInvoiceDocument, { id, key: 'remind' }))
  const link = { customer_email: ADDRESS, description: '', return_url: 'https://app.example/payment-success' }
  await office.owner.ask(requestPayment, { body: { ...link, invoice_id: id, amount: 60 } })
  const intent = await office.owner.ask(createIntent, { body: { ...intentFor(id, 60), customer_id: client } })
  await confirmed(office.server, intent, card())
  expect(await causesFor(ADDRESS)).toEqual([
    ['invoice', 'invoices'],
    ['reminder', 'invoices'],
    ['payment_request', 'invoices'],
    ['receipt', 'invoices'],
  ])
  const { invoice_number: number } = (await office.rows()).invoices.find((row) => row.id === id) ?? {}
  expect(await arrived(ADDRESS)).toEqual([
    [
      `Invoice ${number} from Green Valley Landscaping`,
      `Here is your invoice ${number} for $100.00, due on Nov 18, 2026.`,
    ],
    [
      `Reminder: invoice ${number} from Green Valley Landscaping`,
      `This is a reminder that $100.00 of invoice ${number} is due on Nov 18, 2026.`,
    ],
    [
      `Payment of $60.00 for invoice ${number}`,
      `Green Valley Landscaping asks you to pay $60.00 for invoice ${number}.`,
    ],
    [
      `Receipt: $60.00 for invoice ${number}`,
      `We received your payment of $60.00 for invoice ${number} by Visa ending in 1111. $40.00 is still to be paid.`,
    ],
  ])
})

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

const emailStatement = (client_id: number, key: string) =>
  askGraphql(office.server, office.owner, EmailStatementDocument, { client_id, ...NOVEMBER, key })

const refusalOf = async (client_id: number) =>
  dataOf(await askGraphql(office.server, office.owner, ClientStatementDocument, { client_id, ...NOVEMBER }))
    .clientStatement.email_refusal

const undo = async (request: string) =>
  dataOf(await askGraphql(office.server, office.owner, UndoRequestDocument, { request, key: `undo-${request}` }))
    .undoRequest

test('a statement is in the client’s mailbox with its period and what is due, unless it is taken back', async () => {
  const client = await newClient()
  await openInvoice(client)
  dataOf(await emailStatement(client, 'first'))
  expect((await undo('first')).count).toBe(2)
  dataOf(await emailStatement(client, 'second'))
  const notice = dataOf(await askGraphql(office.server, office.owner, RequestNoticeDocument, { key: 'second' }))
  expect(notice.requestNotice).toEqual({
    text: `Statement of Nov 1, 2026 to Nov 30, 2026 sent to ${ADDRESS}`,
    is_sent: true,
  })
  expect((await arrived(ADDRESS)).at(-1)).toEqual([
    'Statement from Green Valley Landscaping',
    'Here is your statement of Nov 1, 2026 to Nov 30, 2026. $100.00 is due.',
  ])
  expect((await causesFor(ADDRESS)).slice(1)).toEqual([['statement', 'clients']])
})

test('a statement for a client who can’t be emailed is refused, and its page knows why', async () => {
  const client = await newClient({ email: '' })
  expect(await refusalOf(client)).toBe('Ana has no email address.')
  const { errors } = await emailStatement(client, 'none')
  expect(errors?.map(({ message }) => message)).toEqual(['Not emailed: Ana has no email address.'])
  const other = await newClient()
  expect(await refusalOf(other)).toBe(null)
})

const recordCheck = (id: number, key: string, receipt: boolean) =>
  askGraphql(office.server, office.owner, RecordInvoicePaymentDocument, {
    ...{ id, key, receipt, amount: 30, payment_method: 'check', payment_date: TODAY },
    ...{ transaction_id: key, notes: '', again: true },
  }).then(dataOf)

test('a payment recorded by hand has a receipt only if it is asked for, and both are taken back together', async () => {
  const id = await openInvoice(await newClient())
  await recordCheck(id, 'silent', false)
  await recordCheck(id, 'undone', true)
  expect(await undo('undone')).toEqual({ count: 2, stayed: [] })
  await recordCheck(id, 'told', true)
  const { requestNotice } = dataOf(
    await askGraphql(office.server, office.owner, RequestNoticeDocument, { key: 'told' }),
  )
  expect(requestNotice).toEqual({ text: `$30.00 paid, Check. Receipt sent to ${ADDRESS}`, is_sent: true })
  expect((await arrived(ADDRESS)).slice(1).map(([, words]) => words)).toEqual([
    expect.stringMatching(
      /^We received your payment of \$30\.00 for invoice INV-\d+ by check\. \$40\.00 is still to be paid\.$/,
    ),
  ])
})

const newJob = async (client_id: number): Promise<number> => {
  const property = (await office.rows()).properties.find((row) => row.client_id === client_id)
  const body = { ...JOB_DRAFT, scheduled_date: TODAY, client_id, property_id: property?.id ?? 0 }
  const { job } = await office.owner.ask(createJob, { body, key: `job-${client_id}` })
  await office.owner.ask(assignCrew, {
    params: { businessId: BUSINESS, jobId: job.id },
    query: { crew_member_ids: '2' },
  })
  return job.id
}

const tell = async (job: number) =>
  dataOf(
    await askGraphql(office.server, office.owner, TellOnTheWayDocument, {
      ...{ job, text: 'We are on our way.', arrival: '09:30', key: `tell-${job}` },
    }),
  ).tellOnTheWay

test('the text on the way is on the client’s phone as it was typed', async () => {
  const job = await newJob(await newClient())
  expect(await tell(job)).toBe('On the way, text to the client: “We are on our way.”')
  office.leave()
  expect((await office.on(PHONE)).messages.map(({ body }) => body)).toEqual(['We are on our way.'])
})

test('a job is on the way although its client opted out, which its history says', async () => {
  const job = await newJob(await newClient())
  await optOut('sms', PHONE)
  expect(await tell(job)).toBe(
    'On the way. Not texted: Opted out on Nov 18, 2026, as your team recorded. They can text START to hear from you again.',
  )
  const params = { businessId: BUSINESS, jobId: job }
  expect((await office.owner.ask(getJob, { params })).job.status).toBe('en_route')
  office.leave()
  expect((await office.on(PHONE)).messages).toEqual([])
})

const ask = async (client: number, text: string) => {
  const { path } = dataOf(await askGraphql(office.server, office.owner, ClientPageDocument, { client })).clientPage
  const token = path?.replace('/c/', '') ?? ''
  const response = await office.server.fetch(`/client-page/api/${token}/questions`, {
    method: 'POST',
    headers: { 'idempotency-key': office.newKey() },
    body: JSON.stringify({ estimate: null, invoice: null, text }),
  })
  expect(response.status).toBe(200)
  const { client_questions } = await office.rows()
  return client_questions.at(-1)?.id ?? 0
}

const answer = async (id: number, text: string) =>
  dataOf(await askGraphql(office.server, office.owner, AnswerClientQuestionDocument, { id, text, key: `answer-${id}` }))

test('a question is a line of the conversation, and the answer takes the turn back', async () => {
  const client = await newClient()
  await openInvoice(client)
  const question = await ask(client, 'When do you come?')
  const conversation = (await office.conversationOf(ADDRESS))?.id ?? 0
  const turnOf = async () => (await office.thread(conversation)).conversation.status
  expect([(await office.lines(conversation)).at(-1), await turnOf()]).toEqual([
    'they: When do you come? (received)',
    'waiting_on_us',
  ])
  await answer(question, 'On Monday.')
  expect(await turnOf()).toBe('waiting_on_client')
  office.leave()
  const mail = (await office.on(ADDRESS)).messages.at(-1)
  expect([mail?.subject, mail?.body]).toEqual([
    'Re: Question from the client page',
    'Hi Ana,\n\nOn Monday.\n\nYou asked:\n> When do you come?\n\nThank you,\nGreen Valley Landscaping',
  ])
})

test('the answer to a client without an address is a text', async () => {
  const client = await newClient({ email: '' })
  await openInvoice(client)
  await answer(await ask(client, 'When?'), 'On Monday.')
  office.leave()
  expect((await office.on(PHONE)).messages.map(({ body }) => body).at(-1)).toBe('On Monday.\nGreen Valley Landscaping')
})

test('a renewed link goes to the client; a first one does not', async () => {
  const client = await newClient()
  const renew = (key: string) =>
    askGraphql(office.server, office.owner, RenewClientPageDocument, { client, key }).then(dataOf)
  await renew('first')
  expect(await arrived(ADDRESS)).toEqual([])
  await renew('second')
  expect(await arrived(ADDRESS)).toEqual([
    [
      'Your new link from Green Valley Landscaping',
      'This is the new link to your page, with your estimates, invoices, and visits:\nLINK',
    ],
  ])
})

test('a link to choose a password is in the person’s mailbox, and in no list of the team', async () => {
  const { email } = demoUser('manager')
  const before = await office.list()
  const { letter } = await office.owner.ask(forgotPassword, { body: { email } })
  office.leave()
  expect(
    (await office.on(email)).messages.map(({ body }) => body.includes(`https://groundwork.demo${letter}`)),
  ).toEqual([true])
  expect(await office.list()).toEqual(before)
})
