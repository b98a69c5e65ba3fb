import * as v from 'valibot'
import { afterEach } from 'vitest'
import { login } from '@/contract/auth'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  namesUser,
  type ParamsOf,
  pathOf,
  type QueryOf,
} from '@/contract/endpoint'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import type { createJob } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import type { Instant } from '@/domain/time/clock'
import { createClock, type MovableClock } from '@/domain/time/clock'
import { type MockServer, type MockServerOptions, memoryFactLog } from '@/mock-server'
import { readToken } from '@/mock-server/accounts/tokens'
// The calls load lazily; importing them here keeps the first test from timing out on a busy machine.
import '@/mock-server/graphql/execute'
import '@/mock-server/lazy-service'
import '@/mock-server/write-routes'
import { startInProcess } from '@/mock-server/hosts/node'
import { UNTOLD } from './demos'

export const WEDNESDAY: Instant = Date.parse('2026-11-18T15:00:00Z')
export const TODAY = '2026-11-18'
export const DAY = 24 * 3_600_000

export const OWNER = demoUser('owner').email

export const WAITING = 15
export const ASSIGNED = 3

export const JOB_DRAFT: BodyOf<typeof createJob> = {
  client_id: 3,
  title: 'Hedge trimming',
  scheduled_date: '2026-11-20',
  scheduled_start_time: '09:00',
  scheduled_end_time: '11:30',
  estimated_cost: 180.5,
  property_address: '1 Barton Way',
  property_city: 'Austin',
  property_state: 'TX',
  property_zip: '78704',
}

export const stoppedClock = (at: Instant = WEDNESDAY): MovableClock =>
  createClock({ now: () => at, setTimeout: () => 0, clearTimeout: () => undefined })

type Sent<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: BodyOf<E>
  key?: string
  /** Seconds without a network. */
  waited?: number | undefined
}

export type Answered = { status: number; body: unknown; headers: Headers }

export type Person = {
  token: string
  refreshToken: string
  send<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<Answered>
  /** Parses the answer by the contract. Throws Error for another status than the endpoint's success. */
  ask<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<AnswerOf<E>>
  query(query: string, variables?: Record<string, unknown>): Promise<unknown>
}

const searchOf = (query: unknown): string => {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}` : ''
}

export type AnyRequest = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  key?: string
  waited?: number | undefined
}

/** `params.businessId` defaults to 1. */
export const sendAnything = async (
  server: MockServer,
  endpoint: Endpoint,
  { params, query, body, key, waited }: AnyRequest,
  token?: string,
): Promise<Answered> => {
  const path = pathOf(endpoint, { businessId: 1, ...params })
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (key !== undefined) headers.set('idempotency-key', key)
  if (waited !== undefined) headers.set('x-waited', String(waited))
  const holder = namesUser(endpoint) && token !== undefined ? readToken(token)?.user_id : undefined
  if (holder !== undefined) headers.set('x-user-id', String(holder))
  const init: RequestInit = { method: endpoint.method, headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await server.fetch(`${path}${searchOf(query)}`, init)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

export const send = <E extends Endpoint>(
  server: MockServer,
  endpoint: E,
  sent: Sent<E>,
  token?: string,
): Promise<Answered> => sendAnything(server, endpoint, sent as AnyRequest, token)

/** Throws Error when the request was refused. */
export const read = <E extends Endpoint>(endpoint: E, { status, body }: Answered): AnswerOf<E> => {
  if (status !== (endpoint.status ?? 200)) throw new Error(`${endpoint.id} answered ${status}: ${JSON.stringify(body)}`)
  return v.parse(endpoint.answer, body) as AnswerOf<E>
}

export const personWith = (
  server: MockServer,
  { access_token: token, refresh_token: refreshToken }: Pick<AnswerOf<typeof login>, 'access_token' | 'refresh_token'>,
): Person => ({
  token,
  refreshToken,
  send: (endpoint, sent = {}) => send(server, endpoint, sent, token),
  ask: async (endpoint, sent = {}) => read(endpoint, await send(server, endpoint, sent, token)),
  async query(query, variables = {}) {
    const headers = { authorization: `Bearer ${token}` }
    const body = JSON.stringify({ query, variables })
    return (await server.fetch(GRAPHQL_PATH, { method: 'POST', headers, body })).json()
  },
})

export const signIn = async (
  server: MockServer,
  email: string,
  password: string = demoUser('owner').password,
): Promise<Person> => personWith(server, read(login, await send(server, login, { body: { email, password } })))

/** Skips snapshots, which cost more than opening an office, since no back end restarts over this log. */
export const passingLog = (): ReturnType<typeof memoryFactLog> => ({
  ...memoryFactLog(),
  keepSnapshots: () => Promise.resolve(),
})

/** Answers without latency, on a stopped clock; jobs have no history yet. */
export const openOffice = (options: Partial<MockServerOptions> = {}): MockServer =>
  startInProcess({
    clock: stoppedClock(),
    latency: { min: 0, max: 0 },
    scenarios: UNTOLD,
    log: passingLog(),
    ...options,
  })

/** `openOffice` for files that open several: after each test all of them are shut down, newest first. Call once at the top of the file. */
export const officesPerTest = (): typeof openOffice => {
  const open: MockServer[] = []
  afterEach(() => {
    for (const server of open.splice(0).reverse()) server.shutdown()
  })
  return (options) => {
    const server = openOffice(options)
    open.push(server)
    return server
  }
}
