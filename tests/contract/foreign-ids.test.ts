import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient, createProperty, updateClient, updateProperty } from '@/contract/clients'
import type { Endpoint } from '@/contract/endpoint'
import { assignCrew, createJob, updateJob } from '@/contract/jobs'
import type { MockServer } from '@/mock-server'
import { HILL_COUNTRY } from '@/mock-server/seeds/staff'
import { ENDPOINTS } from '../fixtures/endpoints'
import { CLIENT_DRAFT, PLACE } from './client-cases'
import { type AnyRequest, JOB_DRAFT, OWNER, officesPerTest, sendAnything, signIn } from './office'
import { preparedFor } from './requests'

/*
 * The owner of one business sends ids of another business's records in the path, query or body, under their own business; these must not
 * exist for them.
 */

const openOffice = officesPerTest()
const STRANGER = 'owner@hillcountry.demo'

const othersRows = async (server: MockServer): Promise<string> =>
  JSON.stringify((await server.state()).tables, (_, value: unknown) =>
    Array.isArray(value) ? value.filter((row) => row?.business_id !== HILL_COUNTRY) : value,
  )

const asStranger = ({ params, ...rest }: AnyRequest): AnyRequest => ({
  ...rest,
  params: { ...params, businessId: HILL_COUNTRY },
})

const NAMING = ENDPOINTS.filter(({ bearer, path }) => bearer && /\/:businessId\/.*:\w+Id/.test(path))

test('what another business has is not there, whatever call names it in its path', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  for (const endpoint of NAMING) {
    const server = openOffice()
    const { good } = await preparedFor(endpoint, server, await signIn(server, OWNER))
    const stranger = await signIn(server, STRANGER)
    const before = await othersRows(server)
    const { status, body } = await sendAnything(server, endpoint, asStranger(good), stranger.token)
    expect([endpoint.id, status, body]).toEqual([endpoint.id, 404, { detail: expect.stringMatching(/ not found$/) }])
    expect(await othersRows(server)).toBe(before)
  }
})

test('nor is it where a client, a property or a job of one’s own is sent with its ids', async () => {
  const server = openOffice()
  const stranger = await signIn(server, STRANGER)
  const params = { businessId: HILL_COUNTRY }
  const { client } = await stranger.ask(createClient, { params, body: CLIENT_DRAFT })
  const draft = { ...JOB_DRAFT, client_id: client.id }
  const { job } = await stranger.ask(createJob, { params, body: draft })
  const before = await othersRows(server)
  const ask = (endpoint: Endpoint, request: AnyRequest) =>
    sendAnything(server, endpoint, asStranger(request), stranger.token)
  const refused = async (endpoint: Endpoint, request: AnyRequest) => {
    const { status, body } = await ask(endpoint, request)
    return `${status} ${(body as { detail?: string }).detail}`
  }
  const ofJob = { params: { jobId: job.id } }
  const ofClient = { params: { clientId: client.id } }
  expect([
    await refused(createJob, { body: JOB_DRAFT }),
    await refused(createJob, { body: { ...draft, property_id: 1 } }),
    await refused(updateJob, { ...ofJob, body: { client_id: 1 } }),
    await refused(updateJob, { ...ofJob, body: { property_id: 1 } }),
    await refused(updateJob, { ...ofJob, body: { crew_member_ids: [1] } }),
    await refused(assignCrew, { ...ofJob, query: { crew_member_ids: '1' } }),
    await refused(assignCrew, { ...ofJob, query: { crew_id: '2' } }),
    await refused(updateClient, { ...ofClient, body: { properties: [{ ...PLACE, id: 1 }] } }),
  ]).toEqual([
    '422 There is no such client.',
    '422 This property was deleted or is another client’s.',
    '422 There is no such client.',
    '422 This property was deleted or is another client’s.',
    '422 There is no such crew member.',
    '422 There is no such crew member.',
    '422 No one active is on this crew.',
    '422 This property was deleted or is someone else’s.',
  ])

  // The path decides which business a record belongs to, not the body.
  const theirs = { id: 1, client_id: 1, business_id: 1 }
  const [place] = client.properties
  await ask(createClient, {
    body: { ...CLIENT_DRAFT, ...theirs, first_name: 'Zed', properties: [{ ...PLACE, ...theirs }] },
  })
  await ask(createProperty, { ...ofClient, body: { ...PLACE, ...theirs, address: '4 Elm Street' } })
  await ask(updateProperty, { params: { propertyId: place?.id ?? 0 }, body: theirs })
  expect(await othersRows(server)).toBe(before)
})
