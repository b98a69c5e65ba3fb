import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  AddJobPhotosDocument,
  JobPhotoDocument,
  JobSignatureDocument,
  RemoveJobPhotoDocument,
  SendJobPhotoDocument,
  SendJobSignatureDocument,
} from '@/contract/graphql/generated/photos'
import { assignCrew, createJob, getJob, updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { LARGEST_PHOTO } from '@/domain/job/photo'
import { base64From } from '@/domain/text/base64'
import { createClock } from '@/domain/time/clock'
import { memoryContents } from '@/events/log/memory'
import { type ContentNote, type MockServer, memoryFactLog } from '@/mock-server'
import { fileOf, GREEN_PIXEL } from '../fixtures/photos'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, JOB_DRAFT, OWNER, openOffice, type Person, signIn, TODAY, WEDNESDAY } from './office'

const clock = createClock({ now: () => WEDNESDAY, setTimeout: () => 0, clearTimeout: () => undefined })
const log = memoryFactLog()
const contents = memoryContents<ContentNote>()
let server: MockServer
let owner: Person
let tech: Person
let home: Person

beforeAll(async () => {
  server = openOffice({ clock, log, contents: async () => contents })
  owner = await signIn(server, OWNER)
  tech = await signIn(server, demoUser('tech').email)
  home = await signIn(server, demoUser('home').email)
})
afterAll(() => server.shutdown())

const STROKES = [[10, 10, 40, 60, 80, 20, 120, 70, 160, 30, 200, 50]]
const paramsOf = (jobId: number) => ({ businessId: 1, jobId })
const started = async (crew = '2') => {
  const { id } = (await owner.ask(createJob, { body: { ...JOB_DRAFT, scheduled_date: TODAY } })).job
  await owner.ask(assignCrew, { params: paramsOf(id), query: { crew_member_ids: crew } })
  await owner.ask(updateJobStatus, { params: paramsOf(id), query: { status: 'in_progress' } })
  return id
}
let photoCount = 0
const newId = () => `photo-${String(photoCount++).padStart(4, '0')}`
type Photo = { id?: string; name?: string; data?: string }
const photo = (job: number, { id = newId(), name = 'gate.png', data = GREEN_PIXEL }: Photo = {}, by = owner) =>
  askGraphql(server, by, SendJobPhotoDocument, { job, id, name, data })
const sign = (job: number, id: string, signed_by = 'Ana Stone') =>
  askGraphql(server, owner, SendJobSignatureDocument, { job, id, signed_by, kind: 'drawn', strokes: STROKES })
type CompletionFields = { photos?: string; signature?: string; notes?: string }
const complete = (id: number, fields: CompletionFields = {}, { key, waited }: { key?: string; waited?: number } = {}) =>
  owner.send(updateJobStatus, {
    params: paramsOf(id),
    query: { status: 'completed', ...fields },
    ...(key ? { key } : {}),
    waited,
  })
const jobOf = async (id: number) => (await owner.ask(getJob, { params: paramsOf(id) })).job
const historyOf = async (id: number) =>
  dataOf(await askGraphql(server, owner, HistoryDocument, { stream: `job/${id}`, first: 9, before: null })).history
    .facts

describe('completing a job with photos and a signature', () => {
  test('the job and its history name them, and their contents are read by id', async () => {
    const id = await started()
    const answers = [
      await photo(id, { id: 'lawn-0001', name: 'lawn.png' }),
      await photo(id, { id: 'gate-0001' }),
      await sign(id, 'sign-0001'),
    ]
    expect(answers.map(refusalOf)).toEqual(['answered', 'answered', 'answered'])
    clock.advance(60_000)
    const fields = { photos: 'lawn-0001,gate-0001', signature: 'sign-0001', notes: 'Gate locked' }
    expect((await complete(id, fields, { waited: 30 })).status).toBe(200)
    const at = clock.now() - 30_000
    const common = { type: 'image/png', size: atob(GREEN_PIXEL).length, added_by: 'Dana Green', added_at: at }
    const { status, photos, signature } = await jobOf(id)
    expect({ status, photos, signature }).toEqual({
      status: 'completed',
      photos: [
        { id: 'lawn-0001', name: 'lawn.png', ...common, added_by: photos[0]?.added_by },
        { id: 'gate-0001', name: 'gate.png', ...common, added_by: photos[0]?.added_by },
      ],
      signature: { id: 'sign-0001', signed_by: 'Ana Stone', signed_at: at },
    })
    const [fact] = await historyOf(id)
    expect(fact?.note).toBe('Completed with 2 photos, signed by Ana Stone: Gate locked')
    const read = await askGraphql(server, owner, JobPhotoDocument, { job: id, photo: 'gate-0001' })
    const drawn = await askGraphql(server, owner, JobSignatureDocument, { job: id, signature: 'sign-0001' })
    expect([dataOf(read).jobPhoto, dataOf(drawn).jobSignature]).toEqual([
      { type: 'image/png', data: GREEN_PIXEL },
      { kind: 'drawn', strokes: STROKES },
    ])
    expect(await log.exportStreams()).not.toContain(GREEN_PIXEL.slice(0, 40))
  })

  test('the same again, after lost answers, is the same', async () => {
    const id = await started()
    await photo(id, { id: 'twice-001' })
    expect(refusalOf(await photo(id, { id: 'twice-001' }))).toBe('answered')
    const first = await complete(id, { photos: 'twice-001' }, { key: 'done-twice' })
    const again = await complete(id, { photos: 'twice-001' }, { key: 'done-twice' })
    expect([first.status, again.body]).toEqual([200, first.body])
    expect((await jobOf(id)).photos.map((one) => one.id)).toEqual(['twice-001'])
  })

  test('undone, takes them off the job again', async () => {
    const id = await started()
    await photo(id, { id: 'undone-01' })
    await sign(id, 'undone-02')
    await complete(id, { photos: 'undone-01', signature: 'undone-02' }, { key: 'to-undo' })
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'to-undo', key: 'undo-it' }))
    const { status, photos, signature } = await jobOf(id)
    expect({ status, photos, signature }).toEqual({ status: 'in_progress', photos: [], signature: null })
  })

  test('with what has not come, or is another job’s, leaves the job as it is', async () => {
    const [id, other] = [await started(), await started()]
    await photo(other, { id: 'others-01' })
    await sign(id, 'others-02')
    const answers = [
      await complete(id, { photos: 'never-0001' }),
      await complete(id, { photos: 'others-01' }),
      await complete(id, { photos: 'others-02' }),
      await complete(id, { signature: 'others-01' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(answers[0]?.body).toMatchObject({ detail: 'A photo or the signature has not arrived. Add it again.' })
    expect((await jobOf(id)).status).toBe('in_progress')
  })
})

describe('what is no photo', () => {
  test.each([
    ['empty', '', '422 “gate.png” is empty. Take or choose the photo again.'],
    ['a PDF', base64From(fileOf('pdf')), '415 “gate.png” isn’t a photo. Choose a JPEG, PNG, or WebP file.'],
    [
      'too large',
      base64From(fileOf('jpeg', LARGEST_PHOTO + 500_000)),
      '413 “gate.png” has 10.5 MB. Choose a photo of 10 MB or less.',
    ],
    ['no base64', '§', '422 The photo is not in base64.'],
  ])('%s is refused with a reason', async (_, data, refusal) => {
    expect(refusalOf(await photo(await started(), { data }))).toBe(refusal)
  })

  test('ten megabytes are taken, and an id only once', async () => {
    const [id, other] = [await started(), await started()]
    const data = base64From(fileOf('jpeg', LARGEST_PHOTO))
    expect([
      refusalOf(await photo(id, { id: 'large-001', data })),
      refusalOf(await photo(other, { id: 'large-001' })),
      refusalOf(await photo(other, { id: '../etc' })),
    ]).toEqual(['answered', '409 This id is taken by something else.', '422 This is no id'])
  })

  test('a signature without a name or a line is refused', async () => {
    const id = await started()
    const drawn = { job: id, id: 'unsigned-1', kind: 'drawn', strokes: STROKES } as const
    const send = (part: object) =>
      askGraphql(server, owner, SendJobSignatureDocument, { ...drawn, signed_by: 'Ana', ...part })
    expect([refusalOf(await send({ signed_by: ' ' })), refusalOf(await send({ strokes: [] }))]).toEqual([
      '422 Enter the name of who signs',
      '422 Sign first',
    ])
  })
})

describe('photos of a job that is there already', () => {
  const add = (job: number, photos: string[], key: string, by = owner) =>
    askGraphql(server, by, AddJobPhotosDocument, { job, photos, key })
  const remove = (job: number, one: string, key: string) =>
    askGraphql(server, owner, RemoveJobPhotoDocument, { job, photo: one, key })

  test('are added and removed, and both are undone', async () => {
    const id = await started()
    await photo(id, { id: 'later-001' })
    await photo(id, { id: 'later-002' })
    expect(dataOf(await add(id, ['later-001', 'later-002'], 'add')).addJobPhotos).toBe(2)
    expect(dataOf(await remove(id, 'later-001', 'remove')).removeJobPhoto).toBe(1)
    expect((await historyOf(id)).slice(0, 2).map(({ note }) => note)).toEqual(['Photo removed', '2 photos added'])
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'remove', key: 'undo-remove' }))
    expect((await jobOf(id)).photos.map((one) => one.id)).toEqual(['later-001', 'later-002'])
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'add', key: 'undo-add' }))
    expect((await jobOf(id)).photos).toEqual([])
  })

  test('are ten at most', async () => {
    const id = await started()
    const ids = Array.from({ length: 11 }, (_, index) => `ten-${String(index).padStart(5, '0')}`)
    for (const one of ids) await photo(id, { id: one })
    expect(refusalOf(await add(id, ids, 'eleven'))).toBe('422 A job has 10 photos at most. Remove one to add another.')
    expect(dataOf(await add(id, ids.slice(1), 'ten')).addJobPhotos).toBe(10)
  })

  test('are for those who see the job, and changed by those who work on it', async () => {
    const id = await started('3')
    await photo(id, { id: 'seen-0001' })
    await add(id, ['seen-0001'], 'seen')
    const ask = async (by: Person) => [
      refusalOf(await askGraphql(server, by, JobPhotoDocument, { job: id, photo: 'seen-0001' })).slice(0, 3),
      refusalOf(await photo(id, {}, by)).slice(0, 3),
      refusalOf(await add(id, [], 'by-others', by)).slice(0, 3),
    ]
    expect([await ask(tech), await ask(home)]).toEqual([
      ['403', '403', '403'],
      ['403', '403', '403'],
    ])
    expect(refusalOf(await askGraphql(server, owner, JobPhotoDocument, { job: id, photo: 'nothing-1' }))).toBe(
      '404 This is no longer kept.',
    )
  })
})

test('what no one has named within a day is let go, and a reset empties the store', async () => {
  const id = await started()
  await photo(id, { id: 'orphan-01' })
  await photo(id, { id: 'named-001' })
  await complete(id, { photos: 'named-001' })
  clock.advance(DAY - 1)
  owner = await signIn(server, OWNER)
  await photo(id, { id: 'younger-1' })
  clock.advance(3_600_000)
  owner = await signIn(server, OWNER)
  await jobOf(id)
  const names = async () => [...(await contents.notes()).keys()].filter((one) => /orphan|named|younger/.test(one))
  expect(await names()).toEqual(['named-001', 'younger-1'])
  await server.reset()
  expect([...(await contents.notes())]).toEqual([])
})
