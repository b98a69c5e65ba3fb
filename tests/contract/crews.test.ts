import { beforeEach, describe, expect, test } from 'vitest'
import { updateCrewMember } from '@/contract/crew'
import {
  CreateCrewDocument,
  CrewsDocument,
  DeleteCrewDocument,
  RenameCrewDocument,
} from '@/contract/graphql/generated/crew'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn } from './office'

const openOffice = officesPerTest()
const NAME_TAKEN = '422 A crew with this name already exists.'

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const crewsOf = async (person: Person) =>
  dataOf(await askGraphql(server, person, CrewsDocument, {})).crews.map(({ name }) => name)
const create = (person: Person, name: string) =>
  askGraphql(server, person, CreateCrewDocument, { name, key: `create-${name.trim()}` })
const rename = (person: Person, id: number, name: string) =>
  askGraphql(server, person, RenameCrewDocument, { id, name, key: `rename-${name}` })

const remove = (person: Person, id: number, key = 'delete') =>
  askGraphql(server, person, DeleteCrewDocument, { id, key })

describe('crews', () => {
  test('are those of the business, in the order they were made', async () => {
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    expect(await crewsOf(owner)).toEqual(['Lawns', 'Water and light', 'Trees', 'Stone and planting'])
    expect(await crewsOf(stranger)).toEqual([])
  })

  test('are added once, under a name that no other has', async () => {
    const added = dataOf(await create(owner, ' Ponds ')).createCrew
    expect(added).toEqual({ id: 5, name: 'Ponds' })
    expect(dataOf(await create(owner, ' Ponds ')).createCrew).toEqual(added)
    expect(refusalOf(await create(owner, 'PONDS'))).toBe(NAME_TAKEN)
    expect(refusalOf(await create(owner, '  '))).toBe('422 Name the crew')
    expect((await crewsOf(owner)).length).toBe(5)
  })

  test('are renamed', async () => {
    expect(dataOf(await rename(owner, 1, 'Mowing')).renameCrew).toEqual({ id: 1, name: 'Mowing' })
    expect(refusalOf(await rename(owner, 2, 'mowing'))).toBe(NAME_TAKEN)
    expect(refusalOf(await rename(owner, 99, 'Ponds'))).toBe('404 Crew not found')
  })

  test('are deleted once no one is in them, and brought back by undo', async () => {
    const IN_IT = '409 Someone is on this crew. Move them to another one first.'
    const { id } = dataOf(await create(owner, 'Ponds')).createCrew
    await owner.ask(updateCrewMember, { params: { businessId: 1, memberId: 2 }, body: { crew_id: id } })
    expect(refusalOf(await remove(owner, id, 'early'))).toBe(IN_IT)
    await owner.ask(updateCrewMember, { params: { businessId: 1, memberId: 2 }, body: { crew_id: 1 } })
    expect([dataOf(await remove(owner, id, 'go')), dataOf(await remove(owner, id, 'go'))]).toEqual([
      { deleteCrew: id },
      { deleteCrew: id },
    ])
    expect((await crewsOf(owner)).length).toBe(4)
    expect(refusalOf(await remove(owner, id, 'again'))).toBe('404 Crew not found')
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'go', key: 'back' }))
    expect((await crewsOf(owner)).at(-1)).toBe('Ponds')
  })

  test('are changed by those alone who manage the crew', async () => {
    const manager = await signIn(server, demoUser('manager').email)
    expect(refusalOf(await create(manager, 'Ponds'))).toBe('403 Your role can’t add crews.')
    expect(refusalOf(await rename(manager, 1, 'Ponds'))).toBe('403 Your role can’t edit crews.')
    expect(refusalOf(await remove(manager, 1))).toBe('403 Your role can’t delete crews.')
  })
})
