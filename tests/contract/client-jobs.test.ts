import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServicesDocument } from '@/contract/graphql/generated/clients'
import { listJobs } from '@/contract/jobs'
import { servicesOf } from '@/domain/client/listed-property'
import { isAt } from '@/domain/client/property'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, openOffice, type Person, signIn, TODAY } from './office'

let server: MockServer
let owner: Person
beforeAll(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})
afterAll(() => server.shutdown())

const HELEN = 1
const jobsOf = async (person: Person, client_id: number) =>
  (await person.ask(listJobs, { query: { client_id } })).jobs.map(({ id }) => id)

describe('the jobs of one client', () => {
  test('are asked for alone, in the order of the list', async () => {
    const { jobs } = await owner.ask(listJobs, { query: { per_page: 100 } })
    const ofHelen = jobs.filter(({ client_id }) => client_id === HELEN).map(({ id }) => id)
    const { tables } = await server.state()
    const all = tables.jobs.filter(({ client_id }) => client_id === HELEN)
    const own = await jobsOf(owner, HELEN)
    expect([own.filter((id) => ofHelen.includes(id)), new Set(own)]).toEqual([
      ofHelen,
      new Set(all.map(({ id }) => id)),
    ])
  })

  test('are none for a client of another business, and only one’s own for a technician', async () => {
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    expect((await stranger.ask(listJobs, { params: { businessId: 2 }, query: { client_id: HELEN } })).jobs).toEqual([])
    const tech = await signIn(server, demoUser('tech').email)
    const { tables } = await server.state()
    const seen = tables.jobs.filter(
      ({ client_id, assigned_crew_members }) => client_id === HELEN && assigned_crew_members.includes(2),
    )
    expect(new Set(await jobsOf(tech, HELEN))).toEqual(new Set(seen.map(({ id }) => id)))
  })
})

describe('the services of properties', () => {
  test('are the last and the next day of work at each', async () => {
    const { services } = dataOf(await askGraphql(server, owner, ServicesDocument, {}))
    const { properties, jobs } = (await server.state()).tables
    expect(services).toEqual(
      properties.map((property) => ({ property: property.id, ...servicesOf(jobs.filter(isAt(property)), TODAY) })),
    )
  })

  test('count only the jobs that someone sees', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    const { properties, jobs } = (await server.state()).tables
    const own = jobs.filter(({ assigned_crew_members }) => assigned_crew_members.includes(2))
    const { services } = dataOf(await askGraphql(server, tech, ServicesDocument, {}))
    expect(services).toEqual(
      properties.map((property) => ({ property: property.id, ...servicesOf(own.filter(isAt(property)), TODAY) })),
    )
  })

  test('are those of one’s own for a client, and of no one for someone whose role knows no jobs', async () => {
    const home = await signIn(server, demoUser('home').email)
    const { properties } = (await server.state()).tables
    const { services } = dataOf(await askGraphql(server, home, ServicesDocument, {}))
    expect(services.map(({ property }) => property)).toEqual(
      properties.filter(({ client_id }) => client_id === HELEN).map(({ id }) => id),
    )
    const billing = await signIn(server, 'billing@greenvalley.demo')
    expect(refusalOf(await askGraphql(server, billing, ServicesDocument, {}))).toBe('403 Your role can’t see jobs.')
  })
})
