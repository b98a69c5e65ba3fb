import { describe, expect, test } from 'vitest'
import { WithdrawClientPageDocument } from '@/contract/graphql/generated/client-page'
import {
  AddEstimateAttachmentsDocument,
  EstimateAttachmentDocument,
  RemoveEstimateAttachmentDocument,
  SendEstimateAttachmentDocument,
} from '@/contract/graphql/generated/estimate-attachments'
import {
  CreateEstimateDocument,
  EstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { LARGEST_ATTACHMENT } from '@/domain/estimate/attachment'
import { base64From } from '@/domain/text/base64'
import { fileOf, GREEN_PIXEL } from '../fixtures/photos'
import { clientPageOffice, HELEN, OTHER } from './client-page-office'
import { ESTIMATE_DRAFT } from './estimate-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'

const office = clientPageOffice()

const PLAN = base64From(fileOf('pdf'))
const ask = <Answer, Variables extends object>(
  document: Parameters<typeof askGraphql<Answer, Variables>>[2],
  variables: Variables,
) => askGraphql(office.server, office.owner, document, variables)

const draft = async (key = 'draft'): Promise<number> =>
  dataOf(await ask(CreateEstimateDocument, { estimate: ESTIMATE_DRAFT, key })).createEstimate.id
const arrive = (estimate: number, id: string, name = 'gate.png', data = GREEN_PIXEL) =>
  ask(SendEstimateAttachmentDocument, { estimate, id, name, data })
const add = (estimate: number, attachments: string[], key = 'add') =>
  ask(AddEstimateAttachmentsDocument, { estimate, attachments, key })
const remove = (estimate: number, attachment: string, key = 'remove') =>
  ask(RemoveEstimateAttachmentDocument, { estimate, attachment, key })
const send = (id: number) => ask(SendEstimateDocument, { id, again: false, key: `send-${id}` })
const contentOf = (estimate: number, attachment: string) => ask(EstimateAttachmentDocument, { estimate, attachment })
const filesOf = async (id: number) => dataOf(await ask(EstimateDocument, { id })).estimate.attachments
const notesOf = async (id: number) =>
  dataOf(await ask(HistoryDocument, { stream: `estimate/${id}`, first: 9, before: null })).history.facts.map(
    ({ note }) => note,
  )

const withFiles = async (): Promise<number> => {
  const id = await draft()
  await arrive(id, 'gate-0001')
  await arrive(id, 'plan-0001', 'plan.pdf', PLAN)
  dataOf(await add(id, ['gate-0001', 'plan-0001']))
  return id
}

const GATE = { id: 'gate-0001', name: 'gate.png', type: 'image/png', size: atob(GREEN_PIXEL).length }
const GARDEN = { id: 'plan-0001', name: 'plan.pdf', type: 'application/pdf', size: 64 }

describe('files of an estimate (EST-06)', () => {
  test('are on it and in its history, and their contents are read by id', async () => {
    const id = await withFiles()
    expect(await filesOf(id)).toEqual([GATE, GARDEN])
    expect((await notesOf(id))[0]).toBe('2 files added')
    expect(dataOf(await contentOf(id, 'plan-0001')).estimateAttachment).toEqual({ type: 'application/pdf', data: PLAN })
  })

  test('are taken off, and come back when that is undone', async () => {
    const id = await withFiles()
    expect(dataOf(await remove(id, 'gate-0001')).removeEstimateAttachment).toBe(1)
    expect([await filesOf(id), (await notesOf(id))[0]]).toEqual([[GARDEN], 'gate.png removed'])
    dataOf(await ask(UndoRequestDocument, { request: 'remove', key: 'undo' }))
    expect(await filesOf(id)).toEqual([GATE, GARDEN])
  })

  test('are judged by what is in them, and have to have come', async () => {
    const id = await draft()
    expect([
      refusalOf(await arrive(id, 'note-0001', 'note.pdf', btoa('hello'))),
      refusalOf(await arrive(id, 'plan-0002', 'plan.pdf', base64From(fileOf('pdf', LARGEST_ATTACHMENT + 1)))),
      refusalOf(await arrive(id, 'plan-0003', 'plan.pdf', '?')),
      refusalOf(await add(id, ['gone-0001'])).split(' ')[0],
    ]).toEqual([
      '415 “note.pdf” isn’t a photo or a PDF. Choose a JPEG, PNG, WebP, or PDF file.',
      '413 “plan.pdf” is just over 10 MB. Choose a file of 10 MB or less.',
      refusalOf(await arrive(id, 'plan-0003', 'plan.pdf', '?')),
      '422',
    ])
    expect(await filesOf(id)).toEqual([])
  })

  test('are refused together where there is too little room, which says for how many there is some', async () => {
    const id = await withFiles()
    const others = Array.from({ length: 19 }, (_, index) => `other-${String(index).padStart(4, '0')}`)
    const { errors = [] } = (await add(id, others, 'add-others')) as { errors?: { extensions?: object }[] }
    const message = 'An estimate has 20 files at most. Remove one to add another.'
    expect(errors[0]?.extensions).toEqual({ status: 422, errors: [{ path: 'attachments', message }], room: 18 })
    expect(await filesOf(id)).toEqual([GATE, GARDEN])
  })

  test('stay as they were sent, and go with a newer version, where they can be changed again', async () => {
    const id = await withFiles()
    dataOf(await send(id))
    await arrive(id, 'late-0001')
    expect(refusalOf(await remove(id, 'gate-0001'))).toBe(
      '409 This estimate was already sent. Revise it to make changes.',
    )
    dataOf(await ask(ReviseEstimateDocument, { id, key: 'revise' }))
    const newer = dataOf(await ask(EstimateDocument, { id })).estimate.revised_by_id ?? 0
    expect(dataOf(await contentOf(newer, 'gate-0001')).estimateAttachment.data).toBe(GREEN_PIXEL)
    dataOf(await remove(newer, 'gate-0001', 'remove-newer'))
    expect([await filesOf(id), await filesOf(newer)]).toEqual([[GATE, GARDEN], [GARDEN]])
  })
})

test('a copy has the files of the estimate it was made from, and they come off it alone', async () => {
  const id = await withFiles()
  const variables = { estimate: ESTIMATE_DRAFT, files_of: id, key: 'copy' }
  const copy = dataOf(await ask(CreateEstimateDocument, variables)).createEstimate.id
  expect(await filesOf(copy)).toEqual([GATE, GARDEN])
  expect(dataOf(await contentOf(copy, 'gate-0001')).estimateAttachment.data).toBe(GREEN_PIXEL)
  dataOf(await remove(copy, 'gate-0001', 'remove-copied'))
  expect([await filesOf(id), await filesOf(copy)]).toEqual([[GATE, GARDEN], [GARDEN]])
  const gone = await ask(CreateEstimateDocument, { ...variables, files_of: 999_999, key: 'copy-gone' })
  expect(refusalOf(gone).split(' ')[0]).toBe('404')
})

test('an undo changes no file of an estimate that was sent by now', async () => {
  const id = await withFiles()
  dataOf(await remove(id, 'gate-0001'))
  dataOf(await send(id))
  expect(refusalOf(await ask(UndoRequestDocument, { request: 'remove', key: 'undo' }))).toBe(
    '409 It was sent since. Revise it to make changes.',
  )
  expect(await filesOf(id)).toEqual([GARDEN])
})

describe('on the client’s page', () => {
  const fileAt = async (token: string, file: string) => office.say('GET', `${token}/files/${file}`)

  test('files are there once the estimate was sent, for this client alone', async () => {
    const id = await withFiles()
    await office.sent({}, 'before')
    const token = await office.tokenOf()
    expect((await fileAt(token, 'gate-0001')).status).toBe(404)
    dataOf(await send(id))
    const shown = (await office.open(token)).estimates.find((each) => each.id === id)
    expect(shown?.attachments).toEqual([GATE, GARDEN])
    expect(await fileAt(token, 'gate-0001')).toEqual({ status: 200, body: { type: 'image/png', data: GREEN_PIXEL } })
    const property = (await office.server.state()).tables.properties.find(({ client_id }) => client_id === OTHER)
    await office.sent({ client_id: OTHER, property_id: property?.id }, 'other')
    expect((await fileAt(await office.tokenOf(OTHER), 'gate-0001')).status).toBe(404)
    dataOf(await ask(WithdrawClientPageDocument, { client: HELEN, key: 'withdraw' }))
    expect((await fileAt(token, 'gate-0001')).status).toBe(410)
  })
})
