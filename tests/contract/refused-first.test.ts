import { expect, onTestFinished, test, vi } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { demoUser } from '@/domain/demo/demo'
import { ENDPOINTS } from '../fixtures/endpoints'
import { MUTATIONS, QUERIES, questionOf, statusOf } from './graphql-questions'
import { OWNER, officesPerTest, sendAnything, signIn } from './office'
import { preparedFor } from './requests'

const openOffice = officesPerTest()

/** Permission depends on the record in the request, so these are not refused before it is known. */
const JUDGED_ON_THE_RECORD = new Set([
  // Technicians may edit their own jobs and change their status.
  'EP-048 tech',
  'EP-050 tech',
  // Managers may add products without stock.
  'EP-111.products.create manager',
  // Clients see what was applied at their own property.
  'query chemicalApplication home',
])
/** POST endpoints that write nothing. */
const READ_BY_POST = new Set(['EP-055'])

const isOurs = ({ id, bearer, method }: Endpoint) => bearer && method !== 'GET' && !READ_BY_POST.has(id)

const PEOPLE = ['home', 'tech', 'manager'] as const
const NOBODY = 999_999

const nonsenseTo = ({ path }: Endpoint) => ({
  params: Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'businessId' ? 1 : NOBODY]),
  ),
  body: {},
})

test('who may not do a thing is told so, and nothing of what is there or what was wrong with the request', {
  timeout: 120_000,
}, async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const failures: string[] = []
  let refused = 0
  for (const endpoint of ENDPOINTS.filter(isOurs)) {
    const server = openOffice()
    const { good, person } = await preparedFor(endpoint, server, await signIn(server, OWNER))
    if (person) continue
    for (const name of PEOPLE) {
      if (JUDGED_ON_THE_RECORD.has(`${endpoint.id} ${name}`)) continue
      const { token } = await signIn(server, demoUser(name).email)
      if ((await sendAnything(server, endpoint, good, token)).status !== 403) continue
      refused += 1
      const { status } = await sendAnything(server, endpoint, nonsenseTo(endpoint), token)
      if (status !== 403) failures.push(`${endpoint.id} ${endpoint.method} ${endpoint.path} tells ${name} ${status}`)
    }
  }
  expect(failures).toEqual([])
  expect(refused).toBeGreaterThan(100)
})

test('who may not ask a GraphQL field is told so, whatever record is named', { timeout: 120_000 }, async () => {
  const failures: string[] = []
  let refused = 0
  for (const name of ['home', 'tech'] as const) {
    const server = openOffice()
    const person = await signIn(server, demoUser(name).email)
    for (const field of [...QUERIES, ...MUTATIONS]) {
      if (JUDGED_ON_THE_RECORD.has(`${field.kind} ${field.name} ${name}`)) continue
      if ((await statusOf(person, questionOf(field))) !== 403) continue
      refused += 1
      const status = await statusOf(person, questionOf(field, NOBODY))
      if (status !== 403) failures.push(`${field.kind} ${field.name} tells ${name} ${status}`)
    }
  }
  expect(failures).toEqual([])
  expect(refused).toBeGreaterThan(100)
})
