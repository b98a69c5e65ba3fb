import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { memoryFactLog } from '@/mock-server'
import { ENDPOINTS } from '../fixtures/endpoints'
import { PLACE } from './client-cases'
import { type AnyRequest, OWNER, officesPerTest, sendAnything, signIn } from './office'
import { preparedFor } from './requests'
import { longText, type TextPlace, textPlaces, withAt } from './text-places'

/*
 * Every text of every write is saved whole at its limit, and refused at its path with one more character. Limits come from the contract,
 * which the forms share.
 */

const openOffice = officesPerTest()

type Text = TextPlace & { part: 'query' | 'body' }

const textsOf = ({ query, body }: Endpoint): Text[] =>
  (['query', 'body'] as const).flatMap((part) =>
    textPlaces(part === 'query' ? query : body).map((text) => ({ ...text, part })),
  )

const withText = (request: AnyRequest, { part, place }: Text, text: string): AnyRequest => ({
  ...request,
  [part]: withAt(request[part], place, text),
})

/** Optional parts with texts, missing from the good requests; they are sent whole or not at all. */
const AWAY = { from: '2026-12-01', to: '2026-12-02', reason: 'Away' }
const MEMBER = { absences: [AWAY], home_base: { ...PLACE, latitude: null, longitude: null } }
const PARTS: Record<string, object> = {
  'EP-027': { properties: [PLACE] },
  'EP-039': { properties: [PLACE] },
  'EP-057': MEMBER,
  'EP-110g': { new_crew_member: { employee_id: 'GV-99', role: 'technician', hourly_rate: 22, crew_id: 1 } },
  'EP-059': MEMBER,
}

/** Values no one types: generated ids and URLs, and secrets, which are not stored as typed. */
const CODES = [
  ...[
    'password',
    'token',
    'refresh_token',
    'business_subdomain',
    'customer_id',
    'payment_method_id',
    'photos',
    'signature',
  ],
  ...['photos.0', 'time_zone', 'connected_account_id', 'crew_member_ids', 'customer_email'],
  ...['success_url', 'cancel_url', 'return_url', 'refresh_url'],
]
/** Passed to the payment provider and not stored. */
const HANDED_ON = ['EP-011 customer_name', 'EP-075 description']
/** Error reports have a limit for all texts together. */
const REPORT = 'EP-005'

const isFree = ({ query, body }: Endpoint, request: AnyRequest, text: Text): boolean => {
  const schema = text.part === 'query' ? query : body
  const { issues = [] } = schema ? v.safeParse(schema, withText(request, text, longText(text.limit))[text.part]) : {}
  return issues.every((issue) => v.getDotPath(issue) !== text.place)
}

const CALLS = ENDPOINTS.filter(({ method }) => method !== 'GET').flatMap((endpoint) => {
  const texts = textsOf(endpoint)
  return texts.length === 0 ? [] : [{ endpoint, texts, name: `${endpoint.id} ${endpoint.summary}` }]
})

test.each(CALLS)('$name', async ({ endpoint, texts }) => {
  vi.spyOn(console, 'info').mockReturnValue()
  const log = memoryFactLog()
  const server = openOffice({ log })
  const owner = await signIn(server, OWNER)
  const { good, person = owner } = await preparedFor(endpoint, server, owner)
  const whole = {
    ...good,
    ...(PARTS[endpoint.id] ? { body: { ...(good.body as object), ...PARTS[endpoint.id] } } : {}),
  }
  const free = texts.filter((text) => isFree(endpoint, whole, text))

  const refused = await Promise.all(
    texts.map(async (text) => {
      const request = withText(whole, text, longText(text.limit + 1))
      const { status, body } = await sendAnything(server, endpoint, request, person.token)
      const { errors = [] } = body as { errors?: { path: string; message: string }[] }
      const message = errors.find(({ path }) => path === text.place)?.message
      return `${text.place}: ${status} ${free.includes(text) || message === undefined ? message : 'has its own form'}`
    }),
  )
  expect(refused).toEqual(
    texts.map((text) => `${text.place}: 422 ${free.includes(text) ? '1 character too many' : 'has its own form'}`),
  )

  const isSavedAsTyped = ({ place }: Text) =>
    ![...CODES, ...HANDED_ON].some((each) => [place, `${endpoint.id} ${place}`].includes(each))
  const typed = endpoint.id === REPORT ? [] : free.filter(isSavedAsTyped)
  const longest = typed.map((text, at) => ({ ...text, typed: longText(text.limit, at) }))
  const request = longest.reduce((result, text) => withText(result, text, text.typed), whole)
  const { status } = await sendAnything(server, endpoint, request, person.token)
  if (longest.length > 0) expect(status).toBe(endpoint.status ?? 200)
  const saved = JSON.stringify([(await server.state()).tables, await log.readAfter(0)])
  expect(longest.filter((text) => !saved.includes(text.typed))).toEqual([])
})
