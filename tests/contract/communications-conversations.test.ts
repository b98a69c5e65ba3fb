import { describe, expect, test } from 'vitest'
import { createClient, deleteClient } from '@/contract/clients'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import {
  AddConversationNoteDocument,
  AssignConversationDocument,
  ChangeConversationDocument,
  ConsentLedgerDocument,
  ConversationThreadDocument,
  LinkConversationDocument,
  LinkMessageDocument,
  MarkEmailDocument,
  RecordConsentDocument,
  SaveMessageDraftDocument,
  SilentWorkDocument,
} from '@/contract/graphql/generated/communications'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { UnreadConversationsDocument } from '@/contract/graphql/generated/unread-conversations'
import { createJob, deleteJob } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { CLIENT_DRAFT } from './client-cases'
import { conversationOffice } from './conversation-office'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, JOB_DRAFT, type Person, signIn } from './office'

const office = conversationOffice()

const STRANGER = '+15125550777'
const ANN = 'ann@nowhere.example'
const HOUR = 3_600_000
const MINUTE = 60_000
/** Of billing. */
const OMAR = 7

/** Two new clients who each have a number of their own. */
const twoClients = async () => {
  const add = async (last_name: string, phone: string) =>
    (await office.owner.ask(createClient, { body: { ...CLIENT_DRAFT, last_name, phone } })).client
  return [await add('Stone', '512-555-0701'), await add('Sand', '512-555-0702')] as const
}

const numberOf = ({ phone }: { phone: string }) => `+1${phone.replaceAll(/\D/g, '')}`

const begun = async (words = 'Hello?', address = STRANGER): Promise<number> => {
  await office.text(address, words)
  return (await office.conversationOf(address))?.id ?? 0
}

const stateOf = async (id: number) => {
  const { status, snoozed_until, waiting_since, assigned_name } = (await office.thread(id)).conversation
  return { status, snoozed_until, waiting_since, assigned_name }
}

const notesOf = async (stream: string, person = office.owner) =>
  dataOf(
    await askGraphql(office.server, person, HistoryDocument, { stream, first: 50, before: null }),
  ).history.facts.map(({ actorName, note }) => `${actorName}: ${note}`)

describe('whose turn it is', () => {
  test('follows who wrote last', async () => {
    const id = await begun()
    const since = office.clock.now()
    expect(await stateOf(id)).toMatchObject({ status: 'waiting_on_us', waiting_since: since })
    await office.send({ conversation: id, to: STRANGER })
    expect(await stateOf(id)).toMatchObject({ status: 'waiting_on_client', waiting_since: null })
    await office.text(STRANGER, 'Thanks')
    expect((await stateOf(id)).status).toBe('waiting_on_us')
    await office.send({ conversation: id, to: STRANGER, then_close: true })
    expect((await stateOf(id)).status).toBe('done')
  })

  test('comes back when a snooze ends', async () => {
    const id = await begun()
    const until = office.clock.now() + HOUR
    await office.change(id, 'snooze', until)
    expect(await stateOf(id)).toMatchObject({ status: 'snoozed', snoozed_until: until })
    office.clock.advance(HOUR + 1)
    await office.signInAgain()
    expect(await stateOf(id)).toMatchObject({ status: 'waiting_on_us', snoozed_until: null })
  })

  test('is changed by people, which is told and undone', async () => {
    const id = await begun()
    const manager = await office.colleague('communications.view', 'communications.send')
    const user = manager.userId
    dataOf(await askGraphql(office.server, manager, AssignConversationDocument, { id, user, key: 'assign' }))
    await office.change(id, 'close')
    expect((await notesOf(`conversation/${id}`)).slice(0, 2)).toEqual([
      expect.stringMatching(/: Done$/),
      expect.stringMatching(/: (Taken|Assigned to .+)$/),
    ])
    expect(refusalOf(await office.change(id, 'close'))).toBe('409 This conversation is already done.')
    const { facts } = dataOf(
      await askGraphql(office.server, office.owner, HistoryDocument, {
        ...{ stream: `conversation/${id}`, first: 1, before: null },
      }),
    ).history
    const positions = facts.map(({ position }) => position)
    dataOf(await askGraphql(office.server, office.owner, UndoDocument, { positions, key: 'undo' }))
    expect((await stateOf(id)).status).toBe('waiting_on_us')
  })

  test('is not taken from who was faster without a word', async () => {
    const id = await begun()
    const omar = await signIn(office.server, 'billing@greenvalley.demo')
    const take = (person: Person, user: number | null, was: number | null) =>
      askGraphql(office.server, person, AssignConversationDocument, { id, user, was, key: office.newKey() })
    dataOf(await take(omar, OMAR, null))
    office.clock.advance(MINUTE)
    await office.signInAgain()
    expect(refusalOf(await take(office.owner, 1, null))).toBe('409 Omar Haddad took this conversation a minute ago.')
    expect(dataOf(await take(office.owner, OMAR, null)).assignConversation.assigned_to).toBe(OMAR)
    expect(dataOf(await take(office.owner, 1, OMAR)).assignConversation.assigned_to).toBe(1)
    expect(refusalOf(await take(omar, null, OMAR))).toBe('409 Dana Whitfield took this conversation a minute ago.')
  })

  test('is given only to who can see messages', async () => {
    const id = await begun()
    const assign = (user: number) =>
      askGraphql(office.server, office.owner, AssignConversationDocument, { id, user, key: office.newKey() })
    expect(refusalOf(await assign(987_654))).toBe('422 Choose someone who can see messages.')
  })
})

test('the office manager and billing of the sample business answer clients', async () => {
  const id = await begun()
  for (const email of [demoUser('manager').email, 'billing@greenvalley.demo'])
    await office.send({ conversation: id, to: STRANGER, body: 'Yes.' }, await signIn(office.server, email))
  expect(await office.lines(id)).toHaveLength(3)
})

describe('a second answer', () => {
  test('is held until its writer has seen the newer line', async () => {
    const id = await begun()
    const { last_message_id: seen } = (await office.thread(id)).conversation
    const manager = await office.colleague('communications.view', 'communications.send')
    await office.send({ conversation: id, to: STRANGER, body: 'Yes, at nine.', seen }, manager)
    const late = { conversation: id, to: STRANGER, body: 'No, at ten.', seen }
    expect(await office.notSent(late)).toMatch(
      /^409 .+ wrote in the meantime: “Yes, at nine.” Read it, then send yours.$/,
    )
    const { last_message_id: newest } = (await office.thread(id)).conversation
    await office.send({ ...late, seen: newest })
    expect(await office.lines(id)).toHaveLength(3)
  })
})

describe('a draft', () => {
  const save = (conversation: number, body: string, version: number, person = office.owner) =>
    askGraphql(office.server, person, SaveMessageDraftDocument, {
      draft: { conversation, channel: 'sms', subject: '', body, version },
      key: office.newKey(),
    })

  test('is the person’s own, and a stale one does not replace a newer one', async () => {
    const id = await begun()
    const manager = await office.colleague('communications.view', 'communications.send')
    expect(dataOf(await save(id, 'We', 0)).saveMessageDraft).toBe(1)
    expect(dataOf(await save(id, 'We come', 1)).saveMessageDraft).toBe(2)
    expect(refusalOf(await save(id, 'We c', 1))).toBe('409 You changed this draft on another device.')
    expect(dataOf(await save(id, 'I', 0, manager)).saveMessageDraft).toBe(1)
    const has = async (person: Person) => (await office.thread(id, person)).conversation.has_draft
    expect([await has(office.owner), await has(manager)]).toEqual([true, true])
    await office.send({ conversation: id, to: STRANGER })
    expect([await has(office.owner), await has(manager)]).toEqual([false, true])
    expect(dataOf(await save(id, '', 1, manager)).saveMessageDraft).toBe(0)
  })
})

describe('the office among itself', () => {
  test('leaves notes between the lines that no client sees', async () => {
    const id = await begun()
    const note = { conversation: id, body: 'Ask about the gate', mentions: [1], key: 'note' }
    dataOf(await askGraphql(office.server, office.owner, AddConversationNoteDocument, note))
    office.clock.advance(1)
    await office.text(STRANGER, 'Well?')
    expect(await office.lines(id)).toEqual([
      'they: Hello? (received)',
      'note: Ask about the gate',
      'they: Well? (received)',
    ])
    expect((await office.on(STRANGER)).messages.map(({ body }) => body)).not.toContain('Ask about the gate')
  })

  test('pages through a long thread without losing a line', async () => {
    const id = await begun()
    for (let count = 1; count < 6; count += 1) await office.text(STRANGER, `Line ${count}`)
    const note = { conversation: id, body: 'Six lines', mentions: [], key: 'note' }
    dataOf(await askGraphql(office.server, office.owner, AddConversationNoteDocument, note))
    const whole = (await office.thread(id)).lines.map(({ id: line }) => line)
    const pageBefore = async (before: number | null) =>
      dataOf(await askGraphql(office.server, office.owner, ConversationThreadDocument, { id, first: 2, before }))
        .conversationThread
    const paged: number[] = []
    let page = await pageBefore(null)
    while (page.has_earlier) {
      paged.unshift(...page.lines.map(({ id: line }) => line))
      page = await pageBefore(page.lines[0]?.id ?? null)
    }
    paged.unshift(...page.lines.map(({ id: line }) => line))
    expect(paged).toEqual(whole)
    expect(whole).toHaveLength(7)
  })

  test('links a record to the line that it was made from, once', async () => {
    const id = await begun()
    const message = (await office.thread(id)).conversation.last_message_id ?? 0
    const link = (key: string) =>
      askGraphql(office.server, office.owner, LinkMessageDocument, { message, table: 'jobs', record: 1, key })
    dataOf(await link('one'))
    dataOf(await link('two'))
    const [line] = (await office.thread(id)).lines
    expect(line?.message?.links).toEqual([{ table: 'jobs', id: 1, name: expect.any(String), page: expect.any(String) }])
    expect(await office.undo('one')).toBe('answered')
    expect((await office.thread(id)).lines[0]?.message?.links).toEqual([])
  })

  test('takes a link away with the record that was made from a line, and brings both back', async () => {
    const id = await begun()
    const message = (await office.thread(id)).conversation.last_message_id ?? 0
    const { job } = await office.owner.ask(createJob, { body: JOB_DRAFT, key: 'made' })
    const link = { message, table: 'jobs', record: job.id } as const
    const linkTo = async (key: string) =>
      dataOf(await askGraphql(office.server, office.owner, LinkMessageDocument, { ...link, key }))
    const linked = async () => [
      (await office.rows()).jobs.some((each) => each.id === job.id),
      (await office.rows()).message_links.filter(({ record_id, table }) => table === 'jobs' && record_id === job.id)
        .length,
    ]
    await linkTo('link')
    expect(await linked()).toEqual([true, 1])
    expect(await office.undo('link')).toBe('answered')
    expect(await linked()).toEqual([true, 0])
    await linkTo('again')
    expect(await office.undo('made')).toBe('answered')
    expect(await linked()).toEqual([false, 0])
    const { facts } = dataOf(
      await askGraphql(office.server, office.owner, HistoryDocument, {
        ...{ stream: `job/${job.id}`, first: 1, before: null },
      }),
    ).history
    const positions = facts.map(({ position }) => position)
    dataOf(await askGraphql(office.server, office.owner, UndoDocument, { positions, key: 'redo' }))
    expect(await linked()).toEqual([true, 1])
    await office.owner.ask(deleteJob, { params: { businessId: 1, jobId: job.id } })
    expect(await linked()).toEqual([false, 0])
  })

  test('stars and archives emails, and nothing else', async () => {
    await office.mail(ANN, 'Hello', { subject: 'Gate' })
    const text = await begun()
    const [mail] = await office.from(ANN)
    const mark = (id: number) =>
      askGraphql(office.server, office.owner, MarkEmailDocument, {
        ...{ id, starred: true, archived: null, key: office.newKey() },
      })
    dataOf(await mark(mail?.id ?? 0))
    expect((await office.message(mail?.id ?? 0)).starred).toBe(true)
    const message = (await office.thread(text)).conversation.last_message_id ?? 0
    expect(refusalOf(await mark(message))).toBe('409 Only emails can be starred or archived.')
  })
})

describe('someone unidentified', () => {
  const link = (id: number, client: number, key: string) =>
    askGraphql(office.server, office.owner, LinkConversationDocument, { id, client, key })

  test('becomes a client who had no conversation, and is let go again', async () => {
    const [client] = await twoClients()
    const id = await begun()
    expect(dataOf(await link(id, client.id, 'link')).linkConversation).toBe(id)
    expect((await office.thread(id)).conversation.client_id).toBe(client.id)
    expect(await office.undo('link')).toBe('answered')
    expect((await office.thread(id)).conversation).toMatchObject({ client_id: null, address: STRANGER })
  })

  test('joins the thread of a client by time, and is split off again', async () => {
    const [client] = await twoClients()
    const own = await begun('From my own phone', numberOf(client))
    office.clock.advance(1_000)
    const other = await begun('From my work')
    office.clock.advance(1_000)
    await office.text(numberOf(client), 'And again')
    expect(dataOf(await link(other, client.id, 'link')).linkConversation).toBe(own)
    expect(await office.lines(own)).toEqual([
      'they: From my own phone (received)',
      'they: From my work (received)',
      'they: And again (received)',
    ])
    expect(await office.undo('link')).toBe('answered')
    expect(await office.lines(other)).toEqual(['they: From my work (received)'])
  })

  test('is not taken from a client', async () => {
    const [first, second] = await twoClients()
    const id = await begun('Hello', numberOf(first))
    expect(refusalOf(await link(id, second.id, 'link'))).toMatch(/^409 This is already the conversation with /)
  })
})

describe('clients', () => {
  test('that are merged share a thread, which their split divides again', async () => {
    const [keep, merge] = await twoClients()
    const first = await begun('Of the first', numberOf(keep))
    office.clock.advance(1_000)
    const other = await begun('Of the second', numberOf(merge))
    const merging = { keep: keep.id, merge: merge.id, takes: [], key: 'merge' }
    dataOf(await askGraphql(office.server, office.owner, MergeClientsDocument, merging))
    expect(await office.lines(first)).toEqual(['they: Of the first (received)', 'they: Of the second (received)'])
    expect(await office.undo('merge')).toBe('answered')
    expect(await office.lines(first)).toEqual(['they: Of the first (received)'])
    expect(await office.lines(other)).toEqual(['they: Of the second (received)'])
  })

  test('that are deleted leave their thread under their number', async () => {
    const [client] = await twoClients()
    const id = await begun('Bye', numberOf(client))
    await office.owner.ask(deleteClient, { params: { businessId: 1, clientId: client.id }, key: 'delete' })
    expect((await office.thread(id)).conversation).toMatchObject({ client_id: null, address: numberOf(client) })
    expect(await office.undo('delete')).toBe('answered')
    expect((await office.thread(id)).conversation.client_id).toBe(client.id)
  })

  test('show what was said in their history', async () => {
    const [client] = await twoClients()
    await office.send({ client: client.id })
    const notes = await notesOf(`client/${client.id}`)
    expect(notes.filter((note) => note.includes('We come at nine.'))).toHaveLength(1)
  })
})

describe('consent', () => {
  test('is recorded with its wording, and corrected but not removed', async () => {
    const record = (action: 'granted' | 'revoked', wording: string) =>
      askGraphql(office.server, office.owner, RecordConsentDocument, {
        consent: { address: '(512) 555-0777', channel: 'sms', purpose: 'marketing', action, wording },
        key: action,
      })
    dataOf(await record('granted', 'Signed at the fair'))
    expect(await office.undo('granted')).toBe('409 Consent stays on record. Record the correction instead.')
    dataOf(await record('revoked', 'That was her sister'))
    const { consentLedger } = dataOf(
      await askGraphql(office.server, office.owner, ConsentLedgerDocument, { address: '512-555-0777' }),
    )
    expect(consentLedger.map(({ action, wording, user_name }) => `${user_name}: ${action}, ${wording}`)).toEqual([
      'Dana Whitfield: revoked, That was her sister',
      'Dana Whitfield: granted, Signed at the fair',
    ])
    expect(refusalOf(await record('granted', ' '))).toMatch(/^422 /)
  })
})

describe('a request to stop in a client’s own words', () => {
  test('is offered under the line until it is recorded with it', async () => {
    const id = await begun('Please stop texting me.')
    const line = async () => (await office.thread(id)).lines.find(({ message }) => message?.direction === 'inbound')
    const message = (await line())?.message
    expect(message?.asks_to_stop).toBe(true)
    const revoked = { channel: 'sms', purpose: 'informational', action: 'revoked' } as const
    const consent = { ...revoked, address: STRANGER, wording: message?.body ?? '', message: message?.id ?? 0 }
    const record = (patch: { address?: string }) =>
      askGraphql(office.server, office.owner, RecordConsentDocument, {
        consent: { ...consent, ...patch },
        key: office.newKey(),
      })
    expect(refusalOf(await record({ address: '+15125550778' }))).toBe(
      '422 Choose a message from this number or address.',
    )
    dataOf(await record({}))
    expect((await line())?.message?.asks_to_stop).toBe(false)
    const { consentLedger } = dataOf(
      await askGraphql(office.server, office.owner, ConsentLedgerDocument, { address: STRANGER }),
    )
    expect(consentLedger.map(({ source, wording, message_id }) => [source, wording, message_id])).toEqual([
      ['free_text', 'Please stop texting me.', message?.id],
    ])
    expect(await office.notSent({ conversation: id, to: STRANGER })).toMatch(
      /^409 Opted out on .+ by writing “Please stop texting me.”. They can text START to hear from you again.$/,
    )
  })
})

describe('silence', () => {
  const silent = async () => dataOf(await askGraphql(office.server, office.owner, SilentWorkDocument, {})).silentWork

  test('is on the list past the promised time, until someone answers', async () => {
    const id = await begun()
    const isListed = async () => (await silent()).some(({ conversation_id }) => conversation_id === id)
    expect(await isListed()).toBe(false)
    office.clock.advance(4 * DAY)
    await office.signInAgain()
    expect(await isListed()).toBe(true)
    await office.send({ conversation: id, to: STRANGER })
    expect(await isListed()).toBe(false)
  })
})

test('who may only see messages reads, and changes nothing', async () => {
  const id = await begun()
  const technician = await signIn(office.server, demoUser('tech').email)
  const answer = refusalOf(await askGraphql(office.server, technician, UnreadConversationsDocument, {}))
  expect(answer).toBe('403 Your role can’t see conversations.')
  const viewer = await office.colleague('communications.view')
  expect((await office.list(viewer)).map((conversation) => conversation.id)).toContain(id)
  expect(await office.notSent({ conversation: id, to: STRANGER }, viewer)).toBe('403 Your role can’t send messages.')
  const close = { id, command: 'close', until: null, key: 'close' } as const
  expect(refusalOf(await askGraphql(office.server, viewer, ChangeConversationDocument, close))).toBe(
    '403 Your role can’t change conversations.',
  )
})

test('what was to leave from someone who may no longer send stays here', async () => {
  const colleague = await office.colleague('communications.view', 'communications.send')
  const { id } = await office.send({ to: STRANGER }, colleague)
  await office.colleague('communications.view')
  office.arrive()
  expect(await office.message(id)).toMatchObject({ status: 'canceled', failure: 'not_permitted', sent_at: null })
})
