import { describe, expect, onTestFinished, test } from 'vitest'
import { createClient } from '@/contract/clients'
import { EmailStatementDocument } from '@/contract/graphql/generated/books'
import { CreateEstimateDocument, EstimateDocument, SendEstimateDocument } from '@/contract/graphql/generated/estimates'
import { HistoryDocument, RequestNoticeDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { inviteUser } from '@/contract/permissions'
import { CLIENT_DRAFT } from './client-cases'
import { conversationOffice } from './conversation-office'
import { withDefaultRoles } from './demos'
import { ESTIMATE_DRAFT } from './estimate-cases'
import { askGraphql, dataOf } from './graphql-office'
import { OWNER, openOffice, signIn } from './office'
import { INVITED } from './permission-cases'

const office = conversationOffice()

const ADDRESS = 'ana@nowhere.example'

const newClient = async (patch: object = {}) => {
  const body = { ...CLIENT_DRAFT, first_name: 'Ana', last_name: 'Diaz', email: ADDRESS, ...patch }
  const { client } = await office.owner.ask(createClient, { body })
  return { client_id: client.id, property_id: client.properties[0]?.id ?? 0 }
}

const newEstimate = async (of: { client_id: number; property_id: number }) => {
  const estimate = { ...ESTIMATE_DRAFT, ...of }
  return dataOf(
    await askGraphql(office.server, office.owner, CreateEstimateDocument, { estimate, key: office.newKey() }),
  ).createEstimate.id
}

const send = async (id: number, key = office.newKey()) => {
  dataOf(await askGraphql(office.server, office.owner, SendEstimateDocument, { id, again: false, key }))
  return key
}

const noticeOf = async (key: string) =>
  dataOf(await askGraphql(office.server, office.owner, RequestNoticeDocument, { key })).requestNotice

const undo = async (request: string) =>
  dataOf(await askGraphql(office.server, office.owner, UndoRequestDocument, { request, key: office.newKey() }))
    .undoRequest

const statusOf = async (id: number) =>
  dataOf(await askGraphql(office.server, office.owner, EstimateDocument, { id })).estimate.status

const notesOf = async (stream: string) =>
  dataOf(
    await askGraphql(office.server, office.owner, HistoryDocument, { stream, first: 50, before: null }),
  ).history.facts.map(({ note }) => note)

describe('an estimate that is sent', () => {
  test('is in the client’s mailbox, with the number, the total and the link', async () => {
    const id = await newEstimate(await newClient())
    const key = await send(id)
    expect(await noticeOf(key)).toEqual({ text: `Sent to ${ADDRESS}`, is_sent: true })
    office.leave()
    const [mail, ...others] = (await office.on(ADDRESS)).messages
    const { estimate_number } = dataOf(await askGraphql(office.server, office.owner, EstimateDocument, { id })).estimate
    const { client_links } = await office.rows()
    const token = client_links.at(-1)?.token ?? ''
    expect(others).toEqual([])
    expect([mail?.subject, mail?.body]).toEqual([
      `Estimate ${estimate_number} from Green Valley Landscaping`,
      [
        'Hi Ana,',
        `Here is your estimate: ${estimate_number}, “Front beds”. The total is $394.06. It is valid until Dec 20, 2026.`,
        `Look at it, approve it, or ask us a question on your page:\nhttps://groundwork.demo/c/${token}?estimate=${id}`,
        'Thank you,\nGreen Valley Landscaping',
      ].join('\n\n'),
    ])
    expect(await notesOf(`estimate/${id}`)).toEqual([`Sent to ${ADDRESS}`, 'Created'])
  })

  test('leaves the turn where it is, and is about the estimate', async () => {
    const id = await newEstimate(await newClient())
    await send(id)
    const message = (await office.to(ADDRESS))[0]
    const { conversation } = await office.thread(message?.conversation_id ?? 0)
    expect([message?.about, message?.cause, message?.author_id, conversation.status]).toEqual([
      { table: 'estimates', id },
      'estimate',
      null,
      'done',
    ])
  })

  test('takes its email back with it within ten seconds', async () => {
    const id = await newEstimate(await newClient())
    const key = await send(id)
    expect(await undo(key)).toEqual({ count: 2, stayed: [] })
    office.leave()
    expect([await statusOf(id), (await office.on(ADDRESS)).messages, await office.to(ADDRESS)]).toEqual([
      'draft',
      [],
      [],
    ])
  })

  test('is taken back without its email once that has left, which the answer says', async () => {
    const id = await newEstimate(await newClient())
    const key = await send(id)
    office.leave()
    const [mail] = (await office.on(ADDRESS)).messages
    const { conversation_id } = await office.message(mail?.id ?? 0)
    expect(await undo(key)).toEqual({
      count: 1,
      stayed: [
        {
          text: 'The email to Ana Diaz has already left.',
          page: `/dashboard/communications?tab=messages&conversation=${conversation_id}`,
        },
      ],
    })
    expect([await statusOf(id), (await office.on(ADDRESS)).messages.length]).toEqual(['draft', 1])
  })

  test('is taken back also when more was sent to the client since', async () => {
    const of = await newClient()
    const [first, second] = [await newEstimate(of), await newEstimate(of)]
    const key = await send(first)
    await send(second)
    expect(await undo(key)).toEqual({ count: 2, stayed: [] })
    office.leave()
    expect((await office.on(ADDRESS)).messages.map(({ body }) => body.includes(`?estimate=${second}`))).toEqual([true])
  })

  test('is marked as sent when the client has no address, and says why it was not emailed', async () => {
    const id = await newEstimate(await newClient({ email: '' }))
    expect([await noticeOf(await send(id)), await statusOf(id)]).toEqual([
      { text: 'Marked as sent. Not emailed: Ana has no email address.', is_sent: false },
      'sent',
    ])
  })
})

test('a statement is taken back also by people who can’t read messages', async () => {
  const server = openOffice(withDefaultRoles())
  onTestFinished(() => server.shutdown())
  const owner = await signIn(server, OWNER)
  const billing = await signIn(server, 'billing@greenvalley.demo')
  const { client } = await owner.ask(createClient, { body: { ...CLIENT_DRAFT, email: ADDRESS } })
  const period = { client_id: client.id, from: '2026-11-01', to: '2026-11-30' }
  dataOf(await askGraphql(server, billing, EmailStatementDocument, { ...period, key: 'email' }))
  const undone = await askGraphql(server, billing, UndoRequestDocument, { request: 'email', key: 'undo' })
  expect(dataOf(undone).undoRequest).toEqual({ count: 2, stayed: [] })
})

test('an invitation is in the mailbox of whoever is invited, and nowhere else', async () => {
  const before = await office.list()
  const { letter } = await office.owner.ask(inviteUser, { body: { ...INVITED, email: ADDRESS, business_id: 1 } })
  office.leave()
  const [mail] = (await office.on(ADDRESS)).messages
  expect(mail?.body).toContain(`https://groundwork.demo${letter}`)
  expect(await office.list()).toEqual(before)
})
