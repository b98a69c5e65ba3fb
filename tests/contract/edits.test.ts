import { beforeEach, describe, expect, test } from 'vitest'
import { getClient, toWireClient, updateClient, updateProperty } from '@/contract/clients'
import { updateCrewMember } from '@/contract/crew'
import type { BodyOf } from '@/contract/endpoint'
import { fullName } from '@/domain/account/user'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { OWNER, officesPerTest, type Person, signIn } from './office'

const openOffice = officesPerTest()
const SAMIR = 6

let server: MockServer
let owner: Person
let manager: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  manager = await signIn(server, demoUser('manager').email)
})

const params = { businessId: 1, clientId: SAMIR }
const read = async () => {
  const { client } = await owner.ask(getClient, { params })
  return toWireClient(
    { ...client, business_id: 1 },
    [{ amount: client.current_balance, currency: 'USD' }],
    client.properties.map((property) => ({ ...property, client_id: client.id, business_id: 1 })),
  )
}
const edit = (person: Person, body: BodyOf<typeof updateClient>) => person.send(updateClient, { params, body })
const theClient = async () => (await owner.ask(getClient, { params })).client

describe('two people at one client', () => {
  test('both keep what they changed where it is not the same (EP-027)', async () => {
    const was = await read()
    await edit(manager, { phone: '512-555-0101', was })
    expect((await edit(owner, { ...was, notes: 'Rings first', was })).status).toBe(200)
    const { phone, notes } = await theClient()
    expect({ phone, notes }).toEqual({ phone: '512-555-0101', notes: 'Rings first' })
  })

  test('are told who changed the same field and when, and nothing is written', async () => {
    const was = { phone: (await read()).phone }
    await edit(manager, { phone: '512-555-0101', was })
    const refused = await edit(owner, { phone: '512-555-0102', was })
    const name = fullName(demoUser('manager'))
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        detail: `${name} changed the phone in the meantime.`,
        changed: [{ stream: `client/${SAMIR}`, field: 'phone', by: name, at: '2026-11-18T15:00:00.000Z' }],
      },
    ])
    expect((await theClient()).phone).toBe('512-555-0101')
  })

  test('are told so in the words of the form', async () => {
    const { billing_zip, preferred_payment_method } = await read()
    const was = { billing_zip, preferred_payment_method }
    await edit(manager, { billing_zip: '78701', preferred_payment_method: 'cash' })
    const refused = await edit(owner, { billing_zip: '78702', preferred_payment_method: 'ach', was })
    expect(refused.body).toMatchObject({
      detail: `${fullName(demoUser('manager'))} changed the billing ZIP code and payment method in the meantime.`,
    })
  })

  test('agree where they changed it to the same', async () => {
    const was = { phone: (await read()).phone }
    const answers = [
      await edit(manager, { phone: '512-555-0101', was }),
      await edit(owner, { phone: '512-555-0101', was }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('who does not say what it was writes as before', async () => {
    await edit(manager, { phone: '512-555-0101' })
    expect((await edit(owner, { phone: '512-555-0102' })).status).toBe(200)
    expect((await theClient()).phone).toBe('512-555-0102')
  })

  test('keep the properties that the other one added, edited or removed', async () => {
    const was = await read()
    const [home, rental] = was.properties
    if (!home || !rental) throw new Error('Samir Patel has two properties')
    const other = { address: '1 Elm Street', city: 'Austin', state: 'TX', zip_code: '78701' }
    await manager.ask(updateProperty, { params: { businessId: 1, propertyId: home.id }, body: { grass_type: 'Moss' } })
    await edit(manager, { properties: [{ ...home, grass_type: 'Moss' }, rental, other] })
    const mine = [{ ...home, access_notes: 'Gate 4411' }, rental]
    expect((await edit(owner, { properties: mine, was })).status).toBe(200)
    const remaining = (await theClient()).properties.map((each) => [each.address, each.grass_type, each.access_notes])
    expect(remaining).toEqual([
      [home.address, 'Moss', 'Gate 4411'],
      [rental.address, rental.grass_type, rental.access_notes],
      ['1 Elm Street', '', ''],
    ])
  })

  test('are told of the property whose field both changed', async () => {
    const was = await read()
    const [home] = was.properties
    if (!home) throw new Error('Samir Patel has properties')
    await manager.ask(updateProperty, { params: { businessId: 1, propertyId: home.id }, body: { grass_type: 'Moss' } })
    const [, ...others] = was.properties
    const refused = await edit(owner, { properties: [{ ...home, grass_type: 'Zoysia' }, ...others], was })
    expect(refused).toMatchObject({
      status: 409,
      body: { changed: [{ stream: `property/${home.id}`, field: 'grass_type' }] },
    })
  })
})

test('a property and a crew member are edited by the same rule (EP-030, EP-059)', async () => {
  const place = { params: { businessId: 1, propertyId: 1 } }
  const member = { params: { businessId: 1, memberId: 2 } }
  const [home] = (await owner.ask(getClient, { params: { businessId: 1, clientId: 1 } })).client.properties
  await manager.ask(updateProperty, { ...place, body: { grass_type: 'Moss', was: { grass_type: home?.grass_type } } })
  await owner.ask(updateCrewMember, { ...member, body: { hourly_rate: 30, was: { hourly_rate: 24 } } })
  const answers = [
    await owner.send(updateProperty, { ...place, body: { city: 'Buda', was: { city: 'Austin' } } }),
    await owner.send(updateProperty, {
      ...place,
      body: { grass_type: 'Zoysia', was: { grass_type: home?.grass_type } },
    }),
    await owner.send(updateCrewMember, { ...member, body: { hourly_rate: 26, was: { hourly_rate: 24 } } }),
    await owner.send(updateCrewMember, { ...member, body: { hourly_rate: 26, was: { hourly_rate: 30 } } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 200])
})

test('what a record was has to be readable as one', async () => {
  const refused = await owner.send(updateProperty, {
    params: { businessId: 1, propertyId: 1 },
    body: { city: 'Buda', was: { city: 3 } },
  })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'was' }] } })
})
