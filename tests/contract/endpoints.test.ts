import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import type { MockServer } from '@/mock-server'
import { ENDPOINTS } from '../fixtures/endpoints'
import type { Case } from './cases'
import { type Answered, type AnyRequest, OWNER, openOffice, type Person, sendAnything, signIn } from './office'
import { preparedFor } from './requests'

const namesCustomer = ({ path, query, body }: Endpoint): boolean =>
  path.includes('/:customerId') ||
  [query, body].some((schema) => schema && 'entries' in schema && 'customer_id' in (schema.entries as object))

const strangerStatus = (endpoint: Endpoint): 403 | 404 | undefined => {
  if (endpoint.path.includes('/:businessId')) return 403
  return namesCustomer(endpoint) ? 404 : undefined
}

const nowhere = ({ params, query, body }: AnyRequest): AnyRequest => {
  const elsewhere = (part: unknown) =>
    typeof part === 'object' && part !== null && 'customer_id' in part ? { ...part, customer_id: 'cus_987654' } : part
  return {
    params: {
      ...params,
      jobId: 987_654,
      memberId: 987_654,
      customerId: 'cus_987654',
      token: 'unknown',
      type: 'weather',
    },
    query: elsewhere(query) as Record<string, unknown>,
    body: elsewhere(body),
  }
}

const lateForJob = async (server: MockServer, { id }: Endpoint, good: AnyRequest): Promise<AnyRequest> => {
  const { jobs } = (await server.state()).tables
  const jobId = jobs.find(({ status }) => status === 'completed')?.id ?? 0
  const rest = id === 'EP-048' ? { body: { scheduled_date: '2027-03-01' } } : { query: good.query ?? {} }
  return { ...rest, params: { jobId } }
}

const badRequest = ({ id, query, body }: Endpoint, good: AnyRequest): AnyRequest => {
  if (id === 'EP-065') return { params: { period: 'yearly' } }
  if (body)
    return {
      ...good,
      body: {
        email: 3,
        refresh_token: 3,
        date: '20.11.2026',
        title: 3,
        first_name: 3,
        name: 3,
        address: 3,
        friendly_name: 3,
        label: 3,
      },
    }
  return query
    ? {
        ...good,
        query: {
          page: 'x',
          status: 'x',
          crew_member_ids: 'x',
          date: 'x',
          type: 'x',
          was: 'x',
          period: 'x',
          skip: 'x',
          number_type: 'x',
        },
      }
    : good
}

const damagedIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'damaged' in answer ? answer.damaged : []

describe.each(ENDPOINTS)('$id $method $path', (endpoint) => {
  let server: MockServer
  let owner: Person
  let requester: Person
  let prepared: Case
  let good: AnyRequest

  beforeAll(async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    server = openOffice()
    owner = await signIn(server, OWNER)
    prepared = await preparedFor(endpoint, server, owner)
    requester = prepared.person ?? owner
    good = prepared.good
  })
  afterAll(() => {
    server.shutdown()
    vi.restoreAllMocks()
  })

  const ask = (request: AnyRequest, token: string | undefined): Promise<Answered> =>
    sendAnything(server, endpoint, request, token)

  /** Skips cases that don't apply to an endpoint. */
  const testWhere = (applies: boolean) => (name: string, prove: () => Promise<void>) => {
    if (applies) test(name, prove)
  }
  const documents = (status: number) => endpoint.failures.includes(status)

  const tokenOf = (person: Person) => (endpoint.bearer ? person.token : undefined)

  test('is answered as the contract says', async () => {
    const { status, body, headers } = await ask(good, tokenOf(requester))
    expect({ status, body }).toMatchObject({ status: endpoint.status ?? 200 })
    const parsed = v.safeParse(endpoint.answer, body)
    expect(parsed.issues).toBeUndefined()
    expect(damagedIn(parsed.output)).toEqual([])
    expect(headers.get('deprecation')).toBe(endpoint.deprecated ? 'true' : null)
  })

  testWhere(endpoint.bearer)('asks for a token', async () => {
    expect(await ask(good, undefined)).toMatchObject({ status: 401, body: { detail: 'Not authenticated' } })
  })

  const status = strangerStatus(endpoint)
  testWhere(status !== undefined)('is closed to people of another business', async () => {
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    expect(await ask(good, stranger.token)).toMatchObject({ status, body: { detail: expect.stringMatching(/./) } })
  })

  testWhere(documents(422))('answers 422 to what the contract does not know', async () => {
    const answered = await ask(badRequest(endpoint, good), tokenOf(requester))
    expect(answered).toMatchObject({ status: 422, body: { detail: expect.stringMatching(/./) } })
  })

  testWhere(documents(404))('answers 404 for a record that does not exist', async () => {
    expect(await ask(prepared.missing ?? nowhere(good), tokenOf(requester))).toMatchObject({
      status: 404,
      body: { detail: expect.stringMatching(/ not found$/) },
    })
  })

  testWhere(endpoint.idempotent)('is done once under one key', async () => {
    const request = { ...good, key: 'once' }
    const first = await ask(request, tokenOf(requester))
    const { position } = await server.state()
    const again = await ask(request, tokenOf(requester))
    expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body })
    expect((await server.state()).position).toBe(position)
  })

  testWhere(documents(409))('answers 409 to a command that comes too late', async () => {
    const late = await prepared.late?.()
    const request = late?.request ?? (await lateForJob(server, endpoint, good))
    const expectedDetail = late ? /./ : /^Only .* this one is completed\.$/
    expect(await ask(request, tokenOf(late?.person ?? requester))).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(expectedDetail) },
    })
  })
})

test('every endpoint has its own id and its own path', () => {
  const routes = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(ENDPOINTS.length)
  expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length)
})
