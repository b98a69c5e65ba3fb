import { beforeEach, describe, expect, test } from 'vitest'
import {
  ActivityDocument,
  HistoryDocument,
  UndoDocument,
  UndoRequestDocument,
} from '@/contract/graphql/generated/history'
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  EditSavedViewDocument,
  SavedViewsDocument,
} from '@/contract/graphql/generated/views'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn } from './office'

const openOffice = officesPerTest()
const GONE = '404 View not found'
const NAME_TAKEN = '422 You already have a view with this name.'
const FULL = '409 You have 50 views of this list, which is the most. Delete one first.'
const MONDAYS = { area: 'jobs', name: 'Mondays', query: 'status=scheduled&sort=-date' }

let server: MockServer
let owner: Person
let manager: Person
let other: Person
let keys: number
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  manager = await signIn(server, demoUser('manager').email)
  other = await signIn(server, 'owner@hillcountry.demo')
  keys = 0
})

const save = (patch: Partial<typeof MONDAYS> = {}, person = owner, key = `save-${keys++}`) =>
  askGraphql(server, person, CreateSavedViewDocument, { ...MONDAYS, ...patch, key })
const edit = (id: number, patch: { name?: string; query?: string }, person = owner, key = `edit-${keys++}`) =>
  askGraphql(server, person, EditSavedViewDocument, { id, ...patch, key })
const remove = (id: number, person = owner, key = `remove-${keys++}`) =>
  askGraphql(server, person, DeleteSavedViewDocument, { id, key })
const undoRequest = (request: string, person = owner) =>
  askGraphql(server, person, UndoRequestDocument, { request, key: `undo-${request}` })
const viewsOf = async (person = owner, area = 'jobs') =>
  dataOf(await askGraphql(server, person, SavedViewsDocument, { area })).savedViews
const history = (person = owner) => askGraphql(server, person, HistoryDocument, { stream: 'view/1', first: 20 })
const notes = async () => dataOf(await history()).history.facts.map(({ note }) => note)

describe('a view', () => {
  test('is kept for the person and the list, its name without spaces around it', async () => {
    const view = { id: 1, name: 'Mondays', query: MONDAYS.query }
    expect(dataOf(await save({ name: ' Mondays ' })).createSavedView).toEqual(view)
    expect([await viewsOf(), await viewsOf(owner, 'clients'), await viewsOf(manager), await viewsOf(other)]).toEqual([
      [view],
      [],
      [],
      [],
    ])
    expect((await server.state()).tables.saved_views).toEqual([{ ...view, area: 'jobs', business_id: 1, user_id: 1 }])
  })

  test('is saved once, however often the request comes', async () => {
    const first = await save({}, owner, 'k')
    expect([await save({}, owner, 'k'), await viewsOf()]).toEqual([first, [dataOf(first).createSavedView]])
  })

  test('is renamed and changed; an edit that changes nothing leaves no mark', async () => {
    await save()
    expect(dataOf(await edit(1, { name: 'Tuesdays' })).editSavedView.name).toBe('Tuesdays')
    expect(dataOf(await edit(1, { query: 'search=sod' })).editSavedView).toEqual({
      id: 1,
      name: 'Tuesdays',
      query: 'search=sod',
    })
    await edit(1, { name: ' Tuesdays', query: 'search=sod' })
    expect(await notes()).toEqual(['Edited query', 'Edited name', 'Saved'])
  })

  test('is deleted, and comes back with undo', async () => {
    const view = dataOf(await save()).createSavedView
    expect(dataOf(await remove(1, owner, 'gone')).deleteSavedView).toBe(1)
    expect([await viewsOf(), refusalOf(await remove(1))]).toEqual([[], GONE])
    expect(dataOf(await undoRequest('gone')).undoRequest.count).toBe(1)
    expect(await viewsOf()).toEqual([view])
  })

  test.each([
    ['a name of nothing', { name: '  ' }, '422 Name the view'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, '422 1 character too many'],
    ['more than an address holds', { query: 'q'.repeat(2_001) }, '422 1 character too many'],
  ])('with %s is refused', async (_, patch, refusal) => {
    await save()
    expect([refusalOf(await save(patch)), refusalOf(await edit(1, patch))]).toEqual([refusal, refusal])
  })

  test('of a list that there is not is refused', async () => {
    expect(refusalOf(await save({ area: 'ghosts' }))).toBe('422 There is no such list')
  })

  test('has a name of its own in its list, for its person', async () => {
    await save()
    await save({ name: 'Tuesdays' })
    expect([
      refusalOf(await save({ name: 'mondays ' })),
      refusalOf(await edit(2, { name: 'Mondays' })),
      refusalOf(await save({ area: 'clients' })),
      refusalOf(await save({}, manager)),
      refusalOf(await edit(1, { name: 'MONDAYS' })),
    ]).toEqual([NAME_TAKEN, NAME_TAKEN, 'answered', 'answered', 'answered'])
  })

  test('is one of 50 at most', async () => {
    for (let number = 1; number <= 50; number++) await save({ name: `View ${number}` })
    expect([
      refusalOf(await save()),
      refusalOf(await edit(50, { name: 'Fiftieth' })),
      refusalOf(await save({ area: 'clients' })),
      refusalOf(await save({}, manager)),
    ]).toEqual([FULL, 'answered', 'answered', 'answered'])
  })

  test('does not come back where its name or its place is taken by now', async () => {
    await save()
    await remove(1, owner, 'gone')
    await save()
    expect(refusalOf(await undoRequest('gone'))).toBe('409 You already have a view with this name.')
  })
})

describe('someone’s view', () => {
  test.each([
    ['a colleague', () => manager],
    ['someone of another business', () => other],
  ])('is not there for %s', async (_, person) => {
    await save()
    const [saved] = dataOf(await history()).history.facts
    expect([
      refusalOf(await edit(1, { name: 'Mine' }, person())),
      refusalOf(await remove(1, person())),
      refusalOf(await history(person())),
      refusalOf(await askGraphql(server, person(), UndoDocument, { positions: [saved?.position ?? 0], key: 'undo' })),
    ]).toEqual([GONE, GONE, '404 There is no such record.', '404 There is no such fact.'])
    expect(await viewsOf()).toEqual([{ id: 1, name: 'Mondays', query: MONDAYS.query }])
  })

  test('has a history of its own, which is no part of the business’s activity', async () => {
    const before = dataOf(await askGraphql(server, owner, ActivityDocument, { first: 10 })).activity
    await save()
    await edit(1, { name: 'Tuesdays' })
    await remove(1)
    const { facts } = dataOf(await history()).history
    expect(facts.map(({ type, note, subject }) => [type, note, subject])).toEqual([
      ['view.deleted', 'Deleted', 'Tuesdays'],
      ['view.edited', 'Edited name', 'Mondays'],
      ['view.saved', 'Saved', 'Mondays'],
    ])
    expect(dataOf(await askGraphql(server, owner, ActivityDocument, { first: 10 })).activity).toEqual(before)
  })
})
