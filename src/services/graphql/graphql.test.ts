import { describe, expect, it } from 'vitest'
import { UndoDocument, UsageDocument } from '@/contract/graphql/generated/history'
import { json } from '../../../tests/fixtures/back-end'
import type { AuthorisedFetch } from '../http/authorised-fetch'
import { UNREADABLE } from '../http/http'
import { createGraphQL } from './graphql'

const usage = { usage: { clients: 42, servicesThisMonth: 156 } }

const setUp = (answer: () => Response | Promise<Response>) => {
  const requests: unknown[] = []
  const fetch: AuthorisedFetch = async (url, init, options) => {
    const { operationName, variables } = JSON.parse(String(init.body))
    requests.push({ call: `${init.method} ${url}`, operationName, variables, ...options })
    return answer()
  }
  return { asked: requests, graphql: createGraphQL(fetch, () => 'https://api.example.com') }
}
const failing = (answer: () => Response | Promise<Response>) => setUp(answer).graphql.query(UsageDocument, {})

describe('a question', () => {
  it('is posted with the token and 30 s of time (API-36, API-37)', async () => {
    const { graphql, asked } = setUp(() => json({ data: usage }))
    expect(await graphql.query(UsageDocument, {})).toEqual(usage)
    expect(asked).toEqual([
      {
        call: 'POST https://api.example.com/graphql',
        operationName: 'Usage',
        variables: {},
        bearer: true,
        timeout: 30_000,
      },
    ])
  })

  it('is asked again every time, as answers are kept elsewhere', async () => {
    const { graphql, asked } = setUp(() => json({ data: usage }))
    await graphql.query(UsageDocument, {})
    await graphql.query(UsageDocument, {})
    expect(asked).toHaveLength(2)
  })
})

it('a change carries the key of the intent', async () => {
  const { graphql, asked } = setUp(() => json({ data: { undo: { undone: [42], positions: [43], stayed: [] } } }))
  await graphql.mutate(UndoDocument, { positions: [42], key: 'k1' })
  expect(asked).toEqual([
    {
      call: 'POST https://api.example.com/graphql',
      operationName: 'Undo',
      variables: { positions: [42], key: 'k1' },
      bearer: true,
      timeout: 30_000,
    },
  ])
})

it('a change that takes long is waited for', async () => {
  const { graphql, asked } = setUp(() => json({ data: { undo: { undone: [42], positions: [43], stayed: [] } } }))
  await graphql.mutate(UndoDocument, { positions: [42], key: 'k1' }, 120_000)
  expect(asked).toMatchObject([{ timeout: 120_000 }])
})

describe('a failure is one of the same shape as over REST (ERR-01)', () => {
  const error = (extensions?: object) => ({ errors: [{ message: 'The job has changed since.', extensions }] })

  it.each([
    [
      'with the status that the error names',
      json({ data: null, ...error({ status: 409 }) }),
      'The job has changed since.',
      409,
    ],
    ['with 500 where it names none', json(error()), 'The job has changed since.', 500],
    [
      'also when the answer as a whole is refused',
      json(error({ status: 403 }), 403),
      'The job has changed since.',
      403,
    ],
  ])('%s', async (_, response, message, status) => {
    await expect(failing(() => response)).rejects.toEqual({ message, status, details: null })
  })

  it.each([
    [
      'a gateway that answers in JSON',
      json({ detail: 'Too many requests' }, 429),
      'Too many requests',
      429,
      { detail: 'Too many requests' },
    ],
    [
      'a gateway that answers in HTML',
      new Response('<h1>Bad</h1>', { status: 502 }),
      'An unexpected error occurred.',
      502,
      '<h1>Bad</h1>',
    ],
  ])('of %s', async (_, response, message, status, details) => {
    await expect(failing(() => response)).rejects.toEqual({ message, status, details })
  })

  it('where no answer came', async () => {
    const offline = { message: 'Failed to fetch', status: 0, details: null }
    await expect(failing(() => Promise.reject(offline))).rejects.toEqual(offline)
  })

  it.each([
    ['no JSON', () => new Response('<!doctype html>', { headers: { 'content-type': 'application/json' } })],
    ['neither data nor errors', () => json({})],
    ['no data', () => json({ data: null })],
    ['null where something is promised', () => json({ data: { usage: null } })],
    ['a field of another kind', () => json({ data: { usage: { ...usage.usage, clients: '42' } } })],
    ['a number that is none', () => json({ data: { usage: { ...usage.usage, clients: 1e300 } } })],
    ['a field that is missing', () => json({ data: { usage: { clients: 42 } } })],
  ])('where a good answer makes no sense: %s', async (_, answer) => {
    await expect(failing(answer)).rejects.toEqual(UNREADABLE)
  })
})
