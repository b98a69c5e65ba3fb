import { beforeEach, describe, expect, test } from 'vitest'
import { createProperty, deleteProperty } from '@/contract/clients'
import {
  ChemicalApplicationDocument,
  ChemicalApplicationsDocument,
  ChemicalCheckDocument,
  ChemicalProductsDocument,
  CorrectChemicalApplicationDocument,
  DeleteChemicalApplicationDocument,
  RecordChemicalApplicationDocument,
} from '@/contract/graphql/generated/chemicals'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { placeText } from '@/domain/client/property'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { PLACE } from './client-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { ASSIGNED, OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const openOffice = officesPerTest()

const SPRAYED = {
  property_id: 1,
  product_id: 2,
  chemical_name: 'Tenacity',
  epa_registration_number: '100-1267',
  active_ingredient: 'Mesotrione',
  application_rate: '0.16',
  application_method: 'spray',
  target_pest_disease: 'Nutsedge',
  application_date: TODAY,
  application_time: '08:00',
  applicator_name: 'Mia Chen',
  reentry_interval_hours: 12,
}
type Sent = { [Field in keyof typeof SPRAYED]?: (typeof SPRAYED)[Field] | null } & Record<string, unknown>

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const record = (person: Person, patch: Sent = {}, key = 'record') =>
  askGraphql(server, person, RecordChemicalApplicationDocument, { application: { ...SPRAYED, ...patch }, key })
const recorded = async (patch: Sent = {}, key = 'record') =>
  dataOf(await record(owner, patch, key)).recordChemicalApplication.id
const correct = (person: Person, id: number, changed: Sent, was: Sent | null = null, key = `correct ${id}`) =>
  askGraphql(server, person, CorrectChemicalApplicationDocument, { id, changed, was, key: key.replaceAll(' ', '-') })
const one = async (person: Person, id: number) =>
  dataOf(await askGraphql(server, person, ChemicalApplicationDocument, { id })).chemicalApplication
const all = async (person: Person) =>
  dataOf(await askGraphql(server, person, ChemicalApplicationsDocument, {})).chemicalApplications
const check = async (person: Person) =>
  dataOf(await askGraphql(server, person, ChemicalCheckDocument, {})).chemicalCheck

const tech = () => signIn(server, demoUser('tech').email)
const stranger = () => signIn(server, 'owner@hillcountry.demo')

describe('chemical products', () => {
  test('are those of the business, with re-entry intervals of 4 and 12 hours among them', async () => {
    const products = dataOf(await askGraphql(server, owner, ChemicalProductsDocument, {})).chemicalProducts
    expect(products.find(({ id }) => id === 2)).toEqual({
      id: 2,
      name: 'Tenacity',
      epa_number: '100-1267',
      active_ingredient: 'Mesotrione',
      signal_word: 'caution',
      category: 'herbicide',
      reentry_interval_hours: 12,
      max_rate: { amount: 0.18, unit: 'fl oz per 1,000 sq ft' },
    })
    expect([...new Set(products.map(({ reentry_interval_hours: hours }) => hours))].sort()).toEqual([12, 4, 48])
    const others = await askGraphql(server, await stranger(), ChemicalProductsDocument, {})
    expect(dataOf(others).chemicalProducts).toEqual([])
  })
})

describe('an application', () => {
  test('is recorded once under its key, with what follows from who, where and when', async () => {
    const id = await recorded()
    expect(await recorded()).toBe(id)
    const { seal, ...application } = await one(owner, id)
    expect(application).toEqual({
      ...SPRAYED,
      id,
      job_id: null,
      location: '2204 Bridle Path, Austin, TX 78703',
      concentration: '',
      // The label's unit is added to a bare number.
      application_rate: '0.16 fl oz per 1,000 sq ft',
      above_label: false,
      total_amount_applied: null,
      amount_unit: 'gallons',
      area_treated_sqft: null,
      site_treated: '',
      weather_conditions: '',
      temperature_f: null,
      wind_speed_mph: null,
      applicator_license_number: '',
      ppe_used: [],
      harvest_interval_days: null,
      notes: '',
      created_at: '2026-11-18T15:00:00.000Z',
      created_by: 1,
    })
    const before = (await all(owner)).find((each) => each.seal.number === seal.number - 1)
    expect(seal.previous).toBe(before?.seal.hash)
  })

  test.each<[string, Sent, string]>([
    ['no property', { property_id: null }, '422 Choose one of your properties'],
    ['another business’s property', { property_id: 9_999 }, '422 Choose one of your properties'],
    ['a job that is not there', { job_id: 9_999 }, '422 This job no longer exists'],
    ['a product that is not there', { product_id: 99 }, '422 This product is no longer on your list'],
    ['no chemical', { chemical_name: ' ' }, '422 Chemical product is required'],
    ['an unknown method', { application_method: 'bucket' }, '422 Application method is required'],
    ['a day to come', { application_date: '2026-11-19' }, '422 The application date can’t be in the future'],
    ['a time to come', { application_time: '09:01' }, '422 The application time can’t be in the future'],
    [
      'a rate above the label’s',
      { application_rate: '0.2' },
      '422 The label allows 0.18 fl oz per 1,000 sq ft at most. Check the rate, or confirm that it was applied.',
    ],
    [
      'an amount between the steps',
      { total_amount_applied: 1.25 },
      '422 Use an amount from 0.1 to 100,000 in steps of 0.1',
    ],
    ['an EPA number of another form', { epa_registration_number: 'EPA 7' }, '422 Use a number like 524-579'],
  ])('is refused with %s', async (_, patch, refusal) => {
    const before = await all(owner)
    expect(refusalOf(await record(owner, patch))).toBe(refusal)
    expect(await all(owner)).toEqual(before)
  })

  test('is recorded with a rate above the label’s once that is confirmed', async () => {
    const id = await recorded({ application_rate: '0.2', above_label: true })
    expect((await one(owner, id)).above_label).toBe(true)
  })

  test('keeps its address when the property goes', async () => {
    const added = await owner.ask(createProperty, { params: { businessId: 1, clientId: 1 }, body: PLACE })
    const id = await recorded({ property_id: added.property.id })
    await owner.ask(deleteProperty, { params: { businessId: 1, propertyId: added.property.id } })
    expect((await one(owner, id)).location).toBe(placeText(PLACE))
  })

  test('is corrected: both people’s fields count, and the same one is refused the later', async () => {
    const id = await recorded()
    const was = { notes: '', site_treated: '' }
    dataOf(await correct(owner, id, { notes: 'Windy.' }, was, 'one'))
    dataOf(await correct(owner, id, { site_treated: 'Back lawn' }, was, 'two'))
    expect(refusalOf(await correct(owner, id, { notes: 'Calm.' }, was, 'three'))).toBe(
      '409 Dana Whitfield changed the notes in the meantime.',
    )
    const { notes, site_treated } = await one(owner, id)
    expect({ notes, site_treated }).toEqual({ notes: 'Windy.', site_treated: 'Back lawn' })
  })

  test('is deleted, and comes back by undo', async () => {
    const id = await recorded()
    const before = await all(owner)
    const removal = await askGraphql(server, owner, DeleteChemicalApplicationDocument, { id, key: 'delete' })
    expect(dataOf(removal).deleteChemicalApplication).toBe(id)
    expect(refusalOf(await correct(owner, id, { notes: 'x' }))).toBe('404 Chemical application not found')
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'delete', key: 'undo' }))
    expect(await all(owner)).toEqual(before)
  })

  test('is of no one else’s business', async () => {
    const other = await stranger()
    expect(await all(other)).toEqual([])
    expect(refusalOf(await correct(other, 1, { notes: 'x' }))).toBe('404 Chemical application not found')
  })
})

describe('the chain', () => {
  test('holds for the sample season, and for what is recorded, corrected, deleted and undone', async () => {
    const season = (await all(owner)).length
    const id = await recorded()
    dataOf(await correct(owner, id, { notes: 'Windy.' }))
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: `correct-${id}`, key: 'undo' }))
    const next = await recorded({ application_time: '08:30' }, 'next')
    dataOf(await askGraphql(server, owner, DeleteChemicalApplicationDocument, { id, key: 'delete' }))
    expect((await one(owner, next)).seal.number).toBe(season + 3)
    expect(await check(owner)).toEqual({ links: season + 3, altered: [], missing: [] })
  })

  test('tells a record that was changed past the calls, and one that went without a trace', async () => {
    const { tables } = await server.state()
    const { length } = tables.chemical_applications
    tables.chemical_applications = tables.chemical_applications
      .filter(({ id }) => id !== 7)
      .map((row) => (row.id === 3 ? { ...row, application_rate: '0.1 oz' } : row))
    expect(await check(owner)).toEqual({ links: length - 1, altered: [3], missing: [7] })
  })
})

describe('a technician', () => {
  const own = async () => {
    const { tables } = await server.state()
    const job = tables.jobs.find(({ id }) => id === ASSIGNED)
    const place = tables.properties.find(
      ({ client_id, address }) => client_id === job?.client_id && address === job.property_address,
    )
    return { job_id: ASSIGNED, property_id: place?.id ?? 0 }
  }

  test('records for a job of their own, and sees what was applied there', async () => {
    const person = await tech()
    const { id } = dataOf(await record(person, await own())).recordChemicalApplication
    expect((await all(person)).find((each) => each.id === id)?.created_by).toBe(4)
    expect((await all(person)).length).toBeLessThan((await all(owner)).length)
    expect(dataOf(await askGraphql(server, person, UndoRequestDocument, { request: 'record', key: 'undo' }))).toEqual({
      undoRequest: { count: 1, stayed: [] },
    })
  })

  test('records nothing else, corrects and deletes nothing', async () => {
    const person = await tech()
    const refusal = '403 You can record chemicals only for jobs you are assigned to.'
    expect(refusalOf(await record(person))).toBe(refusal)
    expect(refusalOf(await record(person, { ...(await own()), property_id: 20 }))).toBe(refusal)
    const id = await recorded(await own())
    expect(refusalOf(await correct(person, id, { notes: 'x' }))).toBe('403 Your role can’t edit chemical applications.')
    expect(refusalOf(await askGraphql(server, person, DeleteChemicalApplicationDocument, { id, key: 'delete' }))).toBe(
      '403 Your role can’t delete chemical applications.',
    )
    expect(refusalOf(await askGraphql(server, person, ChemicalCheckDocument, {}))).toBe(
      '403 Your role can’t see chemical applications.',
    )
  })
})

test('who records no chemicals sees what was applied at their place, but not the list of products', async () => {
  const client = await signIn(server, demoUser('home').email)
  expect(await all(client)).not.toEqual([])
  expect(refusalOf(await askGraphql(server, client, ChemicalProductsDocument, {}))).toBe(
    '403 Your role can’t see chemical products.',
  )
})

test('people without jobs and services see no chemicals', async () => {
  const billing = await signIn(server, 'billing@greenvalley.demo')
  expect(refusalOf(await askGraphql(server, billing, ChemicalApplicationsDocument, {}))).toBe(
    '403 Your role can’t see chemical applications.',
  )
  expect(refusalOf(await record(billing))).toBe('403 Your role can’t record chemical applications.')
})
