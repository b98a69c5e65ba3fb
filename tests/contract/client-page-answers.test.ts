import { describe, expect, test } from 'vitest'
import { AnswerClientQuestionDocument } from '@/contract/graphql/generated/client-page'
import { ReviseEstimateDocument, SendEstimateDocument } from '@/contract/graphql/generated/estimates'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { OpenQuestionsDocument } from '@/contract/graphql/generated/open-questions'
import { totalsFor } from '@/domain/estimate/choice'
import { APPROVAL, clientPageOffice, DRAWN, HELEN } from './client-page-office'
import { OFFER } from './estimate-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY } from './office'

const office = clientPageOffice()
const { say, statusOf, sent, linkOf, tokenOf, open, estimateNow, factsNow } = office

describe('an approval', () => {
  test('keeps the signature, who and when; sent twice it is done once', async () => {
    const id = await sent()
    const token = await tokenOf()
    const approve = () => say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'key-1')
    const first = await approve()
    const after = await factsNow()
    const again = await approve()
    expect([first.status, again, await factsNow()]).toEqual([200, first, after])
    const { status, answered_by, answered_via, answered_at, signature } = await estimateNow(id)
    expect({ status, answered_by, answered_via, answered_at, signature }).toEqual({
      status: 'approved',
      answered_by: 'Helen Brandt',
      answered_via: 'client_page',
      answered_at: new Date(office.clock.now()).toISOString(),
      signature: DRAWN,
    })
  })

  test('from two tabs: the second is refused, and the first stays', async () => {
    const id = await sent()
    const token = await tokenOf()
    const typed = { answered_by: 'H. Brandt', signature: { kind: 'typed', strokes: [] }, choice: null }
    const [one, two] = await Promise.all([
      say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'tab-1'),
      say('POST', `${token}/estimates/${id}/approve`, typed, 'tab-2'),
    ])
    expect([one.status, two]).toEqual([200, { status: 409, body: { detail: 'This estimate is already approved.' } }])
    expect((await estimateNow(id)).answered_by).toBe('Helen Brandt')
  })

  test('after the last valid day is refused', async () => {
    const id = await sent({ valid_until: '2026-11-20' })
    const token = await tokenOf()
    office.clock.advance(4 * DAY)
    expect(await say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'late')).toEqual({
      status: 409,
      body: { detail: 'This estimate has expired. Revise it to send it again.' },
    })
  })

  test('of an older version is refused; the newer one is named once it was sent', async () => {
    const id = await sent()
    const token = await tokenOf()
    dataOf(await askGraphql(office.server, office.owner, ReviseEstimateDocument, { id, key: 'revise' }))
    const next = (await estimateNow(id)).revised_by_id ?? 0
    const newerOf = async () => (await open(token)).estimates.find((each) => each.id === id)?.newer_id
    expect([await say('POST', `${token}/estimates/${id}/approve`, APPROVAL, 'old'), await newerOf()]).toEqual([
      { status: 409, body: { detail: 'This estimate has a newer version.' } },
      null,
    ])
    dataOf(await askGraphql(office.server, office.owner, SendEstimateDocument, { id: next, again: false, key: 'next' }))
    expect(await newerOf()).toBe(next)
  })

  test.each([
    ['no body', ''],
    ['no object', '[]'],
    ['no name', { ...APPROVAL, answered_by: ' \u2800 ' }],
    ['a name of a novel', { ...APPROVAL, answered_by: 'x'.repeat(101) }],
    ['no signature', { answered_by: 'H' }],
    ['an empty drawing', { ...APPROVAL, signature: { kind: 'drawn', strokes: [] } }],
    ['markup for a stroke', { ...APPROVAL, signature: { kind: 'drawn', strokes: ['<svg onload=alert(1)>'] } }],
    [
      'numbers that are none',
      { ...APPROVAL, signature: { kind: 'drawn', strokes: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1e9]] } },
    ],
    ['a drawing of a megabyte', `{"answered_by":"H","signature":"${'x'.repeat(1_000_000)}"}`],
    ['a typed name with strokes', { ...APPROVAL, signature: { ...DRAWN, kind: 'typed' } }],
  ])('with %s changes nothing', async (_what, body) => {
    const id = await sent()
    const token = await tokenOf()
    const before = await factsNow()
    const status = await statusOf(say('POST', `${token}/estimates/${id}/approve`, body, 'bad'))
    expect([[400, 413, 422].includes(status), await factsNow()]).toEqual([true, before])
  })
})

describe('an estimate with a choice', () => {
  test('is approved with what the client takes, and comes to that', async () => {
    const id = await sent(OFFER)
    const token = await tokenOf()
    const shown = (await open(token)).estimates.find((each) => each.id === id)
    const choice = { package_id: shown?.packages.at(-1)?.id ?? 0, line_ids: [] }
    await say('POST', `${token}/estimates/${id}/approve`, { ...APPROVAL, choice }, 'yes')
    const after = (await open(token)).estimates.find((each) => each.id === id)
    expect([after?.choice, after?.total_amount]).toEqual([choice, shown && totalsFor(shown, choice).total_amount])
  })

  test('is not approved with something that is not in it', async () => {
    const id = await sent(OFFER)
    const token = await tokenOf()
    const approve = (choice: object, key: string) =>
      statusOf(say('POST', `${token}/estimates/${id}/approve`, { ...APPROVAL, choice }, key))
    expect([
      await approve({ package_id: 99, line_ids: [] }, 'a'),
      await approve({ package_id: null, line_ids: [] }, 'b'),
      await approve({ package_id: 1, line_ids: [1, 1] }, 'c'),
      (await estimateNow(id)).status,
    ]).toEqual([422, 422, 422, 'sent'])
  })
})

test('a rejection keeps its reason', async () => {
  const id = await sent()
  const token = await tokenOf()
  expect(await statusOf(say('POST', `${token}/estimates/${id}/decline`, { rejection_reason: '  ' }, 'empty'))).toBe(422)
  await say('POST', `${token}/estimates/${id}/decline`, { rejection_reason: 'Too much for now' }, 'no')
  const { status, answered_by, answered_via, rejection_reason, signature } = await estimateNow(id)
  expect({ status, answered_by, answered_via, rejection_reason, signature: signature ?? null }).toEqual({
    status: 'rejected',
    answered_by: 'Helen Brandt',
    answered_via: 'client_page',
    rejection_reason: 'Too much for now',
    signature: null,
  })
})

describe('a question', () => {
  test('reaches the office with what it is about, once', async () => {
    const id = await sent()
    const token = await tokenOf()
    const ask = () => say('POST', `${token}/questions`, { estimate: id, invoice: null, text: ' Which mulch? ' }, 'q1')
    await ask()
    await ask()
    const { estimate_number } = await estimateNow(id)
    const question = { estimate_id: id, invoice_id: null, text: 'Which mulch?' }
    expect((await linkOf()).questions).toEqual([
      {
        ...{ ...question, id: 1, about: estimate_number, asked_at: new Date(office.clock.now()).toISOString() },
        ...{ answer: '', answered_at: null, answered_by_name: '' },
      },
    ])
    expect((await open(token)).questions).toEqual([
      { ...question, id: 1, asked_at: office.clock.now(), answer: '', answered_at: null },
    ])
  })

  test('is answered once, which the client reads, and the answer can be taken back', async () => {
    await sent()
    const token = await tokenOf()
    await say('POST', `${token}/questions`, { estimate: null, invoice: null, text: 'When?' }, 'q')
    const [waiting] = dataOf(await askGraphql(office.server, office.owner, OpenQuestionsDocument, {})).openQuestions
    expect(waiting).toEqual({ id: 1, client_id: HELEN, client_name: expect.stringContaining('Helen') })
    const answer = (text: string, key: string) =>
      askGraphql(office.server, office.owner, AnswerClientQuestionDocument, { id: 1, text, key })
    expect(refusalOf(await answer(' ', 'empty'))).toBe('422 Write your answer')
    for (let times = 0; times < 2; times += 1) dataOf(await answer('On Monday.', 'a'))
    expect(refusalOf(await answer('On Friday.', 'b'))).toBe(
      '409 Someone has already answered this question. Undo that answer to write another one.',
    )
    expect((await open(token)).questions.map((each) => [each.answer, each.answered_at])).toEqual([
      ['On Monday.', office.clock.now()],
    ])
    const openNow = async () =>
      dataOf(await askGraphql(office.server, office.owner, OpenQuestionsDocument, {})).openQuestions.length
    expect(await openNow()).toBe(0)
    dataOf(await askGraphql(office.server, office.owner, UndoRequestDocument, { request: 'a', key: 'undo' }))
    expect([await openNow(), (await open(token)).questions[0]?.answer]).toEqual([1, ''])
  })

  test('is one of fifty a day at most', async () => {
    await sent()
    const token = await tokenOf()
    const ask = (index: number) =>
      statusOf(say('POST', `${token}/questions`, { estimate: null, invoice: null, text: `No. ${index}` }, `q${index}`))
    for (let index = 0; index < 50; index++) expect(await ask(index)).toBe(200)
    expect(await ask(50)).toBe(429)
    office.clock.advance(DAY)
    expect(await ask(51)).toBe(200)
  })
})
